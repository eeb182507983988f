"""Results of the measures that treat categories as names."""

import math

import numpy as np

from agreement.measures import conger, gwet, intervals, kappa, raw
from agreement.measures.alpha import fixed_alpha
from agreement.measures.compute import (
    cells,
    identity,
    jackknife_intervals,
    measured,
    pattern_posterior,
    shared,
    table_intervals,
    unit_bootstrap,
    valued,
    with_spread,
)
from agreement.measures.data import CountPatterns, Floats, LabelPatterns
from agreement.measures.distances import nominal_distances
from agreement.measures.reliability import ReliabilityData
from agreement.measures.resampling import SumStatistic, jackknife_error
from agreement.measures.result import NO_OVERLAP, ONE_CATEGORY, Result

# More cells than these are not laid out for the intervals of Light's kappa.
_MOST_CELLS = 20_000_000


def raw_agreement(data: ReliabilityData) -> Result:
    """Agreeing annotator pairs over all pairs, pooled over units."""
    name = "raw_agreement"
    if data.is_wide:
        return shared(data, name, lambda labels: raw.pooled_label_agreement(labels, None), by_labels=True)
    return shared(data, name, lambda patterns: raw.pooled_agreement(patterns, identity(data)))


def raw_agreement_item_mean(data: ReliabilityData) -> Result:
    """Mean over units of the share of agreeing pairs; its standard error is Gwet's, over all labelled
    units.
    """
    name = "raw_agreement_item_mean"
    if data.is_wide:
        return shared(data, name, lambda labels: raw.item_mean_label_agreement(labels, None), by_labels=True)
    error = gwet.agreement_error(data.patterns, identity(data))
    return shared(data, name, lambda p: raw.item_mean_agreement(p, identity(data)), error=error)


def cohen_kappa(data: ReliabilityData, weights: Floats | None = None, name: str = "cohen_kappa") -> Result:
    """Cohen's kappa of the two annotators, with agreement weights of shape (K, K) if given."""
    return table_result(
        data,
        name,
        lambda tables: kappa.cohen_kappas(tables, weights),
        error=kappa.kappa_errors(data.table, identity(data) if weights is None else weights).standard_error,
        method="fleiss_cohen_everitt",
    )


def scott_pi(data: ReliabilityData) -> Result:
    """Scott's pi of the two annotators."""
    statistic = gwet.share_error(data.patterns.pairable(), identity(data), gwet.fleiss_chance)
    return table_result(data, "scott_pi", kappa.scott_pis, error=statistic, method="linearised")


def table_result(
    data: ReliabilityData, name: str, of_tables: intervals.OfTables, *, error: float, method: str
) -> Result:
    """Result of a coefficient of the two annotators' contingency table."""
    result = valued(data, name, of_tables(data.table[None].astype(np.float64)))
    if result.value is None:
        return result
    found = table_intervals(data, of_tables)
    found.insert(1, intervals.wald(result.value, error, level=data.options.interval_level, method=method))
    return with_spread(result, error, found)


def krippendorff_alpha_nominal(data: ReliabilityData, name: str = "krippendorff_alpha") -> Result:
    """Krippendorff's alpha with nominal distances."""
    distances = nominal_distances(data.k)
    return measured(data, name, lambda p: fixed_alpha(p, distances))


def fleiss_kappa(data: ReliabilityData) -> Result:
    """Fleiss' kappa in Gwet's missing-aware form."""
    return share_result(data, "fleiss_kappa", gwet.fleiss_chance)


def gwet_ac1(data: ReliabilityData) -> Result:
    """Gwet's AC1; 1 with a warning where one of two or more declared categories was used."""
    return _one_category_is_full(data, share_result(data, "gwet_ac1", gwet.gwet_chance))


def bennett_s(data: ReliabilityData, name: str = "bennett_s") -> Result:
    """Bennett's S (Brennan and Prediger's kappa for more annotators)."""
    return _one_category_is_full(data, share_result(data, name, gwet.uniform_chance))


def pabak(data: ReliabilityData) -> Result:
    """Prevalence- and bias-adjusted kappa (Byrt 1993): 2 * raw agreement - 1, for two categories."""
    return bennett_s(data, "pabak")


def share_result(
    data: ReliabilityData, name: str, chance: gwet.Chance, weights: Floats | None = None
) -> Result:
    """Result of a coefficient of mean unit agreement and category shares, under agreement weights (K, K)."""
    used = identity(data) if weights is None else weights

    def build(patterns: CountPatterns) -> SumStatistic:
        return gwet.share_statistic(patterns, used, chance)

    return measured(
        data, name, build, error=gwet.share_error(data.patterns, used, chance), counts_singles=True
    )


def _one_category_is_full(data: ReliabilityData, result: Result) -> Result:
    if result.value is None or data.scope.k_used > 1:
        return result
    if not data.declared or data.k < 2:
        return Result(result.name, None, data.scope, reason=ONE_CATEGORY, observed=result.observed)
    return result.with_warnings(ONE_CATEGORY)


def conger_kappa(data: ReliabilityData) -> Result:
    """Conger's kappa; its interval comes from distinct rows of labels."""
    weights = identity(data)

    def build(labels: LabelPatterns) -> SumStatistic:
        return conger.conger_kappa(labels, weights)

    statistic = build(data.labels)
    result = valued(data, "conger_kappa", statistic.point())
    if result.value is None:
        return result
    level, n = data.options.interval_level, statistic.n_units
    error = conger.conger_error(data.labels, weights)
    found = jackknife_intervals(data, build, result.value, jackknife_error(statistic), by_labels=True)
    found.append(intervals.student(result.value, error, n, level=level, method="linearised_t"))
    return with_spread(result, error, found)


def light_kappa(data: ReliabilityData) -> Result:
    """Mean of the defined pairwise kappas (Light 1971); pairs without a kappa are counted, not averaged.

    With very many pairs there is no interval.
    """
    value, n_undefined = conger.light_kappa(data.pair_kappas)
    details = {"n_undefined_pairs": n_undefined}
    if not math.isfinite(value):
        reason = ONE_CATEGORY if data.scope.n_pairs else NO_OVERLAP
        return Result("light_kappa", None, data.scope, reason=reason, details=details)
    result = Result("light_kappa", value, data.scope, details=details)
    if len(data.labels.weights) * data.n_annotators**2 * data.k**2 > _MOST_CELLS:
        return with_spread(result, math.nan, [])

    def build(labels: LabelPatterns) -> SumStatistic:
        return conger.light_statistic(labels.pairable(), data.k)

    error = jackknife_error(build(data.labels))
    return with_spread(result, error, jackknife_intervals(data, build, value, error, by_labels=True))


def positive_agreement(data: ReliabilityData) -> Result:
    """Specific agreement on the first of two categories."""
    return _specific(data, "positive_agreement", 0)


def negative_agreement(data: ReliabilityData) -> Result:
    """Specific agreement on the second of two categories."""
    return _specific(data, "negative_agreement", 1)


def _specific(data: ReliabilityData, name: str, category: int) -> Result:
    def build(patterns: CountPatterns) -> SumStatistic:
        return raw.specific_agreement(patterns, category)

    statistic = build(data.patterns)
    result = valued(data, name, statistic.point())
    if result.value is None:
        return result
    error, level = jackknife_error(statistic), data.options.interval_level
    student = intervals.student(
        result.value, error, statistic.n_units, level=level, method="jackknife_t", lowest=0.0
    )
    found = [student, unit_bootstrap(data, statistic)]
    if data.n_annotators == 2:
        found = [*table_intervals(data, cells(build, data.k)), student]
    elif student is None:
        found.insert(0, pattern_posterior(data, build, result.value))
    return with_spread(result, error, found)
