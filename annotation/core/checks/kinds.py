"""Kinds of text to find; every pattern takes time linear in the text.

Each kind names plain marks, one of which the lower-cased text must hold before its pattern is tried. Patterns
begin at a boundary and repeat either a bounded number of times or a run that no second start can share.
"""

import re
from bisect import bisect, insort
from collections.abc import Callable, Iterable
from typing import NamedTuple


def anything(found: str) -> bool:
    return True


class Kind(NamedTuple):
    """One kind of text to find: marks it cannot do without, its pattern, and a last look at what was found."""

    name: str
    marks: tuple[str, ...]
    pattern: re.Pattern[str]
    accepts: Callable[[str], bool] = anything


def kind(name: str, marks: str, pattern: str, accepts: Callable[[str], bool] = anything) -> Kind:
    """A kind from its marks, separated by blanks, and the source of its pattern."""
    return Kind(name, tuple(marks.split()), re.compile(pattern), accepts)


class Found(NamedTuple):
    """A place of the text and the kind that it is."""

    start: int
    end: int
    kind: Kind


def find_kinds(text: str, kinds: Iterable[Kind]) -> list[Found]:
    """Every place of `text` that is one of `kinds`, in order; what an earlier kind found is not named again."""
    lowered = text.lower()
    found: list[Found] = []
    for wanted in kinds:
        if not any(map(lowered.__contains__, wanted.marks)):
            continue
        for match in wanted.pattern.finditer(text):
            start, end = match.span()
            if _is_free(found, start, end) and wanted.accepts(match.group()):
                insort(found, Found(start, end, wanted), key=lambda place: place.start)
    return found


def _is_free(found: list[Found], start: int, end: int) -> bool:
    at = bisect(found, start, key=lambda place: place.start)
    return (at == 0 or found[at - 1].end <= start) and (at == len(found) or found[at].start >= end)
