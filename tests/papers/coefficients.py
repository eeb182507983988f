"""Short ways from a printed table to a figure, for the tests named after papers."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from agreement.measures import gwet, kappa
from agreement.measures.alpha import count_disagreement
from agreement.measures.data import CountPatterns, count_patterns
from agreement.measures.distances import nominal_distances
from tests.agreement.ratings import coded, unrolled

Table = Sequence[Sequence[int]]


def one(coefficient: Any) -> float:
    return float(coefficient.value[0])


def stacked(table: Table) -> np.ndarray:
    return np.array([table], dtype=float)


def cohen(table: Table, weights: np.ndarray | None = None) -> float:
    return one(kappa.cohen_kappas(stacked(table), weights))


def scott(table: Table) -> float:
    return one(kappa.scott_pis(stacked(table)))


def bennett(table: Table) -> float:
    return one(kappa.bennett_s(stacked(table)))


def standard_error(table: Table, weights: np.ndarray | None = None) -> float:
    found = np.array(table)
    return kappa.kappa_errors(found, np.eye(len(found)) if weights is None else weights).standard_error


def of_table(table: Table) -> CountPatterns:
    codes, _ = coded(unrolled(table), list(range(len(table))))
    return count_patterns(codes, len(table))


def of_ratings(ratings: Sequence[Sequence[Any]]) -> CountPatterns:
    codes, names = coded(ratings)
    return count_patterns(codes, len(names))


def of_counts(counts: Table) -> CountPatterns:
    return CountPatterns(np.array(counts), np.ones(len(counts), dtype=int))


def shares(patterns: CountPatterns, chance: gwet.Chance) -> float:
    return one(gwet.share_statistic(patterns, np.eye(patterns.counts.shape[1]), chance).point())


def ac1(patterns: CountPatterns) -> float:
    return shares(patterns, gwet.gwet_chance)


def fleiss(patterns: CountPatterns) -> float:
    return shares(patterns, gwet.fleiss_chance)


def uniform(patterns: CountPatterns) -> float:
    return shares(patterns, gwet.uniform_chance)


def alpha(patterns: CountPatterns, distances: np.ndarray | None = None) -> float:
    k = patterns.counts.shape[1]
    return one(count_disagreement(patterns, nominal_distances(k) if distances is None else distances).alpha())
