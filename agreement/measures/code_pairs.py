"""Which codes of a set field stand against each other, and what agreement would be if two were one or one were gone."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from agreement.measures.alpha import label_disagreement
from agreement.measures.ordered import fixed_distance_alpha
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import finite
from agreement.measures.sets import Memberships, masi_distances

MEASURE = "masi_alpha"
# More distinct sets than these are not regrouped on trial: it would take longer than the rest of the report.
_MOST_SETS, _MOST_MERGED, _MOST_LISTED = 300, 100, 10


class Confusion(NamedTuple):
    """How many pairs of labels of one unit part on two codes: one has `first` alone of them, the other `second`."""

    n: int
    first: int
    second: int


def confusions(data: ReliabilityData, members: Memberships) -> list[Confusion]:
    """Every two codes that any labels part on, the most frequent first."""
    padded = np.vstack([members, np.zeros((1, members.shape[1]), dtype=bool)])
    labels, weights = data.labels.codes, data.labels.weights
    counts = np.zeros((members.shape[1], members.shape[1]))
    for first, second in combinations(range(labels.shape[1]), 2):
        both = (labels[:, [first, second]] >= 0).all(axis=1)
        one, other = padded[labels[both, first]], padded[labels[both, second]]
        counts += ((one & ~other) * weights[both][:, None]).T.astype(np.float64) @ (other & ~one)
    counts += counts.T
    pairs = combinations(range(len(counts)), 2)
    found = [Confusion(int(counts[a, b]), a, b) for a, b in pairs if counts[a, b]]
    return sorted(found, key=lambda each: (-each.n, each.first, each.second))


def confused_codes(codes: Sequence[str], found: Sequence[Confusion]) -> list[dict[str, Any]]:
    """The ten most confused pairs of codes; `n` counts pairs of labels."""
    return [
        {"categories": [codes[each.first], codes[each.second]], "n": each.n} for each in found[:_MOST_LISTED]
    ]


def code_changes(
    data: ReliabilityData, codes: Sequence[str], members: Memberships, found: Sequence[Confusion]
) -> list[dict[str, Any]]:
    """Merges of two codes that stand against each other and drops of one, ranked by the MASI alpha that they leave.

    A merged code stands where either stood; of a dropped one the sets keep the rest. At most ten, each with its
    interval and equal to a new analysis of the changed labels.
    """
    used = np.flatnonzero(members.any(axis=0)).tolist()
    if len(used) < 2 or len(members) > _MOST_SETS or not data.scope.n_pairs:
        return []
    before = _alpha(data, members)
    changes: list[tuple[str, tuple[int, ...], Memberships]] = [
        ("merge", (each.first, each.second), _merged(members, each.first, each.second))
        for each in found[:_MOST_MERGED]
    ]
    changes += [("drop", (gone,), np.delete(members, gone, axis=1)) for gone in used]
    values = [(_alpha(data, changed), kind, which, changed) for kind, which, changed in changes]
    known = [(value, kind, which, changed) for value, kind, which, changed in values if value is not None]
    return [
        {
            "change": kind,
            "categories": [codes[index] for index in which],
            "measure": MEASURE,
            "value": value,
            "gain": None if before is None else value - before,
            "interval": _interval(data, changed),
        }
        for value, kind, which, changed in sorted(known, key=lambda each: -each[0])[:_MOST_LISTED]
    ]


def _merged(members: Memberships, kept: int, gone: int) -> Memberships:
    changed = members.copy()
    changed[:, kept] |= changed[:, gone]
    return np.delete(changed, gone, axis=1)


def _alpha(data: ReliabilityData, members: Memberships) -> float | None:
    return finite(label_disagreement(data.labels, masi_distances(members)).alpha().value[0])


def _interval(data: ReliabilityData, members: Memberships) -> dict[str, Any] | None:
    plain = replace(data, options=replace(data.options, resamples=0))
    found = fixed_distance_alpha(plain, MEASURE, masi_distances(members)).intervals
    return found[0].as_dict() if found else None
