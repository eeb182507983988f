"""Pairs of sets from different groups whose Jaccard similarity reaches a threshold, without comparing all pairs.

Prefix filtering (Chaudhuri, Ganti and Kaushik 2006; Xiao, Wang, Lin and Yu 2008): two sets that overlap enough
share one of their few rarest members, so only those are indexed. Exact: nothing is missed or guessed.
"""

from collections.abc import Iterator, Sequence
from itertools import chain
from math import ceil

import numpy as np
from numpy.typing import NDArray

# Who holds a member, by group.
Postings = dict[int, dict[str, list[int]]]

# Products such as 0.85 * 20 may come out a hair above the whole number; a longer prefix is always safe.
_SLACK = 1e-9


def near_matches(
    sets: Sequence[NDArray[np.int64]], groups: Sequence[str], *, threshold: float
) -> dict[tuple[int, int], float]:
    """Pairs (i, j), i < j, of different groups with their similarity.

    Every set that has such a partner stands in at least one pair; not every pair is listed, so that many copies
    of one text cost no more than few. `sets` are sorted, rarest member first; empty sets have no partner.
    """
    return _Join(sets, groups, threshold).pairs()


class _Join:
    """Sets in order of size; each is held against the smaller ones indexed before it.

    Sets that have a partner lie apart from the lonely ones: one of the former is partner enough for a newcomer,
    and a newcomer that has one need only look for the lonely.
    """

    def __init__(self, sets: Sequence[NDArray[np.int64]], groups: Sequence[str], threshold: float) -> None:
        self.sets = sets
        self.groups = groups
        self.threshold = threshold
        self.has_partner = [False] * len(sets)
        self.lonely: Postings = {}
        self.partnered: Postings = {}
        self.found: dict[tuple[int, int], float] = {}

    def pairs(self) -> dict[tuple[int, int], float]:
        for index in sorted(range(len(self.sets)), key=lambda index: (len(self.sets[index]), index)):
            if len(self.sets[index]):
                self._probe(index)
                self._add(index)
        return self.found

    def _probe(self, index: int) -> None:
        size = len(self.sets[index])
        prefix = self.sets[index][: size - ceil(self.threshold * size - _SLACK) + 1].tolist()
        mine: frozenset[int] = frozenset()
        tried: set[int] = set()
        for other in chain(self._partnered(index, prefix), self._lonely(index, prefix)):
            if other in tried or (self.has_partner[index] and self.has_partner[other]):
                continue
            tried.add(other)
            mine = mine or frozenset(self.sets[index].tolist())
            self._compare(index, mine, other)

    def _partnered(self, index: int, prefix: list[int]) -> Iterator[int]:
        """Candidates that have a partner, until `index` has one too."""
        for by_group in (self.partnered.get(member, {}) for member in prefix):
            for group, others in by_group.items():
                if group == self.groups[index]:
                    continue
                for other in others:
                    if self.has_partner[index]:
                        return
                    yield other

    def _lonely(self, index: int, prefix: list[int]) -> Iterator[int]:
        """Candidates indexed as lonely; those that have found a partner since move over."""
        for member in prefix:
            by_group = self.lonely.get(member, {})
            for group in [group for group in by_group if group != self.groups[index]]:
                yield from by_group[group]
                self._move(member, group)

    def _move(self, member: int, group: str) -> None:
        others = self.lonely[member].pop(group)
        still = [other for other in others if not self.has_partner[other]]
        if still:
            self.lonely[member][group] = still
        if len(still) < len(others):
            moved = [other for other in others if self.has_partner[other]]
            self.partnered.setdefault(member, {}).setdefault(group, []).extend(moved)

    def _compare(self, index: int, mine: frozenset[int], other: int) -> None:
        theirs = self.sets[other]
        if len(theirs) < self.threshold * len(mine) - _SLACK:
            return
        overlap = len(mine.intersection(theirs.tolist()))
        similarity = overlap / (len(mine) + len(theirs) - overlap)
        if similarity >= self.threshold:
            self.has_partner[index] = self.has_partner[other] = True
            self.found[min(index, other), max(index, other)] = similarity

    def _add(self, index: int) -> None:
        size = len(self.sets[index])
        # Whoever comes later is at least as large, so a shorter prefix suffices here.
        needed = ceil(2 * self.threshold / (1 + self.threshold) * size - _SLACK)
        postings = self.partnered if self.has_partner[index] else self.lonely
        for member in self.sets[index][: size - needed + 1].tolist():
            postings.setdefault(member, {}).setdefault(self.groups[index], []).append(index)
