"""What a person ticked and wrote on the judging page, read back."""

from django.http import QueryDict

from agreement.judging.goldens import Refusal
from agreement.judging.rubrics import OMITTED, TAKEN
from agreement.judging.statement import Said

REFUSALS = Refusal._fields
ROW_PARTS = ("located", "missing", "mismatch")


def read_said(posted: QueryDict, *, clauses: list[str], columns: list[str]) -> Said:
    """The statement of a posted form. What is no known value reads as not said, and is refused with a message later."""
    confidence = posted.get("confidence", "").strip()
    figure = posted.get("figure", "")
    states = {key: posted.get(f"clause:{key}", "") for key in clauses}
    return Said(
        verdict=posted.get("verdict", ""),
        confidence=int(confidence)
        if confidence.isascii() and confidence.isdigit() and len(confidence) < 4
        else None,
        why=_text(posted, "why"),
        pairing={name: posted.get(f"pair:{name}") or None for name in columns},
        gold_status=posted.get("gold_status", ""),
        gold_note=_text(posted, "gold_note"),
        rubric_clause=_text(posted, "rubric_clause"),
        states={key: state for key, state in states.items() if state in (TAKEN, OMITTED)},
        figure_correct={"right": True, "wrong": False}.get(figure),
        refusal=Refusal(*(posted.get(name) == "on" for name in REFUSALS)),
        override_reason=_text(posted, "override_reason"),
        is_derived=posted.get("is_derived") == "on",
        rows={name: _text(posted, name) for name in ROW_PARTS if _text(posted, name)},
    )


def _text(posted: QueryDict, name: str) -> str:
    return posted.get(name, "").replace("\r\n", "\n").replace("\x00", "").strip()
