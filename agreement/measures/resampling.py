"""Jackknife and bootstrap of any coefficient that is a function of sums over units, from distinct
patterns.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from agreement.measures.coefficient import Coefficient
from agreement.measures.data import Counts, Floats

_NUMBERS_AT_ONCE = 1 << 22
_MOST_DRAWS = 200_000_000


@dataclass(frozen=True)
class SumStatistic:
    """A coefficient as `evaluate` of the weighted sum of `terms`.

    `terms` has shape (P, D), one row per distinct pattern; `weights` (P,) says how many units show it;
    `evaluate` takes sums of shape (R, D). Sums of shards add up, so a statistic of shards is the statistic
    of the whole.
    """

    terms: Floats
    weights: Counts
    evaluate: Callable[[Floats], Coefficient]

    @property
    def n_units(self) -> int:
        return int(self.weights.sum())

    def total(self) -> Floats:
        return self.weights @ self.terms

    def point(self) -> Coefficient:
        """The coefficient of all units, arrays of shape (1,)."""
        return self.evaluate(self.total()[None, :])


def jackknife_error(statistic: SumStatistic) -> float:
    """Standard error by leaving out one unit at a time; NaN where some left-out sample has no value.

    One evaluation per distinct pattern, however many units show it.
    """
    n = statistic.n_units
    if n < 2:
        return math.nan
    total = statistic.total()
    step = max(1, _NUMBERS_AT_ONCE // max(1, statistic.terms.shape[1]))
    parts = [
        statistic.evaluate(total - statistic.terms[start : start + step]).value
        for start in range(0, len(statistic.terms), step)
    ]
    return weighted_jackknife_error(np.concatenate(parts), statistic.weights)


def weighted_jackknife_error(left_out: Floats, weights: Counts) -> float:
    """Jackknife standard error of left-out values, shape (P,), each standing for `weights` units."""
    n = int(weights.sum())
    mean = weights @ left_out / n
    return math.sqrt((n - 1) / n * float(weights @ (left_out - mean) ** 2))


def bootstrap_values(statistics: Sequence[SumStatistic], *, seed: int, resamples: int) -> list[Floats] | None:
    """Resampled values of statistics over the same patterns, each of shape (resamples,); None where too
    costly.

    Whole units are drawn, never pairs: pairs of one unit are not independent.
    """
    weights = statistics[0].weights
    if not resamples or not len(weights) or resamples * len(weights) > _MOST_DRAWS:
        return None
    found: list[list[Floats]] = [[] for _ in statistics]
    for drawn in _resampled_weights(weights, seed=seed, resamples=resamples):
        for values, statistic in zip(found, statistics, strict=True):
            values.append(statistic.evaluate(drawn @ statistic.terms).value)
    return [np.concatenate(values) for values in found]


def _resampled_weights(weights: Counts, *, seed: int, resamples: int) -> Iterator[Floats]:
    rng = np.random.default_rng(seed)
    n, n_patterns = int(weights.sum()), len(weights)
    step = max(1, _NUMBERS_AT_ONCE // max(n_patterns, 1))
    for start in range(0, resamples, step):
        size = min(step, resamples - start)
        if n > 4 * n_patterns:
            yield rng.multinomial(n, weights / n, size=size).astype(np.float64)
        else:
            yield _drawn_one_by_one(rng, weights, n=n, size=size)


def _drawn_one_by_one(rng: np.random.Generator, weights: Counts, *, n: int, size: int) -> Floats:
    pattern_of = np.repeat(np.arange(len(weights)), weights)
    drawn = pattern_of[rng.integers(0, n, size=(size, n))]
    drawn += np.arange(size)[:, None] * len(weights)
    counts = np.bincount(drawn.reshape(-1), minlength=size * len(weights))
    return counts.reshape(size, len(weights)).astype(np.float64)
