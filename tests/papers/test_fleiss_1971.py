"""Fleiss, J. L. (1971). Psychological Bulletin 76(5), 378-382: 30 patients, six psychiatrists."""

import numpy as np
import pytest

from agreement.measures import gwet
from agreement.measures.categories import binary
from tests.papers.coefficients import of_counts, one

COUNTS = [
    [0, 0, 0, 6, 0], [0, 3, 0, 0, 3], [0, 1, 4, 0, 1], [0, 0, 0, 0, 6], [0, 3, 0, 3, 0],
    [2, 0, 4, 0, 0], [0, 0, 4, 0, 2], [2, 0, 3, 1, 0], [2, 0, 0, 4, 0], [0, 0, 0, 0, 6],
    [1, 0, 0, 5, 0], [1, 1, 0, 4, 0], [0, 3, 3, 0, 0], [1, 0, 0, 5, 0], [0, 2, 0, 3, 1],
    [0, 0, 5, 0, 1], [3, 0, 0, 1, 2], [5, 1, 0, 0, 0], [0, 2, 0, 4, 0], [1, 0, 2, 0, 3],
    [0, 0, 0, 0, 6], [0, 1, 0, 5, 0], [0, 2, 0, 1, 3], [2, 0, 0, 4, 0], [1, 0, 0, 4, 1],
    [0, 5, 0, 1, 0], [4, 0, 0, 0, 2], [0, 2, 0, 4, 0], [1, 0, 5, 0, 0], [0, 0, 0, 0, 6],
]  # fmt: skip


def test_reproduces_the_printed_kappa() -> None:
    found = gwet.share_statistic(of_counts(COUNTS), np.eye(5), gwet.fleiss_chance).point()
    assert found.value[0] == pytest.approx(0.430, abs=5e-4)
    assert (found.observed[0], found.expected[0]) == pytest.approx((0.556, 0.220), abs=5e-4)


@pytest.mark.parametrize(("category", "printed"), [(0, 0.245), (1, 0.245), (2, 0.520), (4, 0.566)])
def test_reproduces_the_printed_kappa_of_a_category(category: int, printed: float) -> None:
    found = gwet.share_statistic(binary(of_counts(COUNTS), category), np.eye(2), gwet.fleiss_chance)
    assert one(found.point()) == pytest.approx(printed, abs=6e-4)
