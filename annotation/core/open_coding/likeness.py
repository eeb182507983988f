"""How alike two short notes are: the share of letter runs they have in common, whatever their language."""

import unicodedata
from collections import Counter
from collections.abc import Iterable

import regex

NEAR = 0.35
FEWEST_LETTERS = 6
MOST = 3
_NOT_LETTERS = regex.compile(r"[^\p{L}\p{N}]+")


def folded(text: str) -> str:
    """A note without what does not matter for likeness: case, accents, punctuation, spare blanks."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(character for character in plain if not unicodedata.combining(character))
    return _NOT_LETTERS.sub(" ", letters).strip()


def runs(text: str) -> Counter[str]:
    """The runs of three letters of each word, its edges counted as blanks."""
    return Counter(
        padded[start : start + 3]
        for word in folded(text).split()
        for padded in [f" {word} "]
        for start in range(len(padded) - 2)
    )


def likeness(one: Counter[str], other: Counter[str]) -> float:
    """From 0 to 1: twice the common runs by all runs of both (Dice)."""
    total = one.total() + other.total()
    return 2 * (one & other).total() / total if total else 0.0


def near_notes(typed: str, earlier: Iterable[str]) -> list[str]:
    """Up to three earlier notes that say nearly what is being typed, nearest first; none that says exactly it.

    While somebody types, the note is a beginning: an earlier note is also compared by as much of it as was typed.
    """
    start = folded(typed)
    if len(start) < FEWEST_LETTERS:
        return []
    mine, found = runs(typed), {}
    for text in earlier:
        if text in found or text.strip() == typed.strip():
            continue
        beginning = folded(text)[: len(start)]
        score = max(likeness(mine, runs(text)), likeness(mine, runs(beginning)))
        if score >= NEAR:
            found[text] = score
    return sorted(found, key=lambda text: (-found[text], text))[:MOST]
