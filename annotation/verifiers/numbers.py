"""Every number that a text states, with all its readings."""

from collections.abc import Iterator
from decimal import Decimal
from itertools import islice
from typing import NamedTuple

import regex

from annotation.verifiers.digits import ARITHMETIC, digit_value, pieces
from annotation.verifiers.number_words import spelled_numbers
from annotation.verifiers.units import ORDINALS, SPACED_SUFFIXES, SUFFIXES, UNITS, WORDS

_ONE = Decimal(1)
_FACTORS: dict[str, tuple[Decimal, ...]] = {
    **dict.fromkeys(ORDINALS | UNITS, (_ONE,)),
    **{word: (factor,) for word, factor in WORDS.items()},
    **{suffix: (_ONE, factor) for suffix, factor in SUFFIXES.items()},
}

_IN_RUN = r"[\p{L}\p{M}\p{N}.,⁄]"
_AFTER_WORD = r"(?![\p{L}\p{M}\p{N}])"
# What may stand behind a number in groups: decimals, a unit, then nothing that would go on with it.
_AFTER_GROUPS = r"(?:[.,]\d{1,2})?\p{L}*+(?![.,]?[\p{L}\p{M}\p{N}]|⁄)"
_CODE = r"(?:usd|eur|gbp|chf|jpy|rs\.)"
# "1 234 567", "5 000", "1'234" and "2 1⁄2" hold more than digits; other runs are words with a digit. The look-behind
# keeps this linear. A word that begins with a letter states nothing unless a point or comma parts it, or its letters
# are those of a currency.
_RUN = regex.compile(
    rf"(?<!{_IN_RUN})(?:(?!{_CODE}\d)[\p{{L}}\p{{M}}][\p{{L}}\p{{M}}\p{{N}}⁄]*+(?![.,])(*SKIP)(*FAIL)"
    rf"|(?=\d)(?:\d++(?=\p{{L}})(?!\L<factors>{_AFTER_WORD}|x\d)[\p{{L}}\p{{M}}\p{{N}}]*+"
    rf"(?![.,⁄]++[\p{{L}}\p{{M}}\p{{N}}])(*SKIP)(*FAIL)"
    rf"|(?=[1-9]\d{{0,2}}[ ']\d{{3}})(?:\d+(?:(?: \d{{3}}){{2,}}|(?:'\d{{3}})+){_AFTER_GROUPS}"
    rf"|(?<!\d )\d+ 000{_AFTER_GROUPS}(?! \d))"
    rf"|\d{{1,15}} \d{{1,15}}⁄\d{{1,15}}{_AFTER_WORD})"
    rf"|[\p{{L}}\p{{M}}.,⁄]*+\p{{Nd}}{_IN_RUN}*+)",
    factors=_FACTORS,
)
# "5 250" may be one number or two: it is read as either.
_PAIR = regex.compile(
    rf" (?=\d{{3}})(?!000)(?<=(?<!{_IN_RUN}|\d )(?P<first>[1-9]\d{{0,2}}) )\d{{3}}{_AFTER_GROUPS}(?! \d)"
)
_CODE_BEFORE = regex.compile(rf"{_CODE}(?=\d)")
_BODY = regex.compile(r"([\d.,⁄ ']*\d)(\p{L}*)")
_SCALE_WORDS = regex.compile(rf"(?:[^\S\n]?-?[^\S\n]?(?P<word>{'|'.join(WORDS)}){_AFTER_WORD}){{1,3}}+")
_SPACED_SUFFIX = regex.compile(rf"[^\S\n](?P<suffix>{'|'.join(SPACED_SUFFIXES)}){_AFTER_WORD}")
_MONEY_BEFORE = regex.compile(rf"(?:\p{{Sc}}|{_CODE})$")
_MONEY_AFTER = regex.compile(r"[^\S\n]?\p{Sc}")
_MINUS = regex.compile(rf"(?<![\p{{L}}\p{{M}}\p{{N}})\]])-(?:\p{{Sc}}|{_CODE})?$")
_MINUS_WORD = regex.compile(r"(?:[^\S\n]|(?<![\p{L}\p{M}\p{N}]))minus[^\S\n]\p{Sc}?$")
_LOOK_BACK = 8

MAX_NUMBERS = 2_000


class NumberReading(NamedTuple):
    """A number in a plain text: its possible values ("5m": 5 and 5,000,000) and where it stands."""

    values: tuple[Decimal, ...]
    start: int
    end: int


def read_numbers(plain: str) -> list[NumberReading]:
    """Every number in a plain text (see `plain_text`), in order.

    Read are digits with grouping and decimals, signs, money, percent (as written), magnitudes, ordinals in
    digits, units of measurement and cardinals in words. Identifiers, versions and fractions with "/" are no
    numbers of their own: "59EC38" and "v2.10" state none, "1/2" states 1 and 2. Reading stops one past
    MAX_NUMBERS.
    """
    runs = (reading for run in _RUN.finditer(plain) for reading in _readings(plain, run.start(), run.end()))
    found = list(islice(runs, MAX_NUMBERS + 1))
    # Behind as many as are read nobody looks for more.
    end = found[-1].end if len(found) > MAX_NUMBERS else len(plain)
    pairs = (
        _reading(plain, pair.start("first"), pair["first"] + pair.group())
        for pair in _PAIR.finditer(plain, 0, end)
    )
    words = (NumberReading((number.value,), number.start, number.end) for number in spelled_numbers(plain))
    found += filter(None, pairs)
    found += islice(words, MAX_NUMBERS + 1)
    return _signed(plain, sorted(found, key=lambda reading: reading.start)[: MAX_NUMBERS + 1])


def number_text(value: Decimal) -> str:
    """`value` in plain digits: 5, 9.99, 57700000."""
    return f"{value.normalize(ARITHMETIC):f}" if value else "0"


def _signed(plain: str, readings: list[NumberReading]) -> list[NumberReading]:
    """`readings` in order, below zero where "minus" stands before one and no number before that: "10 minus 5"."""
    ends = {reading.end for reading in readings}
    return [
        _below_zero(reading) if _has_minus(plain, reading.start, ends) else reading for reading in readings
    ]


def _has_minus(plain: str, start: int, ends: set[int]) -> bool:
    word = _MINUS_WORD.search(plain, max(0, start - _LOOK_BACK), start)
    return word is not None and word.start() not in ends


def _below_zero(reading: NumberReading) -> NumberReading:
    return reading._replace(values=tuple(-abs(value) for value in reading.values))


def _readings(plain: str, start: int, end: int) -> Iterator[NumberReading]:
    if not plain[start].isdigit() and (code := _CODE_BEFORE.match(plain, start, end)):
        start = code.end()
    run = plain[start:end].rstrip(".,⁄")
    bare = run.lstrip(".,⁄")
    if not (run.startswith(".") and len(run) == len(bare) + 1):
        start, run = start + len(run) - len(bare), bare
    reading = _reading(plain, start, run)
    if reading is not None:
        yield reading
        return
    for offset, piece in pieces(run):
        part = _reading(plain, start + offset, piece) if piece.strip(".,⁄") == piece else None
        if part is not None:
            yield part


def _reading(plain: str, start: int, run: str) -> NumberReading | None:
    body = _BODY.fullmatch(run)
    if body is None:
        return None
    digits, letters = body.groups()
    before, end = plain[max(0, start - _LOOK_BACK) : start], start + len(run)
    scale, end = _scale(plain, end, letters)
    if not scale:
        return None
    is_amount = bool(scale[-1] != 1 or _MONEY_BEFORE.search(before) or _MONEY_AFTER.match(plain, end))
    value = digit_value(digits, is_amount=is_amount)
    if value is None:
        return None
    if _MINUS.search(before):
        value = -value
    return NumberReading(tuple(ARITHMETIC.multiply(value, factor) for factor in scale), start, end)


def _scale(plain: str, end: int, letters: str) -> tuple[tuple[Decimal, ...], int]:
    """The factors that what follows a number allows, none for an identifier, and where it ends."""
    if letters:
        return _FACTORS.get(letters, ()), end
    words = _SCALE_WORDS.match(plain, end)
    if words:
        factor = _ONE
        for word in words.captures("word"):
            factor = ARITHMETIC.multiply(factor, WORDS[word])
        return (factor,), words.end()
    suffix = _SPACED_SUFFIX.match(plain, end)
    if suffix:
        return _FACTORS[suffix["suffix"]], suffix.end()
    return (_ONE,), end
