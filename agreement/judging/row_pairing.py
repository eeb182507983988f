"""Which prediction column means what a golden column means: by name, and by values only for text."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from agreement.judging.cells import number_of, text_of_cell

Row = Mapping[str, Any]
_WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\W\d_a-zA-Z]+")


def suggest_pairing(golden: Sequence[Row], prediction: Sequence[Row]) -> dict[str, str | None]:
    """For each golden column the prediction column with the same meaning, or None; each is used once.

    Numbers pair with numbers and text with text. Names decide; columns of text may also pair because they
    hold the same texts, columns of numbers never because their values overlap.
    """
    ours, theirs = columns_of(golden), columns_of(prediction)
    candidates = sorted(
        ((_likeness(a, b, golden, prediction), -i, -j, a, b)
         for i, a in enumerate(ours) for j, b in enumerate(theirs)),
        reverse=True,
    )  # fmt: skip
    pairing: dict[str, str | None] = dict.fromkeys(ours)
    used: set[str] = set()
    for likeness, _, _, a, b in candidates:
        if likeness > 0 and pairing[a] is None and b not in used:
            pairing[a] = b
            used.add(b)
    return pairing


def columns_of(rows: Sequence[Row]) -> list[str]:
    """All columns that occur, in order of first appearance."""
    return list(dict.fromkeys(name for row in rows for name in row))


def is_numeric(rows: Sequence[Row], column: str) -> bool:
    """Whether every cell of the column that is not null is a number, and there is one."""
    cells = [row[column] for row in rows if row.get(column) is not None]
    return bool(cells) and all(number_of(cell) is not None for cell in cells)


def _likeness(ours: str, theirs: str, golden: Sequence[Row], prediction: Sequence[Row]) -> float:
    numeric = is_numeric(golden, ours)
    if numeric != is_numeric(prediction, theirs):
        return 0.0
    words, others = _words(ours), _words(theirs)
    by_name = len(words & others) / len(words | others) if words | others else float(ours == theirs)
    if numeric:
        return by_name
    texts, found = ({text_of_cell(row.get(name)) for row in rows}
                    for rows, name in ((golden, ours), (prediction, theirs)))  # fmt: skip
    overlap = len(texts & found) / len(texts) if texts else 0.0
    return by_name + (overlap if overlap >= 0.5 else 0.0)


def _words(name: str) -> frozenset[str]:
    return frozenset(word.casefold() for word in _WORDS.findall(name))
