"""Do two annotators use the categories alike? Tests of marginal homogeneity and symmetry."""

import math
from typing import NamedTuple

import numpy as np
from scipy import special

from agreement.measures.data import Counts


class ChiSquare(NamedTuple):
    """A statistic, its degrees of freedom and p value."""

    statistic: float
    freedom: int
    p_value: float


def stuart_maxwell(table: Counts) -> ChiSquare | None:
    """Marginal homogeneity (Stuart 1955, Maxwell 1970) of a table, shape (K, K).

    Categories that nobody disagrees on are left out; those whose two margins happen to be equal stay. None
    where nothing is off the diagonal.
    """
    off = table.astype(np.float64)
    np.fill_diagonal(off, 0)
    involved = (off.sum(axis=0) + off.sum(axis=1)) > 0
    off = off[np.ix_(involved, involved)]
    if not off.size:
        return None
    difference = (off.sum(axis=1) - off.sum(axis=0))[:-1]
    covariance = np.diag(off.sum(axis=1) + off.sum(axis=0)) - off - off.T
    statistic = float(difference @ np.linalg.pinv(covariance[:-1, :-1]) @ difference)
    freedom = int(np.linalg.matrix_rank(covariance))
    return ChiSquare(statistic, freedom, float(special.chdtrc(freedom, statistic)))


def bhapkar(table: Counts) -> ChiSquare | None:
    """Bhapkar's test (1966), from Stuart-Maxwell's X: X / (1 - X / n). None as there, or where X reaches
    n.
    """
    stuart = stuart_maxwell(table)
    n = int(table.sum())
    if stuart is None or stuart.statistic >= n:
        return None
    statistic = stuart.statistic / (1 - stuart.statistic / n)
    return ChiSquare(statistic, stuart.freedom, float(special.chdtrc(stuart.freedom, statistic)))


def bowker(table: Counts) -> ChiSquare | None:
    """Symmetry (Bowker 1948): are i-for-j and j-for-i equally frequent? None where nothing is off the
    diagonal.
    """
    upper = np.triu_indices(len(table), 1)
    above, below = table[upper].astype(np.float64), table.T[upper].astype(np.float64)
    compared = above + below > 0
    if not compared.any():
        return None
    above, below = above[compared], below[compared]
    statistic = float(((above - below) ** 2 / (above + below)).sum())
    return ChiSquare(statistic, len(above), float(special.chdtrc(len(above), statistic)))


class McNemar(NamedTuple):
    """McNemar's test (1947) of a 2x2 table: with continuity correction, and exact."""

    statistic: float
    p_value: float
    exact_p_value: float


def mcnemar(table: Counts) -> McNemar | None:
    """Of a table of two categories, shape (2, 2); None where nothing is off the diagonal."""
    b, c = int(table[0, 1]), int(table[1, 0])
    if b + c == 0:
        return None
    statistic = max(abs(b - c) - 1, 0) ** 2 / (b + c)
    exact = min(1.0, 2 * float(special.bdtr(min(b, c), b + c, 0.5)))
    return McNemar(statistic, float(special.chdtrc(1, statistic)), exact)


def prevalence_index(table: Counts) -> float:
    """(a - d) / n of a 2x2 table (Byrt, Bishop and Carlin 1993): first category agreed on minus second."""
    return _share(table, int(table[0, 0]) - int(table[1, 1]))


def bias_index(table: Counts) -> float:
    """(b - c) / n of a 2x2 table (Byrt, Bishop and Carlin 1993): how far the two margins differ."""
    return _share(table, int(table[0, 1]) - int(table[1, 0]))


def _share(table: Counts, difference: int) -> float:
    n = int(table.sum())
    return difference / n if n else math.nan
