"""How often 95 % intervals of Cohen's kappa hold the true value: the study behind our choice of interval.

Simulates two annotators whose labels agree beyond chance by a known kappa, draws tables, and counts how
often each kind of interval holds that kappa. Run with `python -m benchmarks.coverage [SIMULATIONS]`; 2,000
take some minutes.
"""

import sys
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from scipy import special

from agreement.measures import intervals
from agreement.measures.kappa import cohen_kappas, kappa_errors
from agreement.measures.planning import model_table
from agreement.measures.result import Interval
from benchmarks.timing import markdown

RESAMPLES = 1000


class Setting(NamedTuple):
    """A true kappa, shares of categories and a number of units."""

    title: str
    kappa: float
    prevalence: Sequence[float]
    n: int


SETTINGS = (
    Setting(".64, 50/50, 30", 0.64, [0.5, 0.5], 30),
    Setting(".64, 90/10, 30", 0.64, [0.9, 0.1], 30),
    Setting(".64, 97/3, 30", 0.64, [0.97, 0.03], 30),
    Setting(".72, 80/15/5, 30", 0.72, [0.8, 0.15, 0.05], 30),
    Setting(".64, 11 categories, 30", 0.64, [1 / 11] * 11, 30),
    Setting(".64, 97/3, 100", 0.64, [0.97, 0.03], 100),
)
METHODS = ("Wald", "Fisher z", "bootstrap", "BCa", "Dirichlet")


def main(simulations: int) -> None:
    """Prints the share of intervals that hold the true kappa, in per cent, one row per setting."""
    rows = [["true kappa, prevalence, n", *METHODS, "undefined"]]
    for number, setting in enumerate(SETTINGS):
        rows.append([setting.title, *coverage(setting, simulations, seed=number)])
        print(" | ".join(rows[-1]), file=sys.stderr)
    print(markdown(rows))


def coverage(setting: Setting, simulations: int, *, seed: int) -> list[str]:
    """Per cent of defined intervals that hold the true kappa; Dirichlet over all tables; share without a
    kappa.
    """
    rng = np.random.default_rng(seed)
    cells = model_table(setting.kappa, setting.prevalence)
    shape = cells.shape
    held = dict.fromkeys(METHODS, 0)
    defined = 0
    for number in range(simulations):
        table = rng.multinomial(setting.n, cells.reshape(-1)).reshape(shape)
        for method, interval in all_intervals(table, seed=number).items():
            held[method] += interval is not None and interval.low <= setting.kappa <= interval.high
        defined += bool(np.isfinite(cohen_kappas(table[None].astype(float)).value[0]))
    shares = [held[name] / (simulations if name == "Dirichlet" else max(defined, 1)) for name in METHODS]
    return [f"{share:.1%}".rstrip("%") for share in shares] + [f"{1 - defined / simulations:.1%}"]


def all_intervals(table: np.ndarray, *, seed: int) -> dict[str, Interval | None]:
    """The five intervals of one table; all but Dirichlet are None where kappa is undefined."""
    posterior = intervals.dirichlet(table, cohen_kappas, seed=seed, level=0.95)
    value = float(cohen_kappas(table[None].astype(float)).value[0])
    found: dict[str, Interval | None] = {"Dirichlet": posterior}
    if not np.isfinite(value):
        return found
    error = kappa_errors(table, np.eye(len(table))).standard_error
    point = Interval(value, value, 0.95, "zero width")
    samples = bootstrap(table, seed=seed)
    found["Wald"] = intervals.wald(value, error, level=0.95, method="wald") or point
    found["Fisher z"] = intervals.fisher_z(value, error, 10**6, level=0.95, method="z") or point
    found["bootstrap"] = intervals.from_samples(samples, level=0.95, method="bootstrap", seed=seed) or point
    found["BCa"] = bca(table, value, samples) or point
    return found


def bootstrap(table: np.ndarray, *, seed: int) -> np.ndarray:
    """Kappas of resampled tables, shape (RESAMPLES,)."""
    n = int(table.sum())
    drawn = np.random.default_rng(seed).multinomial(n, table.reshape(-1) / n, size=RESAMPLES)
    return cohen_kappas(drawn.reshape(-1, *table.shape).astype(float)).value


def bca(table: np.ndarray, value: float, samples: np.ndarray) -> Interval | None:
    """Bias-corrected and accelerated interval (Efron 1987) from bootstrap samples; None where it has none."""
    samples = samples[np.isfinite(samples)]
    below = float((samples < value).mean() + (samples == value).mean() / 2)
    if not 0 < below < 1:
        return None
    occupied = np.flatnonzero(table)
    left = np.repeat(table[None], len(occupied), axis=0).reshape(len(occupied), -1).astype(float)
    left[np.arange(len(occupied)), occupied] -= 1
    values = cohen_kappas(left.reshape(-1, *table.shape)).value
    weights = table.reshape(-1)[occupied]
    if not np.isfinite(values).all():
        return None
    away = (weights @ values) / weights.sum() - values
    spread = float(weights @ away**2)
    if not spread > 0:
        return None
    acceleration = float(weights @ away**3) / (6 * spread**1.5)
    shift = special.ndtri(below)
    ends = shift + np.array([-1, 1]) * special.ndtri(0.975)
    low, high = np.quantile(samples, special.ndtr(shift + ends / (1 - acceleration * ends)))
    return Interval(float(low), float(high), 0.95, "bca")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
