"""Every number that a text states, with all its readings."""

from collections.abc import Iterator
from decimal import Decimal
from itertools import islice
from typing import NamedTuple

import regex

from annotation.verifiers.digits import ARITHMETIC, digit_value, pieces
from annotation.verifiers.number_words import spelled_numbers
from annotation.verifiers.units import ORDINALS, SPACED_SUFFIXES, SUFFIXES, UNITS, WORDS

_IN_RUN = r"[\p{L}\p{M}\p{N}.,⁄]"
_AFTER_WORD = r"(?![\p{L}\p{M}\p{N}])"
# "1 234 567" and "2 1⁄2" hold blanks; other runs are words with a digit. The look-behind keeps this linear. A word
# that begins with a letter states nothing unless a point or comma parts it.
_RUN = regex.compile(
    rf"(?<!{_IN_RUN})(?:[\p{{L}}\p{{M}}][\p{{L}}\p{{M}}\p{{N}}⁄]*+(?![.,])(*SKIP)(*FAIL)"
    rf"|[1-9]\d{{0,2}}(?: \d{{3}}){{2,}}(?!{_IN_RUN})"
    rf"|\d{{1,15}} \d{{1,15}}⁄\d{{1,15}}{_AFTER_WORD}"
    rf"|[\p{{L}}\p{{M}}.,⁄]*+\p{{Nd}}{_IN_RUN}*+)"
)
_BODY = regex.compile(r"([\d.,⁄ ]*\d)(\p{L}*)")
_SCALE_WORDS = regex.compile(rf"(?:[^\S\n]?-?[^\S\n]?(?P<word>{'|'.join(WORDS)}){_AFTER_WORD}){{1,3}}+")
_SPACED_SUFFIX = regex.compile(rf"[^\S\n](?P<suffix>{'|'.join(SPACED_SUFFIXES)}){_AFTER_WORD}")
_MONEY_BEFORE = regex.compile(r"\p{Sc}$")
_MONEY_AFTER = regex.compile(r"[^\S\n]?\p{Sc}")
_MINUS = regex.compile(r"(?<![\p{L}\p{M}\p{N})\]])-\p{Sc}?$")
_LOOK_BACK = 4

_ONE = Decimal(1)
_FACTORS: dict[str, tuple[Decimal, ...]] = {
    **dict.fromkeys(ORDINALS | UNITS, (_ONE,)),
    **{word: (factor,) for word, factor in WORDS.items()},
    **{suffix: (_ONE, factor) for suffix, factor in SUFFIXES.items()},
}

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
    in_digits = (
        reading for run in _RUN.finditer(plain) for reading in _readings(plain, run.start(), run.end())
    )
    in_words = (NumberReading((number.value,), number.start, number.end) for number in spelled_numbers(plain))
    found = [*islice(in_digits, MAX_NUMBERS + 1), *islice(in_words, MAX_NUMBERS + 1)]
    return sorted(found, key=lambda reading: reading.start)[: MAX_NUMBERS + 1]


def number_text(value: Decimal) -> str:
    """`value` in plain digits: 5, 9.99, 57700000."""
    return f"{value.normalize(ARITHMETIC):f}" if value else "0"


def _readings(plain: str, start: int, end: int) -> Iterator[NumberReading]:
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
