"""What the notes under a code say about the code: does it overlap another, does only one person use it?"""

from collections.abc import Mapping, Set
from typing import NamedTuple

QUARTER = 0.25


class Overlap(NamedTuple):
    """`n_shared` of the `n_notes` under `code` also stand under `other`."""

    code: str
    other: str
    n_shared: int
    n_notes: int


def overlaps(notes: Mapping[str, Set[int]]) -> list[Overlap]:
    """The pairs of which one side shares more than a quarter of its notes, as seen from that side, worst first."""
    found = [
        Overlap(code, other, len(mine & theirs), len(mine))
        for code, mine in notes.items()
        for other, theirs in notes.items()
        if code != other and mine and len(mine & theirs) > QUARTER * len(mine)
    ]
    return sorted(found, key=lambda pair: (-pair.n_shared / pair.n_notes, pair.code, pair.other))


def used_by_one(notes: Mapping[str, Set[int]], authors: Mapping[int, str]) -> dict[str, str]:
    """The codes whose notes all come from one person, with that person; none where only one person coded at all.

    A code with a single note is not counted against anybody.
    """
    if len(set(authors.values())) < 2:
        return {}
    people = {code: {authors[note] for note in mine} for code, mine in notes.items() if len(mine) > 1}
    return {code: next(iter(names)) for code, names in people.items() if len(names) == 1}
