"""Counting rows of codes block by block: distinct rows, how many units show each, and which was the first."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from agreement.measures.data import Codes, Counts

_LARGEST_KEY, _DENSE_KEYS = 1 << 62, 1 << 18
_NONE = np.iinfo(np.int64).max


class Rows(NamedTuple):
    """Distinct rows, shape (P, columns); the units that show each, (P,); the place of the first of them, (P,)."""

    codes: Codes
    weights: Counts
    first: Counts

    def where(self, column: int, code: int) -> "Rows":
        """The rows with this code in this column, and without the column."""
        keep = self.codes[:, column] == code
        return Rows(np.delete(self.codes[keep], column, axis=1), self.weights[keep], self.first[keep])


class Tally:
    """Rows of codes 0 to below `sizes`, one size per column. It takes as much room as there are distinct rows."""

    def __init__(self, sizes: Sequence[int]) -> None:
        self._sizes = [max(size, 1) for size in sizes]
        n_keys = 1
        for size in self._sizes:
            n_keys *= size
        self._n_keys = n_keys
        self._counts: dict[bytes, list[int]] = {}
        self._keys = np.zeros(0, dtype=np.int64)
        self._weights = np.zeros(0, dtype=np.int64)
        self._first = np.zeros(0, dtype=np.int64)
        if n_keys <= _DENSE_KEYS:
            self._weights = np.zeros(n_keys, dtype=np.int64)
            self._first = np.full(n_keys, _NONE)

    def add(self, rows: Codes, start: int) -> None:
        """Count `rows`, shape (n, columns), of which the first is unit `start`; later units come later."""
        if self._n_keys <= _DENSE_KEYS:
            self._add_dense(self._key(rows), start)
        elif self._n_keys <= _LARGEST_KEY:
            self._add_sparse(self._key(rows), start)
        else:
            self._add_wide(rows, start)

    def merge(self, rows: Rows) -> None:
        """Add what another tally of the same sizes has counted."""
        if self._n_keys > _LARGEST_KEY:
            self._merge_wide(rows)
        elif self._n_keys > _DENSE_KEYS:
            self._merge_sparse(self._key(rows.codes), rows.weights, rows.first)
        else:
            keys = self._key(rows.codes)  # each of them once
            self._weights[keys] += rows.weights
            self._first[keys] = np.minimum(self._first[keys], rows.first)

    def rows(self) -> Rows:
        """What was counted, in the order of the codes."""
        if self._n_keys > _LARGEST_KEY:
            return self._wide_rows()
        keys = self._keys
        weights, first = self._weights, self._first
        if self._n_keys <= _DENSE_KEYS:
            keys = np.flatnonzero(weights)
            weights, first = weights[keys], first[keys]
        codes = np.zeros((len(keys), len(self._sizes)), dtype=np.int64)
        for column in range(len(self._sizes) - 1, -1, -1):
            keys, codes[:, column] = np.divmod(keys, self._sizes[column])
        return Rows(codes, weights, first)

    def _key(self, rows: Codes) -> Counts:
        key = np.zeros(len(rows), dtype=np.int64)
        for column, size in enumerate(self._sizes):
            key = key * size + rows[:, column]
        return key

    def _add_dense(self, keys: Counts, start: int) -> None:
        self._weights += np.bincount(keys, minlength=self._n_keys)
        places = np.full(self._n_keys, _NONE)
        # Of several units with one key the last one written stays, so they are written from the end.
        places[keys[::-1]] = np.arange(start + len(keys) - 1, start - 1, -1)
        np.minimum(self._first, places, out=self._first)

    def _add_sparse(self, keys: Counts, start: int) -> None:
        found, first, counts = np.unique(keys, return_index=True, return_counts=True)
        self._merge_sparse(found, counts, first + start)

    def _merge_sparse(self, keys: Counts, weights: Counts, first: Counts) -> None:
        together = np.concatenate([self._keys, keys])
        weights, first = np.concatenate([self._weights, weights]), np.concatenate([self._first, first])
        self._keys, inverse = np.unique(together, return_inverse=True)
        self._weights = np.zeros(len(self._keys), dtype=np.int64)
        self._first = np.full(len(self._keys), _NONE)
        np.add.at(self._weights, inverse, weights)
        np.minimum.at(self._first, inverse, first)

    def _add_wide(self, rows: Codes, start: int) -> None:
        for place, row in enumerate(np.ascontiguousarray(rows, dtype=">i4"), start):
            entry = self._counts.setdefault(row.tobytes(), [0, place])
            entry[0] += 1

    def _merge_wide(self, rows: Rows) -> None:
        codes = np.ascontiguousarray(rows.codes, dtype=">i4")
        for row, weight, first in zip(codes, rows.weights.tolist(), rows.first.tolist(), strict=True):
            entry = self._counts.setdefault(row.tobytes(), [0, first])
            entry[0] += weight
            entry[1] = min(entry[1], first)

    def _wide_rows(self) -> Rows:
        keys = sorted(self._counts)
        codes = np.frombuffer(b"".join(keys), dtype=">i4").reshape(len(keys), len(self._sizes))
        found = np.array([self._counts[key] for key in keys], dtype=np.int64).reshape(len(keys), 2)
        return Rows(codes.astype(np.int64), found[:, 0], found[:, 1])
