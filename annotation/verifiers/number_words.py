"""Spelled-out cardinals: thirteen, twenty-one, one hundred and five, two thousand and twenty-four."""

from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

import regex

_ONES = """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
sixteen seventeen eighteen nineteen"""
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
UNITS = {word: value for value, word in enumerate(_ONES.split())}
TENS = {word: 20 + 10 * index for index, word in enumerate(_TENS.split())}
SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}
HUNDRED = "hundred"

# "Twenty-first" is not 20; "twenty-second" may be.
_ORDINAL = "first|third|fourth|fifth|sixth|seventh|eighth|ninth"
_CARDINAL = "|".join([*UNITS, rf"(?:{'|'.join(TENS)})(?!-(?:{_ORDINAL})\b)"])
_SCALE = "|".join([HUNDRED, *SCALES])
_WORD_CHARACTER = r"[\p{L}\p{M}\p{N}]"
_WORD = regex.compile(
    rf"(?<!{_WORD_CHARACTER}|half )(?P<article>an?(?=[ -](?:{_SCALE})(?!{_WORD_CHARACTER})))"
    rf"|(?<!{_WORD_CHARACTER})(?:and|{_CARDINAL}|{_SCALE})(?!{_WORD_CHARACTER}|'\p{{L}})"
)
_JOINT = regex.compile(r"(?:[^\S\n]*-[^\S\n]*|[^\S\n]+)")
_LONGEST_RUN = 1000


class Word(NamedTuple):
    text: str
    start: int
    end: int


class Spelled(NamedTuple):
    value: Decimal
    start: int
    end: int


def spelled_numbers(plain: str) -> Iterator[Spelled]:
    """Every cardinal written in words in a plain text, the longest reading each; "five and six" are two."""
    for run in _runs(plain):
        position = 0
        while position < len(run):
            value, end = _numeral(run, position)
            if end > position:
                yield Spelled(Decimal(value), run[position].start, run[end - 1].end)
            position = max(end, position + 1)


def _runs(plain: str) -> Iterator[list[Word]]:
    """Number words that stand side by side; a run longer than any numeral is cut."""
    run: list[Word] = []
    for match in _WORD.finditer(plain):
        text = "one" if match["article"] else match.group()
        if text == "and" and not run:
            continue
        if run and (len(run) == _LONGEST_RUN or not _JOINT.fullmatch(plain, run[-1].end, match.start())):
            yield run
            run = []
        run.append(Word(text, match.start(), match.end()))
    if run:
        yield run


def _numeral(run: list[Word], start: int) -> tuple[int, int]:
    """The numeral that begins at `start` and the index after it; (0, start) when none begins there."""
    value, position = _group(run, start)
    if position == start:
        return 0, start
    scale, position = _scales(run, position)
    total, ceiling = value * scale, scale
    while ceiling > 1:
        part, after = _group(run, _past_and(run, position))
        scale, end = _scales(run, after)
        has_and = _past_and(run, position) > position
        if part == 0 or scale >= ceiling or (has_and and (part >= 100 or scale > 1)):
            break
        total, ceiling, position = total + part * scale, scale, end
    return total, position


def _group(run: list[Word], start: int) -> tuple[int, int]:
    """A number below a thousand, or "fifteen hundred"."""
    value, position = _below_hundred(run, start)
    if value == 0 or position >= len(run) or run[position].text != HUNDRED:
        return value, position
    value, position = value * 100, position + 1
    rest, after = _below_hundred(run, _past_and(run, position))
    if rest and not (after < len(run) and run[after].text == HUNDRED):
        return value + rest, after
    return value, position


def _below_hundred(run: list[Word], start: int) -> tuple[int, int]:
    if start >= len(run):
        return 0, start
    word = run[start].text
    if word in UNITS:
        return UNITS[word], start + 1
    if word not in TENS:
        return 0, start
    following = UNITS.get(run[start + 1].text, 0) if start + 1 < len(run) else 0
    if 0 < following < 10:
        return TENS[word] + following, start + 2
    return TENS[word], start + 1


def _scales(run: list[Word], position: int) -> tuple[int, int]:
    """The product of the scale words at `position`, three at most, and the index after them."""
    scale = 1
    for _ in range(3):
        if position < len(run) and run[position].text in SCALES:
            scale *= SCALES[run[position].text]
            position += 1
    return scale, position


def _past_and(run: list[Word], position: int) -> int:
    return position + 1 if position < len(run) and run[position].text == "and" else position
