"""The pages of calibrations and regressions: who may read and do what, and that they show what is there."""

import json
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from annotation.models.calibration import Calibration
from annotation.models.jobs import Job
from annotation.models.judging import JudgePass
from annotation.models.people import User
from annotation.models.projects import Annotator, Project, Role
from annotation.models.regressions import RegressionFixture
from annotation.services.jobs import run_job
from annotation.services.projects import add_member
from tests.agreement.calibrations.runs import PINS, WHY, begin, judge_all, make_run, seal
from tests.annotation.judging.worlds import ROWS, dataset, put_run, put_verdicts
from tests.annotation.views.conftest import cast, name_annotators, project, signed_in
from tests.studies import ACTOR, NOW

__all__ = ["cast", "project", "signed_in"]

pytestmark = pytest.mark.django_db
BEGIN = {
    "name": "judge of June", "annotators": "ann", "k": 1, "n": 40, "seed": 1, "annotate": 0.4, "trust": 0.6,
    "autonomous": 0.9, "fewest_labels": 30,
}  # fmt: skip


@pytest.fixture
def judge_pass(project: Project) -> JudgePass:
    return make_run(project)


@pytest.fixture
def calibration(judge_pass: JudgePass, project: Project) -> Calibration:
    made = begin(judge_pass)
    name_annotators(project)
    return made


@pytest.fixture
def sealed(calibration: Calibration) -> Calibration:
    judge_all(calibration)
    seal(calibration)
    return calibration


def addresses(calibration: Calibration) -> list[str]:
    verdict = calibration.judge_pass.verdicts.first()
    home = f"/calibrations/{calibration.public_id}/"
    return [
        "/projects/shop/calibrations/", home, f"{home}calibration.json", f"{home}answers.csv",
        f"/projects/shop/calibrations/new/?pass={calibration.judge_pass.public_id}",
        f"/verdicts/{verdict.public_id}/overrule/", "/projects/shop/regressions/",
        "/projects/shop/regressions/judge-regressions.jsonl",
    ]  # fmt: skip


def statuses(client: Client, calibration: Calibration) -> list[int]:
    return [client.get(address).status_code for address in addresses(calibration)]


def test_who_may_read_what_once_it_is_sealed(sealed, signed_in):
    assert statuses(signed_in("mia"), sealed) == [200] * 8
    assert statuses(signed_in("ada"), sealed) == [200, 200, 200, 200, 403, 200, 200, 200]
    assert statuses(signed_in("vic"), sealed) == [200, 200, 200, 200, 403, 403, 200, 200]
    assert statuses(signed_in("ann"), sealed) == [404, 200, 403, 403, 404, 404, 404, 404]
    assert statuses(signed_in("ben"), sealed) == [404] * 8
    assert statuses(signed_in("eve"), sealed) == [404] * 8
    assert set(statuses(Client(), sealed)) == {302}


def test_the_report_says_what_came_out(sealed, signed_in):
    page = signed_in("mia").get(f"/calibrations/{sealed.public_id}/").content.decode()
    for part in (
        "judge:opus", "Kappa", "TPR", "TNR", "Rogan and Gladen", "Prediction-powered", "infrastructure error",
        "Needs a person", "small n", "reliability", "Overrule", WHY, "The interval reaches",
    ):  # fmt: skip
        assert part in page, part


def test_whoever_judges_the_run_meanwhile_is_shown_no_answer_that_is_left(sealed, signed_in):
    """Figures stay; who said what of an answer, and the downloads that hold it, wait for their own verdict."""
    ada, run = signed_in("ada"), sealed.judge_pass.run
    home = f"/calibrations/{sealed.public_id}/"
    ada.post(f"/projects/shop/runs/{run.public_id}/judge/", {"rubric": ""})
    page = ada.get(home).content.decode()
    assert "You are judging this run." in page
    assert WHY not in page
    documents = [f"{home}calibration.json", f"{home}answers.csv", f"/api/v1{home}report/"]
    assert [ada.get(address).status_code for address in documents] == [403] * 3
    begun = run.passes.get(judge__kind="human")
    ada.post(f"/projects/shop/judging/{begun.public_id}/give-up/", {"reason": "Called away"})
    assert WHY in ada.get(home).content.decode()
    assert [ada.get(address).status_code for address in documents] == [200] * 3


def test_no_cell_of_the_answers_is_a_formula(sealed, signed_in, monkeypatch):
    monkeypatch.setattr(
        "agreement.views.calibrations.unit_rows", lambda *_: iter([("case_id", "n"), ("=1+1", 0.5)])
    )
    answer = signed_in("mia").get(f"/calibrations/{sealed.public_id}/answers.csv")
    assert answer.content.decode().splitlines() == ['"case_id","n"', '"\'=1+1","0.5"']


def test_a_calibration_is_begun_by_its_form(judge_pass, project, signed_in):
    mia = signed_in("mia")
    address = f"/projects/shop/calibrations/new/?pass={judge_pass.public_id}"
    for change, said in (
        ({"annotators": ""}, "required"),
        ({"annotators": "judge:opus"}, "is a model"),
        ({"n": 0}, "greater than or equal"),
        ({"annotate": 0.9}, "is above trust"),
        ({"k": 2}, "annotators"),
    ):
        answer = mia.post(address, BEGIN | change)
        assert (answer.status_code, said in answer.content.decode()) == (422, True), change
    assert not Calibration.objects.exists()
    answer = mia.post(address, BEGIN, follow=True)
    assert answer.redirect_chain
    assert "is being calibrated" in answer.content.decode()
    assert Calibration.objects.get().study.state == "OPEN"


def test_a_report_that_a_worker_gave_up_on_is_asked_for_again(calibration, signed_in):
    judge_all(calibration)
    jobs = Job.objects.filter(arguments__study_id=calibration.study_id)
    jobs.filter(kind="calibrate").update(state="failed")
    run_job(job_id=jobs.get(kind="measure").pk, clock=lambda: NOW)
    mia, home = signed_in("mia"), f"/calibrations/{calibration.public_id}/"
    assert "could not be computed" in mia.get(home).content.decode()
    assert signed_in("vic").post(f"{home}again/").status_code == 403
    mia.post(f"{home}again/")
    seal(calibration)
    assert "Who said what" in mia.get(home).content.decode()
    assert "sealed already" in mia.post(f"{home}again/", follow=True).content.decode()


class TestBlind:
    """Nobody who labels learns what the judge said, whatever else they are."""

    @pytest.fixture
    def everywhere(self, calibration: Calibration) -> list[str]:
        project, run = calibration.project, calibration.judge_pass.run
        slot = calibration.study.assignments.first()
        attempt = run.attempts.first()
        home = f"/projects/{project.slug}/"
        study = f"/studies/{calibration.study.public_id}/"
        return [
            *addresses(calibration), home, study, f"{study}label/", f"{study}label/{slot.public_id}/", f"{home}runs/",
            f"{home}runs/{run.public_id}/", f"{home}runs/{run.public_id}/cases/{attempt.public_id}/",
            f"/api/v1/studies/{calibration.study.public_id}/labelling/{slot.public_id}/", f"{home}data/",
            f"/api/v1/calibrations/{calibration.public_id}/",
            f"/api/v1/projects/{project.slug}/calibrations/", f"/api/v1/projects/{project.slug}/regressions/",
        ]  # fmt: skip

    def leaks(self, client: Client, everywhere: list[str]) -> list[str]:
        found = []
        for address in everywhere:
            answer = client.get(address, follow=True)
            body = b"".join(answer.streaming_content) if answer.streaming else answer.content
            if WHY.encode() in body or b"judge_unparseable" in body:
                found.append(address)
        return found

    def test_while_the_study_is_open(self, calibration, everywhere, signed_in, project):
        ann = User.objects.get(username="ann")
        assert self.leaks(signed_in("ann"), everywhere) == []
        for role in Role:
            add_member(project=project, user=ann, role=role, actor=ACTOR, now=NOW)
        assert self.leaks(signed_in("ann"), everywhere) == []
        assert Annotator.objects.get(user=ann).studies.count() == 1
        # The control: who does not label reads the judge where its run is shown.
        assert self.leaks(signed_in("mia"), everywhere) != []

    def test_a_fixture_over_cases_that_one_labels_is_hidden(self, calibration, signed_in, project):
        mia = signed_in("mia")
        verdict = calibration.judge_pass.verdicts.get(attempt__case__external_id="q01")
        overruled(mia, verdict)
        ann = User.objects.get(username="ann")
        add_member(project=project, user=ann, role=Role.MANAGER, actor=ACTOR, now=NOW)
        client = signed_in("ann")
        fixture = RegressionFixture.objects.get()
        assert client.get(f"/projects/shop/regressions/{fixture.public_id}/").status_code == 404
        assert "q01" not in client.get("/projects/shop/regressions/").content.decode()
        assert client.get("/projects/shop/regressions/judge-regressions.jsonl").status_code == 403


def overruled(client: Client, found: Any, **change: str) -> Any:
    given = {"verdict": "no_match", "why": "It is 7.", "protects": "gold_status"} | change
    return client.post(f"/verdicts/{found.public_id}/overrule/", given, follow=True)


class TestRegressions:
    @pytest.fixture
    def verdict(self, judge_pass: JudgePass) -> Any:
        return judge_pass.verdicts.get(attempt__case__external_id="q01")

    def test_overruling_leads_to_the_fixture_that_is_settled_anew(self, verdict, signed_in):
        mia = signed_in("mia")
        assert mia.post(f"/verdicts/{verdict.public_id}/overrule/", {}).status_code == 422
        assert overruled(mia, verdict, verdict="match").status_code == 422
        page = overruled(mia, verdict).content.decode()
        assert "It is 7." in page
        fixture = RegressionFixture.objects.get()
        home = f"/projects/shop/regressions/{fixture.public_id}/"
        assert mia.post(home, {"verdict": "match", "why": ""}).status_code == 422
        page = mia.post(home, {"verdict": "match", "why": "No, 101."}, follow=True).content.decode()
        assert "No, 101." in page
        assert "It is 7." in page
        assert signed_in("vic").post(home, {"verdict": "no_match", "why": "x"}).status_code == 403
        assert signed_in("ann").post(home, {"verdict": "no_match", "why": "x"}).status_code == 404

    def test_forms_need_their_token(self, verdict, signed_in):
        client = signed_in("mia", enforce_csrf=True)
        assert overruled(client, verdict).status_code == 403
        assert not RegressionFixture.objects.exists()

    def test_a_run_comes_in_by_page(self, verdict, signed_in):
        mia = signed_in("mia")
        overruled(mia, verdict)
        exported = mia.get("/projects/shop/regressions/judge-regressions.jsonl").content
        fixture_id = json.loads(exported)["fixture_id"]
        lines = json.dumps({"fixture_id": fixture_id, "verdict": "no_match", **PINS}) + "\n"
        address = "/projects/shop/regressions/import/"
        bad = mia.post(address, {"file": SimpleUploadedFile("r.jsonl", lines.replace("no_", "un_").encode())})
        assert bad.status_code == 422
        assert "row 1" in bad.content.decode()
        file = SimpleUploadedFile("r.jsonl", lines.encode() * 3)
        page = mia.post(address, {"file": file}, follow=True).content.decode()
        assert "failed its regressions" in page
        assert "No fixture protects" in page
        assert signed_in("vic").post(address).status_code == 403


def test_whoever_judges_rows_blind_meets_them_side_by_side_and_no_suggestion(project, signed_in):
    rows = {"kind": "value", "rows": ROWS}
    version = dataset(project, {"q1": rows, "q2": {"kind": "value", "value": 7}, "q3": rows})
    given = [ROWS[0], {"region": "South", "sales": 2000.0}]
    other = [{"region": row["region"], "turnover": row["sales"]} for row in ROWS]
    run = put_run(
        version,
        [
            {"case_id": "q1", "rows": given},
            {"case_id": "q2", "prediction": "Seven."},
            {"case_id": "q3", "rows": other},
        ],
    )
    calibration = begin(put_verdicts(run, {"q1": {}, "q2": {}, "q3": {}}), n=3)
    name_annotators(project)
    ann, pages = signed_in("ann"), {}
    for slot in calibration.study.assignments.select_related("study_case__case"):
        page = ann.get(reverse("labelling-case", args=[calibration.study.public_id, slot.public_id]))
        pages[slot.study_case.case.external_id] = page.content.decode()
    assert ["matched</span>" in pages["q1"], "missing</span>" in pages["q1"]] == [True, True]
    assert "off in one column (sales)" in pages["q1"]
    assert "suggests" not in pages["q1"]
    # No value, and a column that no name pairs: rows would be called matched by the others.
    assert ["Golden and prediction row by row" in pages[case] for case in ("q1", "q2", "q3")] == [
        True,
        False,
        False,
    ]
