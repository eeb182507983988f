"""Coefficients for many annotators with gaps, in Gwet's missing-aware form: AC1, AC2, Fleiss,
Brennan-Prediger.

Category shares come from all rated units, those rated once included; observed agreement from units rated
twice or more (Gwet 2014, Handbook of Inter-Rater Reliability, 4th ed.).
"""

import math
from collections.abc import Callable

import numpy as np

from agreement.measures.coefficient import Coefficient, divide, from_agreement
from agreement.measures.data import CountPatterns, Floats
from agreement.measures.resampling import SumStatistic

# Expected agreement of category shares (R, K) under agreement weights (K, K).
Chance = Callable[[Floats, Floats], Floats]


def gwet_chance(shares: Floats, weights: Floats) -> Floats:
    """AC1 and AC2 (Gwet 2008): the total weight times sum of p(1 - p) over K(K - 1); 0 for one category."""
    k = shares.shape[1]
    return weights.sum() * (shares * (1 - shares)).sum(axis=1) / max(k * (k - 1), 1)


def fleiss_chance(shares: Floats, weights: Floats) -> Floats:
    """Fleiss (1971): two labels drawn at random from the category shares agree."""
    return ((shares @ weights) * shares).sum(axis=1)


def uniform_chance(shares: Floats, weights: Floats) -> Floats:
    """Brennan and Prediger (1981), Bennett's S, Randolph's free-marginal kappa: all categories alike."""
    return np.full(len(shares), weights.sum() / shares.shape[1] ** 2)


def unit_agreement(patterns: CountPatterns, weights: Floats) -> Floats:
    """Share of a unit's annotator pairs that agree, per pattern, shape (P,); 0 where there is no pair."""
    counts, size = patterns.counts.astype(np.float64), patterns.sizes
    agreeing = (counts * (counts @ weights.T - 1)).sum(axis=1)
    return agreeing / np.maximum(size * (size - 1), 1)


def share_statistic(patterns: CountPatterns, weights: Floats, chance: Chance) -> SumStatistic:
    """A coefficient of mean unit agreement and chance from category shares, as a function of sums over
    units.
    """
    k = patterns.counts.shape[1]
    size = patterns.sizes
    terms = np.column_stack(
        [
            unit_agreement(patterns, weights),
            size >= 2,
            np.ones(len(size)),
            patterns.counts / np.maximum(size, 1)[:, None],
        ]
    )

    def evaluate(sums: Floats) -> Coefficient:
        observed = divide(sums[:, 0], sums[:, 1])
        shares = divide(sums[:, 3:], sums[:, 2, None])
        return from_agreement(observed, chance(shares.reshape(-1, k), weights))

    return SumStatistic(terms, patterns.weights, evaluate)


def share_error(patterns: CountPatterns, weights: Floats, chance: Chance) -> float:
    """Gwet's linearised standard error (2008, 2014) of `share_statistic`; NaN where it has none."""
    value, _, expected = (float(part[0]) for part in share_statistic(patterns, weights, chance).point())
    if not math.isfinite(value):
        return math.nan
    size, counts = patterns.sizes, patterns.counts
    shares = patterns.weights @ (counts / size[:, None]) / patterns.weights.sum()
    slopes = _chance_slopes(shares, weights, chance)
    of_unit = (counts @ slopes) / size
    return linearised_error(
        patterns,
        agreement=unit_agreement(patterns, weights),
        value=value,
        expected=expected,
        chance_shift=2 * (of_unit - shares @ slopes),
    )


def _chance_slopes(shares: Floats, weights: Floats, chance: Chance) -> Floats:
    """Half the derivative of expected agreement by each category share."""
    k = len(shares)
    if chance is gwet_chance:
        return weights.sum() / max(k * (k - 1), 1) * (1 - 2 * shares) / 2
    if chance is fleiss_chance:
        return (weights @ shares + shares @ weights) / 2
    return np.zeros(k)


def linearised_error(
    patterns: CountPatterns, *, agreement: Floats, value: float, expected: float, chance_shift: Floats
) -> float:
    """Standard error from each unit's share in the coefficient; `chance_shift` (P,) is its pull on chance."""
    n, paired = int(patterns.weights.sum()), patterns.sizes >= 2
    if n < 2:
        return math.nan
    n_paired = int(patterns.weights[paired].sum())
    room = 1 - expected
    own = n / n_paired * (agreement - expected * paired) / room
    spread = own - (1 - value) * chance_shift / room - value
    return math.sqrt(float(patterns.weights @ spread**2) / (n * (n - 1)))


def agreement_error(patterns: CountPatterns, weights: Floats) -> float:
    """Linearised standard error of the item mean of raw agreement (Gwet 2014)."""
    paired = patterns.sizes >= 2
    n, n_paired = int(patterns.weights.sum()), int(patterns.weights[paired].sum())
    if n < 2 or n_paired == 0:
        return math.nan
    own = n / n_paired * unit_agreement(patterns, weights)
    mean = float(patterns.weights @ own) / n
    return math.sqrt(float(patterns.weights @ (own - mean) ** 2) / (n * (n - 1)))
