"""What a verdict record must hold, and what is made of it."""

from pathlib import Path
from typing import Any

import pytest

from agreement.judging.policy import DEFAULT_POLICY, OutcomePolicy, policy_from
from agreement.judging.verdict_files import read_verdicts
from agreement.judging.verdicts import faults_of, verdict_of
from annotation.core.bad_input import BadInput
from tests.agreement.judging.records import missing, near, numbered, record, run_file, verdict


def test_a_complete_record_has_no_fault() -> None:
    assert faults_of(record()) == []
    assert faults_of(near()) == []
    assert faults_of(missing("contaminated")) == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("verdict", "partial"), ("verdict", "needs_human"), ("verdict", "Match"), ("verdict", 1),
        ("confidence", 0), ("confidence", 11), ("confidence", 7.0), ("confidence", True), ("confidence", "7"),
        ("why", " "), ("why", None), ("column_pairing", None), ("column_pairing", {"a": 1}),
        ("gold_status", "provisional"), ("gold_status", None), ("judge_version", None), ("rubric_sha", ""),
        ("judge_model", ["m"]), ("slices", {"split": 1}), ("reason", "contaminated"), ("coverage", "partial"),
        ("judge_verdict", "needs_human"),
    ],
)  # fmt: skip
def test_a_wrong_field_is_named(field: str, value: Any) -> None:
    faults = faults_of(record(**{field: value}))
    assert field in {fault.field for fault in faults}
    assert all(fault.value == value for fault in faults if fault.field == field)


def test_a_gold_in_doubt_needs_a_note() -> None:
    for status in ("verified_benign", "suspect", "verified_wrong"):
        assert [fault.field for fault in faults_of(record(gold_status=status))] == ["gold_note"]
        assert faults_of(record(gold_status=status, gold_note="the parts exceed the total")) == []


def test_a_near_match_needs_its_clause() -> None:
    assert [fault.field for fault in faults_of(record(verdict="near_match"))] == ["rubric_clause"]


@pytest.mark.parametrize(
    "reason", [None, "", "lost", "judge_error:", "judge_error", "golden_verified", "golden_"]
)
def test_a_null_verdict_needs_a_reason_from_the_list(reason: str | None) -> None:
    assert [fault.field for fault in faults_of(missing(reason))] == ["reason"]


@pytest.mark.parametrize(
    ("reason", "outcome"),
    [
        ("not_submitted", "incomplete"), ("answerer_truncated", "incomplete"), ("contaminated", "incomplete"),
        ("judge_unparseable", "infrastructure_error"), ("no_saved_verdict", "infrastructure_error"),
        ("judge_error:timeout", "infrastructure_error"), ("golden_provisional", "excluded"),
        ("golden_verified_wrong", "excluded"),
    ],
)  # fmt: skip
def test_each_reason_has_its_consequence(reason: str, outcome: str) -> None:
    given = missing(reason)
    assert faults_of(given) == []
    assert DEFAULT_POLICY.record(verdict_of(given, "q1")) == (None, outcome, reason)


@pytest.mark.parametrize(("confidence", "recorded"), [(1, "needs_human"), (5, "needs_human"), (6, "match")])
def test_low_confidence_is_recorded_as_needs_human(confidence: int, recorded: str) -> None:
    assert DEFAULT_POLICY.record(verdict(confidence=confidence)).recorded == recorded


def test_gold_status_never_bends_the_verdict() -> None:
    found = {
        status: DEFAULT_POLICY.record(verdict(gold_status=status))
        for status in ("verified", "verified_benign", "suspect", "verified_wrong")
    }
    assert {each.recorded for each in found.values()} == {"match"}
    assert [each.outcome for each in found.values()] == ["pass", "pass", "pass", "excluded"]


def test_a_policy_is_read_from_data() -> None:
    assert policy_from({}, source="p.json") == OutcomePolicy()
    lenient = policy_from(
        {"passes": ["match", "near_match"], "neither": [], "needs_human_at_most": 0}, source="p"
    )
    assert lenient.record(verdict(verdict="near_match", confidence=1)).outcome == "pass"


@pytest.mark.parametrize(
    "document",
    [
        {"passed": []}, {"passes": ["match", "near_match"]}, {"passes": []}, {"passes": "match"},
        {"needs_human_at_most": 11}, {"needs_human_at_most": 5.5}, {"excluded_gold": ["wrong"]},
        {"harness_failure_share": True},
    ],
)  # fmt: skip
def test_a_policy_that_says_two_things_is_refused(document: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"^p\.json"):
        policy_from(document, source="p.json")


def test_a_file_is_refused_with_row_field_and_value(tmp_path: Path) -> None:
    path = run_file(tmp_path, [record(), record(case_id="q2", confidence=11)])
    with pytest.raises(BadInput, match=r"run\.jsonl, row 2, field 'confidence', value '11'"):
        read_verdicts(path)


def test_a_case_stands_once_in_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="row 3, field 'case_id', value 'q1': has a verdict in row 1 already"):
        read_verdicts(run_file(tmp_path, [record(), record(case_id="q2"), record()]))


def test_mixed_pins_are_refused_unless_named(tmp_path: Path) -> None:
    path = run_file(tmp_path, numbered([record(golden_revision=3), record(golden_revision=4)]))
    with pytest.raises(BadInput, match="row 2, field 'golden_revision', value '4'"):
        read_verdicts(path)
    with pytest.raises(BadInput, match="golden_revision"):
        read_verdicts(path, allow_mixed=["judge_version"])
    assert read_verdicts(path, allow_mixed=["golden_revision"]).pins == {
        "judge_version": 6,
        "rubric_sha": "0" * 40,
    }


def test_an_empty_file_and_a_missing_one_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="holds no verdict"):
        read_verdicts(run_file(tmp_path, []))
    with pytest.raises(BadInput, match="no such file"):
        read_verdicts(tmp_path / "none.jsonl")


def test_keys_without_use_are_reported(tmp_path: Path) -> None:
    file = read_verdicts(run_file(tmp_path, [record(colour="red")]))
    assert file.notices == [f"{tmp_path / 'run.jsonl'}: key 'colour' is not used (1 rows)"]
