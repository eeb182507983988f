"""Krippendorff's alpha: 1 - observed / expected disagreement, at every level of measurement, with gaps."""

from dataclasses import dataclass

import numpy as np

from agreement.measures.coefficient import Coefficient, divide, from_disagreement
from agreement.measures.data import Codes, CountPatterns, Counts, Floats
from agreement.measures.distances import ordinal_positions
from agreement.measures.resampling import SumStatistic, weighted_jackknife_error


@dataclass(frozen=True)
class FixedDistanceAlpha:
    """Alpha for distances (K, K) that do not depend on the data: nominal, interval, ratio, sets.

    Per pattern of labels (P,): `within`, the disagreement of its ordered pairs over (labels - 1), and its counts.
    """

    within: Floats
    counts: Counts
    weights: Counts
    distances: Floats

    @classmethod
    def of(cls, patterns: CountPatterns, distances: Floats) -> "FixedDistanceAlpha":
        pairable = patterns.pairable()
        counts = pairable.counts.astype(np.float64)
        within = ((counts @ distances) * counts).sum(axis=1) / (pairable.sizes - 1)
        return cls(within, pairable.counts, pairable.weights, distances)

    def statistic(self) -> SumStatistic:
        """As a function of sums: total disagreement within units, then the category counts."""
        terms = np.column_stack([self.within, self.counts]).astype(np.float64)
        return SumStatistic(terms, self.weights, self._evaluate)

    def _evaluate(self, sums: Floats) -> Coefficient:
        counts = sums[:, 1:]
        between = ((counts @ self.distances) * counts).sum(axis=1)
        return alpha_of_sums(sums[:, 0], between, counts.sum(axis=1))

    def jackknife_error(self) -> float:
        """Delete-one standard error in closed form: what a unit takes away from both sums is known beforehand."""
        totals = self.weights @ self.counts.astype(np.float64)
        towards_all = self.distances @ totals
        size = self.counts.sum(axis=1)
        within_left = self.weights @ self.within - self.within
        taken = 2 * (self.counts @ towards_all) - self.within * (size - 1)
        left = alpha_of_sums(within_left, totals @ towards_all - taken, totals.sum() - size)
        return weighted_jackknife_error(left.value, self.weights)


def alpha_of_sums(within: Floats, between: Floats, n: Floats) -> Coefficient:
    """Alpha from the disagreement within units, that between all pairable values, and their number n, each (R,)."""
    return from_disagreement(divide(within, n), divide(between, n * (n - 1)))


def ordinal_alpha(patterns: CountPatterns) -> SumStatistic:
    """Alpha with Krippendorff's ordinal metric: squared differences of mid-ranks among the pairable values.

    The metric moves with the sample, so each sample brings its category counts and its coincidences.
    """
    pairable = patterns.pairable()
    counts = pairable.counts.astype(np.float64)
    n_patterns, k = counts.shape
    products = counts[:, :, None] * counts[:, None, :]
    products[:, np.arange(k), np.arange(k)] -= counts
    coincidences = products / (pairable.sizes - 1)[:, None, None]
    terms = np.column_stack([counts, coincidences.reshape(n_patterns, k * k)])

    def evaluate(sums: Floats) -> Coefficient:
        totals, together = sums[:, :k], sums[:, k:].reshape(-1, k, k)
        position = ordinal_positions(totals)
        position = position - position.mean(axis=1, keepdims=True)
        squares = (totals * position**2).sum(axis=1)
        n = totals.sum(axis=1)
        crossed = np.einsum("ri,rij,rj->r", position, together, position)
        between = 2 * (n * squares - (totals * position).sum(axis=1) ** 2)
        return alpha_of_sums(2 * (squares - crossed), between, n)

    return SumStatistic(terms, pairable.weights, evaluate)


def interval_alpha(values: Floats, present: Codes) -> SumStatistic:
    """Alpha with squared differences of `values`, shape (units, annotators), where `present`; any number of values.

    Works from each unit's count, sum and sum of squares, so no table of distinct values is made.
    """
    size = present.sum(axis=1)
    keep = size >= 2
    size, present, values = size[keep].astype(np.float64), present[keep], values[keep]
    centre = values[present].mean() if len(size) else 0.0
    centred = np.where(present, values - centre, 0.0)
    total, squares = centred.sum(axis=1), (centred**2).sum(axis=1)
    within = 2 * (size * squares - total**2) / np.maximum(size - 1, 1)
    terms = np.column_stack([within, size, total, squares])
    return SumStatistic(terms, np.ones(len(size), dtype=np.int64), _interval_evaluate)


def _interval_evaluate(sums: Floats) -> Coefficient:
    within, n, total, squares = sums.T
    return alpha_of_sums(within, 2 * (n * squares - total**2), n)
