"""Agreement weights of an ordered scale, by position."""

import numpy as np

from agreement.measures.data import Floats


def identity_weights(k: int) -> Floats:
    """1 on the diagonal, shape (k, k)."""
    return np.eye(k)


def linear_weights(k: int) -> Floats:
    """1 - |i - j| / (k - 1), shape (k, k) (Cicchetti and Allison 1971)."""
    return 1 - _steps(k) / max(k - 1, 1)


def quadratic_weights(k: int) -> Floats:
    """1 - (i - j)^2 / (k - 1)^2, shape (k, k) (Fleiss and Cohen 1973)."""
    return 1 - (_steps(k) / max(k - 1, 1)) ** 2


def _steps(k: int) -> Floats:
    position = np.arange(k, dtype=np.float64)
    return np.abs(position[:, None] - position)


WEIGHTS = {"linear": linear_weights, "quadratic": quadratic_weights}
