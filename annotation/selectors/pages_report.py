"""The page of a sealed report: the document's figures in words, panels and tables."""

from typing import Any

from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.reports import AgreementReport
from annotation.models.studies import Study
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.pages_access import follows
from annotation.selectors.pages_answers import Wording, wording
from annotation.selectors.pages_figures import EXCLUDED, band, figure, interval_words, main_measure
from annotation.selectors.pages_frame import KINDS, frame, n_open, study_head
from annotation.selectors.pages_heat import code_rows, heat_table, most_confused
from annotation.selectors.studies import roles_in
from taxonomy.strict_json import strict_json

SUMMARY = {
    "nominal": ("raw_agreement", "cohen_kappa", "gwet_ac1"),
    "ordinal": ("raw_agreement", "cohen_kappa_quadratic", "gwet_ac2_quadratic"),
    "set": ("raw_agreement", "masi_alpha", "jaccard_mean"),
}


def report_page(*, user: User, study: Study) -> dict[str, Any]:
    """The sealed report in words and tables; who said what stays folded for a person who still rules."""
    report = study.reports.get(number=1)
    document = strict_json(report.document)
    words = wording(study)
    folded = is_folded(user, study)
    fields = sorted(document["fields"], key=lambda field: field["between"] != "human-human")
    records = case_records(study)
    shown = [field_view(field, words, records, folded=folded) for field in fields]
    return frame(user=user, project=study.project, current="agreement", study=study) | {
        "study": study_head(study),
        "report": _seal(report, document),
        "sentence": sentence(document, shown),
        "summary": _summary(fields),
        "panels": _panels(shown),
        "annotators": _annotators(document, folded=folded),
        "excluded": [
            {"case_id": unit["case_id"], "reason": EXCLUDED[unit["reason"]]} for unit in document["excluded"]
        ],
        "folded": folded,
        "links": follows(user, study.project),
    }


def is_folded(user: User, study: Study) -> bool:
    """Whether directions are hidden: an adjudicator with open cases must not learn who tends to say what."""
    return Role.ADJUDICATOR in roles_in(user, study.project) and n_open(study) > 0


def field_view(
    field: dict[str, Any], words: Wording, records: list[CaseRecord], *, folded: bool
) -> dict[str, Any]:
    """One field of one panel: its coefficient, what counts and what does not, warnings, tables."""
    measure = main_measure(field)
    by_name = {found["name"]: found for found in field["measures"]}
    raw = by_name.get("raw_agreement")
    tables = [
        heat_table(field, index, pair, words, folded=folded)
        for index, pair in enumerate(field["pairs"])
        if pair.get("contingency")
    ]
    return {
        "key": field["field"],
        "title": field["title"],
        "level": field["level"],
        "between": field["between"],
        "figure": figure(measure) if measure else _no_figure(),
        "raw": figure(raw, as_percent=True) if raw else None,
        "n_used": field["n_pairable"],
        "n_all": field["n_items"],
        "excluded": [f"{found['n']} with {EXCLUDED[found['reason']]}" for found in field["excluded"]],
        "warnings": [warning["message"] for warning in field["warnings"]],
        "tables": tables,
        "confused": most_confused(tables),
        "what_if": _what_if(field, words),
        "codes": code_rows(field, words, records) if field["level"] == "set" else [],
        "planning": field.get("planning"),
    }


def _no_figure() -> dict[str, Any]:
    text = "Pairs of annotators stand apart; there is no single figure."
    return {"title": "Agreement", "text": "", "undefined": text, "interval": "",
            "value": None, "low": None, "high": None}  # fmt: skip


def _seal(report: AgreementReport, document: dict[str, Any]) -> dict[str, Any]:
    return {
        "sha256": report.sha256,
        "inputs_sha256": report.inputs_sha256,
        "sealed_at": report.sealed_at,
        "engine": report.engine_version,
        "n_cases": document["n_cases"],
        "n_double": document["n_double"],
    }


def sentence(document: dict[str, Any], shown: list[dict[str, Any]]) -> dict[str, str]:
    """What the report comes to, in a heading and what it can and cannot tell."""
    first = next((field for field in shown if field["figure"]["text"]), None)
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
    if first["planning"]:
        says += f" About {first['planning']['n']} doubles would narrow the interval to ±0.10."
    title += f", somewhere between {found['interval'].replace(' to ', ' and ')}"
    return {"field": first["title"], "title": title, "says": says}


def _summary(fields: list[dict[str, Any]]) -> list[dict[str, Any]]:
    if not fields:
        return []
    first = fields[0]
    by_name = {found["name"]: found for found in first["measures"]}
    cards = [
        figure(by_name[name], as_percent=name == "raw_agreement")
        for name in SUMMARY.get(first["level"], ())
        if name in by_name
    ]
    return [card | {"field": first["title"]} for card in cards] + _margins(first)


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


def _panels(shown: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The fields grouped by who is compared with whom."""
    panels: dict[str, list[dict[str, Any]]] = {}
    for field in shown:
        panels.setdefault(field["between"], []).append(field)
    return [
        {
            "between": between,
            "title": " with ".join(KINDS[kind][1] for kind in between.split("-")),
            "is_human": between == "human-human",
            "fields": fields,
            "code_tables": [field for field in fields if field["codes"]],
            "heat_fields": [field for field in fields if field["tables"]],
            "forest": [field["figure"] | {"title": field["title"]} for field in fields],
        }
        for between, fields in panels.items()
    ]


def _annotators(document: dict[str, Any], *, folded: bool) -> list[dict[str, Any]]:
    named = [
        {"name": found["pseudonym"], "kind": found["kind"], "n_labels": found["n_labels"],
         "kind_title": KINDS[found["kind"]][0].capitalize()}
        for found in document["annotators"]
    ]  # fmt: skip
    return named if not folded else []


def _what_if(field: dict[str, Any], words: Wording) -> str:
    """The merge of two categories that would help most, if any would."""
    merges = [
        change
        for change in field.get("what_if") or []
        if change["change"] == "merge" and float(change["gain"]) > 0
    ]
    if not merges:
        return ""
    best = max(merges, key=lambda change: float(change["gain"]))
    one, other = (words.title(field["field"], category) for category in best["categories"][:2])
    kappa = figure({"name": best["measure"], "reason": None, **best})
    between = interval_words(best["interval"])
    text = f"If {one} and {other} were one category, {kappa['title']} would be {kappa['text']}"
    return f"{text} ({between})." if between else f"{text}."
