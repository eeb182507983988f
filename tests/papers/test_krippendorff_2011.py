"""Krippendorff, K. (2011). Computing Krippendorff's alpha-reliability: four observers, gaps, every level."""

import pytest

from tests.agreement.ratings import analysed, figures, measure

RATINGS = [
    [1, 1, None, 1],
    [2, 2, 3, 2],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
    [2, 2, 2, 2],
    [1, 2, 3, 4],
    [4, 4, 4, 4],
    [1, 1, 2, 1],
    [2, 2, 2, 2],
    [None, 5, 5, 5],
    [None, None, 1, 1],
    [None, None, 3, None],
]
BINARY = [[1, 0], [1, 1], [0, 1], [0, 0], [0, 0], [0, 1], [0, 0], [0, 1], [0, 0], [0, 0]]
BEN_GERRY = ["ab", "aa", "bb", "bb", "db", "cc", "cc", "cc", "ee", "dd", "dd", "ad"]


@pytest.mark.parametrize(
    ("level", "printed"), [("nominal", 0.743), ("ordinal", 0.815), ("interval", 0.849), ("ratio", 0.797)]
)
def test_reproduces_alpha_at_each_level(level: str, printed: float) -> None:
    document = analysed(RATINGS, level=level)
    assert figures(document)["krippendorff_alpha"] == pytest.approx(printed, abs=5e-4)


def test_the_jackknife_over_units_is_wider_than_resampling_pairs() -> None:
    alpha = measure(analysed(RATINGS), "krippendorff_alpha")
    assert alpha["standard_error"] == pytest.approx(0.14632665220070634)


def test_two_observers() -> None:
    assert figures(analysed(BINARY))["krippendorff_alpha"] == pytest.approx(0.095, abs=5e-4)
    assert figures(analysed(BEN_GERRY))["krippendorff_alpha"] == pytest.approx(0.692, abs=5e-4)


def test_disagreement_observed_and_expected_stand_beside_alpha() -> None:
    alpha = measure(analysed(BINARY), "krippendorff_alpha")
    assert alpha["observed"] == pytest.approx(8 / 20)
    assert alpha["expected"] == pytest.approx(2 * 14 * 6 / (20 * 19))


def test_pairable_values_are_those_of_units_with_two_or_more() -> None:
    document = analysed(RATINGS)
    assert (document["n_values"], document["n_pairable"]) == (41, 11)
    assert document["excluded"] == [{"reason": "one_label_only", "n": 1}]
