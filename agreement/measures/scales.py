"""Order of categories and numbers behind them: what a level of measurement asks of a field's values."""

import math
import re
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from agreement.measures.data import Floats

LEVELS = ("nominal", "ordinal", "interval", "ratio", "set")
NUMERIC_LEVELS = ("interval", "ratio")
_NUMBER = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?", re.ASCII)


def as_number(text: str) -> float | None:
    """The finite number that `text` writes in plain digits, or None: `nan`, `inf` and `1_000` are words."""
    if not _NUMBER.fullmatch(text):
        return None
    number = float(text)
    return number if math.isfinite(number) else None


def magnitude(numbers: Floats) -> float:
    """The power of two at or below the largest of the numbers without their signs; 1 where all are 0 or there is none.

    Divided by it their squares neither overflow nor vanish, and no digit changes.
    """
    largest = float(np.abs(numbers).max(initial=0.0))
    return math.ldexp(1.0, math.frexp(largest)[1] - 1) if largest else 1.0


def order_categories(values: Iterable[str]) -> list[str]:
    """Distinct values in the order tables show them: by number if all are numbers, else alphabetically."""
    distinct = sorted(set(values))
    numbers = {text: as_number(text) for text in distinct}
    if any(number is None for number in numbers.values()):
        return distinct
    return sorted(distinct, key=lambda text: (numbers[text], text))


def misfits(categories: Sequence[str], level: str) -> list[int]:
    """Indices of the categories that are no value of a numeric scale at this level; a ratio scale starts
    at 0.
    """
    numbers = [as_number(text) for text in categories]
    return [
        index for index, number in enumerate(numbers) if number is None or (level == "ratio" and number < 0)
    ]


def merge_equal_numbers(categories: Sequence[str]) -> tuple[list[str], Floats, NDArray[np.int32]]:
    """Categories with a number each, ascending and distinct; their numbers, shape (K,); the new index of
    each old.

    `0`, `00` and `-0` are one value, shown in its shortest spelling. Categories that are no number have
    index -1.
    """
    numbers = [as_number(text) for text in categories]
    spelling: dict[float, str] = {}
    for number, text in sorted(
        zip(numbers, categories, strict=True), key=lambda pair: (len(pair[1]), pair[1])
    ):
        if number is not None:
            spelling.setdefault(number, text)
    distinct = sorted(spelling)
    place = {number: index for index, number in enumerate(distinct)}
    index = [-1 if number is None else place[number] for number in numbers]
    return [spelling[number] for number in distinct], np.array(distinct), np.array(index, dtype=np.int32)
