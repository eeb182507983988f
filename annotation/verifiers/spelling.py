"""Numbers written in words: the inverse of reading them."""

from decimal import Decimal

from annotation.verifiers.number_words import SCALES, TENS, UNITS

_UNITS = {value: word for word, value in UNITS.items()}
_TENS = {value: word for word, value in TENS.items()}
_LIMIT = 10**15


def spelled(value: Decimal) -> str | None:
    """`value` as an English cardinal; None for a fraction, a negative number or one of 10^15 and more."""
    if value != value.to_integral_value() or not 0 <= value < _LIMIT:
        return None
    rest, words = int(value), []
    for name, scale in sorted(SCALES.items(), key=lambda item: -item[1]):
        if rest >= scale:
            words.append(f"{_below_thousand(rest // scale)} {name}")
            rest %= scale
    if rest or not words:
        words.append(_below_thousand(rest))
    return " ".join(words)


def _below_thousand(value: int) -> str:
    if value >= 100:
        rest = value % 100
        return f"{_UNITS[value // 100]} hundred" + (f" and {_below_thousand(rest)}" if rest else "")
    if value < 20:
        return _UNITS[value]
    return _TENS[value - value % 10] + (f"-{_UNITS[value % 10]}" if value % 10 else "")
