"""What a decision must be before it becomes a ruling."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from annotation.core.resolution import resolve, whole_record
from annotation.models.rulings import Confidence, Reason
from annotation.selectors.adjudication import CaseRecord
from annotation.selectors.adjudication_precedents import Precedent, contradicted
from taxonomy.fields.base import BadAnswer
from taxonomy.fields.schema import InvalidAnswers, Schema

LONGEST_CLAUSE = 200  # as the column of Ruling has it


class RulingRefused(Exception):
    """The ruling cannot stand; the message says why and what to do. `field` is set where one field is at fault."""

    def __init__(self, message: str, *, field: str = "") -> None:
        super().__init__(message)
        self.field = field


class Contradiction(RulingRefused):
    """The decision goes against earlier rulings; `names` are the cases whose rulings must be overruled by name."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self.problem = {"overrules": list(names)}
        listed = ", ".join(names)
        super().__init__(
            f"this decides otherwise than the ruling on {listed}. Overrule it by name, or decide alike.",
            field="overrules",
        )


@dataclass(frozen=True)
class Decision:
    """What an adjudicator decides on one case: an answer for each disputed field, and why.

    The answer None says that none stands, as where a question does not arise for the value ruled elsewhere.
    `overrules` names the cases whose rulings this one knowingly contradicts; the case itself, where it has one.
    """

    answers: Mapping[str, Any]
    reason: str
    confidence: str = ""
    note: str = ""
    guideline_clause: str = ""
    flags_guideline: bool = False
    overrules_agreement: bool = False
    overrules: Sequence[str] = ()


def checked_answers(schema: Schema, record: CaseRecord, decision: Decision) -> dict[str, Any]:
    """The normalised answers of a decision that covers the disputed fields and leaves a valid record."""
    if not record.disputed and not decision.overrules_agreement:
        raise RulingRefused(
            f"the labels of case {record.case_id} agree; nothing is open. Say so to overrule them."
        )
    _check_grounds(decision)
    missing = [
        key
        for key in record.disputed
        if key not in decision.answers or (decision.answers[key] is None and not may_be_left_out(record, key))
    ]
    if missing:
        raise RulingRefused(f"{missing[0]} is disputed and needs a value.", field=missing[0])
    answers = _clean_answers(schema, record, decision)
    given = [label.answers for label in record.labels]
    own_value = any(all(answers[key] != label.get(key) for label in given) for key in answers)
    if own_value and not decision.note.strip():
        raise RulingRefused("a value that nobody gave needs a note that explains it.", field="note")
    try:
        schema.clean(whole_record(schema, given, resolve(record.schema, given, answers), decision.note))
    except InvalidAnswers as invalid:
        field, message = next(iter(invalid.errors.items()))
        raise RulingRefused(f"{field}: {message}", field=field) from invalid
    return answers


def may_be_left_out(record: CaseRecord, key: str) -> bool:
    """Whether a decision on a field may be that no answer stands: it is not required, and a side gave none."""
    field = record.schema.field(key)
    return (
        field is not None
        and not field.required
        and any(label.answers.get(key) is None for label in record.labels)
    )


def overruled(
    schema: Schema,
    record: CaseRecord,
    decision: Decision,
    answers: Mapping[str, Any],
    *,
    heeds_precedents: bool = True,
) -> list[Precedent]:
    """The standing rulings that these answers contradict, all of them named by the decision; else Contradiction."""
    clause = decision.guideline_clause if heeds_precedents else ""
    found = contradicted(schema, record, answers, clause)
    unnamed = [precedent.case_id for precedent in found if precedent.case_id not in decision.overrules]
    if unnamed:
        raise Contradiction(unnamed)
    return found


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
            answers[key] = None if value is None and may_be_left_out(record, key) else field.clean(value)
        except BadAnswer as refusal:
            raise RulingRefused(f"{key}: {refusal}", field=key) from refusal
    return answers
