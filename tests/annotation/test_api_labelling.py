"""Labelling over the API: one's own cases, exactly once, with both versions where two tabs meet."""

import pytest
from django.test import Client

from annotation.models.labels import Label
from annotation.models.projects import Annotator, Role
from annotation.models.studies import Assignment
from annotation.services.studies import close_study
from tests.studies import ACTOR, NOW, answers, make_project, make_study, make_user

pytestmark = pytest.mark.django_db


class Labeller:
    """Somebody who labels over the API."""

    def __init__(self, project, name):
        user = make_user(f"login-{name}", project, Role.ANNOTATOR)
        Annotator.objects.filter(project=project, pseudonym=name).update(user=user)
        self.client = Client()
        self.client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")

    def ask(self, method, study, path="", body=None, **headers):
        send = getattr(self.client, method)
        arguments = {} if method == "get" else {"content_type": "application/json", "data": body or {}}
        return send(f"/api/v1/studies/{study.public_id}/labelling/{path}", headers=headers, **arguments)

    def next(self, study):
        return self.ask("post", study, "next/")

    def label(self, study, case, given, *, key="one", after=0):
        headers = {"Idempotency-Key": key, "If-Match": f'"{after}"'}
        return self.ask("post", study, f"{case}/label/", {"answers": given, "seconds_active": 7}, **headers)


@pytest.fixture
def study():
    return make_study("OPEN", project=make_project())


@pytest.fixture
def ann(study):
    return Labeller(study.project, "ann")


@pytest.fixture
def case(study, ann):
    return ann.next(study).json()["id"]


def test_thirty_steps_from_the_first_case_to_nothing_left(study, ann):
    for _ in range(4):
        served = ann.next(study).json()
        assert set(served["content"]) == {"input"}
        assert ann.label(study, served["id"], answers("PASS", 1), key=served["id"]).status_code == 201
    assert ann.next(study).status_code == 204
    found = ann.ask("get", study, "?tab=submitted").json()
    assert found["counts"] == {"todo": 0, "draft": 0, "submitted": 4, "skipped": 0}
    assert len(found["results"]) == 4
    assert Label.objects.filter(origin="api", seconds_active=7).count() == 4


def test_a_case_is_read_with_its_label_history_and_draft(study, ann, case):
    ann.label(study, case, answers("PASS", 1))
    ann.label(study, case, answers("FAIL", 0), key="two", after=1)
    ann.ask("put", study, f"{case}/draft/", {"answers": {"score": 2}, "base_revision": 2})
    answer = ann.ask("get", study, f"{case}/")
    body = answer.json()
    assert (answer["ETag"], body["revision"], body["answers"]["decision"]) == ('"2"', 2, "FAIL")
    assert [one["answers"]["decision"] for one in body["history"]] == ["PASS", "FAIL"]
    assert body["draft"]["answers"] == {"score": 2}


def test_the_same_key_answers_the_same_and_other_content_is_refused(study, ann, case):
    first, again = ann.label(study, case, answers("PASS", 1)), ann.label(study, case, answers("PASS", 1))
    assert (first.status_code, again.status_code, first.json()) == (201, 200, again.json())
    assert ann.label(study, case, answers("FAIL", 1)).status_code == 422
    assert Label.objects.count() == 1


def test_a_stale_revision_is_a_conflict_with_both_versions(study, ann, case):
    ann.label(study, case, answers("PASS", 1))
    refused = ann.label(study, case, answers("FAIL", 0), key="two")
    body = refused.json()
    assert (refused.status_code, refused["Content-Type"]) == (409, "application/problem+json")
    assert (body["current"], body["current_answers"]["decision"], body["answers"]["decision"]) == (
        1, "PASS", "FAIL",
    )  # fmt: skip


@pytest.mark.parametrize("missing", ["Idempotency-Key", "If-Match"])
def test_both_headers_are_needed(study, ann, case, missing):
    headers = {"Idempotency-Key": "k", "If-Match": '"0"'}
    del headers[missing]
    answer = ann.ask("post", study, f"{case}/label/", {"answers": answers("PASS", 1)}, **headers)
    assert (answer.status_code, missing in answer.json()["detail"]) == (428, True)


@pytest.mark.parametrize("revision", ["x", "-1", "*", "9" * 20])
def test_if_match_is_a_revision(study, ann, case, revision):
    headers = {"Idempotency-Key": "k", "If-Match": revision}
    answer = ann.ask("post", study, f"{case}/label/", {"answers": answers("PASS", 1)}, **headers)
    assert answer.status_code == 422


def test_refused_answers_name_their_fields(study, ann, case):
    answer = ann.label(study, case, {"decision": "MAYBE"})
    assert (answer.status_code, list(answer.json()["errors"])) == (422, ["decision"])


def test_unknown_fields_are_refused(study, ann, case):
    headers = {"Idempotency-Key": "k", "If-Match": '"0"'}
    body = {"answers": answers("PASS", 1), "annotator": "ben"}
    assert ann.ask("post", study, f"{case}/label/", body, **headers).status_code == 400


def test_skipping_taking_back_and_flagging(study, ann, case):
    assert ann.ask("post", study, f"{case}/skip/", {"reason": " "}).status_code in (400, 409)
    assert ann.ask("post", study, f"{case}/skip/", {"reason": "Not mine."}).status_code == 204
    assert ann.ask("get", study, "?tab=skipped").json()["results"] == [case]
    assert ann.ask("post", study, f"{case}/take-back/").json()["id"] == case
    flagged = ann.ask("post", study, f"{case}/flag/", {"note": "The anchor itself."})
    assert (flagged.status_code, flagged.json()["kind"]) == (201, "gold_suspect")


class TestScope:
    ACTS = (("get", ""), ("put", "draft/"), ("post", "label/"), ("post", "skip/"), ("post", "flag/"))

    @pytest.mark.parametrize(("method", "path"), ACTS)
    def test_anothers_case_is_not_there(self, study, ann, method, path):
        theirs = Assignment.objects.filter(annotator__pseudonym="ben").first().public_id
        headers = {"Idempotency-Key": "k", "If-Match": '"0"'}
        body = (
            {"answers": answers("PASS", 1)} if path in ("draft/", "label/") else {"reason": "x", "note": "x"}
        )
        if path in ("skip/", "flag/"):
            body = {"reason": "x"} if path == "skip/" else {"note": "x"}
        assert ann.ask(method, study, f"{theirs}/{path}", body, **headers).status_code == 404

    def test_a_manager_who_does_not_label_finds_nothing(self, study, case):
        client = Client()
        mia = make_user("mia", study.project, Role.MANAGER)
        client.force_login(mia, backend="django.contrib.auth.backends.ModelBackend")
        assert client.get(f"/api/v1/studies/{study.public_id}/labelling/").status_code == 404

    def test_a_closed_study_is_a_conflict_and_shows_ones_own(self, study, ann, case):
        ann.label(study, case, answers("PASS", 1))
        close_study(study=study, actor=ACTOR, now=NOW)
        assert ann.next(study).status_code == 409
        assert ann.ask("get", study, f"{case}/").json()["answers"]["decision"] == "PASS"
