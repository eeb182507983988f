"""Every policy case about judge verdicts; all of them are decided by pure code, none needs a page or a table."""

from collections.abc import Callable
from typing import Any

import pytest

from agreement.judging.comparison import decide, differing_pins, flips_between
from agreement.judging.goldens import Refusal, refusal_verdict, refused_before_judging, vetoed
from agreement.judging.policy import DEFAULT_POLICY, Recorded
from agreement.judging.regressions import fixture_state, regression_gate
from agreement.judging.rubrics import implied_verdict
from agreement.judging.scoring import score
from agreement.judging.verdicts import faults_of, verdict_of
from taxonomy.rubrics import Clause, anchor_warning
from tests.agreement.shared_data import needs_shared_data, shared_json

CASES = {case["id"]: case for case in shared_json("cases/judge_policy_cases.json").get("cases", [])}


def recorded(value: str | None) -> Recorded:
    return Recorded(value, DEFAULT_POLICY.outcome_of(value))


def validate(given: dict[str, Any], wanted: dict[str, Any]) -> None:
    faults = faults_of(given)
    assert (not faults) == wanted["valid"]
    assert [fault.field for fault in faults] == ([wanted["field"]] if "field" in wanted else [])


def outcome(given: dict[str, Any], wanted: dict[str, Any]) -> None:
    found = DEFAULT_POLICY.record(verdict_of(given, "q"))
    assert (found.recorded, found.outcome) == (wanted["recorded"], wanted["outcome"])


def override(given: dict[str, Any], wanted: dict[str, Any]) -> None:
    found = vetoed(verdict_of(given["judge"], "q"), given["must_not_use_hits"])
    assert DEFAULT_POLICY.record(found).recorded == wanted["recorded"]
    assert found.judge_verdict == wanted["judge_verdict"]


def gate(given: dict[str, Any], wanted: dict[str, Any]) -> None:
    if "golden_status" in given:
        found = refused_before_judging(given["golden_status"])
        assert found is not None
        assert (found.recorded, found.reason) == (wanted["recorded"], wanted["reason"])
        return
    ticked = Refusal(given["is_refusal"], given["names_missing"], given["gives_value"])
    assert [refusal_verdict(given["golden_kind"], ticked)] == wanted.get("allowed", [wanted.get("recorded")])


def marker(given: dict[str, Any], wanted: dict[str, Any]) -> None:
    clause = Clause("c", "a reading", given["marker"])
    found = implied_verdict([clause], {"c": given["clause_state"]}, figure_correct=given["figure_correct"])
    assert found.verdict == wanted["verdict"]


def pass_rate(given: dict[str, Any], wanted: dict[str, Any]) -> None:
    found = score([recorded(value) for value in given["verdicts"]])
    assert (found["n_pass"], found["n_fail"]) == (wanted["passed"], wanted["failed"])
    assert found["n_pass"] + found["n_fail"] == wanted["denominator"]
    assert found["pass_rate"] == wanted["pass_rate"]
    assert found["n_near_match"] == wanted["near_match"]
    assert found["n_needs_human"] == wanted["needs_human"]
    assert found["n_unscored"] == wanted["unscored"]


def flip(given: dict[str, Any], wanted: dict[str, Any]) -> None:
    if "pins_a" in given:
        differs = differing_pins(given["pins_a"], given["pins_b"])
        assert (not differs, differs) == (wanted["comparable"], wanted["differs"])
        return
    runs = ({case: recorded(value) for case, value in given[side].items()} for side in ("a", "b"))
    found = flips_between(*runs)
    for key in ("flips", "better", "worse", "stable_near_match", "unscored"):
        assert getattr(found, key) == wanted[key]
    assert found.n_scored_in_both == wanted["scored_in_both"]


def acceptance_bar(given: dict[str, Any], wanted: dict[str, Any]) -> None:
    found = decide(better=given["better"], worse=given["worse"])
    assert round(found["p_value"], 4) == pytest.approx(wanted["one_sided_p"], abs=1e-4)
    assert found["decision"] == wanted["decision"]


def regressions(given: dict[str, Any], wanted: dict[str, Any]) -> None:
    if "judged" in given:
        assert given["judged"] == 0
        assert regression_gate(["stale_pin"] * given["fixtures"], [])["gate"] == wanted["gate"]
        return
    state = fixture_state(
        expected=given["fixture"]["verdict"],
        pinned_revision=given["fixture"]["golden_revision"],
        case_revision=given["case_golden_revision"],
        repeats=given["repeat"],
    )
    assert state == wanted["status"]


def anchors(given: dict[str, Any], wanted: dict[str, Any]) -> None:
    assert anchor_warning(given["anchors"]) == wanted["warning"]


KINDS: dict[str, Callable[[dict[str, Any], dict[str, Any]], None]] = {
    "validate": validate,
    "outcome": outcome,
    "override": override,
    "gate": gate,
    "marker": marker,
    "pass_rate": pass_rate,
    "flip": flip,
    "acceptance_bar": acceptance_bar,
    "regressions": regressions,
    "anchors": anchors,
}


@needs_shared_data
@pytest.mark.parametrize("case_id", CASES)
def test_policy_case_holds(case_id: str) -> None:
    case = CASES[case_id]
    KINDS[case["kind"]](case["input"], case["expected"])
