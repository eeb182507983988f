"""What a person states about one answer, and what they ticked on the way to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from agreement.judging.goldens import Refusal


@dataclass(frozen=True)
class Said:
    """The keys of a verdict record, and the ticks: `states` of clauses, whether the figure is right, what kind of refusal.

    `rows` says of a large row set how many were located, which not, and how they differ.
    """

    verdict: str = ""
    confidence: int | None = None
    why: str = ""
    pairing: dict[str, str | None] = field(default_factory=dict)
    gold_status: str = ""
    gold_note: str = ""
    rubric_clause: str = ""
    states: dict[str, str] = field(default_factory=dict)
    figure_correct: bool | None = None
    refusal: Refusal = field(default_factory=lambda: Refusal(False, False, False))
    override_reason: str = ""
    is_derived: bool = False
    rows: dict[str, str] = field(default_factory=dict)


def said_of(record: Mapping[str, Any]) -> Said:
    """The statement behind a stored record, to be looked at and revised."""
    return Said(
        verdict=record.get("judge_verdict") or record.get("verdict") or "",
        confidence=record.get("confidence"),
        why=record.get("why") or "",
        pairing=record.get("column_pairing") or {},
        gold_status=record.get("gold_status") or "",
        gold_note=record.get("gold_note") or "",
        rubric_clause=record.get("rubric_clause") or "",
        states=record.get("clauses") or {},
        figure_correct=record.get("figure_correct"),
        refusal=Refusal(*((record.get("refusal") or {}).get(name, False) for name in Refusal._fields)),
        override_reason=record.get("override_reason") or "",
        is_derived=record.get("coverage") == "derivable",
        rows=record.get("rows") or {},
    )
