"""Results of the measures that need an order of the categories, or numbers."""

import numpy as np

from agreement.measures import gwet, intervals
from agreement.measures.alpha import FixedDistanceAlpha, interval_alpha, ordinal_alpha
from agreement.measures.compute import measured, unit_bootstrap, valued, with_spread
from agreement.measures.distances import ratio_distances
from agreement.measures.nominal import cohen_kappa, share_result
from agreement.measures.reliability import ReliabilityData
from agreement.measures.resampling import SumStatistic, jackknife_error
from agreement.measures.result import ONE_CATEGORY, ZERO_VARIANCE, Result
from agreement.measures.weights import linear_weights, quadratic_weights


def cohen_kappa_linear(data: ReliabilityData) -> Result:
    """Cohen's kappa with linear weights on the scale's positions."""
    return cohen_kappa(data, linear_weights(data.k), "cohen_kappa_linear")


def cohen_kappa_quadratic(data: ReliabilityData) -> Result:
    """Cohen's kappa with quadratic weights on the scale's positions."""
    return cohen_kappa(data, quadratic_weights(data.k), "cohen_kappa_quadratic")


def gwet_ac2_linear(data: ReliabilityData) -> Result:
    """Gwet's AC2 with linear weights."""
    return share_result(data, "gwet_ac2_linear", gwet.gwet_chance, linear_weights(data.k))


def gwet_ac2_quadratic(data: ReliabilityData) -> Result:
    """Gwet's AC2 with quadratic weights."""
    return share_result(data, "gwet_ac2_quadratic", gwet.gwet_chance, quadratic_weights(data.k))


def krippendorff_alpha_ordinal(data: ReliabilityData, name: str = "krippendorff_alpha") -> Result:
    """Krippendorff's alpha with his ordinal metric."""
    return measured(data, name, ordinal_alpha)


def krippendorff_alpha_interval(data: ReliabilityData, name: str = "krippendorff_alpha") -> Result:
    """Krippendorff's alpha with squared differences; any number of distinct values."""
    return _numeric_alpha(data, name, interval_alpha(data.values, data.codes >= 0))


def krippendorff_alpha_ratio(data: ReliabilityData, name: str = "krippendorff_alpha") -> Result:
    """Krippendorff's alpha with ((v - w) / (v + w))^2."""
    numbers = np.arange(data.k, dtype=np.float64) if data.numbers is None else data.numbers
    alpha = FixedDistanceAlpha.of(data.patterns, ratio_distances(numbers))
    return _numeric_alpha(data, name, alpha.statistic(), error=alpha.jackknife_error())


def _numeric_alpha(
    data: ReliabilityData, name: str, statistic: SumStatistic, *, error: float | None = None
) -> Result:
    result = valued(data, name, statistic)
    if result.value is None:
        reason = ZERO_VARIANCE if result.reason == ONE_CATEGORY else result.reason
        return Result(name, None, data.scope, reason=reason)
    error = jackknife_error(statistic) if error is None else error
    level, n = data.options.interval_level, statistic.n_units
    found = [
        intervals.fisher_z(result.value, error, n, level=level, method="jackknife_fisher_z"),
        unit_bootstrap(data, statistic),
    ]
    return with_spread(result, error, found)
