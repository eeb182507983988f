"""Corrected pass rates: identities, undefined cases, and the coverage of their intervals."""

import numpy as np
import pytest

from agreement.judging.corrected_rates import Evidence, prediction_powered, rogan_gladen
from benchmarks.judging import Setting, coverage


def evidence(table: list[list[int]], n_pass: int = 60, n: int = 100) -> Evidence:
    return Evidence(np.array(table), n_pass, n)


def test_rogan_gladen_turns_the_judges_rate_back() -> None:
    # TPR 0.9, TNR 0.8; a true rate of 0.7 shows as 0.7 * 0.9 + 0.3 * 0.2 = 0.69.
    found = rogan_gladen(evidence([[90, 10], [20, 80]], n_pass=69))
    assert found.value == pytest.approx(0.7)
    assert found.interval is not None
    assert found.interval.low < 0.7 < found.interval.high


def test_a_perfect_judge_is_taken_at_its_word() -> None:
    assert rogan_gladen(evidence([[50, 0], [0, 50]])).value == pytest.approx(0.6)


def test_a_useless_judge_adds_nothing_to_the_human_rate() -> None:
    assert prediction_powered(evidence([[20, 20], [30, 30]], n_pass=90)).value == pytest.approx(0.4)


def test_what_cannot_be_corrected_says_why() -> None:
    assert rogan_gladen(evidence([[5, 5], [5, 5]])).reason == "no_better_than_chance"
    assert rogan_gladen(evidence([[5, 5], [0, 0]])).reason == "no_labels"
    assert prediction_powered(evidence([[0, 0], [0, 0]])).reason == "no_labels"
    for estimator in (rogan_gladen, prediction_powered):
        found = estimator(evidence([[9, 1], [1, 9]], n_pass=0, n=0))
        assert (found.value, found.interval, found.reason) == (None, None, "nothing_unlabelled")


@pytest.mark.parametrize("n_pass", [0, 100])
def test_rates_and_intervals_stay_between_0_and_1(n_pass: int) -> None:
    for estimator in (rogan_gladen, prediction_powered):
        for table in ([[30, 0], [0, 1]], [[1, 0], [0, 30]], [[15, 3], [4, 8]]):
            found = estimator(evidence(table, n_pass=n_pass))
            assert found.value is not None
            assert found.interval is not None
            assert 0 <= found.interval.low < found.interval.high <= 1


@pytest.mark.parametrize(
    "setting",
    [
        Setting(0.5, 0.9, 0.7, 30, 300),
        Setting(0.75, 0.95, 0.9, 100, 1000),
        Setting(0.75, 0.75, 0.75, 30, 300),
        Setting(0.9, 0.9, 0.7, 100, 1000),
    ],
)
def test_at_least_93_per_cent_of_95_per_cent_intervals_hold_the_true_rate(setting: Setting) -> None:
    for held, _, undefined in coverage(setting, 1500, seed=3).values():
        assert held >= 0.93
        assert undefined < 0.03


def test_intervals_are_narrow_where_there_is_much_evidence() -> None:
    for _, width, _ in coverage(Setting(0.75, 0.95, 0.9, 300, 3000), 50, seed=1).values():
        assert width < 0.1
