"""Coefficients of one contingency table: Cohen's kappa and its family, for two annotators."""

import math
from typing import NamedTuple

import numpy as np

from agreement.measures.coefficient import Coefficient, divide, from_agreement
from agreement.measures.data import Counts, Floats


class KappaErrors(NamedTuple):
    """Large-sample standard errors: for intervals, and under the hypothesis of no agreement beyond chance."""

    standard_error: float
    null_standard_error: float


def cohen_kappas(tables: Floats, weights: Floats | None = None) -> Coefficient:
    """Cohen's kappa (1960) of each table, shape (R, K, K); with agreement weights (K, K), weighted kappa
    (1968).

    NaN where a table is empty or expected agreement is 1. Rows of `weights` belong to the first annotator.
    """
    n = tables.sum(axis=(1, 2))
    rows, columns = tables.sum(axis=2), tables.sum(axis=1)
    if weights is None:
        observed = np.trace(tables, axis1=1, axis2=2)
        expected = np.einsum("rk,rk->r", rows, columns)
    else:
        observed = np.einsum("rij,ij->r", tables, weights)
        expected = np.einsum("ri,ij,rj->r", rows, weights, columns)
    # Numerators stay whole numbers, so that a constant annotator gives exactly 0.
    value = divide(n * observed - expected, n * n - expected)
    value = np.where(np.abs(n * n - expected) <= 1e-12 * n * n, np.nan, value)
    return Coefficient(value, divide(observed, n), divide(expected, n * n))


def scott_pis(tables: Floats) -> Coefficient:
    """Scott's pi (1955) of each table, shape (R, K, K): chance from the pooled shares of both annotators."""
    n = tables.sum(axis=(1, 2))
    shares = divide(tables.sum(axis=1) + tables.sum(axis=2), 2 * n[:, None])
    return from_agreement(divide(np.trace(tables, axis1=1, axis2=2), n), (shares**2).sum(axis=1))


def bennett_s(tables: Floats) -> Coefficient:
    """Bennett's S (1954) of each table, shape (R, K, K): chance is 1/K; for K = 2 this is PABAK."""
    n, k = tables.sum(axis=(1, 2)), tables.shape[1]
    observed = divide(np.trace(tables, axis1=1, axis2=2), n)
    return from_agreement(observed, np.full(len(tables), 1 / k))


def kappa_errors(table: Counts | Floats, weights: Floats) -> KappaErrors:
    """Standard errors of (weighted) kappa after Fleiss, Cohen and Everitt (1969); table and weights (K, K).

    NaN where kappa is undefined.
    """
    n = float(table.sum())
    if n == 0:
        return KappaErrors(math.nan, math.nan)
    p = table / n
    rows, columns = p.sum(axis=1), p.sum(axis=0)
    chance = np.outer(rows, columns)
    observed, expected = float((p * weights).sum()), float((chance * weights).sum())
    room = 1 - expected
    if room <= 1e-12:
        return KappaErrors(math.nan, math.nan)
    marginal = (weights @ columns)[:, None] + (rows @ weights)[None, :]
    spread = (p * (weights * room - marginal * (1 - observed)) ** 2).sum()
    variance = (spread - (observed * expected - 2 * expected + observed) ** 2) / (n * room**4)
    null_variance = ((chance * (weights - marginal) ** 2).sum() - expected**2) / (n * room**2)
    return KappaErrors(math.sqrt(max(variance, 0.0)), math.sqrt(max(null_variance, 0.0)))


def kappa_maximum(table: Counts) -> float:
    """The largest kappa that these margins allow (Cohen 1960); NaN where kappa is undefined."""
    n = float(table.sum())
    rows, columns = table.sum(axis=1), table.sum(axis=0)
    best = float(np.minimum(rows, columns).sum())
    expected = float(rows @ columns)
    return (n * best - expected) / (n * n - expected) if n * n > expected else math.nan


def collapse(table: Counts, category: int) -> Counts:
    """The 2x2 table of one category against the rest, shape (2, 2); the category comes first."""
    both = table[category, category]
    first, second = table[category].sum(), table[:, category].sum()
    return np.array([[both, first - both], [second - both, table.sum() - first - second + both]])
