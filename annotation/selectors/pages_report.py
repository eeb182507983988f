"""The page of a sealed report: the document's figures in words, panels and tables."""

from collections.abc import Mapping
from typing import Any

from annotation.core.report_versions import current_version
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.reports import AgreementReport
from annotation.models.studies import Study
from annotation.selectors.held_out import held_out_cases
from annotation.selectors.pages_access import follows
from annotation.selectors.pages_answers import Wording, wording
from annotation.selectors.pages_figures import EXCLUDED, band, figure, seconds_words, shown_name
from annotation.selectors.pages_frame import KINDS, frame, n_open, study_head
from annotation.selectors.pages_report_field import WIDTHS, field_card, field_detail
from annotation.selectors.pages_report_methods import methods
from annotation.selectors.pages_report_specs import behaviour_sentence, spec_behaviour
from annotation.selectors.report_documents import report_document, report_version
from annotation.selectors.studies import roles_in

SUMMARY = {
    "nominal": ("raw_agreement", "cohen_kappa", "krippendorff_alpha", "gwet_ac1"),
    "ordinal": ("raw_agreement", "cohen_kappa_quadratic", "krippendorff_alpha", "gwet_ac2_quadratic"),
    "set": ("raw_agreement", "masi_alpha", "jaccard_mean"),
    "interval": ("icc_2_1", "krippendorff_alpha", "lin_ccc"),
    "ratio": ("icc_2_1", "krippendorff_alpha", "lin_ccc"),
}
ALL = "all"
FIRST_LISTED = 50


class NoSuchView(Exception):
    """The address asks for a panel, field, pair, slice or report that there is none of."""


class Asked:
    """What the address asks for: report, panel, field, pair, slice and width of interval; raises NoSuchView."""

    def __init__(self, study: Study, given: Mapping[str, str]) -> None:
        self.report = _report(study, given.get("report", "1"))
        self.document = report_document(self.report)
        self.fields = sorted(self.document["fields"], key=lambda field: field["between"] != "human-human")
        self.between = given.get("between", "")
        self.field = given.get("field", "")
        self.slice = given.get("slice", "")
        self.width = _one_of(given.get("width", "0.2"), {str(width): width for width in WIDTHS})
        self.pair = _pair(given.get("pair", ""))
        if self.between not in {"", *(field["between"] for field in self.fields)}:
            raise NoSuchView(self.between)
        if self.field not in {"", ALL, *(field["field"] for field in self.fields)}:
            raise NoSuchView(self.field)
        if self.slice not in {"", *slice_keys(self.fields)}:
            raise NoSuchView(self.slice)

    def in_panel(self) -> list[dict[str, Any]]:
        return [field for field in self.fields if self.between in ("", field["between"])]

    def detailed(self) -> list[dict[str, Any]]:
        """The fields shown in full: the one asked for, all of them, or the first."""
        found = self.in_panel()
        if self.field == ALL:
            return found
        return [field for field in found if field["field"] == self.field] if self.field else found[:1]


def report_page(*, user: User, study: Study, given: Mapping[str, str]) -> dict[str, Any]:
    """The report in words and tables; who said what stays folded for a person who still rules."""
    asked = Asked(study, given)
    document = asked.document
    words = wording(study)
    folded = is_folded(user, study)
    sees_people = follows(user, study.project) and not folded
    cards = [field_card(field, folded=folded) for field in asked.in_panel()]
    page = frame(user=user, project=study.project, current="agreement", study=study)
    return page | {
        "study": study_head(study),
        "report": _seal(asked.report, document),
        "reports": _reports(study, asked.report),
        "may_measure": Role.MANAGER in page["roles"] and _is_outdated(study),
        "sentence": (behaviour_sentence(document) if asked.field in ("", ALL) else None)
        or sentence(document, [card for card in cards if asked.field in ("", ALL, card["key"])]),
        "summary": _summary(asked.detailed()),
        "panels": _panels(cards),
        "behaviour": spec_behaviour(study, document),
        "details": [_detail(field, words, asked, folded=folded) for field in asked.detailed()],
        "filters": filters(asked),
        "warnings": [warning["message"] for warning in document["warnings"]],
        "unblindings": document["study"]["unblindings"],
        "held_out": held_out_cases(study),
        "annotators": _annotators(document, folded=folded),
        "time": _time(document) if sees_people else [],
        "self_consistency": _self_consistency(document) if sees_people else [],
        "excluded": excluded(document),
        "asked": document["gate"],
        "dataset": document["dataset"] | {"imported_at": study.dataset_version.created_at},
        "methods": methods(document),
        "folded": folded,
        "links": follows(user, study.project),
    }


def is_folded(user: User, study: Study) -> bool:
    """Whether directions are hidden: an adjudicator with open cases must not learn who tends to say what."""
    return Role.ADJUDICATOR in roles_in(user, study.project) and n_open(study) > 0


def slice_keys(fields: list[dict[str, Any]]) -> list[str]:
    return sorted({found["key"] for field in fields for found in field["slices"]})


def filters(asked: Asked) -> dict[str, Any]:
    """What can be chosen, and what is."""
    panel = asked.in_panel()
    return {
        "between": asked.between,
        "panels": [(name, panel_title(name)) for name in dict.fromkeys(f["between"] for f in asked.fields)],
        "field": asked.field,
        "fields": list(dict.fromkeys((field["field"], field["title"]) for field in panel)),
        "slice": asked.slice,
        "slices": slice_keys(asked.fields),
        "pair": asked.pair,
        "width": str(asked.width),
        "widths": [str(width) for width in WIDTHS],
        "report": asked.report.number,
        "is_set": bool(asked.between or asked.field or asked.slice or asked.pair is not None),
    }


def panel_title(between: str) -> str:
    return " with ".join(KINDS[kind][1] for kind in between.split("-"))


def _detail(field: dict[str, Any], words: Wording, asked: Asked, *, folded: bool) -> dict[str, Any]:
    pair = asked.pair if asked.field == field["field"] else None
    if pair is not None and pair >= len(field["pairs"]):
        raise NoSuchView(f"pair {pair}")
    return field_detail(field, words, pair=pair, slice_key=asked.slice, width=asked.width, folded=folded) | {
        "panel_title": panel_title(field["between"])
    }


def _report(study: Study, number: str) -> AgreementReport:
    found = (
        study.reports.filter(number=int(number)).first() if number.isascii() and number.isdigit() else None
    )
    if found is None:
        raise NoSuchView(f"report {number}")
    return found


def _pair(text: str) -> int | None:
    if text and not (text.isascii() and text.isdigit()):
        raise NoSuchView(f"pair {text}")
    return int(text) if text else None


def _one_of(text: str, choices: dict[str, float]) -> float:
    if text not in choices:
        raise NoSuchView(f"width {text}")
    return choices[text]


def _is_outdated(study: Study) -> bool:
    last = study.reports.order_by("-number").first()
    return last is not None and bool(current_version()) and report_version(last) != current_version()


def _reports(study: Study, shown: AgreementReport) -> list[dict[str, Any]]:
    found = study.reports.order_by("number")
    return [
        {"number": report.number, "sealed_at": report.sealed_at, "version": report_version(report),
         "is_shown": report.number == shown.number}
        for report in found
    ]  # fmt: skip


def _seal(report: AgreementReport, document: dict[str, Any]) -> dict[str, Any]:
    return {
        "number": report.number,
        "sha256": report.sha256,
        "inputs_sha256": report.inputs_sha256,
        "sealed_at": report.sealed_at,
        "engine": report.engine_version,
        "n_cases": document["n_cases"],
        "n_double": document["n_double"],
    }


def sentence(document: dict[str, Any], cards: list[dict[str, Any]]) -> dict[str, str]:
    """What the report comes to, in a heading and what it can and cannot tell."""
    first = next((card for card in cards if card["figure"]["text"]), None)
    if first is None:
        return {"field": "", "title": "No coefficient is defined for these labels", "says": ""}
    found = first["figure"]
    title = f"{found['title']} {found['text']}"
    if not found["interval"]:
        return {"field": first["title"], "title": title, "says": ""}
    low, high = band(found["low"]), band(found["high"])
    says = f"With {first['n_used']} doubles "
    says += (
        f"the data cannot tell {low} from {high} agreement."
        if low != high
        else f"both ends of the interval read {low}."
    )
    if first["plan"] and not first["plan"]["is_enough"]:
        says += f" About {first['plan']['n']} doubles would narrow the interval to ±{first['plan']['half']}."
    title += f", somewhere between {found['interval'].replace(' to ', ' and ')}"
    return {"field": first["title"], "title": title, "says": says}


def _summary(fields: list[dict[str, Any]]) -> list[dict[str, Any]]:
    if not fields:
        return []
    first = fields[0]
    by_name = {found["name"]: found for found in first["measures"]}
    names = [name for name in SUMMARY.get(first["level"], ()) if name in by_name]
    cards = [figure(by_name[name]) | {"field": first["title"]} for name in names]
    return (cards + _margins(first))[:4]


def _margins(field: dict[str, Any]) -> list[dict[str, Any]]:
    """Whether the two annotators use the categories equally often, by the test of Stuart and Maxwell."""
    tests = [pair.get("diagnostics") or {} for pair in field["pairs"]]
    found = tests[0].get("stuart_maxwell") if len(tests) == 1 else None
    if not found or found.get("p_value") is None:
        return []
    p_value = float(found["p_value"])
    return [
        {
            "title": "Margins",
            "field": field["title"],
            "text": "even" if p_value >= 0.05 else "uneven",
            "interval": f"Stuart–Maxwell p = {p_value:.2f}" if p_value >= 0.01 else "Stuart–Maxwell p < 0.01",
        }
    ]


def _panels(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The fields grouped by who is compared with whom."""
    panels: dict[str, list[dict[str, Any]]] = {}
    for card in cards:
        panels.setdefault(card["between"], []).append(card)
    return [
        {
            "between": between,
            "title": panel_title(between),
            "is_human": between == "human-human",
            "fields": fields,
            "forest": [field["figure"] | {"title": field["title"]} for field in fields],
        }
        for between, fields in panels.items()
    ]


def _annotators(document: dict[str, Any], *, folded: bool) -> list[dict[str, Any]]:
    named = [
        {"name": shown_name(found["pseudonym"]), "kind": found["kind"], "n_labels": found["n_labels"],
         "kind_title": KINDS[found["kind"]][0].capitalize()}
        for found in document["annotators"]
    ]  # fmt: skip
    return named if not folded else []


def _time(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"annotator": shown_name(found["annotator"]), "n_labels": found["n_labels"]}
        | {name: seconds_words(seconds) for name, seconds in found["seconds"].items()}
        for found in document["time"]
    ]


def _self_consistency(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {
            "annotator": shown_name(found["annotator"]),
            "n_repeats": found["n_repeats"],
            "fields": [
                {"title": field["title"], "n_used": field["n_used"],
                 "figures": [figure(measure) for measure in field["measures"]]}
                for field in found["fields"]
            ],
        }
        for found in document["self_consistency"]
    ]  # fmt: skip


def excluded(document: dict[str, Any]) -> dict[str, Any]:
    """The cases that make no pair at all, the first of them by name."""
    units = [
        {"case_id": case_id, "reason": EXCLUDED[group["reason"]]}
        for group in document["excluded"]
        for case_id in group["case_ids"]
    ]
    groups = [f"{group['n']} with {EXCLUDED[group['reason']]}" for group in document["excluded"]]
    return {
        "n": len(units),
        "groups": groups,
        "first": units[:FIRST_LISTED],
        "more": len(units) > FIRST_LISTED,
    }
