"""Rulings on disagreements: only after the sealed report, never by somebody who labelled the case, append-only."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction
from django.db.models import Max

from annotation.core.bad_input import bad_row
from annotation.core.resolution import resolve, upheld, whole_record
from annotation.models.projects import Annotator
from annotation.models.rulings import Confidence, Reason, Ruling, RulingKind
from annotation.models.studies import Study, StudyCase, StudyState
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.studies import schema_for
from annotation.services.ledger import record_event
from annotation.services.reports import settle_if_agreed
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.fields.base import BadAnswer, Field
from taxonomy.fields.schema import InvalidAnswers, Schema

LONGEST_CLAUSE = 200  # as the column of Ruling has it


class RulingRefused(Exception):
    """The ruling cannot stand; the message says why and what to do. `field` is set where one field is at fault."""

    def __init__(self, message: str, *, field: str = "") -> None:
        super().__init__(message)
        self.field = field


@dataclass(frozen=True)
class Decision:
    """What an adjudicator decides on one case: an answer for each disputed field, and why."""

    answers: Mapping[str, Any]
    reason: str
    confidence: str = ""
    note: str = ""
    guideline_clause: str = ""
    overrules_agreement: bool = False


@transaction.atomic
def rule(*, study_case: StudyCase, decision: Decision, adjudicator: Annotator, now: datetime) -> Ruling:
    """Store a ruling and, once nothing is open, call the study adjudicated; raises RulingRefused or NotMeasured."""
    study = Study.objects.select_for_update().get(pk=study_case.study_id)
    ruling = store_ruling(study, study_case, decision, adjudicator, now=now)
    settle_if_agreed(study=study, now=now)
    return ruling


def store_ruling(
    study: Study, study_case: StudyCase, decision: Decision, adjudicator: Annotator, *, now: datetime
) -> Ruling:
    """Check one decision against the case and append it. The caller holds the study's row."""
    if study.state == StudyState.RELEASED:
        raise RulingRefused(f"study {study.name} is released; a new study is needed to decide otherwise.")
    record = case_records(study, study_case=study_case)[0]
    if adjudicator.pk in _labellers(study_case):
        raise RulingRefused(f"{adjudicator.pseudonym} labelled case {record.case_id} and cannot rule on it.")
    answers = _checked(schema_for(study), record, decision)
    last = study_case.rulings.filter(kind=RulingKind.RULING).aggregate(last=Max("number"))["last"] or 0
    text = canonical_text(answers)
    ruling = Ruling.objects.create(
        study_case=study_case,
        number=last + 1,
        adjudicator=adjudicator,
        answers=text,
        answers_sha256=sha256_bytes(text.encode()),
        reason=decision.reason,
        confidence=decision.confidence,
        note=decision.note,
        guideline_clause=decision.guideline_clause,
        ruled_at=now,
    )
    record_event(
        chain=study.project.slug,
        action="case.ruled",
        actor=adjudicator.pseudonym,
        at=now,
        subject={
            "study": study.name,
            "case": record.case_id,
            "ruling": ruling.number,
            "sha256": ruling.answers_sha256,
        },
    )
    return ruling


def _labellers(study_case: StudyCase) -> set[int]:
    labelled = study_case.assignments.filter(labels__isnull=False)
    return set(labelled.values_list("annotator_id", flat=True))


def _checked(schema: Schema, record: CaseRecord, decision: Decision) -> dict[str, Any]:
    """The normalised answers of a decision that covers the disputed fields and leaves a valid record."""
    if not record.disputed and not decision.overrules_agreement:
        raise RulingRefused(
            f"the labels of case {record.case_id} agree; nothing is open. Say so to overrule them."
        )
    _check_grounds(decision)
    missing = [key for key in record.disputed if decision.answers.get(key) is None]
    if missing:
        raise RulingRefused(f"{missing[0]} is disputed and needs a value.", field=missing[0])
    answers = _clean_answers(schema, record, decision)
    given = [label.answers for label in record.labels]
    own_value = any(all(answers[key] != label.get(key) for label in given) for key in answers)
    if own_value and not decision.note.strip():
        raise RulingRefused("a value that nobody gave needs a note that explains it.", field="note")
    try:
        schema.clean(whole_record(schema, given, resolve(schema, given, answers), decision.note))
    except InvalidAnswers as invalid:
        field, message = next(iter(invalid.errors.items()))
        raise RulingRefused(f"{field}: {message}", field=field) from invalid
    return answers


def _check_grounds(decision: Decision) -> None:
    if decision.reason not in Reason.values:
        raise RulingRefused(f"choose a reason: {', '.join(Reason.values)}.", field="reason")
    if decision.confidence and decision.confidence not in Confidence.values:
        raise RulingRefused(f"choose a confidence: {', '.join(Confidence.values)}.", field="confidence")
    if len(decision.guideline_clause) > LONGEST_CLAUSE:
        raise RulingRefused(f"a clause is at most {LONGEST_CLAUSE} characters.", field="guideline_clause")


def _clean_answers(schema: Schema, record: CaseRecord, decision: Decision) -> dict[str, Any]:
    answers = {}
    for key, value in decision.answers.items():
        field = schema.field(key)
        if field is None or not field.adjudicate:
            raise RulingRefused(f"{key} is no field that is adjudicated.", field=key)
        if key not in record.disputed and not decision.overrules_agreement:
            raise RulingRefused(f"the labels agree on {key}; a ruling leaves it alone.", field=key)
        try:
            answers[key] = field.clean(value)
        except BadAnswer as refusal:
            raise RulingRefused(f"{key}: {refusal}", field=key) from refusal
    return answers


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
            store_ruling(locked, records[case_id].study_case, needed, adjudicator(name), now=now)
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


def upheld_counts(study: Study) -> dict[str, int]:
    """For each annotator, the ruled cases on which a ruling gave them right in every disputed field; and neither."""
    counts: dict[str, int] = {}
    neither = 0
    for record in case_records(study):
        counts |= {label.annotator: counts.get(label.annotator, 0) for label in record.labels}
        if not record.ruling:
            continue
        right = [
            label.annotator for label in record.labels if upheld(label.answers, record.ruled, record.disputed)
        ]
        for name in right:
            counts[name] += 1
        neither += not right
    return dict(sorted(counts.items())) | {"neither": neither}
