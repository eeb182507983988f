"""A judge against a human reference: rates of a 2x2 table, and each category against the rest."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from agreement.measures import intervals
from agreement.measures.data import Counts
from agreement.measures.kappa import cohen_kappas, collapse
from agreement.measures.result import Interval, finite


def share(successes: int, n: int) -> dict[str, Any]:
    """A share with Wilson's interval (1927); null for n = 0."""
    interval = intervals.wilson(successes, n, level=0.95)
    return {
        "value": successes / n if n else None,
        "n": n,
        "interval": [interval.low, interval.high] if interval else None,
    }


def binary_rates(table: Counts) -> dict[str, Any]:
    """Counts and rates of a (2, 2) table, rows the humans' positive and negative, columns the judge's.

    TPR is recall; a rate without cases is null. F1 is 2 TP / (2 TP + FP + FN).
    """
    (tp, fn), (fp, tn) = table.tolist()
    wrong = fp + fn
    return {
        "tp": tp,
        "fp": fp,
        "fn": fn,
        "tn": tn,
        "accuracy": share(tp + tn, tp + tn + wrong),
        "precision": share(tp, tp + fp),
        "recall": share(tp, tp + fn),
        "f1": 2 * tp / (2 * tp + wrong) if tp + wrong else None,
        "tpr": share(tp, tp + fn),
        "tnr": share(tn, tn + fp),
    }


def category_rates(table: Counts, categories: Sequence[str]) -> list[dict[str, Any]]:
    """Each category against the rest, from a (K, K) table with the humans in rows."""
    return [
        {"category": name, **binary_rates(collapse(table, index))} for index, name in enumerate(categories)
    ]


def kappa_with_interval(table: Counts, *, seed: int) -> tuple[float | None, Interval | None]:
    """Cohen's kappa (1960) of a (K, K) table and its Dirichlet interval; None where undefined."""
    value = finite(cohen_kappas(table[None].astype(np.float64)).value[0]) if table.sum() else None
    return value, intervals.dirichlet(table, cohen_kappas, seed=seed, level=0.95)
