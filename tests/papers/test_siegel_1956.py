"""Siegel, S. (1956). Nonparametric Statistics: Kendall's W of three executives ranking six applicants."""

import math

import numpy as np
import pytest

from agreement.measures.kendall import kendall_w
from tests.agreement.ratings import analysed, measure

RANKS = [[1, 1, 6], [6, 5, 3], [3, 6, 2], [2, 4, 5], [5, 2, 4], [4, 3, 1]]


def test_reproduces_the_printed_w() -> None:
    assert kendall_w(np.array(RANKS, dtype=float)) == pytest.approx(0.16, abs=5e-3)


def test_ties_are_corrected_for() -> None:
    tied = np.array([[1, 1], [1, 2], [3, 3], [4, 4]], dtype=float)
    assert kendall_w(tied) > kendall_w(tied, correct_ties=False)


def test_full_agreement_is_one_and_no_order_at_all_is_undefined() -> None:
    assert kendall_w(np.array([[1, 1], [2, 2], [2, 2]], dtype=float)) == pytest.approx(1)
    assert math.isnan(kendall_w(np.ones((4, 3))))


def test_the_analysis_takes_units_that_everyone_labelled() -> None:
    document = analysed([*RANKS, [9, None, 9]], level="ordinal")
    w = measure(document, "kendall_w")
    assert (w["value"], w["n_complete"]) == (pytest.approx(0.1619047619), 6)
