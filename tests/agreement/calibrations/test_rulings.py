"""People tie on some answers: those are counted and named, and a second report goes by what was ruled on them."""

import csv
import io
import json
from typing import Any

import pytest

from agreement.services.calibrating import ask_for_calibrating
from annotation.models.calibration import Calibration
from annotation.models.jobs import Job
from annotation.selectors.adjudication import disagreements
from annotation.services.adjudication import rule
from annotation.services.adjudication_checks import Decision
from annotation.services.jobs import JobRefused, run_job
from tests.agreement.calibrations.runs import begin, human_answers, judge_all, make_run, seal, truth_of
from tests.annotation.views.conftest import cast, name_annotators, project, signed_in
from tests.studies import ACTOR, NOW, make_chair

__all__ = ["cast", "project", "signed_in"]

pytestmark = pytest.mark.django_db
N = 12


@pytest.fixture
def tied(project) -> tuple[Calibration, list[str]]:
    """A sealed calibration by two people who tie on two answers, and the ids of those."""
    calibration = begin(make_run(project, n=N), annotators=("ann", "ben"), k=2, n=N)
    name_annotators(project)
    cases = [f"q{number:02}" for number in (1, 2)]
    judge_all(
        calibration, {(case, "ben"): human_answers("no_match", why="No week is named.") for case in cases}
    )
    seal(calibration)
    return calibration, cases


def document(calibration: Calibration, number: int) -> dict[str, Any]:
    return dict(json.loads(calibration.reports.get(number=number).document))


def rule_on(calibration: Calibration, cases: list[str], **answers: str) -> None:
    for record in disagreements(calibration.study):
        if record.case_id in cases:
            decision = Decision(answers=answers, reason="other", note="The week is in the question.")
            rule(
                study_case=record.study_case,
                decision=decision,
                adjudicator=make_chair(calibration.study),
                now=NOW,
            )


def seal_again(calibration: Calibration) -> None:
    ask_for_calibrating(calibration=calibration, actor=ACTOR, now=NOW)
    run_job(job_id=Job.objects.filter(kind="calibrate").order_by("pk").last().pk, clock=lambda: NOW)


def test_ties_are_named_and_count_beside_each_person_only(tied):
    calibration, cases = tied
    whole = document(calibration, 1)["whole"]
    assert (whole["reference"]["n_unsettled"], whole["reference"]["unsettled"]) == (2, cases)
    assert whole["reference"]["n_cases"] == N - len(cases)
    assert [(one["annotator"], one["n"]) for one in whole["people"]] == [("ann", 12), ("ben", 12)]
    ann, ben = (float(one["accuracy"]["value"]) for one in whole["people"])
    assert ann - ben == pytest.approx(2 / 12)


def test_a_second_report_goes_by_the_rulings_and_the_first_stays(tied):
    calibration, cases = tied
    first = calibration.reports.get().document
    with pytest.raises(JobRefused, match="same labels and rulings"):
        ask_for_calibrating(calibration=calibration, actor=ACTOR, now=NOW)
    rule_on(calibration, cases, verdict="match")
    seal_again(calibration)
    assert calibration.reports.get(number=1).document == first
    whole = document(calibration, 2)["whole"]
    assert (whole["reference"]["n_unsettled"], whole["reference"]["n_ruled"]) == (0, 2)
    assert whole["n_compared"] == json.loads(first)["whole"]["n_compared"] + 2
    assert document(calibration, 2)["rulings"] == dict.fromkeys(cases, "match")
    with pytest.raises(JobRefused, match="same labels and rulings"):
        ask_for_calibrating(calibration=calibration, actor=ACTOR, now=NOW)


def test_a_ruling_settles_whether_a_golden_is_wrong(project):
    calibration = begin(make_run(project, n=N), annotators=("ann", "ben"), k=2, n=N)
    wrong = human_answers(truth_of(3), gold_status="verified_wrong", gold_note="It is 7.")
    judge_all(calibration, {("q03", "ben"): wrong})
    assert seal(calibration)["excluded"] == [{"reason": "verified_wrong", "n": 1, "case_ids": ["q03"]}]
    rule_on(calibration, ["q03"], gold_status="verified")
    seal_again(calibration)
    second = document(calibration, 2)
    assert (second["excluded"], second["whole"]["reference"]["n_ruled"]) == ([], 0)


def test_pages_show_the_ties_and_each_report(tied, signed_in):
    calibration, cases = tied
    home = f"/calibrations/{calibration.public_id}/"
    page = signed_in("ada").get(home).content.decode()
    for part in ("Where people tie", "No week is named.", "Rule on them", "Beside each person", cases[0]):
        assert part in page
    assert "Seal a report" not in signed_in("mia").get(home).content.decode()
    rule_on(calibration, cases, verdict="match")
    mia = signed_in("mia")
    assert "Seal a report by the rulings" in mia.get(home).content.decode()
    assert mia.post(f"{home}again/").status_code == 302
    run_job(job_id=Job.objects.filter(kind="calibrate").order_by("pk").last().pk, clock=lambda: NOW)
    page = mia.get(home).content.decode()
    assert "Where people tie" not in page
    assert "Report 1: before any ruling" in page
    assert "Where people tie" in mia.get(f"{home}?report=1").content.decode()
    assert [mia.get(f"{home}?report={number}").status_code for number in ("3", "x", "²", "1" * 30)] == [
        404
    ] * 4
    assert statuses(mia.get(f"{home}answers.csv?report=1")) == dict.fromkeys(cases, ("", "people tie"))
    assert statuses(mia.get(f"{home}answers.csv")) == dict.fromkeys(cases, ("match", "used"))
    api = f"/api/v1{home}"
    assert mia.get(api).json()["report_number"] == 2
    assert mia.get(f"{api}report/?number=1").json()["rulings_sha256"] is None
    assert mia.get(f"{api}report/?number=x").status_code == 422


def statuses(answer) -> dict[str, tuple[str, str]]:
    rows = csv.DictReader(io.StringIO(answer.content.decode()))
    return {row["case_id"]: (row["ruled"], row["status"]) for row in rows if row["case_id"] in ("q01", "q02")}


def test_a_program_asks_for_the_second_report(tied, signed_in):
    calibration, cases = tied
    address = f"/api/v1/calibrations/{calibration.public_id}/again/"
    early = signed_in("mia").post(address)
    assert (early.status_code, "same labels and rulings" in early.json()["detail"]) == (409, True)
    rule_on(calibration, cases, verdict="match")
    assert [signed_in(name).post(address).status_code for name in ("vic", "eve")] == [403, 404]
    asked = signed_in("mia").post(address)
    assert (asked.status_code, asked.json()["kind"], asked.json()["state"]) == (202, "calibrate", "queued")
    run_job(job_id=int(asked.json()["id"]), clock=lambda: NOW)
    assert calibration.reports.count() == 2


def test_a_newer_engine_seals_another_report_and_the_first_stays(project, signed_in, monkeypatch):
    with monkeypatch.context() as before:
        for name, value in (("ENGINE_VERSION", "2"), ("VERSION", "2/2")):
            before.setattr(f"agreement.services.calibrating.{name}", value)
        before.setattr("agreement.calibration_report.ENGINE_VERSION", "2")
        calibration = begin(make_run(project, n=N), n=N)
        judge_all(calibration)
        seal(calibration)
    first = calibration.reports.get()
    home, mia = f"/calibrations/{calibration.public_id}/", signed_in("mia")
    assert "A newer engine is installed" in mia.get(home).content.decode()
    assert "A newer engine is installed" not in signed_in("ada").get(home).content.decode()
    assert mia.post(f"/api/v1{home}again/").status_code == 202
    run_job(job_id=Job.objects.filter(kind="calibrate").order_by("pk").last().pk, clock=lambda: NOW)
    assert calibration.reports.get(number=1).document == first.document
    assert (
        document(calibration, 2)["engine"],
        document(calibration, 2)["whole"]["reference"]["n_ruled"],
    ) == ("3", 0)
    page = mia.get(home).content.decode()
    assert "Report 2: before any ruling, engine 3" in page
    assert "newer engine" not in page
    assert mia.post(f"/api/v1{home}again/").status_code == 409
