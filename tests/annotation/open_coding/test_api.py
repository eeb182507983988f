"""Open coding by program, from drawing the sample to the frozen codes: what the pages do, with the same refusals."""

import pytest
from django.urls import reverse
from django.utils import timezone

from annotation.models.jobs import Job
from annotation.models.open_coding import NoteDraft, OpenCodingSession
from annotation.models.open_coding_board import Cluster, CodeOrigin, DraftCode, SuggestionState
from annotation.models.projects import Role
from annotation.models.tokens import Scope
from annotation.services.projects import add_member
from annotation.services.tokens import make_token
from taxonomy.models.taxonomies import TaxonomyVersion
from tests.annotation.fixture_matrix.verifiers import done
from tests.annotation.open_coding.sessions import freeze, make_coder, make_session, make_version, note
from tests.studies import ACTOR, NOW, make_project, make_user

pytestmark = pytest.mark.django_db
CARD = {"code": "UNDATED", "definition": "Gives a year that nobody gave it."}


@pytest.fixture
def project():
    return make_project()


@pytest.fixture
def session(project) -> OpenCodingSession:
    return make_session(project)


@pytest.fixture
def people(project):
    roles = {"mia": [Role.MANAGER], "ann": [Role.ANNOTATOR], "vic": [Role.VIEWER]}
    return {name: make_user(name, project, *held) for name, held in roles.items()} | {"eve": make_user("eve")}


@pytest.fixture
def ask(client, people):
    """ask("mia", "get", "clusters", session): the answer of one address of open coding."""

    def send(
        name: str, method: str, route: str, session=None, body=None, *, headers=None, query="", **arguments
    ):
        client.force_login(people[name])
        given = arguments if session is None else {"session_id": session.public_id} | arguments
        address = reverse(f"api-open-coding-{route}", kwargs=given) + query
        sent = {} if method == "get" else {"data": body or {}, "content_type": "application/json"}
        return getattr(client, method)(address, headers=headers, **sent)

    return send


class TestSampling:
    def test_draws_what_the_page_draws_and_once_under_a_key(self, ask, project):
        body = {
            "name": "look",
            "version": make_version(project).pk,
            "n": 10,
            "seed": 3,
            "stratify_by": "split",
        }
        key = {"Idempotency-Key": "k"}
        made = ask("mia", "post", "new", body=body, slug="shop", headers=key)
        assert (made.status_code, made.json()["n_cases"]) == (201, 10)
        assert ask("mia", "post", "new", body=body, slug="shop", headers=key).json() == made.json()
        session = OpenCodingSession.objects.get()
        assert made["Location"] == reverse("api-open-coding-session", args=[session.public_id])
        assert ask("vic", "get", "session", session).json() == made.json()
        again = ask("mia", "post", "new", body=body, slug="shop")
        assert (again.status_code, again.json()["field"]) == (422, "name")

    @pytest.mark.parametrize(
        ("name", "more", "status"),
        [
            ("ann", {}, 403),
            ("eve", {}, 404),
            ("mia", {"n": 2001}, 400),
            ("mia", {"model": "x"}, 400),
            ("mia", {"stratify_by": "metadata.nothing"}, 422),
            ("mia", {"version": 10**9}, 404),
            ("mia", {"version": "9" * 19}, 400),
            ("mia", {"version": "\u0661"}, 400),
        ],
    )
    def test_is_refused_like_the_page(self, ask, project, name, more, status):
        body = {"name": "look", "version": make_version(project).pk, "seed": 3} | more
        assert ask(name, "post", "new", body=body, slug="shop").status_code == status
        assert not OpenCodingSession.objects.exists()

    def test_draws_from_no_other_project(self, ask, project):
        other = make_version(make_project("other"))
        body = {"name": "look", "version": other.pk, "seed": 3}
        assert ask("mia", "post", "new", body=body, slug="shop").status_code == 404


class TestCases:
    def test_are_read_with_ones_own_words_alone(self, ask, session):
        note(session, 1, make_coder(session.project, "other"), "CANARY")
        draft = {"note": "A year\u202e is add", "verdict": "FAIL"}
        assert ask("ann", "put", "draft", session, draft, position=1).status_code == 204
        shown = ask("ann", "get", "case", session, position=1)
        assert (shown.json()["draft"]["note"], shown.json()["own"]) == (draft["note"], None)
        assert shown.json()["output"].startswith("Post about")
        assert b"CANARY" not in shown.content
        assert b"hidden-model" not in shown.content
        places = ask("ann", "get", "cases", session, query="?limit=2").json()["results"]
        assert [place["state"] for place in places] == ["draft", "todo"]
        assert ask("vic", "get", "case", session, position=1).json()["draft"] is None

    def test_a_draft_that_is_empty_goes(self, ask, session):
        ask("ann", "put", "draft", session, {"note": "x"}, position=1)
        assert NoteDraft.objects.exists()
        ask("ann", "put", "draft", session, {"note": " "}, position=1)
        assert not NoteDraft.objects.exists()

    def test_are_drafted_by_annotators_alone(self, ask, session):
        for name, status in {"mia": 403, "vic": 403, "eve": 404}.items():
            assert ask(name, "put", "draft", session, {"note": "x"}, position=1).status_code == status
        assert ask("ann", "put", "draft", session, {"note": "x"}, position=99).status_code == 404


@pytest.fixture
def notes(session):
    coder = make_coder(session.project, "other")
    return [note(session, place, coder).note_id for place in (1, 2, 3)]


@pytest.fixture
def cluster(ask, session, notes):
    made = ask("mia", "post", "clusters", session, {"name": "Dates", "notes": notes})
    return int(made.json()["id"])


def test_a_token_to_label_codes_the_sample_and_draws_none(client, session, people):
    made = make_token(
        user=people["ann"], name="x", scopes=[Scope.LABEL], days=1, actor="ann", now=timezone.now()
    )
    headers = {"Authorization": f"Bearer {made.text}"}
    places = {"session_id": session.public_id}
    for route, more in {"open-coding": {}, "open-coding-session": places, "open-coding-cases": places,
                        "open-coding-case": places | {"position": 1}, "open-coding-notes": places}.items():  # fmt: skip
        assert client.get(reverse(f"api-{route}", kwargs=more), headers=headers).status_code == 200, route
    drawn = client.post(
        reverse("api-open-coding-new", args=["shop"]), {}, "application/json", headers=headers
    )
    assert (drawn.status_code, drawn.json()["detail"]) == (403, "The token's scopes do not allow this.")


class TestBoard:
    def test_clusters_are_renamed_merged_and_dissolved(self, ask, session, notes, cluster):
        def act(**body):
            return ask("mia", "post", "cluster", session, body, cluster_id=cluster)

        assert act(act="rename", name="Years").json()["name"] == "Years"
        assert act(act="take_out", notes=notes[:1]).json()["notes"] == [str(pk) for pk in notes[1:]]
        other = ask("mia", "post", "clusters", session, {"name": "Other", "notes": notes[:1]}).json()
        assert act(act="merge").json()["field"] == "into"
        assert len(act(act="merge", into=other["id"]).json()["notes"]) == 3
        assert act(act="dissolve").status_code == 404
        left = ask("mia", "post", "cluster", session, {"act": "dissolve"}, cluster_id=int(other["id"]))
        assert (left.status_code, Cluster.objects.exists()) == (204, False)

    def test_a_card_is_written_over_the_one_that_was_read(self, ask, session, cluster):
        made = ask("mia", "post", "cluster", session, {"act": "code"}, cluster_id=cluster).json()
        code = int(made["code_id"])
        read = ask("vic", "get", "code", session, code_id=code)
        assert read.json()["card"]["code"] == made["code"] == "DATES"
        assert ask("mia", "put", "code", session, CARD, code_id=code).status_code == 428
        match = {"If-Match": read["ETag"]}
        written = ask("mia", "put", "code", session, CARD, code_id=code, headers=match)
        assert (written.status_code, written.json()["card"]["definition"]) == (200, CARD["definition"])
        stale = ask("mia", "put", "code", session, CARD, code_id=code, headers=match)
        assert (stale.status_code, stale.json()["current"]) == (409, written.json())
        bad = CARD | {"code": "9"}
        refused = ask("mia", "put", "code", session, bad, code_id=code, headers={"If-Match": written["ETag"]})
        assert (refused.status_code, refused.json()["field"]) == (422, "code")
        assert ask("mia", "get", "codes", session).json()["results"] == [written.json()]
        assert ask("mia", "delete", "code", session, code_id=code).status_code == 204
        assert not DraftCode.objects.exists()

    def test_is_neither_read_nor_changed_by_who_still_codes_nor_by_viewers(
        self, ask, session, project, people, cluster
    ):
        made = ask("mia", "post", "cluster", session, {"act": "code"}, cluster_id=cluster)
        code = {"code_id": int(made.json()["code_id"])}
        add_member(project=project, user=people["mia"], role=Role.ANNOTATOR, actor=ACTOR, now=NOW)
        asked = [
            ("post", "cluster", {"act": "dissolve"}, {"cluster_id": cluster}),
            ("get", "codes", None, {}),
            ("get", "code", None, code),
            ("put", "code", CARD, code),
            ("delete", "code", None, code),
            ("get", "suggestions", None, {}),
            ("post", "suggestions", {}, {}),
            ("delete", "suggestions", None, {}),
            ("post", "suggestion", {"answer": "confirm"}, {"suggestion_id": 1}),
            ("get", "freezing", None, {"query": "?name=x"}),
            ("post", "freezing", {}, {}),
        ]  # fmt: skip
        for method, route, body, more in asked:
            for name in ("mia", "ann"):
                answer = ask(name, method, route, session, body, **more)
                assert (answer.status_code, "Open the board first" in answer.json()["detail"]) == (
                    409,
                    True,
                ), route
            assert ask("eve", method, route, session, body, **more).status_code == 404
            if method != "get":
                assert ask("vic", method, route, session, body, **more).status_code == 403
        assert DraftCode.objects.exists()


class TestSuggestions:
    def test_are_asked_for_read_and_answered(self, ask, session, notes):
        far = make_coder(session.project, "third")
        note(session, 4, far, "The tone is rude to the reader.")
        assert ask("mia", "post", "suggestions", session, {"threshold": "0.1"}).status_code == 400
        asked_for = ask("mia", "post", "suggestions", session)
        assert (asked_for.status_code, asked_for.json()["state"]) == (202, "queued")
        done(Job.objects.get())
        page = ask("vic", "get", "suggestions", session).json()
        [row] = page["results"]
        assert (page["job"]["state"], row["notes"], row["cluster"]) == (
            "done",
            [str(pk) for pk in notes],
            None,
        )

        def answer(**body):
            return ask("mia", "post", "suggestion", session, body, suggestion_id=int(row["id"]))

        assert answer(answer="maybe").status_code == 400
        made = answer(answer="confirm", name="Dates")
        assert (made.status_code, made.json()["name"], made.json()["notes"]) == (200, "Dates", row["notes"])
        assert answer(answer="reject").status_code == 422
        assert session.suggestions.get().state == SuggestionState.CONFIRMED
        few = ask("mia", "post", "suggestions", session)
        assert (few.status_code, few.json()["field"]) == (422, "inbox")

    def test_are_stopped_and_rejected(self, ask, session, notes):
        ask("mia", "post", "suggestions", session)
        assert ask("mia", "delete", "suggestions", session).status_code == 204
        assert Job.objects.get().state == "cancelled"
        ask("mia", "post", "suggestions", session)
        done(Job.objects.get())
        [row] = ask("mia", "get", "suggestions", session).json()["results"]
        rejected = ask(
            "mia", "post", "suggestion", session, {"answer": "reject"}, suggestion_id=int(row["id"])
        )
        assert (rejected.status_code, Cluster.objects.exists()) == (204, False)


class TestFreezing:
    def planned(self, ask, session, name="failures"):
        return ask("mia", "get", "freezing", session, query=f"?name={name}").json()

    def test_codes_become_a_version_with_the_notes_they_came_from(self, ask, session, cluster):
        assert "No cluster has become" in self.planned(ask, session)["problems"][0]
        ask("mia", "post", "cluster", session, {"act": "code"}, cluster_id=cluster)
        [code] = ask("mia", "get", "codes", session).json()["results"]
        seen = {"If-Match": code["sha256"]}
        ask("mia", "put", "code", session, CARD, code_id=int(code["id"]), headers=seen)
        planned = self.planned(ask, session)
        assert (planned["problems"], planned["version_before"]) == ([], None)
        body = {"name": "failures", "reason": "seen", "sha256": planned["sha256"]}
        stale = ask("mia", "post", "freezing", session, body | {"sha256": "0" * 64})
        assert (stale.status_code, TaxonomyVersion.objects.exists()) == (409, False)
        made = ask("mia", "post", "freezing", session, body)
        assert (made.status_code, made.json()["version"]) == (201, 1)
        assert made.json()["codes"] == [
            {"code": "UNDATED", "n_notes": 3, "sha256": CodeOrigin.objects.get().sha256}
        ]

    def test_what_becomes_of_earlier_codes_is_said(self, ask, session, notes):
        freeze(session, {"ONE": notes[:1], "TWO": notes[1:2]})
        DraftCode.objects.filter(code="TWO").update(code="THREE")
        planned = self.planned(ask, session)
        assert (planned["version_before"], planned["codes_before"]) == (1, ["ONE", "TWO"])
        body = {"name": "failures", "reason": "seen", "sha256": planned["sha256"]}
        late = ask("mia", "post", "freezing", session, body | {"fates": {"ONE": ["ONE"]}})
        assert late.status_code == 409
        alone = ask("mia", "post", "freezing", session, body | {"fates": {"ONE": ["THREE"], "TWO": ["TWO"]}})
        assert alone.status_code == 422
        made = ask(
            "mia", "post", "freezing", session, body | {"fates": {"ONE": ["ONE", "THREE"], "TWO": ["TWO"]}}
        )
        assert (made.status_code, made.json()["version"]) == (201, 2), made.json()
