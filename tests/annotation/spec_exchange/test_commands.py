"""The commands around task files: what they print, write and refuse."""

import json
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

pytestmark = pytest.mark.django_db
SAMPLES = Path(__file__).resolve().parents[3] / "docs" / "samples"


@pytest.fixture
def run(capsys):
    """A command with --json: (exit code, what it printed, the last line of stderr)."""

    def ran(*arguments: object) -> tuple[int, Any, str]:
        code = 0
        try:
            call_command(*map(str, arguments), "--json")
        except SystemExit as end:
            code = int(end.code or 0)
        out = capsys.readouterr()
        return code, json.loads(out.out) if out.out else None, out.err.strip().split("\n")[-1]

    return ran


def test_the_samples_go_in_come_out_and_go_in_elsewhere(run, tmp_path):
    code, said, _ = run("import_specs", SAMPLES / "tasks.json", "--project", "a", "--dataset", "tw")
    assert (code, said["n_cases_added"], said["n_specs_added"], said["gold_revisions"]) == (0, 3, 2, ["16"])
    assert (said["semantics"], said["changed_semantics"], said["unannotated"]) == ("word-bounded", {}, ["17"])
    path = tmp_path / "specs.json"
    code, said, _ = run("export_specs", "--project", "a", "--dataset", "tw", "--output", path)
    assert (code, said["unannotated"], said["written"], path.exists()) == (1, ["17"], None, False)
    code, said, _ = run("export_specs", "--project", "a", "--dataset", "tw", "--output", path, "--partial")
    assert (code, said["releaseStatus"], said["annotatedCount"]) == (0, "partial", 2)
    assert run("import_specs", path, "--project", "b", "--dataset", "tw")[0] == 0
    again = tmp_path / "again.json"
    run("export_specs", "--project", "b", "--dataset", "tw", "--output", again, "--partial")
    assert again.read_bytes() == path.read_bytes()


def test_a_foreign_file_is_taken_over_with_what_changes(run, tmp_path):
    tasks, examples = tmp_path / "wa.json", tmp_path / "examples.jsonl"
    block = {
        "eval_types": ["string_match"],
        "reference_answers": {"must_include": ["Sprite"]},
        "string_note": "",
    }
    page = {"eval_types": ["program_html"], "reference_answers": None, "string_note": ""}
    tasks.write_text(
        json.dumps(
            [{"task_id": 1, "intent": "i", "eval": block}, {"task_id": 2, "intent": "j", "eval": page}]
        )
    )
    examples.write_text('{"task_id": 1, "answer": "Two Sprites"}\n')
    code, said, _ = run("import_specs", tasks, "--project", "a", "--dataset", "wa", "--examples", examples)
    assert (code, said["format"], said["n_specs_added"]) == (0, "webarena", 1)
    assert said["changed_verdicts"] == [
        {"task_id": "1", "kind": "example", "answer": "Two Sprites", "was": "pass", "now": "fail"}
    ]
    assert [row["task_id"] for row in said["left_out"]] == ["2"]
    assert "plain substring" in said["changed_semantics"]["must_include"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('[{"task_id": 1, "eval": {"eval_types": ["magic"], "reference_answers": {}}}]', "bad.json, row 1"),
        ("{", "bad.json"),
        ("[]", "bad.json: holds no task"),
    ],
)
def test_bad_input_is_one_line(run, tmp_path, content, said):
    path = tmp_path / "bad.json"
    path.write_text(content)
    code, printed, line = run("import_specs", path, "--project", "a", "--dataset", "d")
    assert (code, printed) == (2, None)
    assert said in line


def test_an_export_names_one_source(run, tmp_path):
    run("import_specs", SAMPLES / "tasks.json", "--project", "a", "--dataset", "tw")
    assert run("export_specs", "--project", "a", "--output", tmp_path / "x")[0] == 2


def test_recorded_answers_are_set_beside_the_judge(run):
    run("import_specs", SAMPLES / "tasks.json", "--project", "a", "--dataset", "tw")
    code, said, _ = run(
        "compare_with_judge", SAMPLES / "judged-answers.jsonl", "--project", "a", "--dataset", "tw"
    )
    assert (code, said["comparison"]) == (0, 1)
    assert said["counts"] == {"agree": 2, "judge_only": 1, "deterministic_only": 1, "unscored": 1}
    assert [row["place"] for row in said["rows"]] == [
        "agree",
        "judge_only",
        "deterministic_only",
        "agree",
        "unscored",
    ]
