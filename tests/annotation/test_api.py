"""The API over the same services: scoped to members, problems as problem+json, no ruling before the report."""

import pytest
from django.core.management import call_command
from django.test import Client

from annotation.models.projects import Role
from annotation.models.rulings import Ruling
from tests.studies import make_project, make_study, make_user

pytestmark = pytest.mark.django_db


@pytest.fixture
def project():
    return make_project()


def signed_in(name, project=None, *roles, **options) -> Client:
    client = Client(**options)
    client.force_login(make_user(name, project, *roles), backend="django.contrib.auth.backends.ModelBackend")
    return client


def ruling(client, study, body, **headers):
    return client.post(
        f"/api/v1/studies/{study.public_id}/rulings/", body, content_type="application/json", **headers
    )


GOOD = {"case_id": "c3", "answers": {"score": 2}, "reason": "other"}


class TestRulings:
    @pytest.mark.parametrize("stage", ["OPEN", "CLOSED"])
    def test_before_the_report_is_a_conflict(self, project, stage):
        study = make_study(stage, project=project)
        answer = ruling(signed_in("ada", project, Role.ADJUDICATOR), study, GOOD)
        assert (answer.status_code, answer["Content-Type"]) == (409, "application/problem+json")
        assert not Ruling.objects.exists()

    def test_is_stored_and_answered_with_its_digest(self, project):
        study = make_study("MEASURED", project=project)
        answer = ruling(signed_in("ada", project, Role.ADJUDICATOR), study, GOOD)
        assert (answer.status_code, answer.json()["ruling"]) == (201, 1)
        assert Ruling.objects.get().adjudicator.kind == "human"

    @pytest.mark.parametrize("role", [Role.MANAGER, Role.VIEWER])
    def test_is_for_adjudicators(self, project, role):
        study = make_study("MEASURED", project=project)
        assert ruling(signed_in("mia", project, role), study, GOOD).status_code == 403

    def test_refusals_name_the_field(self, project):
        study = make_study("MEASURED", project=project)
        answer = ruling(signed_in("ada", project, Role.ADJUDICATOR), study, GOOD | {"answers": {"score": 1}})
        assert (answer.status_code, answer.json()["field"]) == (422, "note")

    def test_refuses_fields_that_do_not_exist(self, project):
        study = make_study("MEASURED", project=project)
        answer = ruling(
            signed_in("ada", project, Role.ADJUDICATOR), study, GOOD | {"adjudicator": "somebody else"}
        )
        assert (answer.status_code, "adjudicator" in answer.json()["errors"]) == (400, True)

    @pytest.mark.parametrize("body", ['{"case_id": "a", "case_id": "b"}', '{"n": NaN}', "[" * 99, "{"])
    def test_reads_json_strictly(self, project, body):
        study = make_study("MEASURED", project=project)
        answer = ruling(signed_in("ada", project, Role.ADJUDICATOR), study, body)
        assert (answer.status_code, answer["Content-Type"]) == (400, "application/problem+json")

    def test_needs_a_csrf_token(self, project):
        study = make_study("MEASURED", project=project)
        client = signed_in("ada", project, Role.ADJUDICATOR, enforce_csrf_checks=True)
        assert ruling(client, study, GOOD).status_code == 403


class TestScope:
    PATHS = ("", "report/", "disagreements/")

    @pytest.mark.parametrize("path", PATHS)
    def test_strangers_and_annotators_find_nothing(self, project, path):
        study = make_study("RELEASED", project=project)
        for client in (signed_in("eve"), signed_in("ann", project, Role.ANNOTATOR)):
            assert client.get(f"/api/v1/studies/{study.public_id}/{path}").status_code == 404

    def test_nobody_unknown_gets_in(self, project):
        study = make_study("MEASURED", project=project)
        assert Client().get(f"/api/v1/studies/{study.public_id}/").status_code in (401, 403)
        assert Client().get("/projects/shop/").status_code == 302

    def test_members_read_the_report_byte_for_byte(self, project):
        study = make_study("MEASURED", project=project)
        answer = signed_in("vic", project, Role.VIEWER).get(f"/api/v1/studies/{study.public_id}/report/")
        assert answer.content.decode() == study.reports.get().document

    def test_disagreements_name_sides_and_nobody(self, project):
        study = make_study("MEASURED", project=project)
        client = signed_in("ada", project, Role.ADJUDICATOR)
        answer = client.get(f"/api/v1/studies/{study.public_id}/disagreements/")
        assert answer.json()["n_open"] == 2
        assert set(answer.json()["results"][0]["sides"]) == {"X", "Y"}
        assert b"ann" not in answer.content.replace(b"annotat", b"")

    @pytest.mark.parametrize("stage", ["OPEN", "LABELLED"])
    def test_an_open_study_shows_no_label(self, project, stage):
        study = make_study(stage, project=project)
        client = signed_in("ada", project, Role.ADJUDICATOR)
        assert client.get(f"/api/v1/studies/{study.public_id}/disagreements/").status_code == 409
        assert client.get(f"/api/v1/studies/{study.public_id}/report/").status_code == 404


def test_the_schema_is_valid_and_complete(tmp_path):
    call_command("spectacular", "--validate", "--fail-on-warn", "--file", str(tmp_path / "schema.yaml"))
