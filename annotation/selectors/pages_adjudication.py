"""The adjudication queue and the page of one case: sides by letter, names only after the ruling."""

from typing import Any

from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.rulings import Ruling
from annotation.models.studies import Assignment, Study, StudyCase, StudyState
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.pages_answers import Wording, wording
from annotation.selectors.pages_case import case_view
from annotation.selectors.pages_frame import frame, study_head
from annotation.selectors.pages_guideline import guideline_view
from annotation.selectors.studies import roles_in
from taxonomy.fields.base import Field
from taxonomy.strict_json import strict_json


def queue_page(*, user: User, study: Study) -> dict[str, Any]:
    """All cases with a disagreement, lowest agreement first, open ones before ruled ones."""
    words = wording(study)
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    return page | {
        "study": study_head(study),
        "may_rule": Role.ADJUDICATOR in page["roles"] and study.state != StudyState.RELEASED,
        "may_release": study.state == StudyState.ADJUDICATED and Role.MANAGER in page["roles"],
        "queue": queue(case_records(study), words),
    }


def case_page(*, user: User, study: Study, study_case: StudyCase) -> dict[str, Any]:
    """One case to rule on, beside the queue."""
    words = wording(study)
    records = case_records(study)
    record = next(found for found in records if found.study_case.pk == study_case.pk)
    waiting = queue(records, words, current=record)
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    return page | {
        "study": study_head(study),
        "queue": waiting,
        "case": case_view(record.study_case) | {"public_id": record.study_case.public_id},
        "sides": _sides(record),
        "disputed": [_row(record, words, field) for field in _fields(record, words, disputed=True)],
        "agreed": [_row(record, words, field) for field in _fields(record, words, disputed=False)],
        "texts": [_row(record, words, field) for field in words.schema.fields if field.level == "none"],
        "is_open": record.is_open,
        "ruling": ruling_view(record, words) if record.ruling else None,
        "refusal": refusal(user, study, record),
        "guideline": guideline_view(study),
    }


def refusal(user: User, study: Study, record: CaseRecord) -> str:
    """Why this person cannot rule on this case, or nothing."""
    if Role.ADJUDICATOR not in roles_in(user, study.project):
        return "Only an adjudicator of this project rules."
    if study.state == StudyState.RELEASED:
        return "This study is released. A new study is needed to decide otherwise."
    mine = Assignment.objects.filter(study_case=record.study_case, annotator__user=user, labels__isnull=False)
    if mine.exists():
        return "You labelled this case, so somebody else has to rule on it."
    if not record.disputed:
        return "The labels of this case agree; there is nothing to rule on."
    return ""


def queue(records: list[CaseRecord], words: Wording, current: CaseRecord | None = None) -> dict[str, Any]:
    """Disputed cases in the order they are worked on, with who comes before and after the current one."""
    disputed = [record for record in records if record.disputed]
    disputed.sort(key=lambda record: (-len(record.disputed), record.case_id))
    n_fields = len(words.schema.adjudicated())
    entries = [_entry(record, words, n_fields, current) for record in disputed]
    waiting = [entry for entry in entries if entry["is_open"]]
    return {
        "open": waiting,
        "ruled": [entry for entry in entries if not entry["is_open"]],
        "n": len(entries),
        "n_ruled": len(entries) - len(waiting),
        "n_agreed": sum(1 for record in records if not record.disputed and len(record.labels) > 1),
        "previous": _neighbour(entries, -1),
        "next": _neighbour(entries, 1),
        "next_open": next((entry["public_id"] for entry in waiting if not entry["is_current"]), None),
    }


def _entry(record: CaseRecord, words: Wording, n_fields: int, current: CaseRecord | None) -> dict[str, Any]:
    n_agreed = n_fields - len(record.disputed)
    return {
        "id": record.case_id,
        "public_id": record.study_case.public_id,
        "is_open": record.is_open,
        "is_current": current is not None and current.study_case.pk == record.study_case.pk,
        "n_agreed": n_agreed,
        "n_fields": n_fields,
        "tone": "bad" if n_agreed * 2 <= n_fields else "warn",
        "fields": [field.title for field in words.schema.fields if field.key in record.disputed],
        "outcome": _outcome(record) if record.ruling else "",
    }


def _neighbour(entries: list[dict[str, Any]], step: int) -> Any:
    here = next((at for at, entry in enumerate(entries) if entry["is_current"]), None)
    if here is None or not 0 <= here + step < len(entries):
        return None
    return entries[here + step]["public_id"]


def _outcome(record: CaseRecord) -> str:
    """Which side a ruling gave right in every disputed field."""
    right = [
        side.letter
        for side in record.sides
        if all(side.answers.get(key) == record.ruled.get(key) for key in record.disputed)
    ]
    return f"took {right[0]}" if right else "own ruling"


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


def _fields(record: CaseRecord, words: Wording, *, disputed: bool) -> list[Field]:
    return [
        field
        for field in words.schema.adjudicated()
        if (field.key in record.disputed) is disputed and field.level != "none"
    ]


def _row(record: CaseRecord, words: Wording, field: Field) -> dict[str, Any]:
    return {
        "key": field.key,
        "title": field.title,
        "help": field.help,
        "sides": [
            {"letter": side.letter} | words.answer(field, side.answers.get(field.key))
            for side in record.sides
        ],
    }


def ruling_view(record: CaseRecord, words: Wording) -> dict[str, Any]:
    """The standing ruling of a case: what was decided, why and by whom."""
    ruling: Ruling = record.ruling  # type: ignore[assignment]
    answers = strict_json(ruling.answers)
    return {
        "number": ruling.number,
        "by": ruling.adjudicator.pseudonym,
        "kind": ruling.adjudicator.kind,
        "at": ruling.ruled_at,
        "reason": ruling.get_reason_display(),
        "confidence": ruling.get_confidence_display(),
        "note": ruling.note,
        "clause": ruling.guideline_clause,
        "outcome": _outcome(record),
        "answers": {
            field.key: words.answer(field, answers[field.key])
            for field in words.schema.fields
            if field.key in answers
        },
    }
