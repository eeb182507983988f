"""Every pair of annotators on its own: contingency table, raw agreement, kappa, margins."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from agreement.measures import diagnostics, kappa, nominal, ordered
from agreement.measures.data import Counts
from agreement.measures.registry import MOST_CATEGORIES
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import MANY_PAIRS, NO_OVERLAP, ONE_CATEGORY, Result, Scope, finite
from agreement.measures.weights import identity_weights, linear_weights, quadratic_weights

# Above the first number of pairs, no intervals are made pair by pair; above the second, no tests either,
# and pairs without a common unit are left out.
_WITH_INTERVALS, _ALL_LISTED = 15, 45


def pairs(data: ReliabilityData) -> list[dict[str, Any]]:
    """One entry per pair, in the order of annotators; rows of a table are the pair's first annotator."""
    n_pairs = data.n_annotators * (data.n_annotators - 1) // 2
    if data.k > MOST_CATEGORIES:
        return [_bare_pair(data, a, b) for a, b in _all_pairs(data)]
    found = []
    for a, b in _all_pairs(data):
        table = data.pair_tables[a, b]
        if n_pairs > _ALL_LISTED and not table.any():
            continue
        results = detailed_pair(data, a, b) if n_pairs <= _WITH_INTERVALS else plain_pair(data, table)
        found.append(
            {
                "annotators": [data.annotators[a], data.annotators[b]],
                "n": int(table.sum()),
                "contingency": table.tolist(),
                "measures": [result.as_dict() for result in results],
                "diagnostics": diagnostics.of_table(table) if n_pairs <= _ALL_LISTED else None,
            }
        )
    return found


def detailed_pair(data: ReliabilityData, first: int, second: int) -> list[Result]:
    """Raw agreement and kappas of two annotators, on the units both labelled, with intervals."""
    pair = data.only((data.codes[:, [first, second]] >= 0).all(axis=1), [first, second])
    results = [nominal.raw_agreement(pair), nominal.cohen_kappa(pair)]
    if data.level == "ordinal":
        results += [ordered.cohen_kappa_linear(pair), ordered.cohen_kappa_quadratic(pair)]
    return results


def plain_pair(data: ReliabilityData, table: Counts) -> list[Result]:
    """As `detailed_pair` from the table alone, with standard errors but no intervals."""
    n, k = int(table.sum()), len(table)
    used = int(((table.sum(axis=0) + table.sum(axis=1)) > 0).sum())
    scope = Scope(n_items=n, n_pairs=n, n_missing=0, k_declared=data.scope.k_declared, k_used=used)
    raw = float(np.trace(table)) / n if n else None
    why = None if n else NO_OVERLAP
    results = [
        Result(
            "raw_agreement", raw, scope, reason=why, observed=raw, interval_reason=MANY_PAIRS if n else None
        )
    ]
    weights = {"cohen_kappa": identity_weights(k)}
    if data.level == "ordinal":
        weights |= {"cohen_kappa_linear": linear_weights(k), "cohen_kappa_quadratic": quadratic_weights(k)}
    for name, matrix in weights.items():
        point = kappa.cohen_kappas(table[None].astype(np.float64), matrix)
        value = finite(point.value[0])
        results.append(
            Result(
                name,
                value,
                scope,
                reason=None if value is not None else (ONE_CATEGORY if n else NO_OVERLAP),
                observed=finite(point.observed[0]),
                expected=finite(point.expected[0]),
                standard_error=finite(kappa.kappa_errors(table, matrix).standard_error),
                interval_reason=MANY_PAIRS if value is not None else None,
            )
        )
    return results


def _bare_pair(data: ReliabilityData, first: int, second: int) -> dict[str, Any]:
    """Numbers with very many values have no useful table."""
    n = data.units_among((data.codes[:, [first, second]] >= 0).all(axis=1))
    names = [data.annotators[first], data.annotators[second]]
    return {"annotators": names, "n": n, "contingency": None, "measures": [], "diagnostics": None}


def _all_pairs(data: ReliabilityData) -> Iterator[tuple[int, int]]:
    for first in range(data.n_annotators):
        for second in range(first + 1, data.n_annotators):
            yield first, second
