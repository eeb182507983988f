"""Results of the measures of numbers and ranks."""

import math

import numpy as np

from agreement.measures import icc, intervals, raw
from agreement.measures.compute import shared, with_spread
from agreement.measures.data import Floats
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import NO_OVERLAP, TOO_FEW_ANNOTATORS, ZERO_VARIANCE, Interval, Result, finite


def within_one_agreement(data: ReliabilityData) -> Result:
    """Share of annotator pairs at most one step of the scale apart."""
    position = np.arange(data.k)
    near = (np.abs(position[:, None] - position) <= 1).astype(np.float64)
    return shared(data, "within_one_agreement", raw.pooled_agreement(data.patterns, near))


def mean_difference(data: ReliabilityData) -> Result:
    """Mean of first minus second annotator, in steps of the scale (in values where they are numbers)."""
    both = _complete(data)
    if len(both) < 2:
        return _undefined(data, "mean_difference")
    difference = both[:, 0] - both[:, 1]
    mean, error = float(difference.mean()), float(difference.std(ddof=1)) / math.sqrt(len(both))
    level = data.options.interval_level
    half = intervals.t_quantile(level, len(both) - 1) * error
    found = [Interval(mean - half, mean + half, level, "student_t")]
    return with_spread(Result("mean_difference", mean, data.scope), error, found)


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
    return _of_complete(data, "lin_ccc", icc.lin_ccc(first, second), interval)


def bland_altman(data: ReliabilityData) -> Result:
    """Mean difference of the two annotators; the limits of agreement stand in `limits`."""
    both = _complete(data)
    if len(both) < 2:
        return _undefined(data, "bland_altman")
    limits = icc.bland_altman(both[:, 0], both[:, 1], data.options.interval_level)
    return Result(
        "bland_altman",
        limits.mean,
        data.scope,
        standard_error=limits.standard_deviation / math.sqrt(len(both)),
        details={"limits": {"low": limits.low, "high": limits.high}, "n_complete": len(both)},
    )


def kendall_w(data: ReliabilityData) -> Result:
    """Kendall's W, corrected for ties, over the units that every annotator labelled."""
    complete = _complete(data)
    if len(complete) < 2 or data.n_annotators < 2:
        return _undefined(data, "kendall_w")
    return _of_complete(data, "kendall_w", icc.kendall_w(complete), None)


def _complete(data: ReliabilityData) -> Floats:
    return data.values[(data.codes >= 0).all(axis=1)]


def _interval(data: ReliabilityData, bounds: tuple[float, float], method: str) -> Interval | None:
    return Interval(*bounds, data.options.interval_level, method) if math.isfinite(bounds[0]) else None


def _of_complete(data: ReliabilityData, name: str, value: float, interval: Interval | None) -> Result:
    """A figure over the units that every annotator labelled; how many there are stands in `n_complete`."""
    found = finite(value)
    return Result(
        name,
        found,
        data.scope,
        reason=ZERO_VARIANCE if found is None else None,
        intervals=() if interval is None or found is None else (interval,),
        details={"n_complete": int((data.codes >= 0).all(axis=1).sum())},
    )


def _undefined(data: ReliabilityData, name: str) -> Result:
    reason = TOO_FEW_ANNOTATORS if data.n_annotators < 2 else NO_OVERLAP
    return Result(name, None, data.scope, reason=reason)
