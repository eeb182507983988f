"""Set-valued labels: distances between sets of codes, Jaccard and MASI."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agreement.measures.data import Codes, Floats

Memberships = NDArray[np.bool_]


class SetCodes(NamedTuple):
    """Distinct sets as rows of a membership matrix (D, codes), and labels as indices into them, -1 =
    missing.
    """

    members: Memberships
    codes: Codes


def set_codes(masks: NDArray, n_codes: int) -> SetCodes:
    """From bit masks, shape (units, annotators), -1 = missing, bit i = code i.

    Masks of up to 62 codes are int64; of more, Python integers in an object array.
    """
    distinct, index = _distinct(masks)
    keep = np.array([mask >= 0 for mask in distinct], dtype=bool)
    new = np.where(keep, np.cumsum(keep) - 1, -1).astype(np.int32)
    members = np.array(
        [
            [mask >> bit & 1 for bit in range(n_codes)]
            for mask, used in zip(distinct, keep, strict=True)
            if used
        ],
        dtype=bool,
    ).reshape(int(keep.sum()), n_codes)
    return SetCodes(members, new[index].reshape(masks.shape))


def _distinct(masks: NDArray) -> tuple[Sequence[int], Codes]:
    if masks.dtype != object:
        distinct, index = np.unique(masks, return_inverse=True)
        return distinct.tolist(), index
    place: dict[int, int] = {}
    index = np.array([place.setdefault(mask, len(place)) for mask in masks.reshape(-1)], dtype=np.int32)
    return list(place), index


class SetDistances(NamedTuple):
    """Distances of all pairs of distinct sets, each (D, D)."""

    exact: Floats
    jaccard: Floats
    masi: Floats


def set_distances(members: Memberships) -> SetDistances:
    """All three, made once for a field."""
    return SetDistances(1 - np.eye(len(members)), jaccard_distances(members), masi_distances(members))


def jaccard_distances(members: Memberships) -> Floats:
    """1 - intersection / union of all pairs of sets, shape (D, D); two empty sets are at distance 0."""
    return 1 - _jaccard(members)


def masi_distances(members: Memberships) -> Floats:
    """1 - Jaccard x monotonicity (Passonneau 2006), shape (D, D).

    Monotonicity is 1 for equal sets, 2/3 where one holds the other, 1/3 where they overlap, 0 where they do
    not.
    """
    common = _common(members)
    sizes = members.sum(axis=1)
    equal = (common == sizes[:, None]) & (common == sizes)
    subset = (common == sizes[:, None]) | (common == sizes)
    monotonicity = np.select([equal, subset & (common > 0), common > 0], [1.0, 2 / 3, 1 / 3])
    return 1 - _jaccard(members) * monotonicity


def _jaccard(members: Memberships) -> Floats:
    common = _common(members)
    sizes = members.sum(axis=1)
    union = sizes[:, None] + sizes - common
    return np.divide(common, union, out=np.ones(common.shape), where=union > 0)


def _common(members: Memberships) -> Floats:
    as_numbers = members.astype(np.float32)
    return (as_numbers @ as_numbers.T).astype(np.float64)
