"""Calibrations and regressions by command and over HTTP say and refuse the same as the pages."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command

from annotation.models.calibration import Calibration
from annotation.models.judging import JudgePass
from annotation.models.projects import Project
from annotation.models.regressions import RegressionFixture, RegressionRun
from tests.agreement.calibrations.runs import PINS, begin, judge_all, make_run, seal
from tests.annotation.views.conftest import name_annotators, project
from tests.api.conftest import program

__all__ = ["program", "project"]

pytestmark = pytest.mark.django_db
OVERRULED = {"verdict": "no_match", "why": "It is 7.", "protects": "gold_status"}
HOME = "/api/v1/projects/shop/"


@pytest.fixture
def judge_pass(project: Project) -> JudgePass:
    return make_run(project)


def command(name: str, *arguments: object, code: int = 0) -> Any:
    out, err = StringIO(), StringIO()
    try:
        call_command(name, *map(str, arguments), "--json", stdout=out, stderr=err)
        ended = 0
    except SystemExit as stop:
        ended = int(stop.code or 0)
    assert ended == code, err.getvalue()
    return json.loads(out.getvalue()) if out.getvalue() else err.getvalue()


def verdict_of(judge_pass: JudgePass, case: str = "q01") -> str:
    return str(judge_pass.verdicts.get(attempt__case__external_id=case).public_id)


def test_commands(judge_pass, program, tmp_path: Path):
    said = program("mia").post(
        f"/api/v1/verdicts/{verdict_of(judge_pass)}/overrule/", OVERRULED, format="json"
    )
    assert said.status_code == 201
    file = tmp_path / "judge-regressions.jsonl"
    assert command("export_regressions", "--project", "shop", "--file", file)["n_fixtures"] == 1
    assert "is there already" in command("export_regressions", "--project", "shop", "--file", file, code=2)
    fixture = json.loads(file.read_text("utf-8"))
    line = json.dumps({"fixture_id": fixture["fixture_id"], "verdict": "no_match", **PINS})
    answers = tmp_path / "run.jsonl"
    answers.write_text(f"{line}\n" * 3, "utf-8")
    document = command("import_regression_run", "--project", "shop", "--file", answers, code=1)
    assert document["fixtures"][0]["state"] == "ok"
    assert len(document["gate"]["missing_classes"]) == 4
    answers.write_text(line.replace("no_match", "perhaps"), "utf-8")
    assert "row 1" in command("import_regression_run", "--project", "shop", "--file", answers, code=2)
    options = ("--project", "shop", "--run", "nightly", "--study", "June", "--annotators")
    assert command("begin_calibration", *options, "ann", "--n", "10")["n_cases"] == 10
    assert "is a model" in command("begin_calibration", *options, "judge:opus", code=2)


def test_a_calibration_over_http(judge_pass, project, program):
    mia = program("mia")
    wanted = {"judge_pass": str(judge_pass.public_id), "name": "June", "annotators": ["ann"], "n": 40}
    for change, status in (
        ({"annotators": ["judge:opus"]}, 422),
        ({"annotators": ["ann", "ann"]}, 422),
        ({"gates": {"trust": 2, "annotate": 3}}, 422),
        ({"n": 0}, 400),
        ({"mood": 1}, 400),
        ({"judge_pass": str(project.pk).zfill(32)}, 404),
    ):
        answer = mia.post(f"{HOME}calibrations/", wanted | change, format="json")
        assert answer.status_code == status, change
    made = mia.post(f"{HOME}calibrations/", wanted, format="json", HTTP_IDEMPOTENCY_KEY="k1")
    again = mia.post(f"{HOME}calibrations/", wanted, format="json", HTTP_IDEMPOTENCY_KEY="k1")
    assert (made.status_code, again.json()["id"]) == (201, made.json()["id"])
    home = f"/api/v1/calibrations/{made.json()['id']}/"
    assert made.headers["Location"] == home
    assert mia.get(f"{home}report/").status_code == 404
    calibration = Calibration.objects.get()
    name_annotators(project)
    assert program("ann").get(home).status_code == 404
    judge_all(calibration)
    document = seal(calibration)
    assert mia.get(f"{home}report/").json() == document
    assert mia.get(home).json()["decision"] == document["whole"]["gate"]["decision"]
    assert [one["id"] for one in mia.get(f"{HOME}calibrations/").json()["results"]] == [made.json()["id"]]
    assert program("vic").post(f"{HOME}calibrations/", wanted, format="json").status_code == 403
    assert program("eve").get(home).status_code == 404


def test_regressions_over_http(judge_pass, program):
    overrule = f"/api/v1/verdicts/{verdict_of(judge_pass)}/overrule/"
    for name, status in (("vic", 403), ("ann", 404), ("eve", 404)):
        assert program(name).post(overrule, OVERRULED, format="json").status_code == status
    ada = program("ada")
    assert program("ada", "read").post(overrule, OVERRULED, format="json").status_code == 403
    assert ada.post(overrule, OVERRULED | {"why": ""}, format="json").status_code == 400
    assert ada.post(overrule, OVERRULED | {"verdict": "match"}, format="json").status_code == 422
    made = ada.post(overrule, OVERRULED, format="json").json()
    settle = f"/api/v1/regressions/{made['id']}/settlements/"
    settled = ada.post(settle, {"verdict": "match", "why": "101 it is."}, format="json").json()
    assert (settled["verdict"], len(settled["history"])) == ("match", 1)
    (listed,) = ada.get(f"{HOME}regressions/").json()["results"]
    assert listed == settled
    exported = ada.get(f"{HOME}regressions/judge-regressions.jsonl").content
    assert json.loads(exported)["fixture_id"] == made["fixture_id"]
    lines = [{"fixture_id": made["fixture_id"], "verdict": "match", **PINS}] * 3
    assert program("ada").post(f"{HOME}regressions/runs/", {"lines": lines}, format="json").status_code == 403
    mia = program("mia")
    run = mia.post(f"{HOME}regressions/runs/", {"lines": lines}, format="json").json()
    assert (run["gate"], run["document"]["gate"]["n_judged"]) == ("fail", 1)
    wrong = [lines[0] | {"verdict": "perhaps"}]
    assert mia.post(f"{HOME}regressions/runs/", {"lines": wrong}, format="json").status_code == 422
    assert len(mia.get(f"{HOME}regressions/runs/").json()["results"]) == 1
    assert (RegressionFixture.objects.count(), RegressionRun.objects.count()) == (1, 1)


def test_whoever_labels_takes_no_fixture_along(judge_pass, project, program):
    mia = program("mia")
    mia.post(f"/api/v1/verdicts/{verdict_of(judge_pass)}/overrule/", OVERRULED, format="json")
    begin(judge_pass, annotators=(project.annotators.get(user__username="mia").pseudonym,))
    assert mia.get(f"{HOME}regressions/").json()["results"] == []
    assert mia.get(f"{HOME}regressions/judge-regressions.jsonl").status_code == 403
    assert mia.get(f"{HOME}regressions/runs/").status_code == 403
    assert (
        mia.post(f"/api/v1/verdicts/{verdict_of(judge_pass)}/overrule/", OVERRULED, format="json").status_code
        == 404
    )
