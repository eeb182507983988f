"""What managers do by page they do by program, under the same refusals: studies, intake, checks, webhooks, reports."""

from datetime import timedelta

import pytest
from django.test import override_settings
from django.utils import timezone

from annotation.models.audit import AuditEvent
from annotation.models.jobs import Job
from annotation.models.projects import Annotator
from annotation.models.webhooks import Webhook
from annotation.services.assignments import next_assignment, skip
from annotation.services.dataset_checks import CHECK
from annotation.services.jobs import run_job

pytestmark = pytest.mark.django_db
HOOKS, INTAKE = "/api/v1/projects/shop/webhooks/", "/api/v1/projects/shop/intake/"


def put_back(study, name="ann"):
    who = Annotator.objects.get(pseudonym=name)
    slot = next_assignment(study=study, annotator=who, now=timezone.now()).assignment
    skip(assignment=slot, annotator=who, reason="I know its author", now=timezone.now())
    return slot


class TestOpenStudies:
    @pytest.fixture
    def study(self, study_at):
        trio = [{"pseudonym": name} for name in ("ann", "ben", "cat")]
        return study_at("OPEN", annotators=trio, assignment="fixed")

    @pytest.fixture
    def ask(self, study, program):
        return lambda act, body=None, who="mia": program(who).post(
            f"/api/v1/studies/{study.public_id}/{act}/", body or {}, format="json"
        )

    def test_a_slot_that_waits_is_seen_and_handed_on(self, study, ask, program):
        slot = put_back(study)
        address = f"/api/v1/studies/{study.public_id}/waiting-slots/"
        [row] = program("mia").get(address).json()["results"]
        assert (row["slot"], "ann" in row["barred"]) == (str(slot.public_id), True)
        free = next(name for name in ("ben", "cat") if name not in row["barred"])
        assert ask("waiting-slots", {"slot": row["slot"], "to": free}).status_code == 204
        assert program("mia").get(address).json()["results"] == []
        slot.refresh_from_db()
        assert slot.annotator.pseudonym == free

    def test_what_waits_is_shared_out(self, study, ask):
        put_back(study)
        assert ask("share-out", {"among": ["ben", "cat"]}).json() == {"n_given": 1, "n_left": 0}

    @pytest.mark.parametrize("share", [False, True])
    def test_somebody_stops(self, study, ask, share):
        before = study.assignments.filter(annotator__pseudonym="ann").count()
        done = ask("withdrawals", {"annotator": "ann", "reason": "left", "share": share}).json()
        assert sum(done.values()) == before
        assert set(done) == ({"n_given", "n_left"} if share else {"n_free"})

    @pytest.mark.parametrize(
        ("act", "body", "status", "says"),
        [
            ("deadline", {"until": "2020-01-01T00:00:00Z"}, 409, "a deadline lies in the future."),
            ("share-out", {"among": ["nobody"]}, 422, "among: 'nobody' is no annotator of this study."),
            ("withdrawals", {"annotator": "eve", "reason": "x"}, 422, "'eve' is no annotator of this study."),
            ("withdrawals", {"annotator": "ann"}, 400, "reason"),
        ],
    )
    def test_what_cannot_be_done_is_said(self, ask, act, body, status, says):
        answer = ask(act, body)
        assert (answer.status_code, says in answer.content.decode()) == (status, True)

    def test_a_deadline_is_put_off(self, study_at, program):
        soon, later = ((timezone.now() + timedelta(days=days)).isoformat() for days in (1, 9))
        address = f"/api/v1/studies/{study_at('OPEN', deadline=soon).public_id}/deadline/"
        assert program("mia").post(address, {"until": later}, format="json").json() == {"until": later}
        assert program("vic").post(address, {"until": later}, format="json").status_code == 403


class TestChecks:
    @pytest.fixture
    def version(self, program):
        case = {"id": "c1", "input": {"q": "?"}, "split": "test", "metadata": {}, "expectedOutput": {"a": 1}}
        done = program("mia").post(
            "/api/v1/projects/shop/cases/", {"dataset": "d", "cases": [case]}, format="json"
        )
        return f"/api/v1/dataset-versions/{done.json()['version']['id']}/"

    def test_run_as_a_job_whose_result_stands_at_its_link(self, version, program):
        job = program("mia").post(f"{version}checks/").json()
        assert (job["kind"], job["state"], job["result"]) == (CHECK, "queued", None)
        run_job(job_id=int(job["id"]), clock=timezone.now)
        done = program("mia").get(f"/api/v1/jobs/{job['id']}/").json()
        [check] = program("vic").get(done["result"]).json()["results"]
        assert (check["stands"], check["n_cases"], check["ok"]) == (True, 1, check["document"]["ok"])
        assert program("eve").get(done["result"]).status_code == 404

    def test_a_version_is_released_when_they_passed_or_somebody_says_why_not(self, version, program):
        mia = program("mia")
        refused = mia.post(f"{version}release/", {}, format="json")
        assert (refused.status_code, "Run the checks" in refused.json()["detail"]) == (409, True)
        done = mia.post(f"{version}release/", {"regardless": "a trial"}, format="json")
        assert (done.status_code, done.json()["state"]) == (200, "released")
        assert AuditEvent.objects.filter(action="dataset.released_regardless").exists()
        assert mia.post(f"{version}release/", {}, format="json").json() == done.json()

    def test_the_plan_is_kept_until_then(self, version, program):
        mia = program("mia")
        assert (
            mia.put(f"{version}plan/", {"counts": {"split": {"test": 1}}}, format="json").status_code == 200
        )
        assert mia.put(f"{version}plan/", {"nothing": 1}, format="json").status_code == 422
        mia.post(f"{version}release/", {"regardless": "a trial"}, format="json")
        assert mia.put(f"{version}plan/", {}, format="json").status_code == 409
        assert program("vic").put(f"{version}plan/", {}, format="json").status_code == 403


class TestIntake:
    def test_a_proposal_becomes_a_case_a_step_at_a_time(self, program):
        mia = program("mia")
        case = {"id": "c1", "input": {"q": "?"}, "split": "test", "metadata": {}}
        version = mia.post("/api/v1/projects/shop/cases/", {"dataset": "d", "cases": [case]}, format="json")
        content = {"input": {"q": "Where is Anna's order?"}}
        row = mia.post(INTAKE, {"reason": "failure", "content": content}, format="json").json()
        early = mia.post(f"{INTAKE}{row['id']}/review/", {"verdict": "wrong"}, format="json")
        assert (early.status_code, early.json()["detail"]) == (
            409,
            "It is proposed; reviewed comes after pruned.",
        )
        given = {"version": version.json()["version"]["id"], "case_id": "c2", "split": "test"}
        reviewed = {"verdict": "wrong", "expected": 7}
        steps = {"redact": {"also": ["Anna"]}, "prune": {}, "review": reviewed, "accept": given}
        for to, body in steps.items():
            answer = mia.post(f"{INTAKE}{row['id']}/{to}/", body, format="json")
            assert answer.status_code == 200, answer.content
        told = mia.get(f"{INTAKE}{row['id']}/").json()
        assert (told["state"], told["verdict"], "Anna" in str(told["content"])) == (
            "accepted",
            "wrong",
            False,
        )

    @pytest.mark.parametrize(
        ("to", "body", "status"), [("frobnicate", {}, 404), ("prune", {"x": 1}, 400), ("decline", {}, 400)]
    )
    def test_what_is_no_step_is_refused(self, program, to, body, status):
        mia = program("mia")
        row = mia.post(INTAKE, {"reason": "failure", "content": {"input": 1}}, format="json").json()
        assert mia.post(f"{INTAKE}{row['id']}/{to}/", body, format="json").status_code == status


class TestWebhooks:
    @override_settings(WEBHOOK_HOSTS=["hooks.example.org"])
    def test_a_secret_is_told_once_and_an_end_is_an_end(self, program):
        mia, wanted = program("mia"), {"url": "https://hooks.example.org/x", "events": ["release.created"]}
        made = mia.post(HOOKS, wanted, format="json")
        assert (made.status_code, made.json()["secret"]) == (201, Webhook.objects.get().secret)
        [row] = mia.get(HOOKS).json()["results"]
        assert row == {name: made.json()[name] for name in row}
        assert "secret" not in row
        assert mia.delete(f"{HOOKS}{row['id']}/").status_code == 204
        assert mia.get(HOOKS).json()["results"] == []

    def test_an_address_that_is_not_allowed_is_refused(self, program):
        wanted = {"url": "https://169.254.169.254/x", "events": ["release.created"]}
        assert program("mia").post(HOOKS, wanted, format="json").status_code == 422


class TestReports:
    def test_measuring_is_stopped_and_asked_for_again(self, study_at, program):
        address = f"/api/v1/studies/{study_at('CLOSED').public_id}/measuring/"
        mia = program("mia")
        assert mia.delete(address).status_code == 204
        assert Job.objects.get(kind="measure").state == "cancelled"
        assert mia.post(address).status_code == 202
        assert Job.objects.get(kind="measure").state == "queued"
        assert program("vic").post(address).status_code == 403

    def test_a_sealed_report_is_not_made_twice_and_tells_its_cases(self, study_at, program):
        address = f"/api/v1/studies/{study_at('MEASURED').public_id}/"
        assert program("mia").post(f"{address}measuring/").status_code == 409
        units = program("vic").get(f"{address}report/units.csv")
        assert units["Content-Type"].startswith("text/csv")
        assert b"".join(units.streaming_content).count(b"\n") > 1


def test_the_ledger_tells_each_act_with_what_it_was_about(study_at, program):
    study = study_at("CLOSED")
    page = program("mia").get("/api/v1/projects/shop/audit/?kind=study.closed").json()
    [act] = page["results"]
    assert (act["action"], act["subject"]["study"]) == ("study.closed", study.name)
    assert all(isinstance(value, str) for value in act["subject"].values())
