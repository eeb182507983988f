"""Distances between values: how much two labels disagree, squared where the metric asks for it."""

import numpy as np

from agreement.measures.data import Floats


def nominal_distances(k: int) -> Floats:
    """0 for the same category, 1 for two, shape (k, k)."""
    return 1 - np.eye(k)


def interval_distances(values: Floats) -> Floats:
    """(v - w)^2 for all pairs of values, shape (K, K)."""
    return (values[:, None] - values) ** 2


def ratio_distances(values: Floats) -> Floats:
    """((v - w) / (v + w))^2 for all pairs of values, shape (K, K); 0 for equal values, 0 and 0 included."""
    return ratio_distance(values[:, None], values[None, :])


def ratio_distance(first: Floats, second: Floats) -> Floats:
    """((v - w) / (v + w))^2, elementwise."""
    total = first + second
    usable = total != 0
    share = np.divide(first - second, total, out=np.zeros(np.broadcast(first, second).shape), where=usable)
    return share**2


def ordinal_positions(category_counts: Floats) -> Floats:
    """Mid-ranks of the categories, shape (..., K), from how often each was used.

    Krippendorff's ordinal metric is the squared difference of these mid-ranks.
    """
    return np.cumsum(category_counts, axis=-1) - category_counts / 2
