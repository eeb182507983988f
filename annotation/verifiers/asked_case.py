"""What a spec is about: a case's question and gold, read from the case and from the answer that came with it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from annotation.verifiers.spec import GOLD_KEY

_QUESTION_KEYS = ("intent", "question", "prompt", "instruction", "task", "q")
_GOLD_KEYS = (GOLD_KEY, "gold", "answer", "value", "text")


class AskedCase(NamedTuple):
    """A case as the oracle needs it; without a gold, or with one kept from the annotator, `gold` is None."""

    case_id: str
    intent: str = ""
    additional_instructions: str = ""
    gold: str | None = None

    @property
    def question(self) -> str:
        """All that the agent was told."""
        return f"{self.intent} {self.additional_instructions}".strip()


def asked_case(case_id: str, content: Mapping[str, Any], reference: Any = None) -> AskedCase:
    """The question in a case's `input` (or beside it), and the gold in `reference` however it is wrapped."""
    given = content.get("input")
    aside = given if isinstance(given, Mapping) else {}
    return AskedCase(
        case_id,
        given if isinstance(given, str) else _first(aside, _QUESTION_KEYS),
        _first(aside, ("additional_instructions", "instructions")),
        gold_text(reference),
    )


def gold_text(reference: Any) -> str | None:
    """The gold as text: the value itself, or what stands under fuzzy_match, `gold`, `answer`, or in an eval block."""
    if isinstance(reference, str):
        return reference
    if isinstance(reference, bool) or reference is None:
        return None
    if isinstance(reference, int | float):
        return str(reference)
    if isinstance(reference, list):
        return gold_text(reference[0]) if len(reference) == 1 else None
    for inner in ("eval", "reference_answers"):
        if isinstance(reference.get(inner), Mapping):
            return gold_text(reference[inner])
    return next((gold_text(reference[key]) for key in _GOLD_KEYS if reference.get(key) is not None), None)


def _first(given: Mapping[str, Any], keys: tuple[str, ...]) -> str:
    return next((given[key] for key in keys if isinstance(given.get(key), str)), "")
