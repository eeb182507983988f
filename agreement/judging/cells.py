"""Cells of row sets: when a predicted value is the golden's value."""

import math
import unicodedata
from typing import Any

from agreement.measures.scales import as_number

RELATIVE = 1e-6
_RATE_FACTORS = (1.0, 100.0, 0.01)


def number_of(cell: Any) -> float | None:
    """The number that a cell states, as a number or as its text; None for anything else."""
    if isinstance(cell, bool) or cell is None:
        return None
    if isinstance(cell, int | float):
        return float(cell)
    return as_number(cell.strip().replace(",", "")) if isinstance(cell, str) else None


def text_of_cell(cell: Any) -> str:
    """A cell as it is compared when it is no number: NFC, without blanks around it; null apart from text."""
    return "\x00" if cell is None else unicodedata.normalize("NFC", str(cell)).strip()


def tolerance_of(golden: Any) -> float:
    """How far a prediction may lie from this number: 1e-6 of it, or half its last decimal if it shows any."""
    number = number_of(golden)
    if number is None or not math.isfinite(number):
        return 0.0
    shown = repr(golden) if isinstance(golden, float) else str(golden).strip()
    decimals = shown.partition(".")[2]
    half = 0.5 * 10.0 ** -len(decimals) if decimals.isdigit() else 0.0
    return max(RELATIVE * abs(number), half * (1 + 1e-9))


def rate_factor(golden: list[float], prediction: list[float]) -> float:
    """By what a rate column's predictions are multiplied to be in the golden's unit: 1, 100 or 1/100.

    One factor for the whole column, the nearest to the ratio of the medians.
    """
    ours, theirs = (sorted(abs(value) for value in each if value) for each in (golden, prediction))
    if not ours or not theirs:
        return 1.0
    ratio = math.log10(ours[len(ours) // 2] / theirs[len(theirs) // 2])
    return min(_RATE_FACTORS, key=lambda factor: abs(ratio - math.log10(factor)))
