"""When do more cases stop bringing new codes? Counted in the order of the sample, ten cases at a time."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

STEP = 10


class Stretch(NamedTuple):
    """The cases `first` to `last` of the sample: codes met there for the first time, and all met so far."""

    first: int
    last: int
    n_new: int
    n_so_far: int


class Saturation(NamedTuple):
    """`last_new` is the position of the case that brought the last new code; 0 where there is no code yet."""

    stretches: list[Stretch]
    n_codes: int
    last_new: int


def saturation(places: Mapping[str, Iterable[int]], n_cases: int) -> Saturation:
    """`places` gives for each code the positions of the cases under it, from 1 to `n_cases`."""
    seen = (min(found, default=0) for found in map(list, places.values()))
    firsts = Counter(position for position in seen if position)
    stretches: list[Stretch] = []
    so_far = 0
    for first in range(1, n_cases + 1, STEP):
        last = min(first + STEP - 1, n_cases)
        new = sum(firsts[position] for position in range(first, last + 1))
        so_far += new
        stretches.append(Stretch(first, last, new, so_far))
    return Saturation(stretches, firsts.total(), max(firsts, default=0))
