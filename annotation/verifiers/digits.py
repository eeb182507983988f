"""What a run of digits with points, commas and blanks states."""

from decimal import Context, Decimal

import regex

ARITHMETIC = Context(prec=80)

_MAX_DIGITS = 30  # longer is an identifier, not a quantity

_PLAIN = regex.compile(r"\d*\.?\d+")
_COMMA_GROUPS = regex.compile(r"[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?")
_POINT_GROUPS = regex.compile(r"[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})")
_OPEN_GROUPS = regex.compile(r"[1-9]\d{0,2}(?:(?: \d{3})+|(?:'\d{3})+)(?:[.,]\d{1,2})?")
_DECIMAL_COMMA = regex.compile(r"\d+,\d{2}|0,\d+")
_SHORT_DECIMAL_COMMA = regex.compile(r"\d+,\d")
_FRACTION = regex.compile(r"(?:(\d+) )?(\d+)⁄(\d+)")
_CLOSED = str.maketrans(",", ".", " '")
_DIMENSIONS = regex.compile(r"(?!0x)\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+\p{L}*")
_DATE = regex.compile(r"\d{1,2}\.\d{1,2}\.\d{4}|\d{4}\.\d{1,2}\.\d{1,2}")


def digit_value(digits: str, *, is_amount: bool) -> Decimal | None:
    """The one number that `digits` states, or None.

    A comma before two digits is a decimal comma, before three a grouping; before one digit it is a decimal
    comma only in an amount, next to a sign of money or a magnitude.
    """
    if sum(character.isdigit() for character in digits) > _MAX_DIGITS:
        return None
    if _PLAIN.fullmatch(digits) or _COMMA_GROUPS.fullmatch(digits):
        return Decimal(digits.replace(",", ""))
    if _OPEN_GROUPS.fullmatch(digits):
        return Decimal(digits.translate(_CLOSED))
    if _POINT_GROUPS.fullmatch(digits):
        return Decimal(digits.replace(".", "").replace(",", "."))
    if _DECIMAL_COMMA.fullmatch(digits) or (is_amount and _SHORT_DECIMAL_COMMA.fullmatch(digits)):
        return Decimal(digits.replace(",", "."))
    return _fraction(digits)


def _fraction(digits: str) -> Decimal | None:
    fraction = _FRACTION.fullmatch(digits)
    if fraction is None or not int(fraction[3]):
        return None
    part = ARITHMETIC.divide(Decimal(fraction[2]), Decimal(fraction[3]))
    return ARITHMETIC.add(Decimal(fraction[1] or 0), part)


def pieces(digits: str) -> list[tuple[int, str]]:
    """The parts of a run that is no number itself, with their offsets: "1,2,3", the date 19.12.2024, 16x24cm."""
    is_size = "x" in digits and _DIMENSIONS.fullmatch(digits)
    if "," not in digits and not is_size and not _DATE.fullmatch(digits):
        return []
    separator = "x" if is_size else "," if "," in digits else "."
    found, offset = [], 0
    for piece in digits.split(separator):
        found.append((offset, piece))
        offset += len(piece) + 1
    return found
