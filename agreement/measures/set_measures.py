"""The figures of labels that are sets of codes: of all annotators, and of every pair of them."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

from agreement.measures import raw
from agreement.measures.alpha import label_disagreement
from agreement.measures.compute import OfEither, shared, valued
from agreement.measures.data import Floats, LabelPatterns
from agreement.measures.ordered import fixed_distance_alpha
from agreement.measures.reliability import ReliabilityData
from agreement.measures.resampling import SumStatistic
from agreement.measures.result import MANY_PAIRS, Result
from agreement.measures.sets import SetDistances

# Above this number of pairs, no intervals are made pair by pair.
_WITH_INTERVALS = 15

OfLabels = Callable[[LabelPatterns, Floats | None], SumStatistic]


def set_measures(data: ReliabilityData, distances: SetDistances) -> list[Result]:
    """Exact-set agreement, mean Jaccard, and alpha with MASI, Jaccard and nominal distances between sets."""

    def near(agreement: OfLabels, distance: Floats) -> OfEither:
        return lambda labels: agreement(labels, 1 - distance)

    return [
        shared(
            data,
            name,
            near(agreement, distance),
            by_labels=True,
            of_counts=name != "jaccard_mean",
        )
        for name, agreement, distance in _shares(distances)
    ] + [fixed_distance_alpha(data, name, distance) for name, distance in _alphas(distances)]


def plain_set_measures(data: ReliabilityData, distances: SetDistances) -> list[Result]:
    """As `set_measures`, without errors and intervals: for where there are many pairs."""
    shares = [
        replace(valued(data, name, agreement(data.labels, 1 - distance).point()), expected=None)
        for name, agreement, distance in _shares(distances)
    ]
    alphas = [
        valued(data, name, label_disagreement(data.labels, distance).alpha())
        for name, distance in _alphas(distances)
    ]
    return [
        result if result.value is None else replace(result, interval_reason=MANY_PAIRS)
        for result in shares + alphas
    ]


def _shares(distances: SetDistances) -> list[tuple[str, OfLabels, Floats]]:
    return [
        ("raw_agreement", raw.pooled_label_agreement, distances.exact),
        ("raw_agreement_item_mean", raw.item_mean_label_agreement, distances.exact),
        ("jaccard_mean", raw.pooled_label_agreement, distances.jaccard),
    ]


def _alphas(distances: SetDistances) -> list[tuple[str, Floats]]:
    return [
        ("masi_alpha", distances.masi),
        ("jaccard_alpha", distances.jaccard),
        ("krippendorff_alpha_nominal", distances.exact),
    ]


def set_pairs(data: ReliabilityData, distances: SetDistances) -> list[dict[str, Any]]:
    """Each pair of annotators with common units: how many, exact-set agreement, mean Jaccard and the alphas between
    sets; with intervals where there are few pairs.
    """
    pairs = list(combinations(range(data.n_annotators), 2))
    measures = set_measures if len(pairs) <= _WITH_INTERVALS else plain_set_measures
    found = []
    for first, second in pairs:
        both = data.only((data.codes[:, [first, second]] >= 0).all(axis=1), [first, second])
        both = replace(both, options=replace(data.options, resamples=0))
        if n := both.scope.n_items:
            results = [result.as_dict() for result in measures(both, distances)]
            names = list(both.annotators)
            found.append({"annotators": names, "n": n, "contingency": None, "measures": results})
    return found
