"""Agreement category by category: how often each is used, and how well annotators agree on it."""

from typing import Any

import numpy as np

from agreement.measures import gwet, intervals, raw
from agreement.measures.data import CountPatterns
from agreement.measures.kappa import cohen_kappas, collapse
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import finite


def per_category(data: ReliabilityData) -> list[dict[str, Any]]:
    """For each category: labels, share, positive (specific) agreement, 2x2 kappa (two annotators), pooled
    coefficient.

    The 2x2 kappa collapses the table to this category against the rest (Cohen); the pooled coefficient
    takes chance from the shares of all annotators (Fleiss). Both are None where undefined.
    """
    n_labels = max(int(data.label_counts.sum()), 1)
    return [
        {
            "category": name,
            "n_labels": int(data.label_counts[index]),
            "prevalence": int(data.label_counts[index]) / n_labels,
            "positive_agreement": _value(raw.specific_agreement(data.patterns, index)),
            "category_coefficient": _value(
                gwet.share_statistic(binary(data.patterns, index), np.eye(2), gwet.fleiss_chance)
            ),
            **_two_by_two(data, index),
        }
        for index, name in enumerate(data.categories)
    ]


def binary(patterns: CountPatterns, category: int) -> CountPatterns:
    """The patterns with all other categories merged; the category comes first."""
    own = patterns.counts[:, category]
    return CountPatterns(np.column_stack([own, patterns.sizes - own]), patterns.weights)


def _two_by_two(data: ReliabilityData, category: int) -> dict[str, Any]:
    if data.n_annotators != 2:
        return {"kappa": None, "interval": None}
    table = collapse(data.table, category)
    value = finite(cohen_kappas(table[None].astype(np.float64)).value[0])
    if value is None:
        return {"kappa": None, "interval": None}
    options = data.options
    interval = intervals.dirichlet(table, cohen_kappas, seed=options.seed, level=options.interval_level)
    return {"kappa": value, "interval": interval.as_dict() if interval else None}


def _value(statistic: Any) -> float | None:
    return finite(statistic.point().value[0]) if len(statistic.weights) else None
