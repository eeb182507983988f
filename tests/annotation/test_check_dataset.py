"""`check_dataset`: the published mutations of a dataset, exit codes, one line for bad input, a readable report."""

import copy
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

SHARED = Path(__file__).resolve().parents[3] / "shared" / "data"
BASE = SHARED / "public" / "spa_agent_eval_v1_synthetic.json"
PLAN = SHARED / "public" / "spa_plan.json"
MUTATIONS = SHARED / "cases" / "dataset_quality_cases.json"
NAMES = {
    "unique_ids", "schema", "no_secrets", "counts", "coverage", "within_split_duplicate", "cross_split_duplicate",
    "ground_truth_complete", "expected_output_leak", "balance", "digest",
}  # fmt: skip
CASE = {"id": "a", "schemaVersion": "1", "task": "t", "split": "dev", "input": {"q": "who is it"}}

needs_shared_data = pytest.mark.skipif(not BASE.exists(), reason="the shared data folder is absent")


class Called:
    """A command's exit code and what it wrote."""

    def __init__(self, *arguments: object) -> None:
        out, err = StringIO(), StringIO()
        self.code = 0
        try:
            call_command("check_dataset", *map(str, arguments), stdout=out, stderr=err)
        except SystemExit as stop:
            self.code = int(stop.code or 0)
        self.out, self.err = out.getvalue(), err.getvalue()

    @property
    def document(self) -> dict[str, Any]:
        return json.loads(self.out)

    def check(self, name: str) -> dict[str, Any]:
        return next(check for check in self.document["checks"] if check["check"] == name)


def written(path: Path, *cases: dict) -> Path:
    path.write_text("".join(json.dumps(case, ensure_ascii=False) + "\n" for case in cases), encoding="utf-8")
    return path


def in_split(cases: list[dict], split: str) -> list[dict]:
    return [case for case in cases if case["split"] == split]


def copy_first_id(cases: list[dict]) -> None:
    cases[1]["id"] = cases[0]["id"]


def drop_risk_tags(cases: list[dict]) -> None:
    del cases[5]["metadata"]["riskTags"]


def plant_key(cases: list[dict]) -> None:
    cases[5]["input"]["sourceFacts"] = ["use sk-" + "abcdef1234567890"]


def move_to_dev(cases: list[dict]) -> None:
    in_split(cases, "test")[0]["split"] = "dev"


def drop_italian_from_dev(cases: list[dict]) -> None:
    for case in in_split(cases, "dev"):
        if case["metadata"].get("language") == "it":
            case["metadata"]["language"] = case["input"]["language"] = "en"


def copy_train_to_test(cases: list[dict]) -> None:
    in_split(cases, "test")[3]["input"] = copy.deepcopy(in_split(cases, "train")[0]["input"])


def copy_within_test(cases: list[dict]) -> None:
    first, second = in_split(cases, "test")[:2]
    second["input"] = copy.deepcopy(first["input"])


def drop_expected_output(cases: list[dict]) -> None:
    del in_split(cases, "test")[2]["expectedOutput"]


def nest_expected_output(cases: list[dict]) -> None:
    cases[7]["input"]["context"] = {"debug": {"expectedOutput": cases[7]["expectedOutput"]}}


def change_one_character(cases: list[dict]) -> None:
    cases[0]["input"]["topic"] = "Q" + cases[0]["input"]["topic"][1:]


def nothing(cases: list[dict]) -> None:
    """The cases as they are."""


MUTATE: dict[str, Callable[[list[dict]], None]] = {
    "DQ-01": nothing,
    "DQ-02": copy_first_id,
    "DQ-03": drop_risk_tags,
    "DQ-05": plant_key,
    "DQ-07": move_to_dev,
    "DQ-09": drop_italian_from_dev,
    "DQ-10": copy_train_to_test,
    "DQ-12": copy_within_test,
    "DQ-13": drop_expected_output,
    "DQ-14": nest_expected_output,
    "DQ-17": change_one_character,
    "DQ-19": list.reverse,
}
# What a mutation breaks beside the check it is made for.
ALSO_BREAKS = {
    "DQ-07": set(),
    "DQ-09": {"counts"},
    "DQ-13": {"schema"},
}


@pytest.fixture(scope="module")
def base_cases() -> list[dict]:
    return json.loads(BASE.read_text(encoding="utf-8"))["cases"]


@pytest.fixture(scope="module")
def expectations() -> dict[str, dict]:
    return {case["id"]: case for case in json.loads(MUTATIONS.read_text(encoding="utf-8"))["cases"]}


@needs_shared_data
class TestPublishedMutations:
    def called(self, base_cases, case_id: str, tmp_path: Path) -> Called:
        cases = copy.deepcopy(base_cases)
        MUTATE[case_id](cases)
        manifest = ["--manifest", BASE] if case_id in {"DQ-01", "DQ-17", "DQ-19"} else []
        path = written(tmp_path / "cases.jsonl", *cases)
        return Called(path, "--plan", PLAN, *manifest, "--json")

    @pytest.mark.parametrize("case_id", MUTATE)
    def test_each_is_found_by_its_check_and_no_other(self, base_cases, expectations, case_id, tmp_path):
        expected = expectations[case_id]["expected"]
        called = self.called(base_cases, case_id, tmp_path)
        failed = {check["check"] for check in called.document["checks"] if not check["ok"]}
        wanted = {expectations[case_id]["check"]} if not expected["ok"] else set()
        assert called.document["ok"] is expected["ok"]
        assert called.code == (0 if expected["ok"] else 1)
        assert failed == wanted | ALSO_BREAKS.get(case_id, set())

    def test_counts_say_what_was_expected_and_found(self, base_cases, expectations, tmp_path):
        findings = self.called(base_cases, "DQ-07", tmp_path).check("counts")["findings"]
        assert {"case": "", "path": "split", "severity": "error"}.items() <= findings[0].items()
        assert findings[0]["message"] == expectations["DQ-07"]["expected"]["detail"]

    def test_a_planted_key_is_named_with_its_path_and_masked(self, base_cases, tmp_path):
        called = self.called(base_cases, "DQ-05", tmp_path)
        finding = called.check("no_secrets")["findings"][0]
        assert (finding["case"], finding["path"]) == (base_cases[5]["id"], "input.sourceFacts[0]")
        assert "abcdef" not in called.out

    def test_a_nested_leak_is_named_with_its_path(self, base_cases, tmp_path):
        paths = [
            f["path"]
            for f in self.called(base_cases, "DQ-14", tmp_path).check("expected_output_leak")["findings"]
        ]
        assert "input.context.debug.expectedOutput" in paths

    def test_the_digest_is_that_of_the_array_whatever_the_order(self, base_cases, tmp_path):
        digest = "df620b883f0972bb0ccf13bbed6efc311b83253c70bbc0e74157df562cbeee58"
        for case_id in ("DQ-01", "DQ-19"):
            document = self.called(base_cases, case_id, tmp_path).document
            assert (document["n_cases"], document["content_sha256"]) == (120, digest)

    def test_the_document_with_cases_is_checked_as_its_lines_are(self, base_cases, tmp_path):
        assert (
            Called(BASE, "--plan", PLAN, "--json").out
            == self.called_without_manifest(base_cases, tmp_path).out
        )

    def called_without_manifest(self, base_cases, tmp_path) -> Called:
        return Called(written(tmp_path / "cases.jsonl", *base_cases), "--plan", PLAN, "--json")


class TestTheDocument:
    def test_it_lists_each_check_once_as_run_or_with_the_reason_why_not(self, tmp_path):
        document = Called(written(tmp_path / "c.jsonl", CASE), "--json").document
        run = [check["check"] for check in document["checks"]]
        not_run = {entry["check"]: entry["reason"] for entry in document["not_run"]}
        assert sorted([*run, *not_run]) == sorted(NAMES)
        assert not_run["digest"] == "no manifest was given"
        assert not_run.keys() == {"counts", "coverage", "balance", "digest"}

    def test_infos_and_warnings_leave_the_dataset_ok(self, tmp_path):
        case = CASE | {"metadata": {"by": "ann@example.org"}}
        twin = CASE | {"id": "A", "input": {"q": "Who is it?"}}
        called = Called(written(tmp_path / "c.jsonl", case, twin), "--json")
        severities = [f["severity"] for check in called.document["checks"] for f in check["findings"]]
        assert sorted(severities) == ["info", "warning", "warning"]
        assert (called.code, called.document["ok"]) == (0, True)

    def test_balance_is_there_when_the_plan_has_a_polarity(self, tmp_path):
        plan = tmp_path / "plan.json"
        plan.write_text('{"polarity": {"path": "split", "positive": ["dev"], "negative": ["no"]}}')
        called = Called(written(tmp_path / "c.jsonl", CASE), "--plan", plan, "--json")
        assert called.code == 0
        assert called.check("balance")["findings"][0]["severity"] == "warning"

    def test_foreign_keys_can_be_mapped(self, tmp_path):
        path = written(tmp_path / "c.jsonl", {"task_id": 7, "intent": "find it"})
        assert Called(path, "--json").code == 1
        called = Called(path, "--map", "id=task_id", "--map", "input.q=intent", "--json")
        assert (called.code, called.document["ok"]) == (0, True)

    def test_two_runs_give_the_same_bytes(self, tmp_path):
        path = written(tmp_path / "c.jsonl", CASE, CASE, CASE | {"id": "b", "split": "test"})
        assert Called(path, "--json").out == Called(path, "--json").out


class TestTheReport:
    def test_it_names_each_check_and_where_a_finding_stands(self, tmp_path):
        called = Called(written(tmp_path / "c.jsonl", CASE, CASE | {"input": {"token": "x1"}}))
        assert called.code == 1
        assert "unique_ids              1 error" in called.out
        assert "  error: a id: stands in row 1 and again in row 2" in called.out
        assert "coverage                not run: the plan has no coverage" in called.out
        assert "schema                  ok" in called.out
        assert called.out.rstrip().endswith("The dataset holds errors.")

    def test_a_long_list_is_cut_and_says_so(self, tmp_path):
        path = written(tmp_path / "c.jsonl", *[CASE | {"id": f"c{i}", "task": i} for i in range(25)])
        assert "  and 5 more; --json lists them all" in Called(path).out


class TestBadInput:
    @pytest.mark.parametrize(
        ("content", "line"),
        [
            ('{"id": "a"}\n{"id": "a", "id": "b"}\n', "c.jsonl, row 2: key 'id' stands twice in one object"),
            ('{"id": "a"}\n{"id": NaN}\n', "c.jsonl, row 2: NaN is not JSON"),
            ("", "c.jsonl: holds no cases"),
            (
                '{"id": "a", "input": 9007199254740992}\n',
                "c.jsonl, row 1: integer 9007199254740992 is beyond",
            ),
        ],
    )
    def test_a_file_that_cannot_be_read_is_one_line_and_exit_2(self, tmp_path, content, line):
        path = tmp_path / "c.jsonl"
        path.write_text(content, encoding="utf-8")
        called = Called(path, "--json")
        assert (called.code, called.out) == (2, "")
        assert called.err.count("\n") == 1
        assert line in called.err

    @pytest.mark.parametrize(
        ("option", "content", "line"),
        [
            ("--plan", '{"count": {}}', "o.json, field 'count'"),
            ("--plan", "{", "o.json: "),
            ("--manifest", "{}", "o.json, field 'itemCount': is missing"),
        ],
    )
    def test_so_is_a_plan_or_manifest(self, tmp_path, option, content, line):
        other = tmp_path / "o.json"
        other.write_text(content, encoding="utf-8")
        called = Called(written(tmp_path / "c.jsonl", CASE), option, other)
        assert (called.code, called.out) == (2, "")
        assert called.err.startswith(line)
        assert called.err.count("\n") == 1

    def test_so_are_files_that_are_not_there_and_maps_to_nowhere(self, tmp_path):
        path = written(tmp_path / "c.jsonl", CASE)
        assert Called(tmp_path / "none.jsonl").err.startswith("none.jsonl: cannot be read")
        assert Called(path, "--plan", tmp_path / "no.json").err.startswith("no.json: cannot be read")
        assert Called(path, "--map", "question=q").code == 2
