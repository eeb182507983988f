"""What the string evaluators of WebArena and VisualWebArena answer, written anew from their published rules.

Only to show which verdicts change on import: nothing is ever scored by them here.
"""

import re
from collections.abc import Mapping
from typing import Any

from annotation.core.spec_exchange.foreign import VISUALWEBARENA

_WORD = re.compile(r"\w+|[^\w\s]")


def accepts(reference: Mapping[str, Any], answer: str, *, form: str) -> bool | None:
    """Whether the original evaluator accepts; None where it would ask a model."""
    said = _cleaned(answer)
    accepted = all(_holds(key, value, said, form) for key, value in reference.items() if key != "fuzzy_match")
    if "fuzzy_match" not in reference or not accepted:
        return accepted
    if reference["fuzzy_match"] == "N/A" and said == "n/a":
        return True
    return None


def _holds(key: str, value: Any, said: str, form: str) -> bool:
    texts = [value] if isinstance(value, str) else list(value)
    if key == "exact_match":
        return any(_cleaned(text) == said for text in texts)
    if key == "must_include":
        return all(_includes(text, said, form, is_only=len(texts) == 1) for text in texts)
    if key == "must_exclude":
        return not any(_cleaned(text) in said for text in texts)
    return any(_cleaned(text) in said for text in texts)


def _includes(text: str, said: str, form: str, *, is_only: bool) -> bool:
    parts = text.split(" |OR| ") if form == VISUALWEBARENA else [text]
    return any(_is_in(_cleaned(part), said, is_only=is_only) for part in parts)


def _is_in(wanted: str, said: str, *, is_only: bool) -> bool:
    if is_only and len(wanted) == 1:
        return wanted in _WORD.findall(said)
    return wanted in said


def _cleaned(text: str) -> str:
    """Outer quotes of one kind away, and lower case."""
    text = text.strip()
    for quote in ("'", '"'):
        if len(text) > 1 and text.startswith(quote) and text.endswith(quote):
            text = text[1:-1]
    return text.lower()
