"""Agreement of numbers: intraclass correlations, Lin's concordance, Bland-Altman limits."""

import math
from typing import NamedTuple

import numpy as np
from scipy import special

from agreement.measures.data import Floats

# Below this share of all squares, the difference that is the error keeps fewer than eleven digits.
_ROUNDING_SHOWS = 1e-4
# Below this one, it is what rounding leaves where every annotator moves in step.
_NO_RESIDUAL = 1e-29


class MeanSquares(NamedTuple):
    """Two-way analysis of variance of n units by m annotators (Shrout and Fleiss 1979)."""

    between: float  # units, BMS
    within: float  # WMS
    annotators: float  # JMS
    error: float  # EMS
    n: int
    m: int


def mean_squares(ratings: Floats) -> MeanSquares:
    """Mean squares of complete ratings, shape (n, m), both at least 2, from one pass of sums; where what is
    left over is so small that rounding would show, as with numbers far from 0, from the residuals.
    """
    n, m = ratings.shape
    ones, flat = np.ones(max(n, m)), ratings.reshape(-1)
    # `dot` rather than `@`, which takes longer to start than such products take to run.
    of_units, of_annotators = ratings.dot(ones[:m]), ones[:n].dot(ratings)
    total, squares = float(of_annotators.dot(ones[:m])), float(flat.dot(flat))
    centre = total * total / (n * m)
    units = float(of_units.dot(of_units)) / m - centre
    annotators = float(of_annotators.dot(of_annotators)) / n - centre
    error = squares - centre - units - annotators
    if error < _ROUNDING_SHOWS * squares:
        units, annotators, error = _centred_sums(ratings)
    return MeanSquares(
        between=units / (n - 1),
        within=(annotators + error) / (n * (m - 1)),
        annotators=annotators / (m - 1),
        error=error / ((n - 1) * (m - 1)),
        n=n,
        m=m,
    )


def _centred_sums(ratings: Floats) -> tuple[float, float, float]:
    """Sums of squares of units, annotators and residuals, each from what is left after centring."""
    n, m = ratings.shape
    ratings = ratings - ratings[0, 0]  # first, so that equal numbers have no spread at all
    ratings = ratings - ratings.mean()
    rows, columns = ratings.mean(axis=1), ratings.mean(axis=0)
    residual = ratings - rows[:, None] - columns[None, :]
    error, squares = float((residual**2).sum()), float((ratings**2).sum())
    if error < _NO_RESIDUAL * squares:
        error = 0.0
    return m * float((rows**2).sum()), n * float((columns**2).sum()), error


def icc_2_1(squares: MeanSquares) -> float:
    """ICC(2,1): one label of a random annotator, absolute agreement; NaN where nothing varies."""
    b, _, j, e, n, m = squares
    return _quotient(b - e, b + (m - 1) * e + m * (j - e) / n)


def icc_3_1(squares: MeanSquares) -> float:
    """ICC(3,1): one label of these annotators, consistency; NaN where nothing varies."""
    b, _, _, e, _, m = squares
    return _quotient(b - e, b + (m - 1) * e)


def icc_2_1_interval(squares: MeanSquares, level: float) -> tuple[float, float]:
    """F-based interval of ICC(2,1) (McGraw and Wong 1996); NaN where error variance is 0, or as low as it can get."""
    b, _, j, e, n, m = squares
    value = icc_2_1(squares)
    if not e > 0 or not value < 1:
        return math.nan, math.nan
    a = m * value / (n * (1 - value))
    c = 1 + m * value * (n - 1) / (n * (1 - value))
    spread = (a * j) ** 2 / (m - 1) + (c * e) ** 2 / ((n - 1) * (m - 1))
    if not spread > 0:
        return math.nan, math.nan
    freedom = (a * j + c * e) ** 2 / spread
    tail = 0.5 + level / 2
    upper, lower = special.fdtri(n - 1, freedom, tail), special.fdtri(freedom, n - 1, tail)
    rest = m * j + (m * n - m - n) * e
    return (
        float(n * (b / upper - e) / (rest + n * b / upper)),  # `upper` may be infinite
        float(n * (lower * b - e) / (rest + n * lower * b)),
    )


def icc_3_1_interval(squares: MeanSquares, level: float) -> tuple[float, float]:
    """F-based interval of ICC(3,1) (Shrout and Fleiss 1979); NaN where error variance is 0."""
    b, _, _, e, n, m = squares
    if not e > 0:
        return math.nan, math.nan
    ratio, tail = b / e, 0.5 + level / 2
    freedom = (n - 1) * (m - 1)
    low, high = ratio / special.fdtri(n - 1, freedom, tail), ratio * special.fdtri(freedom, n - 1, tail)
    return float((low - 1) / (low + m - 1)), float((high - 1) / (high + m - 1))


def lin_ccc(first: Floats, second: Floats) -> float:
    """Lin's concordance correlation (1989), moments over n; NaN where both are the same constant."""
    first, second = _near_zero(first, second)
    shared = ((first - first.mean()) * (second - second.mean())).mean()
    return _quotient(2 * shared, first.var() + second.var() + (first.mean() - second.mean()) ** 2)


def lin_ccc_interval(first: Floats, second: Floats, level: float) -> tuple[float, float]:
    """Interval on Fisher's z scale (Lin 1989, with the correction of 2000); NaN where it has none."""
    n, value = len(first), lin_ccc(first, second)
    first, second = _near_zero(first, second)
    spread = first.std() * second.std()
    if n < 3 or not spread > 0 or not 0 < abs(value) < 1:
        return math.nan, math.nan
    r = ((first - first.mean()) * (second - second.mean())).mean() / spread
    shift = (first.mean() - second.mean()) ** 2 / spread
    c = value * value
    variance = (
        (1 - r * r) * c / ((1 - c) * r * r)
        + 2 * value**3 * (1 - value) * shift / (r * (1 - c) ** 2)
        - value**4 * shift**2 / (2 * r * r * (1 - c) ** 2)
    ) / (n - 2)
    half = float(special.ndtri(0.5 + level / 2)) * math.sqrt(max(variance, 0.0))
    return math.tanh(math.atanh(value) - half), math.tanh(math.atanh(value) + half)


def _near_zero(first: Floats, second: Floats) -> tuple[Floats, Floats]:
    """Both less the first of all numbers: means of numbers far from 0 would keep few digits of what differs."""
    return first - first[0], second - first[0]


class Limits(NamedTuple):
    """Bland and Altman (1986): mean difference, its spread, and where a share of differences lies."""

    mean: float
    standard_deviation: float
    low: float
    high: float


def bland_altman(difference: Floats, level: float) -> Limits:
    """Mean of the differences of two annotators and limits of agreement, n at least 2."""
    mean, spread = float(difference.mean()), float(difference.std(ddof=1))
    half = float(special.ndtri(0.5 + level / 2)) * spread
    return Limits(mean, spread, mean - half, mean + half)


def _quotient(numerator: float, denominator: float) -> float:
    return float(numerator / denominator) if denominator > 0 else math.nan
