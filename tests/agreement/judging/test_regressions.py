"""Regression fixtures: made by overruling, settled anew, run against a judge."""

import pytest

from agreement.judging.regressions import (
    PROTECTS,
    Fixture,
    fixture_of,
    fixture_state,
    is_trusted,
    regression_gate,
    settled_anew,
)
from agreement.judging.verdicts import verdict_of
from tests.agreement.judging.records import missing, verdict


def overruled(prediction: str = "12 customers") -> Fixture:
    return fixture_of(
        verdict(golden_revision=3),
        prediction=prediction,
        human="no_match",
        why="counts every status",
        protects="refusal_wrong",
    )


def state(*repeats: str | None, revision: int = 3) -> str:
    return fixture_state(expected="match", pinned_revision=3, case_revision=revision, repeats=repeats)


def test_overruling_makes_a_fixture_that_keeps_both_verdicts() -> None:
    found = overruled()
    assert (found.judge_verdict, found.verdict, found.golden_revision) == ("match", "no_match", 3)


def test_the_unit_is_the_prediction() -> None:
    assert overruled().fixture_id == overruled().fixture_id
    assert overruled().fixture_id != overruled("13 customers").fixture_id


def test_agreeing_overrules_nothing() -> None:
    for given in (verdict(), verdict_of(missing("contaminated"), "q1")):
        with pytest.raises(ValueError, match="nothing was overruled"):
            fixture_of(given, prediction="x", human="match", why="w", protects="gold_status")


def test_a_fixture_is_settled_anew_with_a_why_and_keeps_its_past() -> None:
    found = settled_anew(overruled(), verdict="near_match", why="a tie", golden_revision=4)
    assert (found.verdict, found.golden_revision) == ("near_match", 4)
    assert [each["verdict"] for each in found.history] == ["no_match"]
    with pytest.raises(ValueError, match="needs a why"):
        settled_anew(found, verdict="match", why=" ", golden_revision=4)


def test_each_state_has_its_cause() -> None:
    assert state("match", "match", "match") == "ok"
    assert state("no_match", "no_match", "no_match") == "fail"
    assert state("match", "no_match") == "flaky"
    assert state("match", "match", None) == "unresolved"
    assert state() == "unresolved"
    assert state("match", "match", "match", revision=4) == "stale_pin"


def test_the_gate_needs_every_class_and_every_fixture_green() -> None:
    assert regression_gate(["ok"] * 4 + ["stale_pin"], PROTECTS)["gate"] == "pass"
    for spoiler in ("fail", "flaky", "unresolved"):
        assert regression_gate(["ok"] * 4 + [spoiler], PROTECTS)["gate"] == "fail"
    partial = regression_gate(["ok"], ["gold_status"])
    assert (partial["gate"], len(partial["missing_classes"])) == ("fail", 4)
    assert regression_gate(["unresolved"] * 4, PROTECTS)["gate"] == "fail"
    assert regression_gate(["stale_pin"] * 4, PROTECTS)["gate"] == "fail"


def test_a_new_judge_is_untrusted_until_its_regressions_ran_green() -> None:
    gates = {6: regression_gate(["ok"], PROTECTS), 7: regression_gate(["fail"], PROTECTS)}
    assert [is_trusted(version, gates) for version in (6, 7, 8)] == [True, False, False]
