"""Results of the measures that need an order of the categories, or numbers."""

from dataclasses import replace

import numpy as np

from agreement.measures import gwet
from agreement.measures.alpha import fixed_alpha, interval_alpha, label_disagreement, ordinal_alpha
from agreement.measures.coefficient import Coefficient
from agreement.measures.compute import fisher, jackknife_intervals, measured, valued, with_spread
from agreement.measures.data import CountPatterns, Floats, LabelPatterns
from agreement.measures.distances import ratio_distances
from agreement.measures.nominal import cohen_kappa, share_result
from agreement.measures.reliability import ReliabilityData
from agreement.measures.resampling import SumStatistic, jackknife_error
from agreement.measures.result import ONE_CATEGORY, ZERO_VARIANCE, Result
from agreement.measures.weights import linear_weights, quadratic_weights

# More counts than these are not laid out for a bootstrap.
_MOST_COUNTS = 20_000_000


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

    def build(labels: LabelPatterns) -> SumStatistic:
        return interval_alpha(data.values_of(labels.codes), labels.codes >= 0, labels.weights)

    statistic = build(data.labels)
    value, *parts = statistic.point()
    with np.errstate(over="ignore"):  # a square that no number can hold is left out of the result
        observed, expected = (part * data.unit * data.unit for part in parts)
    result = _no_variance(valued(data, name, Coefficient(value, observed, expected)))
    if result.value is None:
        return result
    error = jackknife_error(statistic)
    return with_spread(result, error, jackknife_intervals(data, build, result.value, error, by_labels=True))


def krippendorff_alpha_ratio(data: ReliabilityData, name: str = "krippendorff_alpha") -> Result:
    """Krippendorff's alpha with ((v - w) / (v + w))^2."""
    return _no_variance(fixed_distance_alpha(data, name, ratio_distances(data.values_of(np.arange(data.k)))))


def fixed_distance_alpha(data: ReliabilityData, name: str, distances: Floats) -> Result:
    """Alpha for given distances, shape (K, K), also with very many categories (numbers, sets)."""
    disagreement = label_disagreement(data.labels, distances)
    result = valued(data, name, disagreement.alpha())
    if result.value is None:
        return result
    error = disagreement.jackknife_error()
    if len(disagreement.weights) * data.k > _MOST_COUNTS:
        found = [fisher(data, result.value, error, int(disagreement.weights.sum()))]
        return with_spread(result, error, found)

    def build(patterns: CountPatterns) -> SumStatistic:
        return fixed_alpha(patterns, distances)

    return with_spread(result, error, jackknife_intervals(data, build, result.value, error))


def _no_variance(result: Result) -> Result:
    return replace(result, reason=ZERO_VARIANCE) if result.reason == ONE_CATEGORY else result
