"""`score_verdicts`, `compare_runs` and `calibrate_judge` from the command line."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.agreement.judging.records import (
    call,
    document,
    missing,
    near,
    numbered,
    record,
    refused,
    run_file,
)
from tests.agreement.shared_data import SHARED_DATA, needs_shared_data

SAMPLE = Path(__file__).resolve().parents[2] / "docs" / "samples" / "verdicts.jsonl"
LONG = SHARED_DATA / "real" / "long"
HEADER = "item_id,annotator,field,value\n"


def score(folder: Path, records: list[dict[str, Any]], *options: Any, code: int = 0) -> dict[str, Any]:
    return document("score_verdicts", run_file(folder, numbered(records)), *options, code=code)


def calibrated(name: str, *options: Any) -> dict[str, Any]:
    path = LONG / f"{name}.csv"
    return document("calibrate_judge", "--humans", path, "--judge", path, *options)


def test_the_sample_is_scored() -> None:
    found = document("score_verdicts", SAMPLE)
    assert (found["status"], found["n_pass"], found["n_fail"]) == ("complete", 2, 1)
    assert (found["n_near_match"], found["n_needs_human"], found["n_infrastructure_error"]) == (1, 1, 1)


def test_a_verified_wrong_golden_leaves_the_rate(tmp_path: Path) -> None:
    wrong = record(verdict="no_match", gold_status="verified_wrong", gold_note="below its own part")
    found = score(tmp_path, [record()] * 12 + [record(verdict="no_match"), wrong])
    assert found["pass_rate"] == pytest.approx(12 / 13)
    assert (found["n_excluded"], found["gold_reviews"][0]["case_id"]) == (1, "q14")


def test_an_incomplete_run_prints_no_rate_and_exits_1(tmp_path: Path) -> None:
    found = score(tmp_path, [record()] * 19 + [missing("contaminated")], code=1)
    assert (found["status"], found["pass_rate"], found["interval"]) == ("incomplete", None, None)
    assert (found["reason"], found["n_pass"]) == ("contaminated", 19)
    many = score(tmp_path, [record()] * 17 + [missing("contaminated")] * 3, code=1)
    assert many["reason"] == "harness_failure"


def test_a_faulty_judge_is_no_fail(tmp_path: Path) -> None:
    found = score(tmp_path, [record(), missing("judge_error:timeout"), missing("golden_provisional"), near()])
    assert (found["pass_rate"], found["n_infrastructure_error"], found["n_excluded"]) == (1.0, 1, 1)


def test_a_derived_answer_is_judged_as_any_other(tmp_path: Path) -> None:
    found = score(tmp_path, [record(coverage="derivable", why="built from orders and returns")])
    assert found["pass_rate"] == 1.0
    assert found["coverage_notes"] == [{"case_id": "q1", "why": "built from orders and returns"}]


def test_each_slice_is_scored(tmp_path: Path) -> None:
    found = score(tmp_path, [record(slices={"split": "holdout"}), record(verdict="no_match")])
    assert [(each["value"], each["pass_rate"]) for each in found["slices"]] == [("holdout", 1.0)]


def test_a_bad_row_is_one_line_on_stderr(tmp_path: Path) -> None:
    line = refused("score_verdicts", run_file(tmp_path, [record(verdict="partial")]))
    for part in ("run.jsonl", "row 1", "'verdict'", "'partial'"):
        assert part in line


def test_runs_are_compared(tmp_path: Path) -> None:
    first = run_file(tmp_path, numbered([record(verdict="no_match")] * 5 + [near()]), "a.jsonl")
    second = run_file(tmp_path, numbered([record()] * 5 + [near()]), "b.jsonl")
    found = document("compare_runs", first, second)
    assert (found["better"], found["sign_test"]["p_value"]) == ([f"q{n}" for n in range(1, 6)], 0.03125)
    assert (found["sign_test"]["decision"], found["stable_near_match"]) == ("accept", ["q6"])
    assert document("compare_runs", second, first, code=1)["sign_test"]["decision"] == "reject"
    assert call("compare_runs", first, second)[0].endswith("accept\n")


def test_a_rising_share_of_near_matches_warns(tmp_path: Path) -> None:
    first = run_file(tmp_path, numbered([record(), record()]), "a.jsonl")
    second = run_file(tmp_path, numbered([record(), near()]), "b.jsonl")
    assert document("compare_runs", first, second, code=1)["warnings"] != []
    assert document("compare_runs", second, first, code=1)["warnings"] == []


def test_a_long_list_of_cases_is_cut_short_on_the_terminal(tmp_path: Path) -> None:
    first = run_file(tmp_path, numbered([record(verdict="no_match")] * 25), "a.jsonl")
    second = run_file(tmp_path, numbered([record()] * 25), "b.jsonl")
    said, _, _ = call("compare_runs", first, second)
    assert "and 5 more" in said
    assert len(document("compare_runs", first, second)["better"]) == 25


def test_different_pins_exit_1_and_conclude_nothing(tmp_path: Path) -> None:
    first = run_file(tmp_path, [record(verdict="no_match")], "a.jsonl")
    second = run_file(tmp_path, [record(judge_version=7)], "b.jsonl")
    assert document("compare_runs", first, second, code=1)["differs"] == ["judge_version"]
    assert document("compare_runs", first, second, "--rubric-change", code=1)["better"] == ["q1"]


@needs_shared_data
def test_pandalm_is_reproduced() -> None:
    (found,) = calibrated("pandalm")["fields"]
    kappas = {
        tuple(pair["annotators"]): next(m["value"] for m in pair["measures"] if m["name"] == "cohen_kappa")
        for pair in found["human_agreement"]["pairs"]
    }
    assert [round(value, 2) for value in kappas.values()] == [0.85, 0.88, 0.86]
    assert found["reference"]["counts"] == {"0": 105, "1": 422, "2": 472}
    gpt, pandalm = found["judges"]
    assert (gpt["n_infrastructure_error"], gpt["infrastructure_errors"]) == (25, {"garbage": 25})
    assert (gpt["n_compared"], gpt["contingency"]) == (974, [[5, 42, 45], [13, 332, 71], [20, 86, 360]])
    assert gpt["kappa"]["value"] == pytest.approx(0.4928647153)
    assert pandalm["kappa"]["value"] == pytest.approx(0.4353549248)
    assert {each["gate"]["decision"] for each in (gpt, pandalm)} == {"ANNOTATE_ONLY"}
    assert [each["alternative_annotator_test"]["passed"] for each in (gpt, pandalm)] == [False, False]


@needs_shared_data
def test_devai_is_reproduced() -> None:
    (judge,) = calibrated("devai")["fields"][0]["judges"]
    assert judge["contingency"] == [[633, 64], [50, 351]]
    assert judge["kappa"]["value"] == pytest.approx(0.7777241103)
    assert judge["binary"]["tpr"]["value"] == pytest.approx(351 / 401)
    assert (judge["gate"]["promoted"], judge["gate"]["autonomous"]) == (True, False)


@needs_shared_data
def test_summeval_is_reproduced() -> None:
    experts = "expert1,expert2,expert3"
    fields = calibrated("summeval", "--annotators", experts, "--reference", "median")["fields"]
    found = {each["field"]: each["judges"][0] for each in fields}
    expected = {"coherence": 0.3029867631, "consistency": 0.5992219198, "fluency": 0.5129816563}
    assert {name: found[name]["kappa_quadratic"] for name in expected} == pytest.approx(expected)


@pytest.mark.parametrize(
    ("rows", "options", "part"),
    [
        ("1,ann,v,yes\n", ("--annotators", "bob"), "'bob'"),
        ("1,judge:x,v,yes\n", ("--annotators", "judge:x"), "cannot count as a person"),
        ("1,ann,w,yes\n", (), "no field"),
        ("1,ann,v,maybe\n", ("--categories", "yes,no"), "'maybe'"),
        ("1,ann,v,yes\n", ("--positive", "yes"), "--negative"),
        ("1,ann,v,yes\n", ("--reference", "median"), "median"),
        ("1,ann,v,yes\n", ("--epsilon", "2"), "--epsilon"),
        ("1,ann,v,yes\n", ("--seed", "-1"), "--seed"),
        ("1,ann,v,yes\n", ("--field", "w"), "'w'"),
    ],
)
def test_a_calibration_that_makes_no_sense_is_refused(
    tmp_path: Path, rows: str, options: tuple[str, ...], part: str
) -> None:
    humans, judge = tmp_path / "h.csv", tmp_path / "j.csv"
    humans.write_text(HEADER + rows, encoding="utf-8")
    judge.write_text(HEADER + "1,judge:x,v,yes\n", encoding="utf-8")
    assert part in refused("calibrate_judge", "--humans", humans, "--judge", judge, *options)


def test_gates_come_from_a_file(tmp_path: Path) -> None:
    labels, gates = tmp_path / "l.csv", tmp_path / "g.json"
    rows = [f"{n},{who},v,{'yes' if n % 2 else 'no'}\n" for n in range(40) for who in ("ann", "judge:x")]
    labels.write_text(HEADER + "".join(rows), encoding="utf-8")
    gates.write_text(json.dumps({"fewest_labels": 50}), encoding="utf-8")
    arguments = ("calibrate_judge", "--humans", labels, "--judge", labels)
    plain = document(*arguments)["fields"][0]["judges"][0]["gate"]
    assert (plain["decision"], plain["autonomous"]) == ("TRUST", True)
    strict = document(*arguments, "--gates", gates)["fields"][0]["judges"][0]["gate"]
    assert (strict["decision"], strict["reason"]) == (None, "n_below_50")


def test_ten_per_cent_of_contaminated_attempts_is_not_yet_a_failure_of_the_harness(tmp_path: Path) -> None:
    found = score(tmp_path, [record()] * 18 + [missing("contaminated")] * 2, code=1)
    assert found["reason"] == "contaminated"


def test_the_judges_confidence_is_read_from_its_field(tmp_path: Path) -> None:
    labels = tmp_path / "l.csv"
    rows = [
        "1,ann,v,yes\n",
        "1,judge:x,v,yes\n",
        "1,judge:x,confidence,4\n",
        "2,ann,v,no\n",
        "2,judge:x,v,no\n",
    ]
    labels.write_text(HEADER + "".join(rows), encoding="utf-8")
    arguments = ("calibrate_judge", "--humans", labels, "--judge", labels)
    (judge,) = document(*arguments)["fields"][0]["judges"]
    assert (judge["abstention"]["value"], judge["n_compared"]) == (0.5, 1)
    labels.write_text(HEADER + "".join(rows).replace("confidence,4", "confidence,11"), encoding="utf-8")
    line = refused(*arguments)
    for part in ("l.csv", "row 4", "'confidence'", "'11'"):
        assert part in line
