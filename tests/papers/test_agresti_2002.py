"""Agresti, A. (2002). Categorical Data Analysis, 2nd ed.: film critics, and prime minister ratings."""

import numpy as np
import pytest

from agreement.measures import margins
from tests.papers.coefficients import cohen, standard_error

SISKEL_EBERT = [[24, 8, 13], [8, 13, 11], [10, 9, 64]]


def test_reproduces_kappa_and_its_error() -> None:
    assert cohen(SISKEL_EBERT) == pytest.approx(0.389, abs=5e-4)
    assert standard_error(SISKEL_EBERT) == pytest.approx(0.0598, abs=5e-5)


def test_reproduces_mcnemars_corrected_statistic() -> None:
    found = margins.mcnemar(np.array([[794, 150], [86, 570]]))
    assert found.statistic == pytest.approx(16.82, abs=5e-3)
    assert found.p_value == pytest.approx(4.1e-5, rel=0.02)
    assert found.exact_p_value == pytest.approx(3.7e-5, rel=0.05)


def test_mcnemar_needs_a_disagreement_and_never_corrects_below_zero() -> None:
    assert margins.mcnemar(np.diag([3, 4])) is None
    assert margins.mcnemar(np.array([[5, 2], [2, 5]])).statistic == 0
    assert margins.mcnemar(np.array([[5, 2], [2, 5]])).p_value == 1
