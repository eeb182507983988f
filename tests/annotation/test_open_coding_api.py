"""The API of open coding: the same blindness, refusals and roles as the pages."""

import pytest
from django.urls import reverse

from annotation.models.open_coding import NoteRevision, OpenCodingSession
from annotation.models.projects import Role
from tests.annotation.open_coding.sessions import make_coder, make_session, note
from tests.studies import make_project, make_user

pytestmark = pytest.mark.django_db


@pytest.fixture
def session() -> OpenCodingSession:
    return make_session(make_project())


@pytest.fixture
def call(client, session):
    """Ask as somebody: call("ann", "notes", {...}) posts, without a body it gets."""
    people = {
        "mia": make_user("mia", session.project, Role.MANAGER),
        "ann": make_user("ann", session.project, Role.ANNOTATOR),
        "vic": make_user("vic", session.project, Role.VIEWER),
        "eve": make_user("eve"),
    }

    def ask(name: str, what: str, body: dict | None = None):
        client.force_login(people[name])
        address = reverse(f"api-open-coding-{what}", args=[session.public_id])
        if body is None:
            return client.get(address)
        return client.post(address, body, content_type="application/json")

    ask.people = people
    return ask


def test_sessions_are_listed_to_members_alone(client, call, session):
    for name, count in {"ann": 1, "eve": 0}.items():
        client.force_login(call.people[name])
        assert len(client.get(reverse("api-open-coding")).json()["results"]) == count


def test_a_note_is_kept_under_its_digest(call):
    answer = call("ann", "notes", {"position": 2, "note": "A year is added.", "verdict": "FAIL"})
    assert answer.status_code == 201
    kept = NoteRevision.objects.get()
    assert answer.json() == {"id": str(kept.note_id), "position": 2, "revision": 1, "sha256": kept.sha256}


@pytest.mark.parametrize(
    ("name", "body", "status"),
    [
        ("ann", {"position": 2, "note": "x", "verdict": "MAYBE"}, 400),
        ("ann", {"position": 2, "note": "x", "verdict": "PASS", "model": "y"}, 400),
        ("ann", {"position": 99, "note": "x", "verdict": "PASS"}, 404),
        ("ann", {"position": 2, "note": "x" * 1001, "verdict": "PASS"}, 422),
        ("mia", {"position": 2, "note": "x", "verdict": "PASS"}, 403),
        ("eve", {"position": 2, "note": "x", "verdict": "PASS"}, 404),
    ],
)
def test_what_cannot_be_kept_is_a_problem_document(call, name, body, status):
    answer = call(name, "notes", body)
    assert answer.status_code == status
    assert answer["Content-Type"] == "application/problem+json"
    assert not NoteRevision.objects.exists()


def test_a_note_that_moved_on_is_a_conflict(call):
    for text in ("First.", "Second."):
        call("ann", "notes", {"position": 1, "note": text, "verdict": "PASS"})
    stale = call("ann", "notes", {"position": 1, "note": "Third.", "verdict": "PASS", "revision": 1})
    assert (stale.status_code, stale.json()["current"]["note"]) == (409, "Second.")


def test_a_coder_reads_their_own_notes_until_they_open_the_board(call, session):
    note(session, 1, make_coder(session.project, "other"), "CANARY")
    call("ann", "notes", {"position": 1, "note": "Mine.", "verdict": "PASS"})
    found = call("ann", "notes").json()
    assert found["own_only"] is True
    assert [one["note"] for one in found["results"]] == ["Mine."]
    assert call("ann", "clusters").status_code == 409
    assert call("ann", "board", {}).status_code == 204
    assert len(call("ann", "notes").json()["results"]) == 2
    assert call("vic", "notes").json()["own_only"] is False


def test_clusters_are_made_by_those_who_may_sort(call, session):
    first = note(session, 1, make_coder(session.project, "other")).note_id
    body = {"name": "Dates", "notes": [first]}
    assert call("vic", "clusters", body).status_code == 403
    assert call("ann", "clusters", body).status_code == 409
    made = call("mia", "clusters", body)
    assert made.status_code == 201
    assert call("vic", "clusters").json()["results"] == [made.json()]
    assert made.json()["notes"] == [str(first)]
    assert call("mia", "clusters", {"name": "Dates", "notes": [first + 999]}).status_code == 422
