"""Gwet, K. L. (2002, 2008): a table on which kappa is below zero although raw agreement is 0.944."""

import pytest

from tests.papers.coefficients import ac1, bennett, cohen, of_table

TABLE = [[118, 5], [2, 0]]


def test_reproduces_kappa_ac1_and_s() -> None:
    assert cohen(TABLE) == pytest.approx(-0.0234, abs=5e-5)
    assert ac1(of_table(TABLE)) == pytest.approx(0.9408, abs=5e-5)
    assert bennett(TABLE) == pytest.approx(0.888)
