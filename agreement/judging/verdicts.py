"""One verdict about one answer: what a record must hold, and everything that is wrong with one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from agreement.judging.vocabulary import (
    GOLD_STATUSES,
    NEAR_MATCH,
    NEEDS_HUMAN,
    PINS,
    REASONS,
    REQUIRED_PINS,
    VERDICTS,
    VERIFIED,
    consequence,
)

KEYS = frozenset(
    ("case_id", "verdict", "confidence", "why", "column_pairing", "gold_status", "gold_note", "rubric_clause",
     "reason", "judge_verdict", "slices", "coverage", *PINS)
)  # fmt: skip
COVERAGES = ("direct", "derivable")


class Fault(NamedTuple):
    """One thing wrong with a record: the field, the value found there and what it should be."""

    field: str
    value: object
    message: str


@dataclass(frozen=True)
class Verdict:
    """What a judge said about one case; `verdict` is None where there is none, and `reason` says why.

    `judge_verdict` is what the judge said where a mechanical rule put another verdict in its place.
    """

    case_id: str
    verdict: str | None
    confidence: int | None
    why: str
    column_pairing: Mapping[str, str | None]
    gold_status: str | None
    gold_note: str | None
    rubric_clause: str | None
    reason: str | None
    judge_verdict: str | None
    coverage: str | None
    pins: Mapping[str, Any]
    slices: Mapping[str, str]


def verdict_of(record: Mapping[str, Any], case_id: str) -> Verdict:
    """The verdict that a record without faults states."""
    return Verdict(
        case_id=case_id,
        verdict=record["verdict"],
        confidence=record.get("confidence"),
        why=record.get("why") or "",
        column_pairing=record.get("column_pairing") or {},
        gold_status=record.get("gold_status"),
        gold_note=record.get("gold_note"),
        rubric_clause=record.get("rubric_clause"),
        reason=record.get("reason"),
        judge_verdict=record.get("judge_verdict"),
        coverage=record.get("coverage"),
        pins={name: record[name] for name in PINS if record.get(name) is not None},
        slices=record.get("slices") or {},
    )


def faults_of(record: Mapping[str, Any]) -> list[Fault]:
    """Everything wrong with a verdict record, in the order of its fields; empty for a good one.

    A record with a verdict needs confidence, why, column pairing, gold status and the required pins. One
    without needs a reason from the closed list and nothing else.
    """
    if "verdict" not in record:
        return [Fault("verdict", None, f"is missing; it is one of {', '.join(VERDICTS)} or null")]
    faults = list(_optional_faults(record))
    if record["verdict"] is None:
        return [*_reason_faults(record), *faults]
    return [*_verdict_faults(record), *_gold_faults(record), *_pin_faults(record), *faults]


def _verdict_faults(record: Mapping[str, Any]) -> Iterator[Fault]:
    verdict, confidence = record["verdict"], record.get("confidence")
    if verdict == NEEDS_HUMAN:
        yield Fault("verdict", verdict, "is recorded, not given: state a verdict and a low confidence")
    elif verdict not in VERDICTS:
        yield Fault("verdict", verdict, f"is not one of {', '.join(VERDICTS)}")
    if type(confidence) is not int or not 1 <= confidence <= 10:
        yield Fault("confidence", confidence, "must be a whole number from 1 to 10")
    if not _is_text(record.get("why")):
        yield Fault("why", record.get("why"), "must be text that is not empty")
    if not _is_pairing(record.get("column_pairing")):
        yield Fault(
            "column_pairing",
            record.get("column_pairing"),
            "must be an object that names for each gold column a prediction column, or null",
        )
    if verdict == NEAR_MATCH and not _is_text(record.get("rubric_clause")):
        yield Fault(
            "rubric_clause", record.get("rubric_clause"), "a near_match must name the clause it rests on"
        )
    if record.get("reason") is not None:
        yield Fault("reason", record["reason"], "stands only beside a verdict that is null")


def _gold_faults(record: Mapping[str, Any]) -> Iterator[Fault]:
    status = record.get("gold_status")
    if status not in GOLD_STATUSES:
        yield Fault("gold_status", status, f"is not one of {', '.join(GOLD_STATUSES)}")
    elif status != VERIFIED and not _is_text(record.get("gold_note")):
        yield Fault("gold_note", record.get("gold_note"), f"is needed where gold_status is {status}")


def _pin_faults(record: Mapping[str, Any]) -> Iterator[Fault]:
    for name in REQUIRED_PINS:
        if record.get(name) is None:
            yield Fault(name, None, "must stand on every verdict")


def _reason_faults(record: Mapping[str, Any]) -> Iterator[Fault]:
    reason = record.get("reason")
    if not isinstance(reason, str) or consequence(reason) is None:
        yield Fault("reason", reason, f"a null verdict needs a reason, one of {', '.join(REASONS)}")


def _optional_faults(record: Mapping[str, Any]) -> Iterator[Fault]:
    for name in PINS:
        value = record.get(name)
        if value is not None and not (_is_text(value) or (type(value) is int and value >= 0)):
            yield Fault(name, value, "a pin is text that is not empty or a whole number")
    for name in ("gold_note", "rubric_clause"):
        if record.get(name) is not None and not isinstance(record[name], str):
            yield Fault(name, record[name], "must be text or null")
    said, coverage, slices = record.get("judge_verdict"), record.get("coverage"), record.get("slices")
    if said is not None and said not in VERDICTS:
        yield Fault("judge_verdict", said, f"is not one of {', '.join(VERDICTS)}")
    if coverage is not None and coverage not in COVERAGES:
        yield Fault("coverage", coverage, f"is not one of {', '.join(COVERAGES)}")
    if slices is not None and not (isinstance(slices, dict) and all(map(_is_text, slices.values()))):
        yield Fault("slices", slices, "must be an object of texts")


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _is_pairing(value: object) -> bool:
    return isinstance(value, dict) and all(item is None or _is_text(item) for item in value.values())
