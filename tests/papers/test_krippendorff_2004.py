"""Krippendorff, K. (2004). Content Analysis, 2nd ed., p. 246: kappa rewards margins that differ."""

import pytest

from tests.papers.coefficients import bennett, cohen, scott

EVEN = [[12, 9, 9], [9, 14, 9], [9, 9, 20]]
UNEVEN = [[12, 18, 18], [0, 14, 18], [0, 0, 20]]


def test_pi_is_the_same_for_both_tables_and_kappa_is_not() -> None:
    assert scott(EVEN) == pytest.approx(0.186, abs=1e-3)
    assert scott(UNEVEN) == pytest.approx(0.186, abs=1e-3)
    assert cohen(UNEVEN) == pytest.approx(0.258, abs=1e-3)
    assert bennett(EVEN) == pytest.approx(0.19, abs=1e-3)
