"""Agresti, A. (1992). Statistical Methods in Medical Research 1(2), 201-218: carcinoma, categories one
by one.
"""

import numpy as np
import pytest

from agreement.measures.kappa import collapse
from tests.agreement.ratings import analysed, unrolled
from tests.papers.coefficients import cohen, scott, standard_error

CARCINOMA = [[22, 2, 2, 0], [5, 7, 14, 0], [0, 2, 36, 0], [0, 1, 17, 10]]


def test_reproduces_the_printed_error() -> None:
    assert standard_error(CARCINOMA) == pytest.approx(0.057, abs=5e-4)


@pytest.mark.parametrize(("category", "pooled", "own"), [(0, 0.781, 0.781), (2, 0.402, 0.441)])
def test_a_category_against_the_rest_with_pooled_and_with_own_margins(
    category: int, pooled: float, own: float
) -> None:
    table = collapse(np.array(CARCINOMA), category).tolist()
    assert scott(table) == pytest.approx(pooled, abs=6e-4)
    assert cohen(table) == pytest.approx(own, abs=6e-4)


def test_the_analysis_reports_both_under_their_own_names() -> None:
    document = analysed(unrolled(CARCINOMA), categories=[0, 1, 2, 3])
    third = document["per_category"][2]
    assert third["category_coefficient"] == pytest.approx(0.4015793668)
    assert third["kappa"] == pytest.approx(0.4405310214)
    assert third["interval"]["low"] < 0.44 < third["interval"]["high"]
    assert third["prevalence"] == pytest.approx((38 + 69) / 236)
