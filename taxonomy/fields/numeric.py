"""Decimals in JSON: which numbers survive canonical JSON unchanged, and exact arithmetic on them.

Canonical JSON (RFC 8785) writes a number as the shortest decimal that reads back as the same double. Up to 15
significant digits that decimal is the one that was written, so such numbers are kept as JSON numbers and nothing
is lost; a number with more digits is refused rather than rounded in silence.
"""

import re
from collections.abc import Sequence
from decimal import ROUND_HALF_EVEN, Context, Decimal

from taxonomy.fields.base import BadAnswer, BadSchema, Json

DIGITS = 15
LARGEST = 10**DIGITS - 1
_NUMBER = re.compile(r"[+-]?[0-9]{1,40}(\.[0-9]{1,40})?([eE][+-]?[0-9]{1,2})?")
_WORDS = f"write a number with at most {DIGITS} digits and {DIGITS} decimals, such as 3 or 0.25"


def is_number(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def decimal_of(number: float) -> Decimal:
    """The decimal that canonical JSON writes for `number`."""
    return Decimal(repr(number))


def clean_number(value: Json) -> int | float:
    """The number in its one form, an int wherever it is whole; raises BadAnswer where digits would be lost."""
    if not is_number(value):
        raise BadAnswer(_WORDS)
    return _kept(decimal_of(value))


def number_from_text(text: str) -> int | float:
    """The number that `text` states with a decimal point and ASCII digits; raises BadAnswer."""
    text = text.strip()
    if not _NUMBER.fullmatch(text):
        raise BadAnswer(_WORDS)
    return _kept(Decimal(text))


def text_of_number(number: float) -> str:
    """`number` without an exponent, as `number_from_text` reads it."""
    return format(decimal_of(number), "f")


def distance(one: float, other: float) -> Decimal:
    """The exact distance of two numbers as they are written."""
    return abs(decimal_of(one) - decimal_of(other))


def mean(numbers: Sequence[float]) -> int | float:
    """The mean, rounded half to even to 15 digits and 15 decimals."""
    exact = sum(map(decimal_of, numbers), Decimal()) / len(numbers)
    rounded = Context(prec=DIGITS, rounding=ROUND_HALF_EVEN).plus(exact)
    return _kept(round(rounded, DIGITS) if abs(rounded) < 1 else rounded)


def expect_number(value: Json, path: str) -> int | float:
    """`value` if it is a number that is kept exactly; raises BadSchema."""
    try:
        return clean_number(value)
    except BadAnswer as refusal:
        raise BadSchema(path, str(refusal)) from refusal


def _kept(value: Decimal) -> int | float:
    if not value.is_finite():
        raise BadAnswer(_WORDS)
    exponent = value.normalize(Context(prec=100)).as_tuple().exponent
    digits = value.normalize(Context(prec=100)).as_tuple().digits
    if not isinstance(exponent, int) or len(digits) > DIGITS or exponent < -DIGITS or abs(value) > LARGEST:
        raise BadAnswer(_WORDS)
    return int(value) if value == value.to_integral_value() else float(value)
