"""Figures of numbers and steps, by hand."""

import math

import numpy as np
import pytest

from agreement.measures.reliability import Options
from tests.agreement.ratings import analysed, measure

PAIRS = [(1, 2), (3, 3), (5, 2), (4, 4), (2, None), (None, 1), (6, 5)]


def test_the_mean_difference_has_a_students_interval() -> None:
    entry = measure(analysed(PAIRS, level="ordinal"), "mean_difference")
    differences = np.array([-1, 0, 3, 0, 1])
    error = differences.std(ddof=1) / math.sqrt(5)
    assert entry["value"] == pytest.approx(0.6)
    assert entry["standard_error"] == pytest.approx(error)
    assert entry["interval"]["high"] - entry["value"] == pytest.approx(2.7764451 * error)
    assert entry["value"] - entry["interval"]["low"] == pytest.approx(2.7764451 * error)


def test_bland_altman_has_limits_beside_the_interval_of_the_mean() -> None:
    entry = measure(analysed(PAIRS, level="interval"), "bland_altman")
    spread = np.array([-1, 0, 3, 0, 1]).std(ddof=1)
    assert entry["limits"]["low"] == pytest.approx(0.6 - 1.959964 * spread)
    assert entry["limits"]["high"] == pytest.approx(0.6 + 1.959964 * spread)
    assert entry["n_complete"] == 5
    assert entry["interval"]["method"] == "student_t"


def test_steps_count_positions_of_the_scale() -> None:
    rows = [(0, 1), (0, 2), (3, 3), (1, 0)]
    entry = measure(analysed(rows, level="ordinal", categories=[0, 1, 2, 3]), "within_one_agreement")
    assert entry["value"] == 0.75


@pytest.mark.parametrize("name", ["icc_2_1", "icc_3_1", "kendall_w", "krippendorff_alpha"])
def test_many_annotators_are_measured_where_all_labelled(name: str) -> None:
    rows = [(1, 2, 2), (4, 4, 5), (3, None, 3), (6, 5, 6), (2, 2, 1)]
    entry = measure(analysed(rows, level="interval", options=Options(resamples=200)), name)
    complete = [row for row in rows if None not in row]
    alone = measure(analysed(complete, level="interval", options=Options(resamples=200)), name)
    if name == "krippendorff_alpha":
        assert entry["value"] != pytest.approx(alone["value"])
        return
    assert entry["value"] == pytest.approx(alone["value"])
    assert entry["n_complete"] == 4
    assert (entry["interval"]["low"], entry["interval"]["high"]) == pytest.approx(
        (alone["interval"]["low"], alone["interval"]["high"])
    )


@pytest.mark.parametrize("name", ["icc_2_1", "icc_3_1", "lin_ccc", "bland_altman", "kendall_w"])
def test_one_unit_that_all_labelled_is_not_enough(name: str) -> None:
    entry = measure(analysed([(1, 2), (3, None), (None, 4)], level="interval"), name)
    assert (entry["value"], entry["reason"]) == (None, "no_overlap")


def test_concordance_of_two_units_says_that_they_are_too_few_for_an_interval() -> None:
    entry = measure(analysed([(1, 2), (3, 5)], level="interval"), "lin_ccc")
    assert (entry["interval"], entry["interval_reason"]) == (None, "too_few_units")


def test_two_units_have_limits_and_an_interval_of_the_mean() -> None:
    steps = measure(analysed([(1, 2), (3, 5)], level="ordinal"), "mean_difference")
    assert steps["value"] == -1.5
    entry = measure(analysed([(1, 2), (3, 5)], level="interval"), "bland_altman")
    assert entry["value"] == -1.5
    assert entry["interval"]["low"] < -1.5 < entry["interval"]["high"]


def test_positive_agreement_has_the_posterior_for_two_and_the_jackknife_for_more() -> None:
    two = measure(analysed([("y", "y"), ("y", "n"), ("n", "n"), ("y", "y")] * 3), "positive_agreement")
    more = measure(
        analysed([("y", "y", "n"), ("n", "y", "n"), ("n", "n", "n"), ("y", "y", "y")] * 3),
        "positive_agreement",
    )
    assert [each["method"] for each in two["intervals"]] == ["dirichlet", "jackknife_t"]
    assert more["interval"]["method"] == "jackknife_t"
    assert 0 <= more["interval"]["low"] < more["value"] < more["interval"]["high"] <= 1


def test_leaving_out_an_annotator_of_very_many_numbers() -> None:
    rng = np.random.default_rng(0)
    ratings = (rng.normal(size=(300, 1)) + rng.normal(size=(300, 3))).round(6).tolist()
    left = analysed(ratings, level="interval")["leave_one_annotator_out"]
    alone = measure(analysed([row[1:] for row in ratings], level="interval"), "krippendorff_alpha")
    assert left[0]["value"] == pytest.approx(alone["value"])
    assert analysed([[f"{a} {b}" for b in range(3)] for a in range(300)])["leave_one_annotator_out"] == []
