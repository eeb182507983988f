"""Artstein, R., Poesio, M. (2008). Computational Linguistics 34(4), 555-596."""

import numpy as np
import pytest

from tests.papers.coefficients import alpha, bennett, cohen, of_table, scott

FIRST = [[20, 20], [10, 50]]
SECOND = [[46, 0, 0], [6, 32, 6], [0, 0, 10]]
DISTANCES = np.array([[0, 1, 0.5], [1, 0, 0.5], [0.5, 0.5, 0]])


def test_the_three_coefficients_of_the_first_example() -> None:
    assert (bennett(FIRST), scott(FIRST), cohen(FIRST)) == pytest.approx((0.4, 0.341, 0.348), abs=5e-4)


def test_the_weighted_coefficients_of_the_second_example() -> None:
    assert scott(SECOND) == pytest.approx(0.7995, abs=5e-5)
    assert cohen(SECOND) == pytest.approx(0.8013, abs=5e-5)
    assert cohen(SECOND, 1 - DISTANCES) == pytest.approx(0.8163, abs=5e-5)
    assert alpha(of_table(SECOND), DISTANCES) == pytest.approx(0.8156, abs=5e-5)
