"""Contingency tables of pairs of annotators, counted in chunks with flat memory."""

import numpy as np

from agreement.measures.data import CHUNK, Codes, CountPatterns, Counts, Floats

_WIDEST_PRODUCT = 4096
_BYTE, _PAIRS = 256, 1 << 18


def contingency_table(first: Codes, second: Codes, k: int) -> Counts:
    """Counts of category pairs, shape (k, k); rows are `first`. Units that one of the two left out do not
    count.
    """
    width = k + 1
    count = _count_bytes if width * width <= _BYTE else _count_keys
    table = np.zeros(width * width, dtype=np.int64)
    for start in range(0, len(first), _PAIRS):
        table += count(first[start : start + _PAIRS], second[start : start + _PAIRS], width)
    return table.reshape(width, width)[1:, 1:].copy()


def _count_keys(first: Codes, second: Codes, width: int) -> Counts:
    """Counts per cell of width * width cells, missing first."""
    key = first.astype(np.int32)
    key += 1
    key *= width
    key += second
    key += 1
    return np.bincount(key, minlength=width * width)


def _count_bytes(first: Codes, second: Codes, width: int) -> Counts:
    """As `_count_keys`, for cells that fit a byte: two units at a time, which halves the counting."""
    key = first.astype(np.uint8)
    key += np.uint8(1)
    key *= np.uint8(width)
    key += second.astype(np.uint8)
    key += np.uint8(1)
    even = len(key) // 2 * 2
    couples = np.bincount(key[:even].view(np.uint16), minlength=_BYTE * _BYTE).reshape(_BYTE, _BYTE)
    cells = (couples.sum(axis=0) + couples.sum(axis=1))[: width * width]
    if even < len(key):
        cells[key[-1]] += 1
    return cells


def pair_tables(codes: Codes, k: int) -> Counts:
    """Contingency tables of all pairs of annotators, shape (annotators, annotators, k, k).

    One product of indicator columns per chunk of units; exact, because a chunk's counts fit single precision.
    """
    n_annotators = codes.shape[1]
    if n_annotators * k > _WIDEST_PRODUCT:
        return _pair_tables_one_by_one(codes, k)
    total = np.zeros((n_annotators * k, n_annotators * k), dtype=np.float64)
    for start in range(0, len(codes), CHUNK):
        block = codes[start : start + CHUNK]
        indicators = (block[:, :, None] == np.arange(k)).reshape(len(block), -1).astype(np.float32)
        total += indicators.T @ indicators
    tables = total.astype(np.int64).reshape(n_annotators, k, n_annotators, k)
    return np.ascontiguousarray(tables.transpose(0, 2, 1, 3))


def _pair_tables_one_by_one(codes: Codes, k: int) -> Counts:
    n_annotators = codes.shape[1]
    tables = np.zeros((n_annotators, n_annotators, k, k), dtype=np.int64)
    for a in range(n_annotators):
        for b in range(a + 1):
            tables[a, b] = contingency_table(codes[:, a], codes[:, b], k)
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
