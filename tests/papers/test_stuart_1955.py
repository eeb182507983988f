"""Stuart, A. (1955). Biometrika 42, 412-416: unaided vision of 7,477 women; Bhapkar (1966); Bowker (1948)."""

import numpy as np
import pytest

from agreement.measures import margins

VISION = [[1520, 266, 124, 66], [234, 1512, 432, 78], [117, 362, 1772, 205], [36, 82, 179, 492]]


def test_reproduces_the_printed_statistics() -> None:
    vision = np.array(VISION)
    stuart, bhapkar, bowker = (
        test(vision) for test in (margins.stuart_maxwell, margins.bhapkar, margins.bowker)
    )
    assert (stuart.statistic, stuart.freedom) == (pytest.approx(11.96, abs=5e-3), 3)
    assert (bhapkar.statistic, bhapkar.freedom) == (pytest.approx(11.98, abs=5e-3), 3)
    assert (bowker.statistic, bowker.freedom) == (pytest.approx(19.11, abs=5e-3), 6)
    assert stuart.p_value == pytest.approx(0.0075, abs=5e-5)
    assert bowker.p_value == pytest.approx(0.0040, abs=5e-5)


def test_a_category_that_nobody_disagrees_on_is_left_out() -> None:
    wider = np.zeros((5, 5), dtype=int)
    wider[:4, :4] = VISION
    wider[4, 4] = 77
    assert margins.stuart_maxwell(wider).statistic == pytest.approx(11.956569622982556)
    assert margins.stuart_maxwell(wider).freedom == 3


def test_equal_margins_stay_and_give_zero() -> None:
    cyclic = np.array([[10, 5, 0], [0, 10, 5], [5, 0, 10]])
    found = margins.stuart_maxwell(cyclic)
    assert (found.statistic, found.freedom, found.p_value) == (
        pytest.approx(0, abs=1e-12),
        2,
        pytest.approx(1),
    )
    bowker = margins.bowker(cyclic)
    assert (bowker.statistic, bowker.freedom) == (pytest.approx(15.0), 3)


def test_full_agreement_leaves_nothing_to_test() -> None:
    diagonal = np.diag([3, 4, 5])
    assert margins.stuart_maxwell(diagonal) is None
    assert margins.bhapkar(diagonal) is None
    assert margins.bowker(diagonal) is None


def test_bhapkar_has_no_value_where_nobody_agrees_on_anything() -> None:
    assert margins.bhapkar(np.array([[0, 9], [0, 0]])) is None
