"""Shrout, P. E., Fleiss, J. L. (1979). Psychological Bulletin 86(2), 420-428: six targets, four judges."""

import numpy as np
import pytest

from agreement.measures import icc
from tests.agreement.ratings import analysed, figures, measure

RATINGS = [[9, 2, 5, 8], [6, 1, 3, 2], [8, 4, 6, 8], [7, 1, 2, 6], [10, 5, 6, 9], [6, 2, 4, 7]]


def test_reproduces_the_mean_squares() -> None:
    squares = icc.mean_squares(np.array(RATINGS, dtype=float))
    found = (squares.between, squares.within, squares.annotators, squares.error)
    assert found == pytest.approx((11.24, 6.26, 32.49, 1.02), abs=6e-3)


def test_reproduces_the_printed_correlations_and_interval() -> None:
    document = analysed(RATINGS, level="interval")
    assert figures(document)["icc_2_1"] == pytest.approx(0.29, abs=6e-3)
    assert figures(document)["icc_3_1"] == pytest.approx(0.71, abs=6e-3)
    interval = measure(document, "icc_2_1")["interval"]
    assert (interval["low"], interval["high"]) == pytest.approx((0.0188, 0.7611), abs=6e-5)
    interval = measure(document, "icc_3_1")["interval"]
    assert (interval["low"], interval["high"]) == pytest.approx((0.3425, 0.9459), abs=6e-5)


def test_judges_who_agree_in_everything_have_no_interval() -> None:
    document = analysed([[1, 1], [2, 2], [3, 3]], level="interval")
    assert measure(document, "icc_2_1")["value"] == pytest.approx(1)
    assert measure(document, "icc_2_1")["interval"] is None
    assert measure(document, "icc_3_1")["interval"] is None


def test_a_single_complete_unit_is_not_enough() -> None:
    document = analysed([[1, 1], [2, None]], level="interval")
    for name in ("icc_2_1", "icc_3_1", "lin_ccc", "bland_altman", "kendall_w"):
        assert measure(document, name)["reason"] == "no_overlap"
