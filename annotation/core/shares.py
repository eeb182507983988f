"""A share of a whole with the interval that it deserves."""

from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054


class Share(NamedTuple):
    """`part` of `whole` with the 95 % interval of Wilson (1927); without a whole there is no share."""

    part: int
    whole: int
    value: float | None
    low: float | None
    high: float | None


def share(part: int, whole: int) -> Share:
    """The share of `part` in `whole`."""
    if whole == 0:
        return Share(part, whole, None, None, None)
    value, square = part / whole, Z95 * Z95
    middle = (value + square / (2 * whole)) / (1 + square / whole)
    half = Z95 * sqrt(value * (1 - value) / whole + square / (4 * whole * whole)) / (1 + square / whole)
    return Share(part, whole, value, max(0.0, middle - half), min(1.0, middle + half))
