"""Brennan, R. L., Prediger, D. J. (1981). Educational and Psychological Measurement 41(3), 687-699."""

import pytest

from tests.papers.coefficients import bennett, cohen


def test_kappa_rises_where_margins_agree_less() -> None:
    assert cohen([[50, 0, 0], [10, 10, 10], [20, 0, 0]]) == pytest.approx(0.27, abs=6e-3)
    assert cohen([[50, 0, 10], [0, 10, 10], [10, 10, 0]]) == pytest.approx(0.29, abs=6e-3)


def test_the_free_marginal_coefficient() -> None:
    assert bennett([[50, 0, 10], [0, 10, 10], [10, 10, 0]]) == pytest.approx(0.4)
