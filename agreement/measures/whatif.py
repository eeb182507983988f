"""What agreement would be if two categories were one, or if one were dropped."""

from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from agreement.measures import intervals, nominal
from agreement.measures.alpha import Disagreement, count_disagreement
from agreement.measures.data import MISSING, CountPatterns, Floats
from agreement.measures.distances import nominal_distances
from agreement.measures.kappa import cohen_kappas
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import Interval, finite

_MOST_CATEGORIES, _MOST_LISTED = 30, 10
_NOMINAL_ALPHA = {"nominal": "krippendorff_alpha", "ordinal": "krippendorff_alpha_nominal"}


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
    of_two = data.n_annotators == 2
    values = [(value_after(data, change.regroup), change) for change in changes(data.k)]
    ranked = sorted(
        ((value, change) for value, change in values if value is not None), key=lambda item: -item[0]
    )
    return [
        {
            "change": change.kind,
            "categories": [data.categories[index] for index in change.categories],
            "measure": "cohen_kappa" if of_two else _NOMINAL_ALPHA[data.level],
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
    found = nominal.krippendorff_alpha_nominal(_changed(data, regroup)).intervals
    return found[0] if found else None


def _changed(data: ReliabilityData, regroup: Floats) -> ReliabilityData:
    """The data with its labels regrouped; a label of a dropped category is missing."""
    kept = regroup.any(axis=1)
    place = np.append(np.where(kept, regroup.argmax(axis=1), MISSING), MISSING).astype(np.int32)
    return replace(
        data,
        codes=place[data.codes],
        categories=[str(index) for index in range(regroup.shape[1])],
        numbers=None,
        options=replace(data.options, resamples=0),
    )


def _alpha_after(data: ReliabilityData, regroup: Floats) -> Disagreement:
    counts = data.patterns.counts @ regroup.astype(np.int64)
    patterns = CountPatterns(counts, data.patterns.weights)
    return count_disagreement(patterns, nominal_distances(regroup.shape[1]))
