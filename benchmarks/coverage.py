"""How often 95 % intervals hold the true value: the study behind our choice of interval.

Two annotators whose labels agree beyond chance by a known kappa. With two categories every table that can
occur is looked at and weighted by its probability, so those rows hold no chance of their own; with more,
tables are drawn by seed. Then three annotators. Run with `python -m benchmarks.coverage [DRAWN STUDIES]`;
1,000 take some minutes.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from scipy import special

from agreement.measures import intervals
from agreement.measures.kappa import cohen_kappas, kappa_errors
from agreement.measures.nominal import krippendorff_alpha_nominal
from agreement.measures.planning import model_table
from agreement.measures.reliability import Options, ReliabilityData
from agreement.measures.result import Interval
from benchmarks.timing import markdown

RESAMPLES = 1000
ALL_BUT = 1e-4


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
OURS, JACKKNIFE, BOOTSTRAP = "ours", "jackknife", "bootstrap"


def main(drawn: int) -> None:
    """Prints the share of intervals that hold the true value, in per cent, one row per setting."""
    rows = [["true kappa, prevalence, n", *METHODS, "undefined", "tables"]]
    for number, setting in enumerate(SETTINGS):
        rows.append([setting.title, *coverage(setting, drawn, seed=number)])
        print(" | ".join(rows[-1]), file=sys.stderr)
    print(markdown(rows), "\n")
    rows = [["true alpha, prevalence, n, three annotators", JACKKNIFE, "exists", BOOTSTRAP, OURS]]
    for number, setting in enumerate(SETTINGS):
        rows.append([setting.title, *coverage_of_three(setting, drawn, seed=number)])
        print(" | ".join(rows[-1]), file=sys.stderr)
    print(markdown(rows))


def coverage(setting: Setting, drawn: int, *, seed: int) -> list[str]:
    """Per cent of defined intervals that hold the true kappa, Dirichlet over all tables; share of tables
    without a kappa; how the tables were found.
    """
    held: Counter[str] = Counter()
    defined = total = 0.0
    tables = list(
        possible_tables(setting) if len(setting.prevalence) == 2 else drawn_tables(setting, drawn, seed)
    )
    for number, (table, weight) in enumerate(tables):
        for method, interval in all_intervals(table, seed=number).items():
            held[method] += weight * holds(interval, setting.kappa)
        total += weight
        defined += weight * bool(np.isfinite(kappa_of(table)))
    shares = [held[name] / (total if name == "Dirichlet" else defined) for name in METHODS]
    how = f"all {len(tables):,}" if len(setting.prevalence) == 2 else f"{drawn:,} drawn"
    return [f"{share:.1%}".rstrip("%") for share in shares] + [f"{1 - defined / total:.1%}", how]


def possible_tables(setting: Setting) -> Iterator[tuple[np.ndarray, float]]:
    """Every 2x2 table with its probability, the likely ones first, until they make up 99.99 %."""
    n, cells = setting.n, model_table(setting.kappa, setting.prevalence).reshape(-1)
    counts = np.array(
        [(a, b, c) for a in range(n + 1) for b in range(n + 1 - a) for c in range(n + 1 - a - b)]
    )
    counts = np.column_stack([counts, n - counts.sum(axis=1)])
    logs = special.gammaln(n + 1) - special.gammaln(counts + 1).sum(axis=1) + counts @ np.log(cells)
    likely, reached = np.argsort(-logs), 0.0
    for index in likely:
        yield counts[index].reshape(2, 2), float(np.exp(logs[index]))
        reached += float(np.exp(logs[index]))
        if reached >= 1 - ALL_BUT:
            return


def drawn_tables(setting: Setting, drawn: int, seed: int) -> Iterator[tuple[np.ndarray, float]]:
    rng, cells = np.random.default_rng(seed), model_table(setting.kappa, setting.prevalence)
    for _ in range(drawn):
        yield rng.multinomial(setting.n, cells.reshape(-1)).reshape(cells.shape), 1.0


def holds(interval: Interval | None, value: float) -> bool:
    return interval is not None and interval.low <= value <= interval.high


def kappa_of(table: np.ndarray) -> float:
    return float(cohen_kappas(table[None].astype(float)).value[0])


def all_intervals(table: np.ndarray, *, seed: int) -> dict[str, Interval | None]:
    """The five intervals of one table; all but Dirichlet are None where kappa is undefined."""
    posterior = intervals.dirichlet(table, cohen_kappas, seed=seed, level=0.95)
    value = kappa_of(table)
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


def coverage_of_three(setting: Setting, drawn: int, *, seed: int) -> list[str]:
    """Per cent of studies with an alpha whose interval holds the true one, three annotators: the jackknife
    where it exists and how often it does, the bootstrap, and ours, which is the jackknife or else the
    posterior of the patterns.
    """
    rng, k = np.random.default_rng(seed), len(setting.prevalence)
    held: Counter[str] = Counter()
    made: Counter[str] = Counter()
    for number in range(drawn):
        # A label is the unit's own with this chance, else any: then two labels agree by kappa beyond chance.
        own = rng.choice(k, size=(setting.n, 1), p=setting.prevalence)
        other = rng.choice(k, size=(setting.n, 3), p=setting.prevalence)
        codes = np.where(rng.random((setting.n, 3)) < np.sqrt(setting.kappa), own, other).astype(np.int32)
        options = Options(seed=number, resamples=RESAMPLES // 2)
        names = [str(index) for index in range(k)]
        result = krippendorff_alpha_nominal(
            ReliabilityData(codes, "abc", names, "nominal", True, None, options)
        )
        if result.value is None:
            continue
        by_method = {interval.method: interval for interval in result.intervals}
        point = Interval(result.value, result.value, 0.95, "zero width")
        jackknife = by_method.get("jackknife_fisher_z")
        for name, interval in (
            (JACKKNIFE, jackknife),
            (BOOTSTRAP, by_method.get("bootstrap", point)),
            (OURS, result.intervals[0] if result.intervals else None),
        ):
            made[name] += interval is not None or name == OURS
            held[name] += holds(interval, setting.kappa)
    exists = f"{made[JACKKNIFE] / made[OURS]:.0%}"
    shares = {name: f"{held[name] / made[name]:.1%}".rstrip("%") for name in made}
    return [shares[JACKKNIFE], exists, shares[BOOTSTRAP], shares[OURS]]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
