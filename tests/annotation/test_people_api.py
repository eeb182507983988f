"""The API on projects, people, invitations and the way of a study: as the pages, refusals as problem+json."""

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from annotation.models.invitations import Invitation
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.models.studies import Study
from taxonomy.services.library import freeze_schema, freeze_taxonomy
from tests.studies import NOW, SCHEMA, TAXONOMY, make_cases, make_project, make_study, make_user

pytestmark = pytest.mark.django_db
JSON = "application/json"
PROJECT = "/api/v1/projects/shop/"
STUDY = {
    "project": "shop", "name": "doubles", "dataset": "d", "schema": "review@1", "k": 2, "seed": 5,
    "annotators": [{"pseudonym": "ann"}, {"pseudonym": "ben"}],
}  # fmt: skip


@pytest.fixture(autouse=True)
def _quick_hashes(settings) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def project() -> Project:
    return make_project()


@pytest.fixture
def client_of(project) -> Callable[..., Client]:
    def make(name: str, *roles: Role) -> Client:
        user = User.objects.filter(username=name).first() or make_user(name, project, *roles)
        client = Client()
        client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
        return client

    return make


@pytest.fixture
def mia(client_of) -> Client:
    return client_of("mia", Role.MANAGER)


def post(client: Client, path: str, body: Any = None, **headers: str):
    return client.post(path, {} if body is None else body, content_type=JSON, **headers)


def problem(answer, status: int) -> dict[str, Any]:
    assert (answer.status_code, answer["Content-Type"]) == (status, "application/problem+json"), (
        answer.content
    )
    return answer.json()


class TestProjects:
    def test_are_made_and_listed(self, mia):
        made = post(mia, "/api/v1/projects/", {"slug": "refunds", "name": "Refunds"})
        assert (made.status_code, made.json()["slug"]) == (201, "refunds")
        listed = mia.get("/api/v1/projects/").json()["results"]
        assert [row["slug"] for row in listed] == ["refunds", "shop"]

    def test_are_made_once_under_a_key(self, mia):
        for _ in range(2):
            answer = post(mia, "/api/v1/projects/", {"slug": "r", "name": "R"}, HTTP_IDEMPOTENCY_KEY="one")
            assert answer.status_code == 201
        assert Project.objects.count() == 2

    @pytest.mark.parametrize(
        ("body", "status"),
        [
            ({"slug": "shop", "name": "x"}, 422),
            ({"slug": "new", "name": "x"}, 422),
            ({"slug": "a"}, 400),
            ({"slug": "a", "name": "x", "owner": 1}, 400),
        ],
    )
    def test_that_cannot_be_are_refused(self, mia, body, status):
        problem(post(mia, "/api/v1/projects/", body), status)
        assert Project.objects.count() == 1

    def test_are_not_for_annotators_to_make(self, client_of):
        problem(post(client_of("ann", Role.ANNOTATOR), "/api/v1/projects/", {"slug": "a", "name": "a"}), 403)


class TestPeople:
    def test_are_listed_with_pseudonym_and_roles(self, mia, client_of):
        client_of("ann", Role.ANNOTATOR)
        rows = {row["name"]: row for row in mia.get(PROJECT + "people/").json()["results"]}
        assert rows["ann"]["roles"] == ["annotator"]
        assert set(rows["ann"]) == {"id", "name", "pseudonym", "roles", "is_active"}

    @pytest.mark.parametrize(
        ("role", "status"), [(Role.VIEWER, 403), (Role.ADJUDICATOR, 403), (Role.ANNOTATOR, 404)]
    )
    def test_are_for_managers(self, client_of, role, status):
        other = client_of("other", role)
        for path in ("people/", "invitations/"):
            problem(other.get(PROJECT + path), status)
        problem(post(other, PROJECT + "invitations/", {"role": "manager", "meant_for": "me"}), status)

    def test_change_roles_and_keep_a_manager(self, mia, client_of):
        client_of("ann", Role.ANNOTATOR)
        ann, me = (User.objects.get(username=name).pk for name in ("ann", "mia"))
        path = f"{PROJECT}people/{ann}/roles/"
        assert mia.put(path, {"roles": ["viewer", "viewer"]}, content_type=JSON).json() == {
            "roles": ["viewer"]
        }
        problem(mia.put(path, {"roles": ["king"]}, content_type=JSON), 400)
        said = problem(mia.put(f"{PROJECT}people/{me}/roles/", {"roles": []}, content_type=JSON), 409)
        assert "without a manager" in said["detail"]

    def test_lose_their_login_and_keep_their_work(self, mia, client_of, project):
        make_study("LABELLED", project=project)
        ben = make_user("ben", project, Role.ANNOTATOR)
        project.annotators.filter(pseudonym="ben").update(user=ben)
        path = f"{PROJECT}people/{ben.pk}/"
        assert "cannot be deleted" in problem(mia.delete(path), 409)["detail"]
        assert post(mia, path + "deactivate/").status_code == 204
        problem(post(mia, path + "deactivate/"), 409)
        assert not User.objects.get(pk=ben.pk).is_active
        assert post(mia, path + "reactivate/").status_code == 204

    def test_without_work_are_deleted(self, mia, client_of):
        client_of("ann", Role.ANNOTATOR)
        ann = User.objects.get(username="ann").pk
        assert mia.delete(f"{PROJECT}people/{ann}/").status_code == 204
        problem(mia.delete(f"{PROJECT}people/{ann}/"), 404)


class TestInvitations:
    def test_give_their_link_once(self, mia):
        made = post(
            mia, PROJECT + "invitations/", {"role": "annotator", "meant_for": "Cleo", "pseudonym": "c-1"}
        )
        link = made.json()["link"]
        assert (made.status_code, made["Cache-Control"]) == (201, "no-store")
        assert "/invitations/" in link
        listed = mia.get(PROJECT + "invitations/")
        assert [row["state"] for row in listed.json()["results"]] == ["waiting"]
        assert link.split("/")[-2] not in listed.content.decode()

    def test_are_revoked_once(self, mia):
        made = post(mia, PROJECT + "invitations/", {"role": "viewer", "meant_for": "Cleo"}).json()
        path = f"{PROJECT}invitations/{made['id']}/"
        assert mia.delete(path).status_code == 204
        problem(mia.delete(path), 409)
        assert Client().get(made["link"]).status_code == 410

    @pytest.mark.parametrize(
        ("change", "status"),
        [
            ({"role": "king"}, 400),
            ({"days": 0}, 400),
            ({"days": 61}, 400),
            ({"token": "x"}, 400),
            ({"meant_for": ""}, 400),
            ({"pseudonym": "robot"}, 422),
        ],
    )
    def test_that_cannot_be_are_refused(self, mia, project, change, status):
        project.annotators.create(pseudonym="robot", kind="model")
        problem(post(mia, PROJECT + "invitations/", {"role": "viewer", "meant_for": "x"} | change), status)
        assert not Invitation.objects.exists()


class TestStudies:
    @pytest.fixture(autouse=True)
    def _ready(self, project) -> None:
        make_cases(project, [f"c{at}" for at in range(1, 7)])
        freeze_taxonomy(document=TAXONOMY, now=NOW)
        freeze_schema(document=SCHEMA, now=NOW)

    def test_are_counted_made_opened_followed_and_closed(self, mia):
        counted = post(mia, "/api/v1/studies/preview/", STUDY).json()
        assert (counted["n_cases"], counted["n_slots"], Study.objects.count()) == (6, 12, 0)
        made = post(mia, "/api/v1/studies/", STUDY)
        path = made["Location"]
        assert (made.status_code, made.json()["state"]) == (201, "DRAFT")
        assert mia.get(path).json()["name"] == "doubles"
        assert {check["is"] for check in mia.get(path + "opening/").json()["checks"]} == {"ok", "note"}
        assert post(mia, path + "opening/").json()["state"] == "OPEN"
        followed = mia.get(path + "coverage/").json()
        assert (followed["n_slots"], followed["waiting"], followed["adds_up"]) == (12, 12, True)
        assert [row["pace"] for row in followed["annotators"]] == [None, None]
        assert post(mia, path + "closing/").json()["state"] == "CLOSED"
        for again in ("opening/", "closing/"):
            problem(post(mia, path + again), 409)

    def test_are_made_once_under_a_key(self, mia):
        for _ in range(2):
            assert post(mia, "/api/v1/studies/", STUDY, HTTP_IDEMPOTENCY_KEY="k").status_code == 201
        assert Study.objects.count() == 1

    @pytest.mark.parametrize(
        ("change", "status", "says"),
        [
            ({"k": 0}, 422, "field 'k'"), ({"surprise": 1}, 422, "field 'surprise'"), ({"dataset": "none"}, 422, "'dataset'"),
            ({"schema": "none"}, 422, "'schema'"), ({"project": 5}, 400, ""), ({"project": "elsewhere"}, 404, ""),
            ({"exclude_studies": ["none"]}, 422, "exclude_studies"),
        ],
    )  # fmt: skip
    def test_that_cannot_be_are_refused_by_name(self, mia, change, status, says):
        for path in ("/api/v1/studies/", "/api/v1/studies/preview/"):
            assert says in problem(post(mia, path, STUDY | change), status).get("detail", "")
        assert not Study.objects.exists()

    def test_are_listed_by_project_a_page_at_a_time(self, mia):
        for name in ("one", "two", "three"):
            post(mia, "/api/v1/studies/", STUDY | {"name": name})
        first = mia.get("/api/v1/studies/?project=shop&limit=2").json()
        assert [row["name"] for row in first["results"]] == ["three", "two"]
        assert [row["name"] for row in mia.get(first["next"]).json()["results"]] == ["one"]
        assert mia.get("/api/v1/studies/?project=other").json()["results"] == []
        problem(mia.get("/api/v1/studies/?owner=me"), 400)

    @pytest.mark.parametrize("body", [[], "study", 5])
    def test_need_an_object(self, mia, body):
        problem(post(mia, "/api/v1/studies/", body), 400)

    @pytest.mark.parametrize(
        ("role", "status"), [(Role.VIEWER, 403), (Role.ADJUDICATOR, 403), (Role.ANNOTATOR, 404)]
    )
    def test_are_for_managers(self, mia, client_of, role, status):
        path = post(mia, "/api/v1/studies/", STUDY)["Location"]
        other = client_of("other", role)
        problem(post(other, "/api/v1/studies/", STUDY | {"name": "x"}), status)
        for act in ("opening/", "closing/"):
            problem(post(other, path + act), status)
        problem(other.get(path + "coverage/"), status)

    def test_hide_their_progress_from_a_manager_who_labels(self, mia, project):
        path = post(mia, "/api/v1/studies/", STUDY)["Location"]
        post(mia, path + "opening/")
        project.annotators.filter(user__username="mia").delete()
        project.annotators.filter(pseudonym="ann").update(user=User.objects.get(username="mia"))
        problem(mia.get(path + "coverage/"), 403)
