"""Landis, J. R., Koch, G. G. (1977). Biometrics 33(1), 159-174: multiple sclerosis, two hospitals."""

import pytest

from agreement.measures.weights import quadratic_weights
from tests.papers.coefficients import cohen, standard_error

WINNIPEG = [[38, 5, 0, 1], [33, 11, 3, 0], [10, 14, 5, 6], [3, 7, 3, 10]]
NEW_ORLEANS = [[5, 3, 0, 0], [3, 11, 4, 0], [2, 13, 3, 4], [1, 2, 4, 14]]


@pytest.mark.parametrize(("table", "kappa", "error"), [(WINNIPEG, 0.208, 0.050), (NEW_ORLEANS, 0.297, 0.079)])
def test_reproduces_the_printed_kappa_and_its_error(
    table: list[list[int]], kappa: float, error: float
) -> None:
    assert cohen(table) == pytest.approx(kappa, abs=5e-4)
    assert standard_error(table) == pytest.approx(error, abs=1e-3)


def test_quadratic_weights_give_the_figure_of_the_vcd_package() -> None:
    assert cohen(WINNIPEG, quadratic_weights(4)) == pytest.approx(0.524576, abs=1e-6)
