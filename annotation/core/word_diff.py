"""What changed between two texts, word by word."""

import re
from difflib import SequenceMatcher
from typing import NamedTuple

# Words, runs of blanks, and every other character by itself: signs, emoji and scripts without blanks differ one by one.
_TOKEN = re.compile(r"[^\W_]+(?:['’][^\W_]+)*|\s+|.", re.DOTALL)
MOST_TOKENS = 6000


class Piece(NamedTuple):
    """A run of text: `same`, `removed` or `added`."""

    kind: str
    text: str


def word_diff(before: str, after: str) -> list[Piece]:
    """The pieces whose `same` and `removed` make `before`, and whose `same` and `added` make `after`."""
    old, new = _TOKEN.findall(before), _TOKEN.findall(after)
    if len(old) + len(new) > MOST_TOKENS:
        return _ends(before, after)
    pieces: list[Piece] = []
    for kind, i1, i2, j1, j2 in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            pieces.append(Piece("same", "".join(old[i1:i2])))
            continue
        if i2 > i1:
            pieces.append(Piece("removed", "".join(old[i1:i2])))
        if j2 > j1:
            pieces.append(Piece("added", "".join(new[j1:j2])))
    return pieces


def _ends(before: str, after: str) -> list[Piece]:
    """For texts too long to compare word by word: what is the same at both ends, and all between."""
    most = min(len(before), len(after))
    start = next((at for at in range(most) if before[at] != after[at]), most)
    rest = most - start
    end = next((at for at in range(rest) if before[-1 - at] != after[-1 - at]), rest)
    parts = (
        Piece("same", before[:start]),
        Piece("removed", before[start : len(before) - end]),
        Piece("added", after[start : len(after) - end]),
        Piece("same", before[len(before) - end :]),
    )
    return [part for part in parts if part.text]
