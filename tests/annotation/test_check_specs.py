"""`check_specs`: a file of records, its findings and its sums."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command

from tests.annotation.verifiers.shared_data import DATA, needs_data
from tests.annotation.verifiers.specs import annotation

SAMPLES = Path(__file__).resolve().parents[2] / "docs" / "samples"


def called(*arguments: object) -> tuple[int, str, str]:
    out, err, code = StringIO(), StringIO(), 0
    try:
        call_command("check_specs", *map(str, arguments), stdout=out, stderr=err)
    except SystemExit as stop:
        code = int(stop.code or 0)
    return code, out.getvalue(), err.getvalue()


@pytest.fixture
def write(tmp_path):
    def write_file(*records: object) -> Path:
        path = tmp_path / "records.jsonl"
        path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
        return path

    return write_file


def test_the_sample_records_have_no_finding():
    code, out, _ = called(SAMPLES / "spec-records.jsonl", "--json")
    document = json.loads(out)
    assert (code, document["ok"], document["n_records"]) == (0, True, 4)
    statuses = [record["status"] for record in document["records"]]
    assert statuses == ["passed", "passed", "passed", "not_executable"]


def test_a_lenient_spec_is_a_finding_with_its_example(write):
    path = write(annotation(negative_examples=["It is not Alaska.", "Texas", "Ohio"]))
    code, out, _ = called(path, "--json")
    (record,) = json.loads(out)["records"]
    assert (code, record["status"]) == (1, "needs_repair")
    assert record["failures"][0] == {
        "check": "negative",
        "index": 0,
        "example": "It is not Alaska.",
        "entry": "alaska",
        "kind": "must_include",
        "offset": 10,
        "detail": "negative 1 accepted: 'alaska' at 10 (too lenient: a negative example passes)",
    }


def test_an_invalid_record_is_a_finding_with_its_field(write):
    code, out, _ = called(write(annotation(confidence="certain")))
    assert code == 1
    assert "case 15: confidence: 'certain' is not one of high, medium, low" in out


def test_a_reader_sees_findings_advice_and_the_review_list(write):
    _, out, _ = called(write(annotation(confidence="medium", negative_examples=["Texas", "Ohio", "Iowa"])))
    assert "case 15: passed" in out
    assert "advice (no_near_miss)" in out
    assert "## Medium confidence\n- 15" in out
    assert "## Suspect golds\nNone" in out


@pytest.mark.parametrize("content", ["{", '["a"]', '{"task_id": 1}\n7\n'])
def test_a_file_that_holds_no_records_is_one_line(tmp_path, content):
    path = tmp_path / "records.jsonl"
    path.write_text(content, encoding="utf-8")
    code, out, err = called(path, "--json")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "records.jsonl, row" in err


@needs_data
def test_the_public_specs_hold_with_the_golds_of_the_release():
    public = DATA / "public"
    code, out, _ = called(
        public / "timewarp_specs_v2_subset.json", "--golds", public / "timewarp_test.raw.json", "--json"
    )
    document = json.loads(out)
    crosstalk = next(record["crosstalk"] for record in document["records"] if record["task_id"] == "51")
    assert (code, document["n_records"], document["gold_revisions"]) == (0, 57, ["3", "7", "9", "19"])
    assert (crosstalk["n"], round(crosstalk["rate"], 2)) == (231, 0.13)
