"""Passonneau, R. (2006). LREC, 831-836: MASI, the distance between sets."""

import numpy as np
import pytest

from agreement.measures.sets import jaccard_distances, masi_distances

SETS = np.array(
    [[0, 0, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0], [1, 1, 0, 0], [0, 1, 1, 0], [1, 1, 1, 1]], dtype=bool
)
EMPTY, A, B, AB, BC, ABCD = range(6)


@pytest.mark.parametrize(
    ("first", "second", "masi", "jaccard"),
    [
        (AB, AB, 0, 0),
        (AB, BC, 8 / 9, 2 / 3),
        (A, B, 1, 1),
        (AB, ABCD, 2 / 3, 1 / 2),
        (ABCD, A, 5 / 6, 3 / 4),
        (EMPTY, EMPTY, 0, 0),
        (EMPTY, A, 1, 1),
    ],
)
def test_the_distance_is_one_less_jaccard_times_monotonicity(
    first: int, second: int, masi: float, jaccard: float
) -> None:
    for distances, expected in ((masi_distances(SETS), masi), (jaccard_distances(SETS), jaccard)):
        assert distances[first, second] == pytest.approx(expected)
        assert distances[second, first] == pytest.approx(expected)
