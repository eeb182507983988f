"""Contingency tables of pairs of annotators, counted in chunks with flat memory."""

import numpy as np

from agreement.measures.data import CHUNK, Codes, CountPatterns, Counts, Floats, sum_of_weights

_WIDEST_PRODUCT = 4096
_BYTE, _MOST_NUMBERS, _PAIRS = 256, 1 << 16, 3 << 15


def contingency_table(first: Codes, second: Codes, k: int, weights: Counts | None = None) -> Counts:
    """Counts of category pairs, shape (k, k); rows are `first`. Units that one of the two left out do not
    count. `weights` says how many units each place stands for, one if it is None.
    """
    width = k + 1
    if weights is not None:
        key = (first.astype(np.int64) + 1) * width + second + 1
        return sum_of_weights(key, weights, width * width).reshape(width, width)[1:, 1:].copy()
    if width * width <= _BYTE:
        return _count_bytes(first, second, width).reshape(width, width)[1:, 1:].copy()
    table = np.zeros(width * width, dtype=np.int64)
    for start in range(0, len(first), _PAIRS):
        key = first[start : start + _PAIRS].astype(np.int32)
        key *= width
        key += second[start : start + _PAIRS]
        key += width + 1
        table += np.bincount(key, minlength=width * width)
    return table.reshape(width, width)[1:, 1:].copy()


def _count_bytes(first: Codes, second: Codes, width: int) -> Counts:
    """Counts per cell of width * width cells, missing first, where these fit a byte.

    A chunk is cut into strips and their cells are counted together, as digits of one number: a few times
    fewer numbers to count. `np.add.at` counts faster than `bincount`, which looks for the range first.
    """
    cells = width * width
    n_strips = _strips(cells, len(first))
    chunk = _PAIRS // n_strips * n_strips
    room = np.empty((2, min(len(first), chunk)), dtype=np.uint8)
    together = np.zeros(cells**n_strips, dtype=np.int64)
    number = np.empty(room.shape[1] // n_strips, dtype=np.uint16)
    place = np.empty(len(number), dtype=np.intp)
    rest = np.zeros(0, dtype=np.uint8)
    for start in range(0, len(first), chunk):
        key, other = room[:, : len(first) - start]
        np.copyto(key, first[start : start + chunk], casting="unsafe")
        np.copyto(other, second[start : start + chunk], casting="unsafe")
        key *= np.uint8(width)
        key += other
        key += np.uint8(width + 1)
        length = len(key) // n_strips
        first_strip, *others = key[: length * n_strips].reshape(n_strips, length)
        np.copyto(number[:length], first_strip)
        for strip in others:
            number[:length] *= np.uint16(cells)
            number[:length] += strip
        np.copyto(place[:length], number[:length])
        np.add.at(together, place[:length], 1)
        rest = key[length * n_strips :]
    by_strip = together.reshape((cells,) * n_strips)
    axes = set(range(n_strips))
    counts = sum(by_strip.sum(axis=tuple(axes - {axis})) for axis in axes)
    return counts + np.bincount(rest, minlength=cells)


def _strips(cells: int, n: int) -> int:
    """How many cells are counted together: as many as make numbers of 16 bits, and no more than n pays for."""
    n_strips = 1
    while cells ** (n_strips + 1) <= min(_MOST_NUMBERS, n // 4):
        n_strips += 1
    return n_strips


def pair_tables(codes: Codes, k: int, weights: Counts | None = None) -> Counts:
    """Contingency tables of all pairs of annotators, shape (annotators, annotators, k, k).

    One product of indicator columns per chunk of units; exact, because a chunk's counts fit single precision.
    """
    n_annotators = codes.shape[1]
    if n_annotators * k > _WIDEST_PRODUCT or weights is not None:
        return _pair_tables_one_by_one(codes, k, weights)
    total = np.zeros((n_annotators * k, n_annotators * k), dtype=np.float64)
    for start in range(0, len(codes), CHUNK):
        block = codes[start : start + CHUNK]
        indicators = (block[:, :, None] == np.arange(k)).reshape(len(block), -1).astype(np.float32)
        total += indicators.T @ indicators
    tables = total.astype(np.int64).reshape(n_annotators, k, n_annotators, k)
    return np.ascontiguousarray(tables.transpose(0, 2, 1, 3))


def _pair_tables_one_by_one(codes: Codes, k: int, weights: Counts | None) -> Counts:
    n_annotators = codes.shape[1]
    tables = np.zeros((n_annotators, n_annotators, k, k), dtype=np.int64)
    for a in range(n_annotators):
        for b in range(a + 1):
            tables[a, b] = contingency_table(codes[:, a], codes[:, b], k, weights)
            tables[b, a] = tables[a, b].T
    return tables


def coincidence_matrix(patterns: CountPatterns) -> Floats:
    """Krippendorff's coincidence matrix, shape (K, K): each unit's ordered pairs, weighted by 1/(labels
    - 1).
    """
    pairable = patterns.pairable()
    share = pairable.weights / (pairable.sizes - 1)
    counts = pairable.counts.astype(np.float64)
    return (counts * share[:, None]).T @ counts - np.diag(share @ counts)
