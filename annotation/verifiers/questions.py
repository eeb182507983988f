"""What a question gives away: the options it names, and whether it asks for an order."""

import regex

from annotation.verifiers.normalisation import normalise

_ORDER_WORDS = regex.compile(
    r"\b(order|ordered|alphabetical(?:ly)?|chronological(?:ly)?|rank(?:ed|ing|s)?|sort(?:ed)?|ascending|descending"
    r"|sequence|sequential(?:ly)?|recursively|trace|path|first to last|respectively)\b"
)
_QUESTION = regex.compile(r"[^?.!]{3,300}\?")
_SEPARATOR = regex.compile(r"\s*(?:,\s*(?:or|and)\b|,|;|\bor\b)\s*")
_LEAD_IN = regex.compile(r"^.*\b(?:in|between|among|is it|from|either|was it)\s+", regex.IGNORECASE)
_CLOSED = frozenset(("both", "neither", "none", "yes", "no", "all", "not"))


def asks_for_order(intent: str) -> bool:
    return bool(_ORDER_WORDS.search(normalise(intent)))


def named_options(intent: str) -> list[str]:
    """The options that a question offers, as written: "which is longer: A or B?" gives A and B.

    "both" and "neither" are choices about the options and are left out (see `offers_both_or_neither`).
    """
    for question in _QUESTION.findall(intent):
        _, colon, listed = question.rpartition(":")
        if not colon and not regex.search(r"\bor\b", question):
            continue
        first, *rest = _SEPARATOR.split((listed if colon else question).rstrip("?"))
        options = [first if colon else _LEAD_IN.sub("", first), *rest]
        named = [option.strip(" \"'“”.") for option in options if _is_option(option)]
        if len(named) > 1:
            return named
    return []


def _is_option(option: str) -> bool:
    text = normalise(option)
    return bool(text) and text not in _CLOSED and not text.startswith(("both ", "neither ", "none "))


def offers_both_or_neither(intent: str) -> bool:
    words = normalise(intent).split()
    return "neither" in (word.strip(",.?") for word in words)


def competing_options(intent: str, gold: str) -> list[str]:
    """Named options that are not the gold: neither holds the other."""
    right = normalise(gold)
    return [
        option
        for option in named_options(intent)
        if right not in normalise(option) and normalise(option) not in right
    ]


def distinctive_words(option: str, others: list[str]) -> str:
    """The words of an option that none of the others has, in order: "usb charger"."""
    elsewhere = {word for other in others for word in normalise(other).split()} | {"the", "a", "an"}
    return " ".join(word for word in normalise(option).split() if word not in elsewhere)
