"""Reliability data: units by annotators as small integer codes, and its compressed form, distinct
patterns.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

MISSING = -1
CHUNK = 1 << 16
_DENSE_KEYS = 1 << 22
_LARGEST_KEY = 1 << 62
_FEW_CATEGORIES, _BYTE = 8, 256

Codes = NDArray[np.integer[Any]]
Counts = NDArray[np.integer[Any]]
Floats = NDArray[np.float64]


def encode(values: Sequence[str], place: Mapping[str, int]) -> Codes:
    """Codes of text values by `place`; KeyError for a value that has none."""
    if len(place) <= _BYTE:
        # A letter for each code: joining letters is quicker than making a number of each value.
        letters = {text: chr(code) for text, code in place.items()}
        return np.frombuffer("".join(map(letters.__getitem__, values)).encode("latin-1"), dtype=np.uint8)
    return np.fromiter(map(place.__getitem__, values), dtype=np.int32, count=len(values))


@dataclass(frozen=True)
class CountPatterns:
    """Distinct rows of category counts, shape (P, K), and how many units show each, shape (P,).

    Units that nobody labelled are left out. Every coefficient that treats annotators alike is a function of
    these.
    """

    counts: Counts
    weights: Counts

    @property
    def sizes(self) -> Counts:
        """Number of labels per pattern, shape (P,)."""
        return self.counts.sum(axis=1)

    def pairable(self) -> "CountPatterns":
        """Only the patterns with two labels or more."""
        keep = self.sizes >= 2
        return CountPatterns(self.counts[keep], self.weights[keep])


def count_patterns(codes: Codes, k: int, weights: Counts | None = None) -> CountPatterns:
    """Distinct category counts of `codes`, shape (units, annotators), -1 = missing, values below `k`.

    `weights` says how many units each row of `codes` stands for, one if it is None.
    """
    n_annotators = codes.shape[1]
    base = n_annotators + 1
    if k == 0 or base**k > _LARGEST_KEY:
        return counts_of_labels(label_patterns(codes, weights), k)
    place = np.zeros(k + 1, dtype=np.int64)
    place[:k] = base ** np.arange(k, dtype=np.int64)
    keys, found = _distinct_keys(codes, place, base**k, weights)
    keep = keys > 0
    keys, found = keys[keep], found[keep]
    counts = (keys[:, None] // place[:k]) % base
    return CountPatterns(counts, found)


def _distinct_keys(
    codes: Codes, place: Counts, n_keys: int, weights: Counts | None = None
) -> tuple[Counts, Counts]:
    if weights is not None:
        keys, inverse = np.unique(_keys(codes, place), return_inverse=True)
        return keys, sum_of_weights(inverse, weights, len(keys))
    if n_keys <= _DENSE_KEYS:
        total = np.zeros(n_keys, dtype=np.int64)
        for start in range(0, len(codes), CHUNK):
            total += np.bincount(_keys(codes[start : start + CHUNK], place), minlength=n_keys)
        keys = np.flatnonzero(total)
        return keys, total[keys]
    parts = [_keys(codes[start : start + CHUNK], place) for start in range(0, len(codes), CHUNK)]
    keys, counted = np.unique(np.concatenate(parts or [np.zeros(0, np.int64)]), return_counts=True)
    return keys, counted.astype(np.int64)


def sum_of_weights(groups: Counts, weights: Counts, n_groups: int) -> Counts:
    """The weights of each of `n_groups` groups added up; exact below 2^53 units."""
    return np.bincount(groups.reshape(-1), weights, minlength=n_groups).astype(np.int64)


def _keys(block: Codes, place: Counts) -> Counts:
    """One integer per unit that holds its category counts in base (annotators + 1).

    Few categories: each is counted by itself, in bytes. Else: the place of each label is looked up and
    added; the code -1 finds the last place, 0.
    """
    columns, k = np.ascontiguousarray(block.T), len(place) - 1
    keys = np.zeros(len(block), dtype=np.int64)
    if k <= _FEW_CATEGORIES and len(columns) < _BYTE:
        for category in range(k):
            keys += place[category] * (columns == category).sum(axis=0, dtype=np.uint8)
    else:
        for column in columns:
            keys += place[column]
    return keys


def counts_of_labels(labels: "LabelPatterns", k: int) -> CountPatterns:
    """The category counts of rows of labels, one for each row; some may be equal."""
    n_rows, n_annotators = labels.codes.shape
    rows = np.repeat(np.arange(n_rows), n_annotators)
    flat = labels.codes.reshape(-1)
    present = flat >= 0
    counts = np.bincount(rows[present] * k + flat[present], minlength=n_rows * k).reshape(n_rows, k)
    return CountPatterns(counts, labels.weights)


@dataclass(frozen=True)
class LabelPatterns:
    """Distinct rows of labels, shape (P, annotators), and how many units show each; for what knows who
    labelled.
    """

    codes: Codes
    weights: Counts

    def pairable(self) -> "LabelPatterns":
        """Only the rows with two labels or more."""
        keep = (self.codes >= 0).sum(axis=1) >= 2
        return LabelPatterns(self.codes[keep], self.weights[keep])


def label_patterns(codes: Codes, weights: Counts | None = None) -> LabelPatterns:
    """Distinct rows of `codes`, each standing for `weights` units; units without any label left out."""
    labelled = (codes >= 0).any(axis=1)
    codes = codes[labelled]
    standing = np.ones(len(codes), dtype=np.int64) if weights is None else weights[labelled]
    k = int(codes.max(initial=-1)) + 2
    if k ** codes.shape[1] > _LARGEST_KEY:
        return LabelPatterns(codes, standing)
    keys = np.zeros(len(codes), dtype=np.int64)
    for column in codes.T:
        keys = keys * k + (column + 1)
    if weights is None:
        _, first, counted = np.unique(keys, return_index=True, return_counts=True)
        return LabelPatterns(codes[first], counted.astype(np.int64))
    _, first, inverse = np.unique(keys, return_index=True, return_inverse=True)
    return LabelPatterns(codes[first], sum_of_weights(inverse, standing, len(first)))
