"""Short ways to write a spec or a record in a test."""

from typing import Any

from annotation.verifiers.engine import run_document
from annotation.verifiers.outcomes import RunResult
from annotation.verifiers.records import Record, record_of

CABLES = "Which cable is longer: the white Type-C to HDMI Cable or the Type-C USB Charger Cable?"


def string_match(*include: str, exclude: tuple[str, ...] = (), scope: str = "full") -> dict[str, Any]:
    reference = {"must_include": list(include), "must_exclude": list(exclude), "scope": scope}
    return {"eval_types": ["string_match"], "reference_answers": reference}


def number_match(**section: Any) -> dict[str, Any]:
    return {"eval_types": ["number_match"], "reference_answers": {"number_match": section}}


def list_match(*items: Any, **section: Any) -> dict[str, Any]:
    return {
        "eval_types": ["list_match"],
        "reference_answers": {"list_match": {"items": list(items), **section}},
    }


def run(spec: dict[str, Any], answer: str | None) -> RunResult:
    return run_document(spec, answer)


def outcome(spec: dict[str, Any], answer: str | None) -> str:
    return str(run(spec, answer).outcome)


def annotation(**changes: Any) -> dict[str, Any]:
    """A valid annotation record with `changes`."""
    return {
        "task_id": 15,
        "intent": "Which U.S. state uses boroughs instead of counties?",
        "gold": "Alaska",
        **string_match("alaska"),
        "confidence": "high",
        "subjective": False,
        "gold_suspect": False,
        "notes": "",
        "positive_examples": ["Alaska.", "It is Alaska, which has no counties at all.", "**Alaska**"],
        "negative_examples": ["Louisiana.", "Texas has boroughs.", "There is no such state."],
        **changes,
    }


def record(**changes: Any) -> Record:
    return record_of(annotation(**changes))
