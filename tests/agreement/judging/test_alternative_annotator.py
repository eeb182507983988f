"""The alternative annotator test: simulated judges, small tables by hand, undefined cases."""

import numpy as np
import pytest

from agreement.judging.alternative_annotator import TestOptions as Options
from agreement.judging.alternative_annotator import alternative_annotator_test

NAMES = ["a", "b", "c"]


def simulated(accuracy: float, *, seed: int, n: int = 100, k: int = 2) -> tuple[np.ndarray, np.ndarray]:
    """Labels of three annotators who are right nine times in ten, and of a judge with this accuracy."""
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, k, size=n)

    def labels(right: float) -> np.ndarray:
        return np.where(rng.random(n) < right, truth, (truth + 1) % k)

    return np.column_stack([labels(0.9) for _ in NAMES]), labels(accuracy)


def test_a_bad_judge_is_rejected_and_a_good_one_accepted() -> None:
    passed = {
        accuracy: [
            alternative_annotator_test(*simulated(accuracy, seed=seed), NAMES)["passed"] for seed in range(40)
        ]
        for accuracy in (0.92, 0.6)
    }
    assert sum(passed[0.92]) >= 38
    assert sum(passed[0.6]) <= 2


def test_figures_of_a_small_table_by_hand() -> None:
    # Against "a", held to "b" alone: judge right on units 0, 1, 3; "a" right on units 0, 1, 2.
    codes = np.array([[0, 0], [1, 1], [0, 0], [1, 0]])
    judge = np.array([0, 1, 1, 0])
    found = alternative_annotator_test(codes, judge, ["a", "b"])
    first = found["annotators"][0]
    assert (first["n_units"], first["judge_advantage"], first["annotator_advantage"]) == (4, 0.75, 0.75)
    # Leads 0, 0, 1, -1: mean 0, standard error sqrt(2/3)/2; t = -0.2/0.40825 with 3 degrees of freedom:
    # 1/2 + ((t/sqrt(3)) / (1 + t^2/3) + atan(t/sqrt(3))) / pi = 0.32890.
    assert first["p_value"] == pytest.approx(0.32890, abs=1e-5)
    assert found["warnings"] == ["fewer_than_3_annotators", "n_below_30"]


def test_a_perfect_copy_of_agreeing_annotators_wins_against_all() -> None:
    codes = np.tile(np.array([[0], [1]] * 20), 3)
    found = alternative_annotator_test(codes, codes[:, 0], NAMES)
    assert (found["winning_rate"], found["advantage_probability"]) == (1.0, 1.0)
    opposed = alternative_annotator_test(codes, 1 - codes[:, 0], NAMES)
    assert (opposed["winning_rate"], opposed["advantage_probability"], opposed["passed"]) == (0.0, 0.0, False)


def test_epsilon_decides_how_much_worse_a_judge_may_be() -> None:
    codes, judge = simulated(0.85, seed=1, n=400)
    rates = [
        alternative_annotator_test(codes, judge, NAMES, options=Options(epsilon=epsilon))["winning_rate"]
        for epsilon in (0.0, 0.3)
    ]
    assert rates == [0.0, 1.0]


def test_numbers_are_held_by_distance() -> None:
    codes = np.array([[2, 2, 2]] * 20 + [[3, 3, 3]] * 20)
    near, far = codes[:, 0] + 1, np.zeros(40, dtype=np.int64)
    numbers = np.arange(5.0)
    codes[:, 0] = 0
    found = [
        alternative_annotator_test(codes, judge, NAMES, numbers=numbers)["annotators"][0]["judge_advantage"]
        for judge in (near, far)
    ]
    assert found == [1.0, 1.0]
    closer = alternative_annotator_test(codes, near, NAMES, numbers=numbers)["annotators"][0]
    assert (closer["annotator_advantage"], closer["won"]) == (0.0, True)


def test_missing_labels_leave_their_units_out() -> None:
    codes, judge = simulated(0.9, seed=2)
    codes[:30, 0] = -1
    judge[90:] = -1
    found = alternative_annotator_test(codes, judge, NAMES)
    assert [each["n_units"] for each in found["annotators"]] == [60, 90, 90]


def test_too_few_annotators_or_no_common_unit_is_undefined() -> None:
    codes, judge = simulated(0.9, seed=2)
    alone = alternative_annotator_test(codes[:, :1], judge, NAMES[:1])
    assert (alone["passed"], alone["reason"]) == (None, "too_few_annotators")
    absent = alternative_annotator_test(codes, np.full(100, -1), NAMES)
    assert (absent["passed"], absent["reason"]) == (None, "no_overlap")
