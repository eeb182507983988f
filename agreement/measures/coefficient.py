"""The two formulas behind all chance-corrected coefficients, over batches of samples."""

from typing import NamedTuple

import numpy as np

from agreement.measures.data import Floats


class Coefficient(NamedTuple):
    """Value, observed and expected part, each of shape (R,) for R samples; NaN where undefined."""

    value: Floats
    observed: Floats
    expected: Floats


def from_agreement(observed: Floats, expected: Floats) -> Coefficient:
    """(A_o - A_e) / (1 - A_e); NaN where expected agreement is 1."""
    return Coefficient(divide(observed - expected, 1 - expected), observed, expected)


def from_disagreement(observed: Floats, expected: Floats) -> Coefficient:
    """1 - D_o / D_e; NaN where expected disagreement is 0."""
    return Coefficient(1 - divide(observed, expected), observed, expected)


def divide(numerator: Floats, denominator: Floats) -> Floats:
    """Quotient with NaN, and no warning, where the denominator is 0 up to rounding."""
    numerator, denominator = np.broadcast_arrays(numerator, denominator)
    usable = np.abs(denominator) > 1e-12
    return np.divide(numerator, denominator, out=np.full(numerator.shape, np.nan), where=usable)
