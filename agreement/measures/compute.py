"""From a statistic to a result: value or reason, standard error, and the intervals that suit the data."""

import math
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import numpy as np

from agreement.measures import intervals
from agreement.measures.coefficient import Coefficient
from agreement.measures.data import CountPatterns, Floats
from agreement.measures.reliability import ReliabilityData
from agreement.measures.resampling import (
    SumStatistic,
    bootstrap_values,
    jackknife_error,
    posterior_values,
)
from agreement.measures.result import (
    NO_OVERLAP,
    ONE_CATEGORY,
    ONE_SIDED,
    TOO_FEW_ANNOTATORS,
    TOO_FEW_UNITS,
    TOO_LARGE,
    ZERO_VARIANCE,
    Interval,
    Result,
    finite,
)

OfPatterns = Callable[[CountPatterns], SumStatistic]
# Over count patterns, or over rows of labels where it matters who labelled.
OfEither = Callable[[Any], SumStatistic]

_WIDEST_POSTERIOR, _WIDEST_TABLE = 24, 50


def measured(
    data: ReliabilityData,
    name: str,
    build: OfPatterns,
    *,
    error: float | None = None,
    counts_singles: bool = False,
) -> Result:
    """Result of a chance-corrected statistic over count patterns.

    Two annotators: the Dirichlet posterior of their table is the main interval, unless the statistic also
    counts labels that stand outside the table (`counts_singles`) and there are any. Else: jackknife, then
    unit bootstrap. `error` is the statistic's linearised standard error, if it has one.
    """
    statistic = build(data.patterns)
    result = valued(data, name, statistic.point())
    if result.value is None:
        return result
    jackknife = jackknife_error(statistic)
    if _has_posterior(data, counts_singles=counts_singles):
        found = table_intervals(data, cells(build, data.k))
        found.append(fisher(data, result.value, jackknife, statistic.n_units))
    else:
        found = jackknife_intervals(data, build, result.value, jackknife)
    if error is not None:
        level, n = data.options.interval_level, statistic.n_units
        found.append(intervals.student(result.value, error, n, level=level, method="linearised_t"))
    return with_spread(result, jackknife if error is None else error, found)


def jackknife_intervals(
    data: ReliabilityData, build: OfEither, value: float, error: float, *, by_labels: bool = False
) -> list[Interval | None]:
    """Jackknife on Fisher's scale, then unit bootstrap; where leaving one unit out shows no spread, the
    posterior of the patterns comes before both.
    """
    statistic = build(data.labels if by_labels else data.patterns)
    main = fisher(data, value, error, statistic.n_units)
    found = [main, unit_bootstrap(data, statistic)]
    if main is None:
        found.insert(0, pattern_posterior(data, build, value, by_labels=by_labels))
    return found


def shared(
    data: ReliabilityData,
    name: str,
    build: OfEither,
    *,
    error: float | None = None,
    by_labels: bool = False,
    of_counts: bool = True,
) -> Result:
    """Result of a share of agreement: Wilson for two annotators where pairs agree or not (`of_counts`),
    else jackknife with t(n - 1), and the posterior of the patterns where that shows no spread.
    """
    statistic = build(data.labels if by_labels else data.patterns)
    result = replace(valued(data, name, statistic.point()), expected=None)
    if result.value is None:
        return result
    level, jackknife = data.options.interval_level, jackknife_error(statistic)
    student = intervals.student(
        result.value, jackknife, statistic.n_units, level=level, method="jackknife_t", lowest=0.0
    )
    found = [student, unit_bootstrap(data, statistic)]
    if data.n_annotators == 2 and of_counts:
        n = data.scope.n_pairs
        found.insert(0, intervals.wilson(round(result.value * n), n, level=level))
    elif student is None:
        found.insert(0, pattern_posterior(data, build, result.value, by_labels=by_labels))
    return with_spread(result, jackknife if error is None else error, found)


def valued(data: ReliabilityData, name: str, point: Coefficient) -> Result:
    """A coefficient, arrays of shape (1,), as value with observed and expected part, or the reason for
    none.
    """
    if data.n_annotators < 2:
        return Result(name, None, data.scope, reason=TOO_FEW_ANNOTATORS)
    if not data.scope.n_pairs:
        return Result(name, None, data.scope, reason=NO_OVERLAP)
    value = finite(point.value[0])
    return Result(
        name,
        value,
        data.scope,
        reason=ONE_CATEGORY if value is None else None,
        observed=finite(point.observed[0]),
        expected=finite(point.expected[0]),
    )


def with_spread(result: Result, error: float, found: Iterable[Interval | None]) -> Result:
    """The result with its standard error and those intervals that exist and hold its value, main one
    first; with the reason if there is none.
    """
    value = math.nan if result.value is None else result.value
    made = [interval for interval in found if interval is not None]
    kept = [interval for each in made if (interval := each.around(value)) is not None]
    why = None if kept else _no_interval(result, error, made)
    return replace(result, standard_error=finite(error), intervals=tuple(kept), interval_reason=why)


def _no_interval(result: Result, error: float, made: list[Interval]) -> str:
    if result.scope.n_items < 2:
        return TOO_FEW_UNITS
    if error <= intervals.NO_SPREAD or any(interval.low == interval.high for interval in made):
        return ZERO_VARIANCE
    return ONE_SIDED if made else TOO_LARGE


def table_intervals(data: ReliabilityData, of_tables: intervals.OfTables) -> list[Interval | None]:
    """Dirichlet posterior and multinomial bootstrap of a coefficient of the two annotators' table.

    None of both for a very wide table: there the large-sample interval stands alone.
    """
    if data.k > _WIDEST_TABLE:
        return []
    seed, level = data.options.seed, data.options.interval_level
    resamples = data.options.resamples
    return [
        intervals.dirichlet(data.table, of_tables, seed=seed, level=level),
        intervals.table_bootstrap(data.table, of_tables, seed=seed, level=level, resamples=resamples),
    ]


def cells(build: OfPatterns, k: int) -> intervals.OfTables:
    """A statistic over count patterns as a function of tables, shape (R, K, K): each cell is one pattern."""
    first, second = np.divmod(np.arange(k * k), k)
    counts = np.zeros((k * k, k), dtype=np.int64)
    np.add.at(counts, (np.arange(k * k), first), 1)
    np.add.at(counts, (np.arange(k * k), second), 1)
    statistic = build(CountPatterns(counts, np.ones(k * k, dtype=np.int64)))
    return lambda tables: statistic.evaluate(tables.reshape(len(tables), -1) @ statistic.terms)


def unit_bootstrap(data: ReliabilityData, statistic: SumStatistic) -> Interval | None:
    """Percentile interval from resampled units; None where it was not asked for or costs too much."""
    options = data.options
    values = bootstrap_values([statistic], seed=options.seed, resamples=options.resamples)
    if values is None:
        return None
    return intervals.from_samples(
        values[0], level=options.interval_level, method="bootstrap", seed=options.seed
    )


def pattern_posterior(
    data: ReliabilityData, build: OfEither, value: float, *, by_labels: bool = False
) -> Interval | None:
    """Posterior interval from the patterns of labels, under a prior of one unit spread over all there could
    be; None where it costs too much.
    """
    seed, level = data.options.seed, data.options.interval_level
    statistic = build(data.prior_labels if by_labels else data.prior_patterns)
    values = posterior_values(statistic, n_units=data.scope.n_items, seed=seed)
    if values is None:
        return None
    return intervals.posterior(values, value, level=level, method="pattern_posterior", seed=seed)


def fisher(data: ReliabilityData, value: float, error: float, n: int) -> Interval | None:
    """The jackknife's interval on Fisher's scale."""
    return intervals.fisher_z(value, error, n, level=data.options.interval_level, method="jackknife_fisher_z")


def _has_posterior(data: ReliabilityData, *, counts_singles: bool) -> bool:
    if data.n_annotators != 2 or data.k > _WIDEST_POSTERIOR:
        return False
    return data.is_complete or not counts_singles


def identity(data: ReliabilityData) -> Floats:
    return np.eye(data.k)
