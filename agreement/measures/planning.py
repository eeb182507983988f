"""How many units must be labelled twice for an interval of the width wanted."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from scipy import special

from agreement.measures import intervals
from agreement.measures.data import Floats
from agreement.measures.kappa import cohen_kappas, kappa_errors
from agreement.measures.reliability import ReliabilityData

_MOST_UNITS, _MOST_CATEGORIES, _WIDTH = 10_000_000, 12, 0.2


class Plan(NamedTuple):
    """Number of double labels, the width to be expected with them, and the large-sample figure for
    comparison.
    """

    n: int
    expected_width: float
    large_sample_n: int


def plan_next(data: ReliabilityData) -> dict[str, Any] | None:
    """How many double labels would give an interval of kappa 0.2 wide, if kappa and shares stay as they are.

    For two annotators with a kappa from 0 to below 1 and at most twelve categories in use; else None. None too
    where ten million would be too few, as with categories that hardly occur.
    """
    if (
        data.n_annotators != 2
        or data.level not in ("nominal", "ordinal")
        or data.scope.k_used > _MOST_CATEGORIES
    ):
        return None
    value = float(cohen_kappas(data.table[None].astype(np.float64)).value[0])
    used = data.pairable_counts[data.pairable_counts > 0]
    if not 0 <= value < 1 or len(used) < 2:
        return None
    shares = (used / used.sum()).tolist()
    level, seed = data.options.interval_level, data.options.seed
    plan = _fewest(model_table(value, shares), _WIDTH, level=level, seed=seed)
    return None if plan is None else {"width": _WIDTH, **plan._asdict()}


def model_table(kappa: float, prevalence: Sequence[float]) -> Floats:
    """Cell probabilities, shape (K, K), of two annotators with these shares of categories and this kappa.

    A share `kappa` of units is labelled alike, the rest independently.
    """
    shares = np.asarray(prevalence, dtype=np.float64)
    return kappa * np.diag(shares) + (1 - kappa) * np.outer(shares, shares)


def double_labels_for_width(
    *, kappa: float, prevalence: Sequence[float], width: float, level: float = 0.95, seed: int = 0
) -> Plan:
    """The fewest double labels whose posterior interval of Cohen's kappa is no wider than `width`.

    ValueError unless 0 <= kappa < 1, the shares are two or more, positive and add up to 1, and 0 < width < 2;
    and where ten million are too few.
    """
    _check(kappa, prevalence, width)
    plan = _fewest(model_table(kappa, prevalence), width, level=level, seed=seed)
    if plan is None:
        raise ValueError(f"width {width} needs more than {_MOST_UNITS} units")
    return plan


def _fewest(cells: Floats, width: float, *, level: float, seed: int) -> Plan | None:
    """The plan for these cells; None where it would take more than ten million units."""
    large_sample = _large_sample_n(cells, width, level)
    low, high = 1, min(max(large_sample, 2), _MOST_UNITS)
    while expected_width(cells, high, level=level, seed=seed) > width:
        if high == _MOST_UNITS:
            return None
        low, high = high, min(high * 2, _MOST_UNITS)
    while high - low > max(1, high // 200):
        middle = (low + high) // 2
        if expected_width(cells, middle, level=level, seed=seed) > width:
            low = middle
        else:
            high = middle
    return Plan(high, expected_width(cells, high, level=level, seed=seed), large_sample)


def expected_width(cells: Floats, n: int, *, level: float, seed: int) -> float:
    """Width of the posterior interval of kappa when `n` double labels turn out as `cells` says."""
    interval = intervals.dirichlet(cells * n, cohen_kappas, seed=seed, level=level)
    return math.inf if interval is None else interval.high - interval.low


def _large_sample_n(cells: Floats, width: float, level: float) -> int:
    error = kappa_errors(cells, np.eye(len(cells))).standard_error
    return math.ceil((2 * float(special.ndtri(0.5 + level / 2)) * error / width) ** 2)


def _check(kappa: float, prevalence: Sequence[float], width: float) -> None:
    if not 0 <= kappa < 1:
        raise ValueError(f"kappa {kappa} is not from 0 to below 1")
    if len(prevalence) < 2 or min(prevalence) <= 0 or not math.isclose(sum(prevalence), 1, abs_tol=1e-6):
        raise ValueError(f"shares {list(prevalence)} are not two or more positive numbers that add up to 1")
    if not 0 < width < 2:
        raise ValueError(f"width {width} is not between 0 and 2")
