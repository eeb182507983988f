"""The page of one case to rule on: sides by letter, names only after the ruling, precedents and who holds it."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from annotation.models.adjudication import RulingLease
from annotation.models.people import User
from annotation.models.projects import Annotator, Role
from annotation.models.rulings import Reason, Ruling, RulingKind
from annotation.models.studies import Study, StudyCase, StudyState
from annotation.selectors.adjudication import CaseRecord
from annotation.selectors.adjudication_people import (
    annotator_known,
    has_labelled,
    live_leases,
    other_adjudicators,
)
from annotation.selectors.adjudication_precedents import precedents
from annotation.selectors.adjudication_queue import owed_again
from annotation.selectors.adjudication_records import met_by
from annotation.selectors.pages_adjudication_parts import case_outcome, field_row, side_outcome
from annotation.selectors.pages_adjudication_queue import side_queue
from annotation.selectors.pages_adjudication_suspects import suspect_notes
from annotation.selectors.pages_answers import Wording, wording
from annotation.selectors.pages_case import case_view
from annotation.selectors.pages_frame import frame, study_head
from annotation.selectors.pages_guideline import guideline_view
from annotation.selectors.pages_spec_differences import spec_differences
from annotation.selectors.studies import roles_in
from taxonomy.strict_json import strict_json


def case_page(*, user: User, study: Study, study_case: StudyCase, now: datetime) -> dict[str, Any]:
    """One case to rule on, beside the queue."""
    words = wording(study)
    adjudicator = annotator_known(study, user)
    record = met_by(study, study_case, adjudicator)
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    lease = live_leases(now).filter(study_case=study_case).first()
    acceptance = getattr(study_case, "acceptance", None)
    return page | {
        "study": study_head(study),
        "queue": side_queue(study, adjudicator, record, words),
        "case": case_view(record.study_case) | {"public_id": record.study_case.public_id},
        "sides": _sides(record),
        "disputed": [field_row(record, words, field, disputed=True) for field in _disputed(record, words)],
        "agreed": [field_row(record, words, field) for field in _agreed(record, words)],
        "texts": [field_row(record, words, field) for field in words.schema.fields if not field.adjudicate],
        "accepted": acceptance and {"by": acceptance.accepted_by.pseudonym, "at": acceptance.accepted_at},
        "suspects": suspect_notes(study_case),
        "spec_differences": spec_differences(record),
        "is_open": record.is_open,
        "is_incomplete": len(record.labels) < study_case.k,
        "ruling": ruling_view(record, record.ruling, words) if record.ruling else None,
        "earlier": _earlier(record, words) if record.ruling else [],
        "precedents": _precedents(record, words, owed_again(study, adjudicator)) if record.disputed else [],
        "refusal": refusal(user, study, record, adjudicator),
        "lease": lease and lease_view(lease, adjudicator),
        "hand_on_to": [person.pseudonym for person in other_adjudicators(study.project, adjudicator)],
        "guideline": guideline_view(study),
    }


def lease_view(lease: RulingLease, reader: Annotator | None) -> dict[str, Any]:
    """Who holds a case, until when, and the word that came with it."""
    return {
        "holder": lease.adjudicator.pseudonym,
        "is_mine": reader is not None and lease.adjudicator_id == reader.pk,
        "until": lease.expires_at,
        "from": lease.handed_on_by.pseudonym if lease.handed_on_by else "",
        "note": lease.note,
    }


def refusal(user: User, study: Study, record: CaseRecord, adjudicator: Annotator | None) -> str:
    """Why this person cannot rule on this case, or nothing."""
    if Role.ADJUDICATOR not in roles_in(user, study.project):
        return "Only an adjudicator of this project rules."
    if study.state == StudyState.RELEASED:
        return "This study is released. A new study is needed to decide otherwise."
    if adjudicator and has_labelled(record.study_case, adjudicator):
        return "You labelled this case, so somebody else has to rule on it."
    if not record.labels:
        return "Nobody labelled this case; there is nothing to rule on."
    return ""


def _sides(record: CaseRecord) -> list[dict[str, str]]:
    """The sides by letter; who they are is told once a ruling stands."""
    kinds = {label.annotator: label.kind for label in record.labels}
    ruled = record.ruling is not None
    return [
        {
            "letter": side.letter,
            "key": str(index),
            "name": side.annotator if ruled else "",
            "kind": kinds[side.annotator] if ruled else "",
        }
        for index, side in enumerate(record.sides, start=1)
    ]


def _disputed(record: CaseRecord, words: Wording) -> list[Any]:
    return [field for field in words.schema.adjudicated() if field.key in record.disputed]


def _agreed(record: CaseRecord, words: Wording) -> list[Any]:
    return [
        field
        for field in words.schema.adjudicated()
        if field.key not in record.disputed and any(field.key in label.answers for label in record.labels)
    ]


def ruling_view(record: CaseRecord, ruling: Ruling, words: Wording) -> dict[str, Any]:
    """A ruling of a case: what was decided, why and by whom, and what became of each side."""
    ruled = strict_json(ruling.answers)
    outcome = case_outcome(record, ruled)
    return {
        "number": ruling.number,
        "by": ruling.adjudicator.pseudonym,
        "kind": ruling.adjudicator.kind,
        "at": ruling.ruled_at,
        "reason": ruling.get_reason_display(),
        "confidence": ruling.get_confidence_display(),
        "note": ruling.note,
        "clause": ruling.guideline_clause,
        "flags_guideline": ruling.flags_guideline,
        "overrules": [found["case"] for found in strict_json(ruling.overrules)] if ruling.overrules else [],
        "in_consensus": ruling.session_id is not None,
        "outcome": outcome,
        "rows": [
            {
                "title": field.title,
                "ruled": words.answer(field, ruled[field.key]),
                "sides": [
                    words.answer(field, side.answers.get(field.key))
                    | side_outcome(field, side.answers.get(field.key), ruled[field.key])
                    | {"letter": side.letter}
                    for side in record.sides
                ],
            }
            for field in words.schema.fields
            if field.key in ruled
        ],
    }


def _earlier(record: CaseRecord, words: Wording) -> list[dict[str, Any]]:
    """The rulings that no longer stand, the newest first."""
    rulings = Ruling.objects.filter(
        study_case=record.study_case,
        kind=RulingKind.RULING,
        number__lt=record.ruling.number,  # type: ignore[union-attr]
    )
    return [
        ruling_view(record, ruling, words)
        for ruling in rulings.select_related("adjudicator").order_by("-number")
    ]


def _precedents(record: CaseRecord, words: Wording, hidden: Sequence[int]) -> list[dict[str, Any]]:
    """What was ruled elsewhere where the same was in dispute, by field."""
    found = []
    for key, earlier in precedents(words.schema, record, hidden=hidden).items():
        field = words.schema.field(key)
        if field is None or not earlier:
            continue
        found.append(
            {
                "title": field.title,
                "rulings": [
                    {
                        "case_id": precedent.case_id,
                        "public_id": precedent.case_public_id,
                        "answer": words.answer(field, precedent.answer),
                        "reason": Reason(precedent.reason).label,
                        "note": precedent.note,
                        "clause": precedent.clause,
                    }
                    for precedent in earlier
                ],
            }
        )
    return found
