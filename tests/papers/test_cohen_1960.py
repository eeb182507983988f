"""Cohen, J. (1960). Educational and Psychological Measurement 20(1), 37-46."""

import numpy as np
import pytest

from agreement.measures import kappa
from tests.papers.coefficients import stacked

TABLE_1 = [[25, 13, 12], [12, 2, 16], [3, 15, 2]]
TABLE_2 = [[88, 14, 18], [10, 40, 10], [2, 6, 12]]


def test_reproduces_the_printed_kappa_with_its_parts() -> None:
    found = kappa.cohen_kappas(stacked(TABLE_2))
    assert (found.observed[0], found.expected[0]) == pytest.approx((0.70, 0.41))
    assert found.value[0] == pytest.approx(0.492, abs=5e-4)


def test_reproduces_the_largest_kappa_that_the_margins_allow() -> None:
    found = kappa.cohen_kappas(stacked(TABLE_1))
    assert (found.observed[0], found.expected[0]) == pytest.approx((0.29, 0.35))
    assert kappa.kappa_maximum(np.array(TABLE_1)) == pytest.approx(0.85, abs=5e-3)
