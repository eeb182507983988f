"""From a statistic to a result: value or reason, standard error, and the intervals that suit the data."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import numpy as np

from agreement.measures import intervals
from agreement.measures.coefficient import Coefficient
from agreement.measures.data import CountPatterns, Floats
from agreement.measures.reliability import ReliabilityData
from agreement.measures.resampling import SumStatistic, bootstrap_values, jackknife_error
from agreement.measures.result import (
    NO_OVERLAP,
    ONE_CATEGORY,
    TOO_FEW_ANNOTATORS,
    Interval,
    Result,
    finite,
)

OfPatterns = Callable[[CountPatterns], SumStatistic]

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
    found = [_fisher(data, result.value, jackknife, statistic.n_units)]
    if error is not None:
        found.append(_linearised(data, result.value, error, statistic.n_units))
    if _has_posterior(data, counts_singles=counts_singles):
        found = table_intervals(data, cells(build, data.k)) + found
    else:
        found.insert(1, unit_bootstrap(data, statistic))
    return with_spread(result, jackknife if error is None else error, found)


def shared(
    data: ReliabilityData,
    name: str,
    statistic: SumStatistic,
    *,
    error: float | None = None,
    of_counts: bool = True,
) -> Result:
    """Result of a raw share of agreement: Wilson for two annotators where pairs agree or not
    (`of_counts`), else jackknife with t(n - 1).
    """
    result = replace(valued(data, name, statistic.point()), expected=None)
    if result.value is None:
        return result
    level = data.options.interval_level
    jackknife = jackknife_error(statistic)
    found = [
        intervals.student(result.value, jackknife, statistic.n_units, level=level, method="jackknife_t"),
        unit_bootstrap(data, statistic),
    ]
    if data.n_annotators == 2 and of_counts:
        found.insert(
            0, intervals.wilson(round(result.value * data.scope.n_pairs), data.scope.n_pairs, level=level)
        )
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
    """The result with its standard error and those intervals that exist, main one first."""
    kept = tuple(interval for interval in found if interval is not None)
    return replace(result, standard_error=finite(error), intervals=kept)


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


def _fisher(data: ReliabilityData, value: float, error: float, n: int) -> Interval | None:
    return intervals.fisher_z(value, error, n, level=data.options.interval_level, method="jackknife_fisher_z")


def _linearised(data: ReliabilityData, value: float, error: float, n: int) -> Interval | None:
    return intervals.student(value, error, n, level=data.options.interval_level, method="linearised_t")


def _has_posterior(data: ReliabilityData, *, counts_singles: bool) -> bool:
    if data.n_annotators != 2 or data.k > _WIDEST_POSTERIOR:
        return False
    return data.is_complete or not counts_singles


def identity(data: ReliabilityData) -> Floats:
    return np.eye(data.k)
