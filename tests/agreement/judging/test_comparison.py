"""Flips, the sign test, decisions, pins; repeats and the noise band."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from agreement.judging.comparison import AcceptancePolicy, compare_runs, decide, flips_between
from agreement.judging.policy import DEFAULT_POLICY
from agreement.judging.repeats import noise_band, over_repeats, quotable
from agreement.judging.sign_test import sign_test
from agreement.judging.verdicts import Verdict
from tests.agreement.judging.records import verdict

COUNTS = range(201)


def runs(first: list[str], second: list[str], **changes: Any) -> tuple[list[Verdict], list[Verdict]]:
    a = [verdict(f"q{number}", verdict=value) for number, value in enumerate(first)]
    return a, [verdict(f"q{number}", verdict=value, **changes) for number, value in enumerate(second)]


def test_the_sign_test_equals_scipy_for_all_counts_to_200() -> None:
    for n in COUNTS[1:]:
        for better in range(n + 1):
            expected = stats.binomtest(better, n, 0.5, alternative="greater").pvalue
            assert sign_test(better=better, worse=n - better).p_value == pytest.approx(expected, rel=1e-10)


def test_each_side_to_200_equals_the_binomial_tail() -> None:
    for better in COUNTS:
        tails = stats.binom.sf(better - 1, [better + worse for worse in COUNTS], 0.5)
        for worse, tail in zip(COUNTS, tails, strict=True):
            found = sign_test(better=better, worse=worse)
            assert found.p_value == pytest.approx(float(tail), rel=1e-9)
            assert found.p_worse == sign_test(better=worse, worse=better).p_value


@pytest.mark.parametrize(
    ("better", "worse", "decision"),
    [
        (5, 0, "accept"), (4, 0, "unresolved"), (7, 1, "accept"), (6, 1, "unresolved"), (0, 5, "reject"),
        (1, 7, "reject"), (1, 6, "unresolved"), (0, 0, "unresolved"), (9, 9, "unresolved"),
    ],
)  # fmt: skip
def test_the_bar_is_five_per_cent_on_either_side(better: int, worse: int, decision: str) -> None:
    assert decide(better=better, worse=worse)["decision"] == decision


def test_a_policy_may_forbid_any_case_that_got_worse() -> None:
    strict = AcceptancePolicy(forbid_worse=True)
    assert decide(better=7, worse=1, policy=strict)["decision"] == "unresolved"
    assert decide(better=7, worse=0, policy=strict)["decision"] == "accept"


def test_a_flip_on_a_suspect_golden_halts_the_decision() -> None:
    first, second = runs(["no_match"] * 5, ["match"] * 5, gold_status="suspect", gold_note="totals differ")
    found = compare_runs(first, second)
    assert found["suspect_gold"] == ["q0", "q1", "q2", "q3", "q4"]
    assert found["sign_test"]["decision"] == "unresolved"
    relaxed = compare_runs(first, second, acceptance=AcceptancePolicy(halt_on_suspect_gold=False))
    assert relaxed["sign_test"]["decision"] == "accept"


def test_only_pass_and_fail_flip() -> None:
    first = [verdict("a"), verdict("b", verdict="near_match"), verdict("c", confidence=5), verdict("d")]
    second = [
        verdict("a", verdict="near_match"), verdict("b", verdict="near_match"), verdict("c"),
        verdict("d", verdict="no_match", gold_status="verified_wrong", gold_note="off"),
    ]  # fmt: skip
    found = compare_runs(first, second)
    assert (found["flips"], found["stable_near_match"]) == ([], ["b"])
    assert found["unscored"] == ["c", "d"]
    assert found["unscored_by_run"] == {"first": ["c"], "second": ["d"]}


def test_other_cases_are_not_comparable() -> None:
    found = compare_runs([verdict("a"), verdict("b")], [verdict("b"), verdict("c")])
    assert (found["comparable"], found["differs"]) == (False, ["cases"])
    assert (found["only_in_first"], found["only_in_second"]) == (["a"], ["c"])
    assert found["sign_test"]["p_value"] is None


def test_other_pins_are_refused_or_named_a_rubric_change() -> None:
    first, second = runs(["no_match"] * 6, ["match"] * 6, judge_version=7)
    refused = compare_runs(first, second)
    assert (refused["comparable"], refused["differs"], refused["better"]) == (False, ["judge_version"], [])
    named = compare_runs(first, second, rubric_change=True)
    assert (named["comparable"], named["label"]) == (True, "rubric change")
    assert len(named["better"]) == 6
    assert named["sign_test"]["decision"] == "unresolved"


def test_a_pin_is_compared_case_by_case() -> None:
    first = [verdict("a", golden_revision=3), verdict("b", golden_revision=4)]
    second = [verdict("a", golden_revision=4), verdict("b", golden_revision=3)]
    assert compare_runs(first, second)["differs"] == ["golden_revision"]
    assert compare_runs(first, first)["differs"] == []


def test_each_slice_has_its_own_sign_test() -> None:
    holdout = {"slices": {"split": "holdout"}}
    first = [verdict("a", verdict="no_match", **holdout), verdict("b", verdict="no_match")]
    found = compare_runs(first, [verdict("a"), verdict("b")])["slices"]
    assert [(each["value"], each["better"]) for each in found] == [("holdout", ["a"])]
    assert found[0]["sign_test"]["p_value"] == 0.5


@given(st.lists(st.tuples(*[st.sampled_from(["match", "near_match", "no_match"])] * 2), min_size=1))
@settings(deadline=None, max_examples=50)
def test_swapping_the_runs_swaps_better_and_worse(pairs: list[tuple[str, str]]) -> None:
    first, second = runs([a for a, _ in pairs], [b for _, b in pairs])
    there, back = compare_runs(first, second), compare_runs(second, first)
    assert (there["better"], there["worse"]) == (back["worse"], back["better"])
    assert there["n_scored_in_both"] == back["n_scored_in_both"]


def repeats(*values: str | None) -> Any:
    return over_repeats([DEFAULT_POLICY.outcome_of(value) for value in values], values)


def test_repeats_that_pass_and_fail_are_split() -> None:
    assert repeats("match", "match", "match", "no_match") == (3, 1, 0, 0, "SPLIT")


def test_agreement_takes_two_decided_runs() -> None:
    assert repeats("match", "near_match", None) == (1, 0, 1, 1, "undecided")
    assert repeats("match", "match", "needs_human").state == "agrees_pass"
    assert repeats("no_match", "no_match").state == "agrees_fail"


def test_a_noise_band_says_how_far_runs_differ_by_themselves() -> None:
    first, second = runs(["match"] * 20, ["match"] * 16 + ["no_match"] * 4)
    recorded = [{each.case_id: DEFAULT_POLICY.record(each) for each in run} for run in (first, second)]
    block = noise_band(flips_between(*recorded), pins=first[0].pins)
    assert (block["n_flips"], block["flip_rate"], block["net_change"]) == (4, 0.2, 4)
    assert quotable(block, pins=first[0].pins) == []
    assert quotable(block, pins={**first[0].pins, "judge_version": 7}) == ["judge_version"]
