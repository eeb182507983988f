"""What agreement would be if two categories were one, or if one were dropped."""

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from agreement.measures import intervals
from agreement.measures.alpha import Disagreement, count_disagreement
from agreement.measures.data import CountPatterns, Floats
from agreement.measures.distances import nominal_distances
from agreement.measures.kappa import cohen_kappas
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import Interval, finite

_MOST_CATEGORIES, _MOST_LISTED = 30, 10


class Change(NamedTuple):
    """A merge of two categories or the drop of one; `regroup` (K, K - 1) says where each category's
    labels go.
    """

    kind: str
    categories: tuple[int, ...]
    regroup: Floats


def what_if(data: ReliabilityData) -> list[dict[str, Any]]:
    """Merges and drops ranked by agreement gained, at most ten, each with its interval.

    The figure is Cohen's kappa for two annotators, nominal alpha for more; it equals what a new analysis of
    the changed labels gives. Changes that leave it undefined are not ranked. Empty below three categories
    and for numbers.
    """
    if (
        not 3 <= data.k <= _MOST_CATEGORIES
        or data.level not in ("nominal", "ordinal")
        or not data.scope.n_pairs
    ):
        return []
    before = value_after(data, np.eye(data.k))
    values = [(value_after(data, change.regroup), change) for change in changes(data.k)]
    ranked = sorted(
        ((value, change) for value, change in values if value is not None), key=lambda item: -item[0]
    )
    return [
        {
            "change": change.kind,
            "categories": [data.categories[index] for index in change.categories],
            "measure": "cohen_kappa" if data.n_annotators == 2 else "krippendorff_alpha",
            "value": value,
            "gain": None if before is None else value - before,
            "interval": interval.as_dict() if (interval := interval_after(data, change.regroup)) else None,
        }
        for value, change in ranked[:_MOST_LISTED]
    ]


def changes(k: int) -> list[Change]:
    """All merges of two of `k` categories, then all drops of one."""
    merges = [Change("merge", pair, _merge(k, *pair)) for pair in combinations(range(k), 2)]
    drops = [Change("drop", (gone,), np.delete(np.eye(k), gone, axis=1)) for gone in range(k)]
    return merges + drops


def _merge(k: int, kept: int, gone: int) -> Floats:
    regroup = np.eye(k)
    regroup[gone, kept] = 1
    return np.delete(regroup, gone, axis=1)


def value_after(data: ReliabilityData, regroup: Floats) -> float | None:
    """Kappa of the regrouped table, or nominal alpha of the regrouped counts; None where undefined."""
    if data.n_annotators == 2:
        return finite(cohen_kappas((regroup.T @ data.table @ regroup)[None]).value[0])
    alpha = _alpha_after(data, regroup)
    return finite(alpha.alpha().value[0]) if len(alpha.weights) else None


def interval_after(data: ReliabilityData, regroup: Floats) -> Interval | None:
    """The interval that an analysis of the changed labels shows."""
    options = data.options
    if data.n_annotators == 2:
        table = (regroup.T @ data.table @ regroup).astype(np.int64)
        return intervals.dirichlet(table, cohen_kappas, seed=options.seed, level=options.interval_level)
    alpha, value = _alpha_after(data, regroup), value_after(data, regroup)
    if value is None:
        return None
    return intervals.fisher_z(
        value,
        alpha.jackknife_error(),
        int(alpha.weights.sum()),
        level=options.interval_level,
        method="jackknife_fisher_z",
    )


def _alpha_after(data: ReliabilityData, regroup: Floats) -> Disagreement:
    counts = data.patterns.counts @ regroup.astype(np.int64)
    patterns = CountPatterns(counts, data.patterns.weights)
    return count_disagreement(patterns, nominal_distances(regroup.shape[1]))
