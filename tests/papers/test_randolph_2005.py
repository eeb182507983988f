"""Randolph, J. J. (2005): free-marginal kappa of many annotators beside that of Fleiss."""

import pytest

from tests.papers.coefficients import fleiss, of_counts, uniform

COUNTS = [[3, 0], [2, 1], [2, 1], [3, 0]]


def test_reproduces_both_kappas() -> None:
    assert fleiss(of_counts(COUNTS)) == pytest.approx(-0.2)
    assert uniform(of_counts(COUNTS)) == pytest.approx(1 / 3)


def test_an_unused_category_counts_for_the_free_marginal_one_only() -> None:
    counts = [[6, 1, 0], [0, 7, 0]]
    assert fleiss(of_counts(counts)) == pytest.approx(0.708333, abs=1e-6)
    assert uniform(of_counts(counts)) == pytest.approx(0.785714, abs=1e-6)
