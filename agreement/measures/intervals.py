"""Intervals from tables and standard errors: Wilson, Dirichlet posterior, bootstrap of a table, Wald,
Fisher z.
"""

import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np
from scipy import special

from agreement.measures.coefficient import Coefficient
from agreement.measures.data import Counts, Floats
from agreement.measures.result import Interval

DIRICHLET_DRAWS = 4000
_CELLS_AT_ONCE = 1 << 21
# Errors this small are what rounding left of none: of a variance, and of figures that leave one unit out.
NO_SPREAD, _NONE_LEFT_OUT = 1e-8, 1e-12

OfTables = Callable[[Floats], Coefficient]


def wilson(successes: int, n: int, *, level: float) -> Interval | None:
    """Wilson's score interval (1927) of a share; None for n = 0."""
    if n == 0:
        return None
    z = float(special.ndtri(0.5 + level / 2))
    share, slack = successes / n, z * z / n
    centre = (share + slack / 2) / (1 + slack)
    half = z * math.sqrt(share * (1 - share) / n + slack / (4 * n)) / (1 + slack)
    low = 0.0 if successes == 0 else centre - half
    high = 1.0 if successes == n else centre + half
    return Interval(low, high, level, "wilson", unit="pair")


def wald(value: float, standard_error: float, *, level: float, method: str) -> Interval | None:
    """value +- z * standard error, cut at 1; None where the error is 0 or undefined."""
    if not standard_error > NO_SPREAD:
        return None
    half = float(special.ndtri(0.5 + level / 2)) * standard_error
    return Interval(value - half, min(value + half, 1.0), level, method)


def student(
    value: float, standard_error: float, n: int, *, level: float, method: str, lowest: float = -math.inf
) -> Interval | None:
    """value +- t(n - 1) * standard error, cut at `lowest` and at 1 (Gwet 2014); None where the error is 0
    or undefined.
    """
    if n < 2 or not standard_error > _NONE_LEFT_OUT:
        return None
    half = t_quantile(level, n - 1) * standard_error
    return Interval(max(value - half, lowest), min(value + half, 1.0), level, method)


def fisher_z(value: float, standard_error: float, n: int, *, level: float, method: str) -> Interval | None:
    """Interval on the scale atanh(value) with t(n - 1), turned back; None without spread or at +-1 and
    beyond.
    """
    if n < 2 or not standard_error > _NONE_LEFT_OUT or not abs(value) < 1:
        return None
    half = t_quantile(level, n - 1) * standard_error / (1 - value * value)
    centre = math.atanh(value)
    return Interval(math.tanh(centre - half), math.tanh(centre + half), level, method)


def t_quantile(level: float, freedom: int) -> float:
    """Two-sided quantile of Student's t."""
    return float(special.stdtrit(freedom, 0.5 + level / 2))


def dirichlet(table: Counts | Floats, of_tables: OfTables, *, seed: int, level: float) -> Interval | None:
    """Posterior interval of a coefficient of a table, shape (K, K), under a prior of 1/K^2 per cell (total
    mass 1).

    It never has zero width and keeps its coverage under skew, where normal and bootstrap intervals fail. It
    reaches to the table's own value, which full agreement would else leave outside. None for an empty table.
    Draws without a value are dropped and counted.
    """
    if table.sum() == 0:
        return None
    rng = np.random.default_rng(seed)
    cells_and_prior = table.reshape(-1) + 1 / table.size

    def draw(size: int) -> Floats:
        cells = rng.standard_gamma(cells_and_prior, size=(size, table.size))
        return cells * (table.sum() / cells.sum(axis=1, keepdims=True))

    values = _in_blocks(draw, of_tables, table.shape, DIRICHLET_DRAWS)
    value = float(of_tables(table[None].astype(np.float64)).value[0])
    return posterior(values, value, level=level, method="dirichlet", seed=seed)


def table_bootstrap(
    table: Counts, of_tables: OfTables, *, seed: int, level: float, resamples: int
) -> Interval | None:
    """Percentile bootstrap of a coefficient, by multinomial resampling of the table's cells; any n costs
    the same.
    """
    n = int(table.sum())
    if n == 0 or resamples == 0:
        return None
    rng = np.random.default_rng(seed)
    occupied = np.flatnonzero(table)
    shares = table.reshape(-1)[occupied] / n

    def draw(size: int) -> Floats:
        sample = np.zeros((size, table.size))
        sample[:, occupied] = rng.multinomial(n, shares, size=size)
        return sample

    values = _in_blocks(draw, of_tables, table.shape, resamples)
    return from_samples(values, level=level, method="bootstrap", seed=seed)


def posterior(values: Floats, value: float, *, level: float, method: str, seed: int) -> Interval | None:
    """Central interval of posterior draws, reaching to the figure's own `value` if it has one."""
    found = from_samples(values, level=level, method=method, seed=seed)
    if found is None or not math.isfinite(value):
        return found
    return replace(found, low=min(found.low, value), high=max(found.high, value))


def from_samples(values: Floats, *, level: float, method: str, seed: int) -> Interval | None:
    """Central interval of the defined samples; None where there are fewer than two."""
    defined = values[np.isfinite(values)]
    if len(defined) < 2:
        return None
    tail = (1 - level) / 2
    low, high = np.quantile(defined, [tail, 1 - tail])
    n_undefined = len(values) - len(defined)
    return Interval(float(low), float(high), level, method, seed=seed, n_undefined=n_undefined)


def _in_blocks(
    draw: Callable[[int], Floats], of_tables: OfTables, shape: tuple[int, ...], size: int
) -> Floats:
    step = max(1, _CELLS_AT_ONCE // max(1, shape[0] * shape[1]))
    parts = []
    for start in range(0, size, step):
        sample = draw(min(step, size - start))
        parts.append(of_tables(sample.reshape(-1, *shape)).value)
    return np.concatenate(parts)
