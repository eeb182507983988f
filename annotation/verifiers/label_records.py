"""A label that holds a spec, read as the record that the oracle runs."""

from collections.abc import Mapping
from typing import Any

from annotation.verifiers.asked_case import AskedCase
from annotation.verifiers.records import Record, record_of
from annotation.verifiers.spec import GOLD_KEY
from taxonomy.fields.examples import Examples
from taxonomy.fields.schema import Schema
from taxonomy.fields.verifier_spec import VerifierSpec

_CLAIMS = ("confidence", "subjective", "gold_suspect", "notes")


def spec_fields(schema: Schema) -> tuple[VerifierSpec, ...]:
    """The fields of a schema that ask for a spec."""
    return tuple(field for field in schema.fields if isinstance(field, VerifierSpec))


def label_examples(schema: Schema, answers: Mapping[str, Any]) -> dict[str, list[Any]]:
    """The examples in a label by polarity, from every field that asks for such."""
    found: dict[str, list[Any]] = {"positive": [], "negative": []}
    for field in schema.fields:
        given = answers.get(field.key)
        if isinstance(field, Examples) and isinstance(given, list):
            found[field.polarity] += given
    return found


def label_record(schema: Schema, key: str, answers: Mapping[str, Any], case: AskedCase) -> Record:
    """The record of the spec under `key`; raises BadSpec for a spec that cannot run.

    The gold is the case's own. One that stands in the spec counts only where the case has none.
    """
    spec, examples = answers[key], label_examples(schema, answers)
    reference = dict(spec["reference_answers"])
    own = reference.pop(GOLD_KEY, None)
    document = {
        "task_id": case.case_id,
        "intent": case.intent,
        "additional_instructions": case.additional_instructions,
        "gold": case.gold if case.gold is not None else own,
        "eval_types": spec["eval_types"],
        "reference_answers": reference,
        "positive_examples": examples["positive"],
        "negative_examples": examples["negative"],
    }
    return record_of(document | {claim: answers[claim] for claim in _CLAIMS if claim in answers})
