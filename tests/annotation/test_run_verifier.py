"""`run_verifier`: outcomes as JSON, exit codes, one line for bad input."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

SPEC = {"eval_types": ["string_match"], "reference_answers": {"must_include": ["alaska"]}}
SAMPLES = Path(__file__).resolve().parents[2] / "docs" / "samples"


class Called:
    """A command's exit code and what it wrote."""

    def __init__(self, *arguments: object) -> None:
        out, err = StringIO(), StringIO()
        self.code = 0
        try:
            call_command("run_verifier", *map(str, arguments), stdout=out, stderr=err)
        except SystemExit as stop:
            self.code = int(stop.code or 0)
        self.out, self.err = out.getvalue(), err.getvalue()

    @property
    def document(self) -> dict:
        return json.loads(self.out)


@pytest.fixture
def spec(tmp_path) -> Path:
    return written(tmp_path / "spec.json", SPEC)


def written(path: Path, document: object) -> Path:
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def answers_file(tmp_path: Path, *answers: object) -> Path:
    path = tmp_path / "answers.jsonl"
    path.write_text("".join(json.dumps({"answer": answer}) + "\n" for answer in answers), encoding="utf-8")
    return path


def test_every_answer_has_an_outcome_and_an_explanation(spec, tmp_path):
    called = Called(spec, "--answers", answers_file(tmp_path, "**Alaska**", "Texas", None), "--json")
    assert called.code == 0
    assert [result["outcome"] for result in called.document["results"]] == [
        "pass",
        "fail",
        "infrastructure_error",
    ]
    assert called.document["results"][0]["scoped_text"] == "alaska"
    assert called.document["results"][0]["numbers"] == []
    (row,) = called.document["results"][0]["explanation"]
    assert {key: row[key] for key in ("verifier", "entry", "kind", "matched", "offset", "text")} == {
        "verifier": "string_match",
        "entry": "alaska",
        "kind": "must_include",
        "matched": True,
        "offset": 0,
        "text": "alaska",
    }


def test_one_answer_may_stand_on_the_command_line(spec):
    assert Called(spec, "--answer", "It is Alaska.", "--json").document["engine_version"]


def test_a_reader_sees_each_entry(spec):
    out = Called(spec, "--answer", "It is Alaska.").out
    assert "answer 1: pass" in out
    assert "must_include 'alaska' matched at 6" in out


@pytest.mark.parametrize(("expected", "code"), [("pass", 1), ("fail", 1)])
def test_another_outcome_than_expected_is_a_finding(spec, tmp_path, expected, code):
    called = Called(
        spec, "--answers", answers_file(tmp_path, "Alaska", "Texas"), "--expect", expected, "--json"
    )
    assert (called.code, called.document["unexpected"]) == (code, [1 if expected == "pass" else 0])


def test_the_expected_outcome_is_no_finding(spec):
    assert Called(spec, "--answer", "Alaska", "--expect", "pass", "--json").code == 0


@pytest.mark.parametrize(
    ("document", "mentions"),
    [
        ({"eval_types": ["program_html"], "reference_answers": {}}, "program_html"),
        ({**SPEC, "reference_answers": {"must_include": ["^(a$"]}}, "must_include, entry 0: invalid regex"),
        ([1], "one object"),
        ({"eval": 5}, "eval"),
    ],
)
def test_a_malformed_spec_is_one_line_with_file_and_key(tmp_path, document, mentions):
    called = Called(written(tmp_path / "spec.json", document), "--answer", "x", "--json")
    assert (called.code, called.out) == (2, "")
    assert called.err.count("\n") == 1
    assert "spec.json" in called.err
    assert mentions in called.err


def test_a_bad_answers_file_is_one_line_with_row_and_field(spec, tmp_path):
    called = Called(spec, "--answers", answers_file(tmp_path, "a", 5), "--json")
    assert called.code == 2
    assert "answers.jsonl, row 2, field 'answer', value '5'" in called.err


@pytest.mark.parametrize("arguments", [(), ("--answer", "a", "--answers", "b")])
def test_exactly_one_source_of_answers_is_asked_for(spec, arguments):
    called = Called(spec, *arguments)
    assert (called.code, called.err) == (2, "give either --answers FILE or --answer TEXT\n")


def test_an_absent_file_is_bad_input(tmp_path):
    assert Called(tmp_path / "no.json", "--answer", "x").code == 2


def test_the_sample_spec_runs():
    answer = "The **red kite**, 26 times. The buzzard came second."
    assert Called(SAMPLES / "spec.json", "--answer", answer, "--expect", "pass").code == 0
