"""The pages after the rulings: who was upheld, where a ruling differed from me, and what the guideline lacks."""

from dataclasses import replace
from typing import Any

from annotation.core.shares import Share
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.rulings import Ruling
from annotation.models.studies import Study, StudyState
from annotation.selectors.adjudication_after import consistency, differences_of, guideline_gaps
from annotation.selectors.adjudication_outcome import Outcome, Upheld, outcome
from annotation.selectors.adjudication_people import annotator_known
from annotation.selectors.adjudication_queue import owed_again
from annotation.selectors.pages_answers import Wording, wording
from annotation.selectors.pages_case import case_view
from annotation.selectors.pages_figures import percent, share_words, shown_name
from annotation.selectors.pages_frame import frame, study_head
from annotation.selectors.pages_report import is_folded
from taxonomy.models.guidelines import GuidelineVersion


def outcome_page(*, user: User, study: Study) -> dict[str, Any]:
    """How often each annotator was upheld, by field and code, and their agreement with what stands.

    Folded for an adjudicator with cases left, who must not learn whom rulings favour or who tends to say what.
    """
    words = wording(study)
    found = outcome(study)
    folded = is_folded(user, study)
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    if folded:
        found = replace(found, annotators={}, by_code={}, with_truth={})
    return page | {
        "study": study_head(study),
        "folded": folded,
        "annotators": [{"name": shown_name(name), "kind": kind} for name, kind in found.annotators.items()],
        "n_ruled": found.n_ruled,
        "by_field": [
            _upheld_row(found, field.title, found.by_field[field.key]) | {"key": field.key}
            for field in words.schema.adjudicated()
            if field.key in found.by_field
        ],
        "by_code": [
            _upheld_row(found, words.title(key, code), counted) | {"field": _title(words, key), "key": key}
            for (key, code), counted in found.by_code.items()
        ],
        "with_truth": [_truth_row(found, field.key, field.title) for field in words.schema.adjudicated()],
        "consistency": [
            {"name": one.adjudicator, "n_cases": one.n_cases, "fields": share_view(one.fields)}
            for one in consistency(study)
        ],
    }


def _title(words: Wording, key: str) -> str:
    field = words.schema.field(key)
    return field.title if field else key


def share_view(found: Share) -> dict[str, Any]:
    """A share as it is shown: part of whole, in per cent, with its interval; nothing where there is no whole."""
    if found.value is None or found.low is None or found.high is None:
        return {"part": found.part, "whole": found.whole, "percent": "", "interval": ""}
    return {
        "part": found.part,
        "whole": found.whole,
        "percent": share_words(found.value),
        "interval": f"{found.low * 100:.0f} to {percent(found.high)}",
    }


def _upheld_row(found: Outcome, title: str, counted: Upheld) -> dict[str, Any]:
    return {
        "title": title,
        "n": counted.n,
        "neither": counted.neither,
        "shares": [
            share_view(counted.share_of(name)) | {"name": shown_name(name)} for name in found.annotators
        ],
    }


def _truth_row(found: Outcome, key: str, title: str) -> dict[str, Any]:
    empty = Share(0, 0, None, None, None)
    return {
        "title": title,
        "before": share_view(found.before.get(key, empty)),
        "shares": [
            share_view(found.with_truth.get((name, key), empty)) | {"name": shown_name(name)}
            for name in found.annotators
        ],
    }


def differences_page(*, user: User, study: Study) -> dict[str, Any]:
    """Where the rulings differ from the reader's own labels; nobody else's answer stands on it."""
    words = wording(study)
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    annotator = annotator_known(study, user)
    cases: dict[str, dict[str, Any]] = {}
    for one in differences_of(study, annotator) if annotator else []:
        ruling = one.record.ruling
        if ruling is None:
            continue
        case = cases.setdefault(
            one.record.case_id,
            {
                "case": case_view(one.record.study_case),
                "reason": ruling.get_reason_display(),
                "note": ruling.note,
                "clause": ruling.guideline_clause,
                "rows": [],
            },
        )
        case["rows"].append(
            {
                "title": one.field.title,
                "own": words.answer(one.field, one.own),
                "ruled": words.answer(one.field, one.ruled),
            }
        )
    return page | {
        "study": study_head(study),
        "is_ready": study.state in (StudyState.ADJUDICATED, StudyState.RELEASED),
        "cases": list(cases.values()),
    }


def gaps_page(*, user: User, study: Study) -> dict[str, Any]:
    """The guideline's gaps that rulings flagged, open ones first."""
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    gaps = [_gap(ruling) for ruling in readable_gaps(user, study)]
    return page | {
        "study": study_head(study),
        "guideline": str(study.guideline_version) if study.guideline_version else "",
        "guideline_pk": study.guideline_version_id,
        "versions": [{"pk": version.pk, "title": str(version)} for version in later_versions(study)],
        "may_resolve": bool({Role.MANAGER, Role.ADJUDICATOR} & set(page["roles"])),
        "is_manager": Role.MANAGER in page["roles"],
        "open": [gap for gap in gaps if not gap["resolution"]],
        "resolved": [gap for gap in gaps if gap["resolution"]],
    }


def readable_gaps(user: User, study: Study) -> list[Ruling]:
    """The gaps but for those of cases that come back blind to this person."""
    return guideline_gaps(study, hidden=owed_again(study, annotator_known(study, user)))


def later_versions(study: Study) -> list[GuidelineVersion]:
    """The frozen versions of the study's guideline that came after the one it was labelled under."""
    if study.guideline_version is None:
        return []
    versions = study.guideline_version.guideline.versions
    return list(versions.filter(state="frozen", number__gt=study.guideline_version.number).order_by("number"))


def _gap(ruling: Ruling) -> dict[str, Any]:
    resolution = getattr(ruling, "gap_resolution", None)
    return {
        "pk": ruling.pk,
        "case_id": ruling.study_case.case.external_id,
        "public_id": ruling.study_case.public_id,
        "note": ruling.note,
        "clause": ruling.guideline_clause,
        "by": ruling.adjudicator.pseudonym,
        "at": ruling.ruled_at,
        "resolution": resolution
        and {
            "note": resolution.note,
            "by": resolution.resolved_by.pseudonym,
            "at": resolution.resolved_at,
            "version": str(resolution.guideline_version) if resolution.guideline_version else "",
        },
    }
