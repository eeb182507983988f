"""Figures of numbers and steps, by hand."""

import json
import math
from typing import Any

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


def test_one_unit_has_no_mean_difference_in_steps() -> None:
    entry = measure(analysed([(1, 2), (3, None), (None, 4)], level="ordinal"), "mean_difference")
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


FREE_OF_UNITS = ("krippendorff_alpha", "icc_2_1", "icc_3_1", "lin_ccc", "kendall_w", "cohen_kappa")


def drawn(power: str, *, n_annotators: int, level: str, offset: float = 0) -> dict[str, Any]:
    """Twelve units around 2 and `offset`, each number followed by `power`, as in e-9; ratio without the signs."""
    rng = np.random.default_rng(3)
    values = rng.normal(2, 3, size=(12, 1)) + rng.normal(0, 1, size=(12, n_annotators))
    values = abs(values) if level == "ratio" else values
    rows = [[float(f"{round(value + offset)}{power}") for value in row] for row in values]
    return analysed(rows, level=level, options=Options(resamples=100))


@pytest.mark.parametrize("n_annotators", [2, 3])
@pytest.mark.parametrize("level", ["interval", "ratio"])
@pytest.mark.parametrize("power", ["e-300", "e-100", "e-9", "e80", "e306"])
def test_figures_do_not_depend_on_how_large_or_small_numbers_are(
    power: str, level: str, n_annotators: int
) -> None:
    usual = drawn("", n_annotators=n_annotators, level=level)
    found = drawn(power, n_annotators=n_annotators, level=level)
    json.dumps(found, allow_nan=False)
    compared = 0
    for expected in usual["measures"]:
        entry = measure(found, expected["name"])
        assert entry["value"] is not None
        if expected["name"] in FREE_OF_UNITS:
            compared += 1
            assert entry["value"] == pytest.approx(expected["value"], rel=1e-9)
            assert (entry["standard_error"] or 0) == pytest.approx(expected["standard_error"] or 0, rel=1e-6)
            for bound in ("low", "high"):
                bounds = [each[bound] for each in expected["intervals"]]
                assert [each[bound] for each in entry["intervals"]] == pytest.approx(bounds, rel=1e-6)
    assert compared == {2: 6, 3: 4}[n_annotators]


def test_differences_and_disagreement_are_in_the_unit_of_the_numbers() -> None:
    usual, small = (drawn(power, n_annotators=2, level="interval") for power in ("", "e-9"))
    for name in ("observed", "expected"):
        disagreement = measure(usual, "krippendorff_alpha")[name]
        assert measure(small, "krippendorff_alpha")[name] == pytest.approx(
            disagreement * 1e-18, rel=1e-9, abs=0
        )
    limits, small_limits = (measure(each, "bland_altman") for each in (usual, small))
    assert small_limits["value"] == pytest.approx(limits["value"] * 1e-9, rel=1e-9, abs=0)
    assert small_limits["standard_error"] == pytest.approx(limits["standard_error"] * 1e-9, rel=1e-9, abs=0)
    assert small_limits["interval"]["low"] == pytest.approx(limits["interval"]["low"] * 1e-9, rel=1e-9, abs=0)
    assert small_limits["limits"]["high"] == pytest.approx(limits["limits"]["high"] * 1e-9, rel=1e-9, abs=0)


def test_what_no_number_can_hold_is_left_out_and_not_infinite() -> None:
    document = analysed([(1.6e308, -1.6e308), (1.7e308, -1.5e308), (1e308, -1e308)], level="interval")
    json.dumps(document, allow_nan=False)
    entry = measure(document, "bland_altman")
    assert (entry["value"], entry["reason"], entry["limits"]["high"]) == (None, "non_numeric", None)
    assert measure(document, "krippendorff_alpha")["value"] == pytest.approx(-0.6, abs=0.1)
    wide = measure(analysed([(0, 1.7e308), (1.7e308, 0), (0, 1.5e308)], level="interval"), "bland_altman")
    assert wide["value"] == pytest.approx(-0.5e308)
    assert (wide["interval"], wide["interval_reason"], wide["limits"]["low"]) == (None, "too_large", None)


@pytest.mark.parametrize("offset", [1e6, 1e11])
def test_concordance_of_numbers_far_from_zero_keeps_its_digits(offset: float) -> None:
    usual, far = (
        measure(drawn("", n_annotators=2, level="interval", offset=each), "lin_ccc") for each in (0, offset)
    )
    assert far["value"] == pytest.approx(usual["value"], rel=1e-4 if offset > 1e6 else 1e-9)
    assert far["interval"]["low"] == pytest.approx(usual["interval"]["low"], rel=1e-4)


def test_numbers_that_are_all_the_same_have_no_variance_however_they_round() -> None:
    for number in (0.1, 1e-200, 1e200):
        entry = measure(analysed([(number,) * 3] * 6, level="interval"), "krippendorff_alpha")
        assert (entry["value"], entry["reason"]) == (None, "zero_variance")


def test_ranks_follow_the_declared_order_and_not_the_numbers_in_its_names() -> None:
    rows = [("1", "3"), ("3", "2"), ("2", "2"), ("1", "1")]
    renamed = [tuple({"1": "a", "3": "b", "2": "c"}[value] for value in row) for row in rows]
    by_number = analysed(rows, level="ordinal", categories=["1", "3", "2"])
    by_letter = analysed(renamed, level="ordinal", categories=["a", "b", "c"])
    assert measure(by_number, "kendall_w")["value"] == pytest.approx(measure(by_letter, "kendall_w")["value"])


def test_annotators_who_always_part_alike_have_an_icc_without_an_interval() -> None:
    entry = measure(analysed([(0, 1), (1, 0)] * 4, level="interval"), "icc_2_1")
    assert entry["value"] == pytest.approx(-4 / 3)
    assert (entry["interval"], entry["interval_reason"]) == (None, "zero_variance")
