"""Coefficients for many annotators that know who labelled: Conger's kappa, and Light's, the mean of pairs."""

import math

import numpy as np

from agreement.measures.coefficient import Coefficient, divide, from_agreement
from agreement.measures.data import CountPatterns, Counts, Floats, LabelPatterns
from agreement.measures.gwet import linearised_error, unit_agreement
from agreement.measures.kappa import cohen_kappas
from agreement.measures.resampling import SumStatistic


def conger_kappa(patterns: LabelPatterns, weights: Floats) -> SumStatistic:
    """Conger's kappa (1980): chance from each annotator's own shares, over all pairs of annotators.

    With gaps, an annotator's shares come from all units he labelled, observed agreement from units labelled
    twice or more (Gwet 2014). An annotator without any label counts as absent.
    """
    k, n_annotators = len(weights), patterns.codes.shape[1]
    counted = _counts(patterns, k)
    terms = np.column_stack(
        [
            unit_agreement(counted, weights),
            counted.sizes >= 2,
            _chosen(patterns, k).reshape(len(patterns.codes), n_annotators * k),
        ]
    )

    def evaluate(sums: Floats) -> Coefficient:
        chosen = sums[:, 2:].reshape(-1, n_annotators, k)
        return from_agreement(divide(sums[:, 0], sums[:, 1]), _expected(chosen, weights))

    return SumStatistic(terms, patterns.weights, evaluate)


def _expected(chosen: Floats, weights: Floats) -> Floats:
    labelled = chosen.sum(axis=2, keepdims=True)
    shares = np.where(labelled > 0, chosen / np.maximum(labelled, 1), 0.0)
    active = (labelled > 0).sum(axis=(1, 2))
    pooled = shares.sum(axis=1)
    of_all = ((pooled @ weights) * pooled).sum(axis=1)
    of_same = ((shares @ weights) * shares).sum(axis=(1, 2))
    return divide(of_all - of_same, (active * (active - 1)).astype(np.float64))


def conger_error(patterns: LabelPatterns, weights: Floats) -> float:
    """Gwet's linearised standard error (2014) of `conger_kappa`; NaN where it has none."""
    value, _, expected = (float(part[0]) for part in conger_kappa(patterns, weights).point())
    if not math.isfinite(value):
        return math.nan
    k, n = len(weights), int(patterns.weights.sum())
    chosen = _chosen(patterns, k)
    labelled = (patterns.weights @ (patterns.codes >= 0))[:, None]
    shares = np.tensordot(patterns.weights, chosen, axes=1) / np.maximum(labelled, 1)
    active = int((labelled > 0).sum())
    others = (shares.sum(axis=0) - shares) @ ((weights + weights.T) / 2) / (active * (active - 1))
    baseline = (shares * others).sum(axis=1)
    pull = (chosen * others).sum(axis=2) - (patterns.codes >= 0) * baseline
    shift = 2 * n * (pull / np.maximum(labelled[:, 0], 1)).sum(axis=1)
    counted = _counts(patterns, k)
    return linearised_error(
        counted,
        agreement=unit_agreement(counted, weights),
        value=value,
        expected=expected,
        chance_shift=shift,
    )


def _chosen(patterns: LabelPatterns, k: int) -> Floats:
    """Indicator of annotator and category per pattern, shape (P, annotators, K)."""
    return (patterns.codes[:, :, None] == np.arange(k)).astype(np.float64)


def _counts(patterns: LabelPatterns, k: int) -> CountPatterns:
    return CountPatterns(_chosen(patterns, k).sum(axis=1).astype(np.int64), patterns.weights)


def pairwise_kappas(tables: Counts, weights: Floats | None = None) -> Floats:
    """Cohen's kappa of every pair, shape (annotators, annotators), from `pair_tables`; NaN where
    undefined.
    """
    n_annotators, k = tables.shape[0], tables.shape[2]
    flat = tables.reshape(n_annotators * n_annotators, k, k).astype(np.float64)
    return cohen_kappas(flat, weights).value.reshape(n_annotators, n_annotators)


def light_kappa(kappas: Floats) -> tuple[float, int]:
    """Mean of the defined pairwise kappas (Light 1971) and how many pairs had none; NaN where none is
    defined.
    """
    upper = kappas[np.triu_indices(len(kappas), 1)]
    defined = upper[np.isfinite(upper)]
    mean = float(defined.mean()) if len(defined) else math.nan
    return mean, len(upper) - len(defined)


def light_statistic(patterns: LabelPatterns, k: int) -> SumStatistic:
    """Light's kappa as a function of sums: the cells of every pair's table, pairs * K * K numbers per
    pattern.
    """
    codes = patterns.codes
    first, second = np.triu_indices(codes.shape[1], 1)
    cell = codes[:, first] * k + codes[:, second]
    cell = np.where((codes[:, first] >= 0) & (codes[:, second] >= 0), cell, -1)
    terms = (cell[:, :, None] == np.arange(k * k)).reshape(len(codes), len(first) * k * k).astype(np.float64)

    def evaluate(sums: Floats) -> Coefficient:
        values = cohen_kappas(sums.reshape(-1, k, k)).value.reshape(len(sums), len(first))
        defined = np.isfinite(values)
        mean = divide(np.where(defined, values, 0.0).sum(axis=1), defined.sum(axis=1))
        return Coefficient(mean, np.full(len(sums), np.nan), np.full(len(sums), np.nan))

    return SumStatistic(terms, patterns.weights, evaluate)
