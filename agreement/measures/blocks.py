"""Copied work: whole answers that are identical across annotators, or across units, more often than they
should be.

An answer is everything one annotator said about one unit: all fields, notes included. A warning asks
somebody to look; it proves nothing, since units that are easy throughout also give identical answers.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import special

from agreement.measures.data import Codes

_FEWEST_UNITS, _TIMES_EXPECTED, _TIMES_NEAR, _RARE = 5, 2.5, 3, 1e-6
_SHORTEST_RUN, _FEWEST_ANSWERS, _LONGEST_LAG = 10, 3, 1000
_MOST_ANNOTATORS, _FEWEST_NOTES = 50, 3


class Block(NamedTuple):
    """Identical answers of `annotators` on `units` (indices), and how many were to be expected by chance."""

    annotators: tuple[int, ...]
    units: tuple[int, ...]
    expected: float


def copied_across_annotators(answers: Codes) -> list[Block]:
    """Pairs of annotators whose whole answers agree far more often than their fields taken one by one do.

    `answers` has shape (fields, units, annotators), -1 = missing. Expected: the product of the pair's
    agreement on each field. Flagged at 2.5 times that, five units or more, odds below one in a million
    (Poisson), and three times as many identical answers as answers that differ in a single field: honest
    agreement falls off gradually. One field alone says nothing: there, agreement is what it should be.
    """
    n_fields, _, n_annotators = answers.shape
    if n_fields < 2 or n_annotators > _MOST_ANNOTATORS:
        return []
    found = []
    for pair in combinations(range(n_annotators), 2):
        first, second = answers[:, :, pair[0]], answers[:, :, pair[1]]
        both = np.flatnonzero(((first >= 0) & (second >= 0)).all(axis=0))
        if len(both) < _FEWEST_UNITS:
            continue
        equal = first[:, both] == second[:, both]
        same = both[equal.all(axis=0)]
        expected = float(equal.mean(axis=1).prod()) * len(both)
        n_all_but_one = int((equal.sum(axis=0) == n_fields - 1).sum())
        if _is_excess(len(same), expected) and len(same) > _TIMES_NEAR * n_all_but_one:
            found.append(Block(pair, tuple(same.tolist()), expected))
    return found


def _is_excess(n: int, expected: float) -> bool:
    if n < _FEWEST_UNITS or n < _TIMES_EXPECTED * expected:
        return False
    return float(special.gammainc(n, max(expected, 1e-9))) < _RARE  # P(Poisson(expected) >= n)


def copied_across_units(answers: Codes) -> list[Block]:
    """Runs of ten answers or more that an annotator gave, in the same order, once more further down.

    `answers` as above, units in the order in which they were worked on. Expected: the number of places
    where a run could stand, times the chance of its answers by how often the annotator gave each. A run
    needs three distinct answers; units of the later copy are named.
    """
    if len(answers) < 2:
        return []
    found = []
    for annotator in range(answers.shape[2]):
        units = np.flatnonzero((answers[:, :, annotator] >= 0).all(axis=0))
        if len(units) < 2 * _SHORTEST_RUN:
            continue
        _, whole = np.unique(answers[:, units, annotator], axis=1, return_inverse=True)
        start, length, lag = _longest_repeat(whole.reshape(-1))
        run = whole.reshape(-1)[start : start + length]
        if length < _SHORTEST_RUN or len(np.unique(run)) < _FEWEST_ANSWERS:
            continue
        share = np.bincount(whole.reshape(-1)) / len(whole.reshape(-1))
        expected = len(units) ** 2 / 2 * float(share[run].prod())
        if expected < _RARE:
            later = units[start + lag : start + lag + length]
            found.append(Block((annotator,), tuple(later.tolist()), expected))
    return found


def _longest_repeat(sequence: Codes) -> tuple[int, int, int]:
    """Start, length and lag of the longest run that stands again `lag` places later, without overlap."""
    best = (0, 0, 0)
    for lag in range(_SHORTEST_RUN, min(len(sequence), _LONGEST_LAG)):
        equal = np.concatenate([[False], sequence[:-lag] == sequence[lag:], [False]])
        edges = np.flatnonzero(np.diff(equal.astype(np.int8)))
        starts, lengths = edges[::2], np.minimum(edges[1::2] - edges[::2], lag)
        if len(lengths) and lengths.max() > best[1]:
            at = int(lengths.argmax())
            best = (int(starts[at]), int(lengths[at]), lag)
    return best


def copied_notes(notes: Codes) -> list[Block]:
    """Pairs of annotators whose free texts are the same on three units or more, and annotators who wrote
    one text on as many units.

    `notes` has shape (units, annotators): equal codes for equal texts, -1 = none. Nobody writes a sentence
    twice by chance, so nothing is expected.
    """
    n_annotators = notes.shape[1]
    found = []
    for pair in combinations(range(min(n_annotators, _MOST_ANNOTATORS)), 2):
        same = np.flatnonzero((notes[:, pair[0]] == notes[:, pair[1]]) & (notes[:, pair[0]] >= 0))
        if len(same) >= _FEWEST_NOTES:
            found.append(Block(pair, tuple(same.tolist()), 0.0))
    for annotator, column in enumerate(notes.T):
        uses = np.bincount(column + 1)[1:]
        again = np.flatnonzero(np.isin(column, np.flatnonzero(uses >= _FEWEST_NOTES)))
        if len(again):
            found.append(Block((annotator,), tuple(again.tolist()), 0.0))
    return found


class Suspects(NamedTuple):
    """Labels in copied blocks, shape (units, annotators), and a sentence per block."""

    mask: NDArray[np.bool_]
    messages: list[str]


def suspects(answers: Codes, annotators: Sequence[str], notes: Sequence[Codes] = ()) -> Suspects:
    """All copied blocks in `answers`, shape (fields, units, annotators), and in `notes`, each (units,
    annotators).
    """
    mask = np.zeros(answers.shape[1:], dtype=bool)
    messages = []
    found = [
        (copied_across_annotators(answers), _ACROSS_ANNOTATORS),
        (copied_across_units(answers), _ACROSS_UNITS),
        ([block for each in notes for block in copied_notes(each)], _NOTES),
    ]
    for blocks, message in found:
        for block in blocks:
            mask[np.ix_(block.units, block.annotators)] = True
            names = " and ".join(repr(annotators[index]) for index in block.annotators)
            messages.append(message.format(names=names, n=len(block.units), expected=block.expected))
    return Suspects(mask, messages)


_ACROSS_ANNOTATORS = (
    "{names} gave identical answers in all fields on {n} units where {expected:.0f} were to be expected."
)
_ACROSS_UNITS = "{names} gave a run of {n} answers twice, in the same order."
_NOTES = "{names} wrote the same notes on {n} units."
