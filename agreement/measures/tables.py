"""Contingency tables of pairs of annotators, counted in chunks with flat memory."""

import numpy as np

from agreement.measures.data import CHUNK, Codes, CountPatterns, Counts, Floats

_WIDEST_PRODUCT = 4096


def contingency_table(first: Codes, second: Codes, k: int) -> Counts:
    """Counts of category pairs, shape (k, k); rows are `first`. Units that one of the two left out do
    not count.
    """
    table = np.zeros((k + 1) * (k + 1), dtype=np.int64)
    for start in range(0, len(first), CHUNK):
        key = first[start : start + CHUNK].astype(np.int32)
        key += 1
        key *= k + 1
        key += second[start : start + CHUNK]
        key += 1
        table += np.bincount(key, minlength=len(table))
    return table.reshape(k + 1, k + 1)[1:, 1:].copy()


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
