"""Cohen, J. (1968). Psychological Bulletin 70(4), 213-220."""

import numpy as np
import pytest

from tests.papers.coefficients import cohen

TABLE = [[88, 14, 18], [10, 40, 10], [2, 6, 12]]


@pytest.mark.parametrize(
    ("disagreement", "printed"),
    [([[0, 1, 3], [1, 0, 6], [3, 6, 0]], 0.348), ([[0, 1, 4], [1, 0, 6], [2, 2, 0]], 0.353)],
)
def test_reproduces_the_printed_weighted_kappa(disagreement: list[list[int]], printed: float) -> None:
    weights = 1 - np.array(disagreement) / 6
    assert cohen(TABLE, weights) == pytest.approx(printed, abs=5e-4)


def test_rows_of_asymmetric_weights_belong_to_the_first_annotator() -> None:
    weights = 1 - np.array([[0, 1, 4], [1, 0, 6], [2, 2, 0]]) / 6
    assert cohen(TABLE, weights) == pytest.approx(0.3533834586466165)
    assert cohen(TABLE, weights.T) != pytest.approx(cohen(TABLE, weights), abs=1e-3)
