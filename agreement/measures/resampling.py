"""Jackknife and bootstrap of any coefficient that is a function of sums over units, from distinct
patterns.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from agreement.measures.coefficient import Coefficient
from agreement.measures.data import Counts, Floats

_NUMBERS_AT_ONCE = 1 << 22
_MOST_DRAWS = 200_000_000
_MOST_GAMMAS = 20_000_000
# More numbers than these are drawn anew each time.
_MOST_KEPT, _LARGEST_KEPT = 10_000_000, 1 << 31
POSTERIOR_DRAWS = 4000
# Pieces of the prior's mass; what the last of them holds too much of is below 2^-20.
_STICKS = 20


@dataclass(frozen=True)
class SumStatistic:
    """A coefficient as `evaluate` of the weighted sum of `terms`.

    `terms` has shape (P, D), one row per distinct pattern, and is an array or, where nearly all of it is 0, a
    sparse one; `weights` (P,) says how many units show it; `evaluate` takes sums of shape (R, D). Sums of shards
    add up, so a statistic of shards is the statistic of the whole.
    """

    terms: Any
    weights: Counts
    evaluate: Callable[[Floats], Coefficient]

    @property
    def n_units(self) -> int:
        return int(self.weights.sum())

    @property
    def is_sparse(self) -> bool:
        return not isinstance(self.terms, np.ndarray)

    @property
    def rows_at_once(self) -> int:
        """How many rows of sums fit into one block."""
        return max(1, _NUMBERS_AT_ONCE // max(1, self.terms.shape[1]))

    def total(self) -> Floats:
        return self.weights @ self.terms

    def without(self, patterns: slice) -> Coefficient:
        """The coefficient of all units but one, for each of these patterns to leave out."""
        left_out = self.terms[patterns]
        return self.evaluate(self.total() - (left_out.toarray() if self.is_sparse else left_out))

    def of_samples(self, weights: Floats) -> Floats:
        """The coefficient of samples in which the patterns stand `weights` times, shape (R, P); (R,)."""
        starts = range(0, len(weights), self.rows_at_once)
        parts = (weights[start : start + self.rows_at_once] @ self.terms for start in starts)
        return np.concatenate([self.evaluate(sums).value for sums in parts])

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
    step = statistic.rows_at_once
    starts = range(0, len(statistic.weights), step)
    parts = [statistic.without(slice(start, start + step)).value for start in starts]
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
    for drawn in resampled_weights(weights, seed=seed, resamples=resamples):
        for values, statistic in zip(found, statistics, strict=True):
            values.append(statistic.of_samples(drawn))
    return [np.concatenate(values) for values in found]


def posterior_values(statistic: SumStatistic, *, n_units: int, seed: int) -> Floats | None:
    """Draws from the posterior of a statistic over `with_prior`: weights of 1 or more are counted units,
    those below are prior. Shape (R,); None where too costly.
    """
    counted = statistic.weights >= 1
    if statistic.is_sparse or not counted.any() or POSTERIOR_DRAWS * int(counted.sum()) > _MOST_GAMMAS:
        return None
    rng = np.random.default_rng(seed)
    prior = statistic.terms[~counted], float(statistic.weights[~counted].sum())
    n_numbers = int(counted.sum()) + _STICKS * statistic.terms.shape[1]
    step = max(1, _NUMBERS_AT_ONCE // n_numbers)
    parts = []
    for start in range(0, POSTERIOR_DRAWS, step):
        size = min(step, POSTERIOR_DRAWS - start)
        drawn = rng.standard_gamma(statistic.weights[counted], size=(size, int(counted.sum())))
        unseen, mass = _drawn_from_prior(rng, *prior, size=size)
        scale = n_units / (drawn.sum(axis=1) + mass)
        sums = (drawn @ statistic.terms[counted] + unseen) * scale[:, None]
        parts.append(statistic.evaluate(sums).value)
    return np.concatenate(parts)


def _drawn_from_prior(
    rng: np.random.Generator, terms: Floats, mass: float, *, size: int
) -> tuple[Floats, Floats]:
    """Weighted sums of the prior's patterns, shape (size, D), and their weight in all, shape (size,).

    Breaks the prior's mass into pieces and gives each to a pattern drawn evenly (Sethuraman 1994), which is
    the Dirichlet distribution over all of them at the cost of a few.
    """
    if not len(terms):
        return np.zeros((size, terms.shape[1])), np.zeros(size)
    total = rng.standard_gamma(mass, size)
    broken = 1 - rng.random((size, _STICKS)) ** (1 / mass)
    broken[:, -1] = 1
    left = np.cumprod(np.column_stack([np.ones(size), 1 - broken[:, :-1]]), axis=1)
    pieces = total[:, None] * broken * left
    pattern = rng.integers(0, len(terms), size=(size, _STICKS))
    return np.einsum("rs,rsd->rd", pieces, terms[pattern]), total


def resampled_weights(weights: Counts, *, seed: int, resamples: int) -> Iterator[Floats]:
    """How often each pattern stands in each resample of whole units, in blocks of shape (R, P).

    Measures of one field ask for the same draws one after the other: the last ones are kept.
    """
    asked = weights.astype(np.int64).tobytes(), seed, resamples
    if resamples * len(weights) <= _MOST_KEPT and int(weights.sum()) < _LARGEST_KEPT:
        blocks: Iterable[Counts] = _kept_draws(*asked)
    else:
        blocks = _draws(*asked)
    for block in blocks:
        yield block.astype(np.float64)


@lru_cache(maxsize=1)
def _kept_draws(weights: bytes, seed: int, resamples: int) -> list[Counts]:
    return [block.astype(np.int32) for block in _draws(weights, seed, resamples)]


def _draws(counted: bytes, seed: int, resamples: int) -> Iterator[Counts]:
    weights = np.frombuffer(counted, dtype=np.int64)
    rng = np.random.default_rng(seed)
    n, n_patterns = int(weights.sum()), len(weights)
    is_large = n > 4 * n_patterns
    step = max(1, _NUMBERS_AT_ONCE // max(n_patterns, 1 if is_large else n))
    for start in range(0, resamples, step):
        size = min(step, resamples - start)
        if is_large:
            yield rng.multinomial(n, weights / n, size=size)
        else:
            yield _drawn_one_by_one(rng, weights, n=n, size=size)


def _drawn_one_by_one(rng: np.random.Generator, weights: Counts, *, n: int, size: int) -> Counts:
    pattern_of = np.repeat(np.arange(len(weights)), weights)
    drawn = pattern_of[rng.integers(0, n, size=(size, n))]
    drawn += np.arange(size)[:, None] * len(weights)
    counts = np.bincount(drawn.reshape(-1), minlength=size * len(weights))
    return counts.reshape(size, len(weights))
