"""Conger, A. J. (1980). Psychological Bulletin 88(2), 322-328; Light, R. J. (1971). Psychological
Bulletin 76(5), 365-377.
"""

import pytest

from tests.agreement.ratings import analysed, figures, measure

ANXIETY = [
    [3, 3, 2], [3, 6, 1], [3, 4, 4], [4, 6, 4], [5, 2, 3], [5, 4, 2], [2, 2, 1], [3, 4, 6], [5, 3, 1], [2, 3, 1],
    [2, 2, 1], [6, 3, 2], [1, 3, 3], [5, 3, 3], [2, 2, 1], [2, 2, 1], [1, 1, 3], [2, 3, 3], [4, 3, 2], [3, 4, 2],
]  # fmt: skip


def test_reproduces_the_figures_of_the_irr_package() -> None:
    found = figures(analysed(ANXIETY))
    assert found["conger_kappa"] == pytest.approx(-0.0187, abs=5e-5)
    assert found["light_kappa"] == pytest.approx(-0.0175, abs=5e-5)
    assert figures(analysed(ANXIETY, level="ordinal"))["kendall_w"] == pytest.approx(0.540, abs=5e-4)


def test_light_is_the_mean_of_the_pairs_that_have_a_kappa() -> None:
    ratings = [("x", "x", "x"), ("x", "x", "y"), ("x", "x", "x"), ("x", "x", "y")]
    document = analysed(ratings)
    light = measure(document, "light_kappa")
    pairs = [pair["measures"][1]["value"] for pair in document["pairs"]]
    assert pairs == [None, 0.0, 0.0]
    assert (light["value"], light["n_undefined_pairs"]) == (0.0, 1)


def test_lights_interval_leaves_out_one_unit_at_a_time() -> None:
    light = measure(analysed(ANXIETY), "light_kappa")
    left_out = [
        measure(analysed(ANXIETY[:unit] + ANXIETY[unit + 1 :]), "light_kappa")["value"]
        for unit in range(len(ANXIETY))
    ]
    mean = sum(left_out) / 20
    assert light["standard_error"] == pytest.approx((19 / 20 * sum((v - mean) ** 2 for v in left_out)) ** 0.5)


def test_an_annotator_with_one_label_only_still_counts_for_the_shares() -> None:
    ratings: list[list[object]] = [["x", "x", None], ["y", "y", None], ["x", "y", "x"]]
    found = measure(analysed(ratings), "conger_kappa")
    # Shares of x: 2/3, 1/3, 1; pairs of annotators agree by chance on average.
    expected = sum(p * q + (1 - p) * (1 - q) for p, q in ((2 / 3, 1 / 3), (2 / 3, 1), (1 / 3, 1))) / 3
    assert found["expected"] == pytest.approx(expected)
    assert found["observed"] == pytest.approx((1 + 1 + 1 / 3) / 3)
