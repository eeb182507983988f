"""The commands: exit codes, one JSON document on stdout, one line for bad input, and the real flow of a public study."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.upgrade.engines import migrate, postgres_scratch

ROOT = Path(__file__).resolve().parent.parent.parent
SAMPLES = ROOT / "docs" / "samples"
TIMEWARP = ROOT.parent / "shared" / "data" / "public" / "timewarp_visual_info_double_labels.json"


class Shell:
    """Commands as a user types them, over an embedded database of their own."""

    def __init__(self, var: Path) -> None:
        self.environment = os.environ | {"CONCORD_VAR": str(var), "DATABASE_URL": "", "REDIS_URL": ""}

    def run(self, *arguments: object) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "manage.py", *map(str, arguments)]
        return subprocess.run(
            command, cwd=ROOT, env=self.environment, text=True, capture_output=True, check=False
        )

    def json(self, *arguments: object) -> dict:
        done = self.run(*arguments, "--json")
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    def refused(self, *arguments: object) -> str:
        done = self.run(*arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert "Traceback" not in done.stderr
        return done.stderr.strip().splitlines()[-1]


@pytest.fixture
def shell(tmp_path) -> Shell:
    shell = Shell(tmp_path / "var")
    (tmp_path / "var").mkdir()
    migrate(shell.environment)
    return shell


def test_row_57_refuses_the_whole_file_and_the_mended_file_goes_in_once(shell, tmp_path):
    path = tmp_path / "cases.jsonl"
    good = [json.dumps({"id": f"case-{n}", "input": {"q": n}}) for n in range(1, 101)]
    bad = list(good)
    bad[56] = json.dumps({"id": 57, "input": {"q": 57}})
    path.write_text("\n".join(bad))
    put = ("import_cases", "--project", "shop", "--dataset", "refunds", path)
    assert all(part in shell.refused(*put) for part in ("cases.jsonl", "row 57", "'id'", "57"))
    path.write_text("\n".join(good))
    assert shell.json(*put)["n_added"] == 100
    again = shell.json(*put)
    assert (again["n_added"], again["n_present"]) == (0, 100)


def test_a_study_file_with_a_wrong_key_is_refused_by_name(shell, tmp_path):
    shell.json("import_cases", "--project", "shop", "--dataset", "refunds", SAMPLES / "cases.jsonl")
    document = json.loads((SAMPLES / "study.json").read_text())
    for change, parts in (
        ({"k": 0}, ("'k'", "0")),
        ({"dataset": "nowhere"}, ("'dataset'", "nowhere")),
        ({"cases": ["refund-009"]}, ("'cases'", "refund-009")),
        ({"annotators": [{"pseudonym": "x", "kind": "robot"}]}, ("kind",)),
        ({"schema": "unheard-of"}, ("'schema'", "unheard-of")),
        ({"schema": {"name": "s", "fields": [{"key": "Q", "type": "choice"}]}}, ("fields[0].key",)),
        ({"surprise": 1}, ("'surprise'",)),
    ):
        path = tmp_path / "study.json"
        path.write_text(json.dumps(document | change))
        said = shell.refused("create_study", "--project", "shop", path)
        assert all(part in said for part in parts), said


def test_a_bad_label_row_is_named_and_nothing_is_stored(shell, tmp_path):
    shell.json("import_cases", "--project", "shop", "--dataset", "refunds", SAMPLES / "cases.jsonl")
    shell.json("create_study", "--project", "shop", SAMPLES / "study.json")
    path = tmp_path / "labels.csv"
    path.write_text(
        (SAMPLES / "labels.csv").read_text().replace("reader-2,verdict,wrong", "reader-2,verdict,maybe")
    )
    said = shell.refused("import_labels", "--study", "refund-doubles", path)
    assert all(part in said for part in ("labels.csv", "row 11", "'verdict'", "'maybe'"))
    assert shell.json("import_labels", "--study", "refund-doubles", SAMPLES / "labels.csv")["n_added"] == 4


def test_rulings_before_the_report_are_refused(shell):
    shell.json("import_cases", "--project", "shop", "--dataset", "refunds", SAMPLES / "cases.jsonl")
    shell.json("create_study", "--project", "shop", SAMPLES / "study.json")
    assert "report is sealed" in shell.refused(
        "import_rulings", "--study", "refund-doubles", SAMPLES / "rulings.jsonl"
    )


@pytest.mark.parametrize("command", [("close_study", "--study", "x"), ("verify_release", "nowhere"),
                                     ("diff_releases", "a", "b"), ("measure", "nowhere.csv")])  # fmt: skip
def test_what_does_not_exist_is_one_line(shell, command):
    assert shell.refused(*command)


def test_the_demonstration_verifies_and_prints_the_same_digest_every_time(shell, tmp_path):
    first = shell.json("demo", "--output", tmp_path / "release")
    again = shell.json("demo", "--output", tmp_path / "release")
    assert first["content_sha256"] == again["content_sha256"]
    assert (first["n_cases"], first["n_labels"], first["checks_ok"], first["verified"]) == (
        120,
        60,
        True,
        True,
    )
    assert (first["gate"], first["release_status"]) == ("MANUAL BLOCKED", "provisional")
    assert shell.json("verify_release", tmp_path / "release")["ok"]
    assert shell.json("verify_chain")["ok"]
    server = os.environ.get("TEST_DATABASE_URL")
    if not server:
        pytest.skip("PostgreSQL is left out: set TEST_DATABASE_URL")
    with postgres_scratch(tmp_path / "pg") as environment:
        migrate(environment)
        shell.environment |= environment
        assert shell.json("demo", "--output", tmp_path / "other")["content_sha256"] == first["content_sha256"]


@pytest.mark.skipif(not TIMEWARP.exists(), reason="the public double labels are not on this machine")
def test_the_public_study_of_two_models_is_reproduced(shell, tmp_path):
    items = json.loads(TIMEWARP.read_text())["items"]
    cases, labels, rulings = tmp_path / "cases.jsonl", tmp_path / "labels.csv", tmp_path / "rulings.jsonl"
    cases.write_text("".join(
        json.dumps({"id": item["id"], "split": item["split"], "input": {"goal": item["goal"]}}) + "\n" for item in items
    ))  # fmt: skip
    labels.write_text("item_id,annotator,field,value\n" + "".join(
        f"{item['id']},annotator_{side},visual_information,{item['annotator_' + side]}\n" for item in items for side in "ab"
    ))  # fmt: skip
    rulings.write_text("".join(
        json.dumps({"case_id": item["id"], "answers": {"visual_information": item["final"]}}) + "\n" for item in items
    ))  # fmt: skip
    options = [{"value": value} for value in ("Required", "Helpful", "Irrelevant")]
    field = {"key": "visual_information", "type": "choice", "required": True, "options": options}
    study = {"name": "visual", "dataset": "timewarp", "schema": {"name": "visual", "fields": [field]},
             "annotators": [{"pseudonym": f"annotator_{side}", "kind": "model"} for side in "ab"]}  # fmt: skip
    (tmp_path / "study.json").write_text(json.dumps(study))
    shell.json("import_cases", "--project", "tw", "--dataset", "timewarp", cases)
    shell.json("create_study", "--project", "tw", tmp_path / "study.json")
    shell.json("import_labels", "--study", "visual", labels)
    assert shell.json("close_study", "--study", "visual")["gate"] == "MANUAL BLOCKED"
    ruled = shell.json("import_rulings", "--study", "visual", "--kind", "model", rulings)
    assert (ruled["n_added"], ruled["n_present"]) == (22, 209)
    assert ruled["upheld"] == {"annotator_a": 8, "annotator_b": 14, "neither": 0}
    made = shell.json(
        "create_release", "--project", "tw", "--name", "r", "--study", "visual", "--reason", "public"
    )
    assert made["release_status"] == "provisional"
    shell.json("export_release", "--project", "tw", "--release", "r", "--output", tmp_path / "out")
    report = json.loads((tmp_path / "out" / "agreement.json").read_text())[0]
    measures = {measure["name"]: measure for measure in report["fields"][0]["measures"]}
    assert report["fields"][0]["between"] == "model-model"
    assert (report["n_cases"], float(measures["raw_agreement"]["value"])) == (231, pytest.approx(209 / 231))
    assert float(measures["cohen_kappa"]["value"]) == pytest.approx(0.7588955308852833, abs=1e-11)
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text())
    assert (manifest["releaseStatus"], manifest["gate"], manifest["itemCount"]) == (
        "provisional",
        "MANUAL BLOCKED",
        231,
    )


@pytest.mark.parametrize(
    "arguments", [("measure", "x.csv", "--level", "roughly"), ("measure",), ("doctor", "--wrong")]
)
def test_arguments_that_cannot_be_used_are_one_line_too(shell, arguments):
    done = shell.run(*arguments)
    assert (done.returncode, done.stdout, len(done.stderr.strip().splitlines())) == (2, "", 1)


def test_a_name_too_long_for_its_column_is_refused_on_both_engines(shell, tmp_path):
    shell.json("import_cases", "--project", "shop", "--dataset", "refunds", SAMPLES / "cases.jsonl")
    document = json.loads((SAMPLES / "study.json").read_text())
    long = {"name": "n" * 101}
    for change, part in (
        ({"schema": document["schema"] | long}, "'schema'"),
        ({"taxonomy": document["taxonomy"] | long}, "'taxonomy'"),
        ({"guideline": {"markdown": "text"} | long}, "'guideline'"),
    ):
        path = tmp_path / "study.json"
        path.write_text(json.dumps(document | change))
        said = shell.refused("create_study", "--project", "shop", path)
        assert part in said
        assert "1 to 100 characters" in said


def test_rows_of_one_ruling_that_say_different_things_are_refused(shell, tmp_path):
    shell.json("import_cases", "--project", "shop", "--dataset", "refunds", SAMPLES / "cases.jsonl")
    shell.json("create_study", "--project", "shop", SAMPLES / "study.json")
    shell.json("import_labels", "--study", "refund-doubles", SAMPLES / "labels.jsonl")
    shell.json("close_study", "--study", "refund-doubles")
    path = tmp_path / "rulings.csv"
    path.write_text(
        (SAMPLES / "rulings.csv").read_text().replace("POLICY,guideline_gap", "POLICY,subjective")
    )
    said = shell.refused("import_rulings", "--study", "refund-doubles", path)
    assert all(part in said for part in ("row 3", "'reason'", "differs from row 2"))
