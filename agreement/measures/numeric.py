"""Results of the measures of numbers and ranks."""

import math
from dataclasses import replace

import numpy as np

from agreement.measures import icc, intervals, kendall, raw
from agreement.measures.compute import shared, with_spread
from agreement.measures.data import Floats
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import (
    NO_OVERLAP,
    NO_RESAMPLES,
    NON_NUMERIC,
    TOO_FEW_ANNOTATORS,
    TOO_FEW_UNITS,
    TOO_LARGE,
    ZERO_VARIANCE,
    Interval,
    Result,
    finite,
)


def within_one_agreement(data: ReliabilityData) -> Result:
    """Share of annotator pairs at most one step of the scale apart."""
    position = np.arange(data.k)
    near = (np.abs(position[:, None] - position) <= 1).astype(np.float64)
    return shared(data, "within_one_agreement", lambda p: raw.pooled_agreement(p, near))


def mean_difference(data: ReliabilityData) -> Result:
    """Mean of first minus second annotator, in steps of the scale (in values where they are numbers)."""
    both = _complete(data)
    if len(both) < 2:
        return _undefined(data, "mean_difference")
    return _mean_of_differences(data, "mean_difference", both[:, 0] - both[:, 1])


def _mean_of_differences(data: ReliabilityData, name: str, difference: Floats) -> Result:
    n, level, unit = len(difference), data.options.interval_level, data.unit
    mean, error = float(difference.mean()) * unit, float(difference.std(ddof=1)) / math.sqrt(n) * unit
    if not math.isfinite(mean):
        return Result(name, None, data.scope, reason=NON_NUMERIC)
    half = intervals.t_quantile(level, n - 1) * error
    interval = _interval(data, (mean - half, mean + half), "student_t")
    return with_spread(Result(name, mean, data.scope), error, [interval])


def icc_2_1(data: ReliabilityData) -> Result:
    """ICC(2,1) over the units that every annotator labelled."""
    return _icc(data, "icc_2_1")


def icc_3_1(data: ReliabilityData) -> Result:
    """ICC(3,1) over the units that every annotator labelled."""
    return _icc(data, "icc_3_1")


def _icc(data: ReliabilityData, name: str) -> Result:
    complete = _complete(data)
    if len(complete) < 2 or data.n_annotators < 2:
        return _undefined(data, name)
    squares = icc.mean_squares(complete)
    formula, bounds = {
        "icc_2_1": (icc.icc_2_1, icc.icc_2_1_interval),
        "icc_3_1": (icc.icc_3_1, icc.icc_3_1_interval),
    }[name]
    interval = _interval(data, bounds(squares, data.options.interval_level), "f")
    return _of_complete(data, name, formula(squares), interval)


def lin_ccc(data: ReliabilityData) -> Result:
    """Lin's concordance correlation of the two annotators."""
    both = _complete(data)
    if len(both) < 2:
        return _undefined(data, "lin_ccc")
    first, second = both.T
    interval = _interval(data, icc.lin_ccc_interval(first, second, data.options.interval_level), "fisher_z")
    why = TOO_FEW_UNITS if len(both) < 3 else ZERO_VARIANCE
    return _of_complete(data, "lin_ccc", icc.lin_ccc(first, second), interval, why=why)


def bland_altman(data: ReliabilityData) -> Result:
    """Mean difference of the two annotators; the limits of agreement stand in `limits`."""
    both = _complete(data)
    if len(both) < 2:
        return _undefined(data, "bland_altman")
    difference = both[:, 0] - both[:, 1]
    limits = icc.bland_altman(difference, data.options.interval_level)
    low, high = finite(limits.low * data.unit), finite(limits.high * data.unit)
    details = {"limits": {"low": low, "high": high}, "n_complete": len(both)}
    return replace(_mean_of_differences(data, "bland_altman", difference), details=details)


def kendall_w(data: ReliabilityData) -> Result:
    """Kendall's W, corrected for ties, over the units that every annotator labelled, ranked as the scale is ordered;
    its interval resamples units.
    """
    labels = data.labels
    complete = (labels.codes >= 0).all(axis=1)
    ratings, weights = labels.codes[complete], labels.weights[complete]
    if weights.sum() < 2 or data.n_annotators < 2:
        return _undefined(data, "kendall_w")
    seed, level, resamples = data.options.seed, data.options.interval_level, data.options.resamples
    values = kendall.bootstrap_w(ratings, weights, seed=seed, resamples=resamples)
    interval = (
        None if values is None else intervals.from_samples(values, level=level, method="bootstrap", seed=seed)
    )
    why = TOO_LARGE if resamples else NO_RESAMPLES
    return _of_complete(data, "kendall_w", kendall.kendall_w(ratings, weights), interval, why=why)


def _complete(data: ReliabilityData) -> Floats:
    return data.complete_values


def _interval(data: ReliabilityData, bounds: tuple[float, float], method: str) -> Interval | None:
    return Interval(*bounds, data.options.interval_level, method) if np.isfinite(bounds).all() else None


def _of_complete(
    data: ReliabilityData, name: str, value: float, interval: Interval | None, *, why: str = ZERO_VARIANCE
) -> Result:
    """A figure over the units that every annotator labelled; how many there are stands in `n_complete`. `why`
    is the reason if there is no interval.
    """
    details = {"n_complete": data.units_among((data.codes >= 0).all(axis=1))}
    found = finite(value)
    if found is None:
        return Result(name, None, data.scope, reason=ZERO_VARIANCE, details=details)
    result = with_spread(Result(name, found, data.scope, details=details), math.nan, [interval])
    return result if interval else replace(result, interval_reason=why)


def _undefined(data: ReliabilityData, name: str) -> Result:
    reason = TOO_FEW_ANNOTATORS if data.n_annotators < 2 else NO_OVERLAP
    return Result(name, None, data.scope, reason=reason)
