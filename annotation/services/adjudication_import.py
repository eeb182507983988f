"""Rulings from files: all or nothing, and what stands already is counted, not stored again."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction

from annotation.core.bad_input import bad_row
from annotation.models.projects import Annotator
from annotation.models.studies import Study
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.studies import schema_for
from annotation.services.adjudication import store_ruling
from annotation.services.adjudication_checks import Decision, RulingRefused
from annotation.services.reports import settle_if_agreed
from taxonomy.fields.base import BadAnswer, Field
from taxonomy.fields.schema import Schema


class Import(NamedTuple):
    n_added: int
    n_present: int


@transaction.atomic
def import_rulings(
    *,
    study: Study,
    rows: Sequence[tuple[int, str, str, Decision]],
    adjudicator: Callable[[str], Annotator],
    source: str,
    now: datetime,
) -> Import:
    """Store the rulings of a file, all or nothing. `rows` are (row, case id, adjudicator's pseudonym, decision).

    A ruling that repeats the standing one, or what the labels agree on, is counted and not stored again.
    """
    locked = Study.objects.select_for_update().get(pk=study.pk)
    records = {record.case_id: record for record in case_records(locked)}
    schema = schema_for(locked)
    n_added = 0
    for row, case_id, name, decision in rows:
        if case_id not in records:
            raise bad_row(source, row, "is no case of this study", field="case_id", value=case_id)
        needed = _needed(schema, records[case_id], decision, source, row)
        if needed is None:
            continue
        try:
            case = records[case_id].study_case
            store_ruling(locked, case, needed, adjudicator(name), now=now, heeds_precedents=False)
        except RulingRefused as refusal:
            field = refusal.field or "case_id"
            given = {"case_id": case_id, **asdict(decision), **decision.answers}
            raise bad_row(source, row, str(refusal), field=field, value=given.get(field)) from refusal
        n_added += 1
    settle_if_agreed(study=locked, now=now)
    return Import(n_added, len(rows) - n_added)


def _needed(schema: Schema, record: CaseRecord, decision: Decision, source: str, row: int) -> Decision | None:
    """The decision on the disputed fields, or None where it only says what stands already."""
    answers = {key: _as_stored(schema.field(key), value) for key, value in decision.answers.items()}
    new = {key: value for key, value in answers.items() if not _repeats(record, key, value)}
    agreed = [key for key in new if key not in record.disputed]
    if agreed:
        key = agreed[0]
        raise bad_row(source, row, "the labels agree on another value", field=key, value=new[key])
    if not new:
        return None
    return replace(
        decision, answers={key: decision.answers[key] for key in decision.answers if key in record.disputed}
    )


def _as_stored(field: Field | None, value: Any) -> Any:
    """The normalised answer, so that codes in another order are no other answer; what is refused later stays."""
    try:
        return field.clean(value) if field else value
    except BadAnswer:
        return value


def _repeats(record: CaseRecord, key: str, value: Any) -> bool:
    return key in record.resolution.answers and record.resolution.answers[key] == value
