"""Feinstein, A. R., Cicchetti, D. V. (1990), the paradoxes of kappa, and Cicchetti and Feinstein (1990),
its cure.

Journal of Clinical Epidemiology 43(6), 543-558. Byrt, Bishop and Carlin (1993) give the indices of the same
tables.
"""

import math

import numpy as np
import pytest

from agreement.measures import margins
from agreement.measures.raw import specific_agreement
from tests.papers.coefficients import bennett, cohen, of_table, one

TABLES = [
    # table, kappa, negative agreement, PABAK, prevalence index
    ([[40, 9], [6, 45]], 0.70, 0.86, 0.70, -0.05),
    ([[80, 10], [5, 5]], 0.32, 0.40, 0.70, 0.75),
    ([[45, 15], [25, 15]], 0.13, 0.43, 0.20, 0.30),
    ([[25, 35], [5, 35]], 0.26, 0.64, 0.20, -0.10),
]


@pytest.mark.parametrize(("table", "kappa", "negative", "pabak", "prevalence"), TABLES)
def test_reproduces_the_printed_figures(
    table: list[list[int]], kappa: float, negative: float, pabak: float, prevalence: float
) -> None:
    assert cohen(table) == pytest.approx(kappa, abs=5e-3)
    assert one(specific_agreement(of_table(table), 1).point()) == pytest.approx(negative, abs=5e-3)
    assert bennett(table) == pytest.approx(pabak)
    assert margins.prevalence_index(np.array(table)) == pytest.approx(prevalence)


def test_positive_agreement_is_that_of_the_first_category() -> None:
    assert one(specific_agreement(of_table([[40, 9], [6, 45]]), 0).point()) == pytest.approx(80 / 95)


def test_the_bias_index_is_the_difference_of_the_margins() -> None:
    assert margins.bias_index(np.array([[25, 35], [5, 35]])) == pytest.approx(0.30)
    assert math.isnan(margins.bias_index(np.zeros((2, 2), int)))
