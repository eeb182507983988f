"""Credentials broken over lines, or with signs of no width in them: found in the text as it reads without the breaks."""

import re
from bisect import bisect_left, bisect_right

from annotation.core.checks.kinds import Found, Kind, find_kinds
from annotation.core.checks.secret_kinds import SECRETS, START, opaque

_SEAM = re.compile(
    r"(?<=[A-Za-z0-9_-])(?:(?P<line>\\?\r?\n[ \t]{0,8})|[\u00ad\u200b-\u200d\u2060\ufeff]+)(?=[A-Za-z0-9_-])"
)
# What a vendor's own letters begin is told from prose; a sentence that goes on in the next line is not.
_VENDORS: tuple[Kind, ...] = tuple(kind for kind in SECRETS if kind.pattern.pattern.startswith(START))
SHORTEST_REST = 6


def find_wrapped(text: str) -> list[Found]:
    """The credentials of `text` that go over a break, with the break in the place that is named."""
    seams = list(_SEAM.finditer(text))
    if not seams:
        return []
    joined = _SEAM.sub("", text)
    # Where each seam lies in the joined text, and how much was taken out up to and with it.
    at: list[int] = []
    taken = [0]
    for seam in seams:
        at.append(seam.start() - taken[-1])
        taken.append(taken[-1] + len(seam.group()))
    found = []
    for place in find_kinds(joined, _VENDORS):
        first, last = bisect_right(at, place.start), bisect_left(at, place.end)
        lines = [at[index] for index in range(first, last) if seams[index]["line"] is not None]
        if first < last and all(_goes_on(joined, line, place.end) for line in lines):
            found.append(Found(place.start + taken[first], place.end + taken[last], place.kind))
    return found


def _goes_on(joined: str, at: int, end: int) -> bool:
    """Whether what follows a line's end looks like the rest of a key and not like a word."""
    rest = joined[at:end]
    return len(rest) >= SHORTEST_REST and opaque(rest)
