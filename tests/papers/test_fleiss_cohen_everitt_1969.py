"""Fleiss, J. L., Cohen, J., Everitt, B. S. (1969). Psychological Bulletin 72(5), 323-327."""

import math

import numpy as np
import pytest

from agreement.measures.diagnostics import kappa_test
from agreement.measures.kappa import kappa_errors
from tests.papers.coefficients import cohen, standard_error

TABLE = [[106, 10, 4], [22, 28, 10], [2, 12, 6]]
WEIGHTS = np.array([[1, 0, 0.4444], [0, 1, 0.6667], [0.4444, 0.6667, 1]])


def test_reproduces_the_printed_kappas() -> None:
    assert cohen(TABLE) == pytest.approx(0.429, abs=5e-4)
    assert cohen(TABLE, WEIGHTS) == pytest.approx(0.507, abs=5e-4)


def test_the_error_of_weighted_kappa_is_theirs() -> None:
    assert standard_error(TABLE, WEIGHTS) == pytest.approx(0.0570, abs=5e-5)


def test_the_error_under_no_agreement_is_theirs() -> None:
    errors = kappa_errors(np.array(TABLE), np.eye(3))
    assert errors.null_standard_error == pytest.approx(0.0555, abs=5e-5)
    assert kappa_test(np.array(TABLE))["z"] == pytest.approx(0.4285714 / 0.0555125, abs=1e-3)


def test_an_undefined_kappa_has_no_error() -> None:
    for table in ([[9, 0], [0, 0]], [[0, 0], [0, 0]]):
        assert math.isnan(kappa_errors(np.array(table), np.eye(2)).standard_error)
        assert kappa_test(np.array(table)) is None
