"""What a gold answer looks like, which decides the verifier to reach for."""

import regex

from annotation.verifiers.normalisation import normalise, plain_text
from annotation.verifiers.numbers import read_numbers

SHAPES = ("yes_no", "list", "number", "short_entity", "sentence", "empty")

_YES_NO = regex.compile(r"(yes|no)\b(?!\s+\p{L})")
_HEDGE = regex.compile(
    r"\b(around|about|over|under|approximately|approx|roughly|nearly|almost|circa|some|more than|less than"
    r"|fewer than|at least|at most|up to|between|estimated|close to|just)\b|[~≈+]"
)
_SEPARATOR = regex.compile(r"\s*(?:,|;|\n)\s*(?:and\s+)?")
_MONEY = regex.compile(r"[$€£¥]|\b(usd|eur|gbp|dollars?|euros?|pounds?|cents?)\b", regex.IGNORECASE)
_SHORT_ENTITY_WORDS = 6
_NUMBER_WORDS = 4
_VERBS = regex.compile(r"\b(is|are|was|were|has|have|does|do|did|been|can|could|will|would)\b")


def shape_of(gold: str) -> str:
    """One of SHAPES for a gold answer."""
    text = normalise(gold)
    if not text:
        return "empty"
    if _YES_NO.match(text):
        return "yes_no"
    numbers = read_numbers(plain_text(gold))
    if len(numbers) == 1 and len(_HEDGE.sub("", text).split()) <= _NUMBER_WORDS:
        return "number"
    if len(list_items(gold)) > 1 and not _VERBS.search(text):
        return "list"
    return (
        "short_entity" if len(text.split()) <= _SHORT_ENTITY_WORDS and not _VERBS.search(text) else "sentence"
    )


def list_items(gold: str) -> list[str]:
    """The parts of an enumeration; a grouped number ("1,234") is not split."""
    without_groups = regex.sub(r"(?<=\d),(?=\d{3})", "\0", gold)
    parts = [part.replace("\0", ",") for part in _SEPARATOR.split(without_groups)]
    return [part for part in (part.strip(" .") for part in parts) if part]


def is_hedged(gold: str) -> bool:
    """Whether the gold itself claims no exact figure: "Around 7 million", "Over 57.7 million"."""
    return bool(_HEDGE.search(plain_text(gold)))


def is_money(text: str) -> bool:
    return bool(_MONEY.search(text))
