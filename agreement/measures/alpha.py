"""Krippendorff's alpha: 1 - observed / expected disagreement, at every level of measurement, with gaps."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agreement.measures.coefficient import Coefficient, divide, from_disagreement
from agreement.measures.data import CountPatterns, Counts, Floats, LabelPatterns
from agreement.measures.distances import ordinal_positions
from agreement.measures.raw import pair_sums
from agreement.measures.resampling import SumStatistic, weighted_jackknife_error
from agreement.measures.scales import magnitude

# More of them, over all patterns, are not laid out as squares of categories.
_MOST_COINCIDENCES = 4_000_000


@dataclass(frozen=True)
class Disagreement:
    """What alpha needs of each pattern of labels, for distances that do not depend on the data; all of
    shape (P,).

    `within`: distances of its ordered pairs of labels over (labels - 1); `towards`: distances of its labels
    to all pairable labels; `size`: its labels; `weights`: how many units show it.
    """

    within: Floats
    towards: Floats
    size: Counts
    weights: Counts

    def alpha(self) -> Coefficient:
        """Alpha with observed and expected disagreement, arrays of shape (1,); NaN where undefined."""
        sums = (self.weights @ part for part in (self.within, self.towards, self.size.astype(np.float64)))
        return alpha_of_sums(*(np.atleast_1d(total) for total in sums))

    def jackknife_error(self) -> float:
        """Delete-one standard error in closed form: what a unit takes away from each sum is known
        beforehand.
        """
        n = int(self.weights.sum())
        if n < 2:
            return math.nan
        within = self.weights @ self.within - self.within
        taken = 2 * self.towards - self.within * (self.size - 1)
        rest = (self.weights @ self.size - self.size).astype(np.float64)
        left = alpha_of_sums(within, self.weights @ self.towards - taken, rest)
        return weighted_jackknife_error(left.value, self.weights)


def count_disagreement(patterns: CountPatterns, distances: Floats) -> Disagreement:
    """From category counts; distances of shape (K, K). Units with fewer than two labels drop out."""
    pairable = patterns.pairable()
    counts = pairable.counts.astype(np.float64)
    spread = counts @ distances
    totals = pairable.weights @ counts
    within = (spread * counts).sum(axis=1) / (pairable.sizes - 1)
    return Disagreement(within, spread @ totals, pairable.sizes, pairable.weights)


def label_disagreement(patterns: LabelPatterns, distances: Floats) -> Disagreement:
    """From rows of labels, for very many categories: looks distances up instead of multiplying by all of
    them.
    """
    size = (patterns.codes >= 0).sum(axis=1)
    keep = size >= 2
    codes, size, weights = patterns.codes[keep], size[keep], patterns.weights[keep]
    flat = np.bincount((codes + 1).reshape(-1), np.repeat(weights, codes.shape[1]), len(distances) + 1)
    reach = np.append(distances @ flat[1:], 0.0)  # the code -1 finds the last place: no distance
    towards = sum((reach[column] for column in codes.T), start=np.zeros(len(codes)))
    return Disagreement(2 * pair_sums(codes, distances) / (size - 1), towards, size, weights)


def fixed_alpha(patterns: CountPatterns, distances: Floats) -> SumStatistic:
    """Alpha for distances (K, K) that do not depend on the data, as a function of sums over units."""
    pairable = patterns.pairable()
    within = count_disagreement(pairable, distances).within

    def evaluate(sums: Floats) -> Coefficient:
        counts = sums[:, 1:]
        between = ((counts @ distances) * counts).sum(axis=1)
        return alpha_of_sums(sums[:, 0], between, counts.sum(axis=1))

    return SumStatistic(np.column_stack([within, pairable.counts]), pairable.weights, evaluate)


def alpha_of_sums(within: Floats, between: Floats, n: Floats) -> Coefficient:
    """Alpha from the disagreement within units, that between all pairable values, and their number n,
    each (R,).
    """
    return from_disagreement(divide(within, n), divide(between, n * (n - 1)))


def ordinal_alpha(patterns: CountPatterns) -> SumStatistic:
    """Alpha with Krippendorff's ordinal metric: squared differences of mid-ranks among the pairable values.

    The metric moves with the sample, so each sample brings its category counts and its coincidences.
    """
    pairable = patterns.pairable()
    counts = pairable.counts.astype(np.float64)
    n_patterns, k = counts.shape
    if n_patterns * k * k > _MOST_COINCIDENCES:
        return _long_scale_alpha(pairable)
    products = counts[:, :, None] * counts[:, None, :]
    products[:, np.arange(k), np.arange(k)] -= counts
    coincidences = products / (pairable.sizes - 1)[:, None, None]
    terms = np.column_stack([counts, coincidences.reshape(n_patterns, k * k)])

    def evaluate(sums: Floats) -> Coefficient:
        together = sums[:, k:].reshape(-1, k, k)
        return _alpha_of_ranks(sums[:, :k], lambda at: np.einsum("ri,rij,rj->r", at, together, at))

    return SumStatistic(terms, pairable.weights, evaluate)


def _long_scale_alpha(pairable: CountPatterns) -> SumStatistic:
    """As `ordinal_alpha` with the coincidences of those categories only that stand together in some unit: of
    the many pairs on a long scale each unit shows a few.
    """
    from scipy import sparse  # slow to load, and few need it

    k = pairable.counts.shape[1]
    unit, low, high, share = _pairs_within(pairable)
    cells, column = np.unique(low * k + high, return_inverse=True)
    together = sparse.csr_array((share, (unit, column)), shape=(len(pairable.weights), len(cells)))
    terms = sparse.hstack([sparse.csr_array(pairable.counts.astype(np.float64)), together], format="csr")
    lower, upper = np.divmod(cells, k)

    def evaluate(sums: Floats) -> Coefficient:
        return _alpha_of_ranks(
            sums[:, :k], lambda at: (at[:, lower] * at[:, upper] * sums[:, k:]).sum(axis=1)
        )

    return SumStatistic(terms, pairable.weights, evaluate)


def _pairs_within(pairable: CountPatterns) -> tuple[Counts, Counts, Counts, Floats]:
    """Pattern, lower and upper category of all pairs of categories in each pattern, a category with itself
    included, and the coincidences of the pair in either order; each of shape (number of pairs,).
    """
    unit, category = np.nonzero(pairable.counts)
    count, n_used = pairable.counts[unit, category], np.bincount(unit)
    start = np.cumsum(n_used) - n_used
    one = np.repeat(np.arange(len(unit)), n_used[unit])
    first_pair = np.cumsum(n_used[unit]) - n_used[unit]
    other = start[unit[one]] + np.arange(len(one)) - first_pair[one]
    once = category[one] <= category[other]
    one, other = one[once], other[once]
    found = np.where(one == other, count[one] * (count[one] - 1), 2 * count[one] * count[other])
    return unit[one], category[one], category[other], found / (pairable.sizes[unit[one]] - 1)


def _alpha_of_ranks(totals: Floats, crossed: Callable[[Floats], Floats]) -> Coefficient:
    """Alpha of samples with these labels per category, shape (R, K); `crossed` gives each sample's sum of
    products of mid-ranks over its coincidences, from the mid-ranks (R, K).
    """
    position = ordinal_positions(totals)
    position = position - position.mean(axis=1, keepdims=True)
    squares, n = (totals * position**2).sum(axis=1), totals.sum(axis=1)
    between = 2 * (n * squares - (totals * position).sum(axis=1) ** 2)
    return alpha_of_sums(2 * (squares - crossed(position)), between, n)


def interval_alpha(values: Floats, present: NDArray[np.bool_], weights: Counts | None = None) -> SumStatistic:
    """Alpha with squared differences of `values`, shape (units, annotators), where `present`; any number of
    values. `weights` says how many units each row stands for, one if it is None.

    Works from each unit's count, sum and sum of squares, so no table of distinct values is made; in
    units of the largest deviation, so that "0 up to rounding" means the same for small numbers as for large ones.
    """
    size = present.sum(axis=1)
    keep = size >= 2
    size, present, values = size[keep].astype(np.float64), present[keep], values[keep]
    standing = np.ones(len(size), dtype=np.int64) if weights is None else weights[keep]
    centre = values[present].mean() if len(size) else 0.0
    centred = np.where(present, values - centre, 0.0)
    unit = magnitude(centred)
    centred /= unit
    total, squares = centred.sum(axis=1), (centred**2).sum(axis=1)
    within = 2 * (size * squares - total**2) / np.maximum(size - 1, 1)
    terms = np.column_stack([within, size, total, squares])

    def evaluate(sums: Floats) -> Coefficient:
        within, n, total, squares = sums.T
        value, observed, expected = alpha_of_sums(within, 2 * (n * squares - total**2), n)
        return Coefficient(value, observed * unit * unit, expected * unit * unit)

    return SumStatistic(terms, standing, evaluate)
