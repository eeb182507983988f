"""Adjudication over HTTP does what the pages do, under the same refusals."""

import json

import jsonschema
import pytest

from annotation.models.adjudication import Acceptance, CaseAgreement, Position, RulingLease
from annotation.models.projects import Role
from annotation.models.rulings import Ruling
from annotation.selectors.adjudication_queue import RULINGS_BETWEEN
from tests.annotation.adjudication.many_cases import make_many
from tests.annotation.test_api import GOOD, signed_in
from tests.studies import make_project, make_study, make_user

pytestmark = pytest.mark.django_db


@pytest.fixture
def project():
    return make_project()


@pytest.fixture
def study(project):
    return make_study("MEASURED", project=project)


@pytest.fixture
def ada(project):
    return signed_in("ada", project, Role.ADJUDICATOR)


def put(client, study, path, body=None, **headers):
    address = f"/api/v1/studies/{study.public_id}/{path}"
    return client.post(address, body or {}, content_type="application/json", **headers)


def got(client, study, path, **asked):
    return client.get(f"/api/v1/studies/{study.public_id}/{path}", asked)


def case_of_row(study, case_id):
    return study.cases.get(case__external_id=case_id)


def sorted_shape(shape):
    return [sorted(part) if isinstance(part, set) else part for part in shape]


def case_of(study, case_id):
    return study.cases.get(case__external_id=case_id).public_id


def test_the_queue_is_paged_and_names_nobody(study, ada):
    answer = got(ada, study, "disagreements/")
    assert [entry["case_id"] for entry in answer.json()["results"]] == ["c2", "c3"]
    assert (answer.json()["n_open"], answer.json()["next"]) == (2, None)
    assert "ann" not in answer.content.decode()
    assert got(ada, study, "disagreements/", status="agreed").json()["results"][0]["case_id"] == "c1"
    for bad in ({"status": "x"}, {"cursor": "-1"}, {"cursor": "x"}):
        assert got(ada, study, "disagreements/", **bad).status_code == 400


def test_a_case_names_its_sides_once_ruled(study, ada):
    path = f"disagreements/{case_of(study, 'c3')}/"
    before = got(ada, study, path).json()
    assert (before["names"], before["ruling"], before["disputed"]) == (None, None, ["score"])
    put(ada, study, "rulings/", GOOD)
    after = got(ada, study, path).json()
    assert (sorted(after["names"].values()), after["ruling"]["answers"]) == (["ann", "ben"], {"score": 2})


def test_a_program_rules_with_what_it_is_given(study, ada):
    """Nothing but the answers of the API: the next case, its content, its fields side by side, a ruling that holds."""
    for _ in range(2):
        case = put(ada, study, "disagreements/next/").json()["id"]
        given = got(ada, study, f"disagreements/{case}/").json()
        assert given["content"]["input"]
        fields = {field["key"]: field for field in given["fields"]}
        assert [key for key, field in fields.items() if field["is_disputed"]] == given["disputed"]
        answers = {}
        for key in given["disputed"]:
            sides = fields[key]["sides"]
            assert sides == {letter: given["sides"][letter].get(key) for letter in "XY"}
            answers[key] = sides["X"]
            jsonschema.validate(answers[key], fields[key]["answer"])
        ruling = {
            "case_id": given["case_id"],
            "answers": answers,
            "reason": "edge_case",
            "note": "As X has it.",
        }
        assert put(ada, study, "rulings/", ruling).status_code == 201
    study.refresh_from_db()
    assert study.state == "ADJUDICATED"


def test_precedents_state_reasons_as_rulings_take_them(project):
    study, client = make_many(2, project), signed_in("ada", project, Role.ADJUDICATOR)
    ruling = {"case_id": "case-000000", "answers": {"decision": "FAIL"}, "reason": "edge_case"}
    assert put(client, study, "rulings/", ruling).status_code == 201
    given = got(client, study, f"disagreements/{case_of(study, 'case-000001')}/").json()
    (found,) = next(field for field in given["fields"] if field["key"] == "decision")["precedents"]
    assert (found["case_id"], found["answer"], found["reason"]) == ("case-000000", "FAIL", "edge_case")


def test_a_case_that_is_due_again_looks_like_any_other(project):
    study, client = make_many(RULINGS_BETWEEN + 2, project), signed_in("ada", project, Role.ADJUDICATOR)
    CaseAgreement.objects.update(is_redrawn=False)
    CaseAgreement.objects.filter(study_case=case_of_row(study, "case-000000")).update(is_redrawn=True)
    for number in range(RULINGS_BETWEEN + 1):
        ruling = {
            "case_id": f"case-{number:06}", "answers": {"decision": "FAIL"}, "reason": "guideline_gap",
            "note": "Said of it before.",
        }  # fmt: skip
        assert put(client, study, "rulings/", ruling).status_code == 201
    queue = got(client, study, "disagreements/", status="open").json()["results"]
    shapes = {
        entry["case_id"]: (set(entry), set(entry["sides"]), bool(entry["sides"]["X"])) for entry in queue
    }
    assert "case-000000" in shapes
    assert len(set(map(str, map(sorted_shape, shapes.values())))) == 1
    due = got(client, study, f"disagreements/{case_of(study, 'case-000000')}/").json()
    assert (due["ruling"], due["names"]) == (None, None)
    # Nor does any other case quote the ruling as a precedent, nor the list of gaps in the guideline.
    other = got(client, study, f"disagreements/{case_of(study, f'case-{RULINGS_BETWEEN + 1:06}')}/").json()
    assert "case-000000" not in json.dumps(other["fields"])
    gaps = client.get(f"/studies/{study.public_id}/adjudication/gaps/").content.decode()
    assert ("case-000001" in gaps, "case-000000" in gaps) == (True, False)


def test_a_key_makes_a_ruling_once(study, ada):
    key = {"HTTP_IDEMPOTENCY_KEY": "k1"}
    first = put(ada, study, "rulings/", GOOD, **key)
    again = put(ada, study, "rulings/", GOOD, **key)
    assert (again.json(), again["Idempotent-Replayed"]) == (first.json(), "true")
    assert Ruling.objects.count() == 1
    other = put(ada, study, "rulings/", GOOD | {"answers": {"score": 0}}, **key)
    assert (other.status_code, "Idempotency-Key" in other.json()["detail"]) == (422, True)
    assert put(ada, study, "rulings/", GOOD, HTTP_IDEMPOTENCY_KEY="k" * 101).status_code == 400


def test_a_contradiction_says_what_to_overrule(study, ada):
    put(ada, study, "rulings/", GOOD)
    other = GOOD | {"answers": {"score": 0}}
    answer = put(ada, study, "rulings/", other)
    assert (answer.status_code, answer.json()["overrules"]) == (422, ["c3"])
    assert put(ada, study, "rulings/", other | {"overrules": ["c3"]}).status_code == 201


def test_acceptance_shows_and_takes(study, ada):
    assert got(ada, study, "acceptances/").json()["n"] == 2
    assert put(ada, study, "acceptances/").json() == {"n_accepted": 2, "n_own": 0}
    assert put(ada, study, "acceptances/").json() == {"n_accepted": 0, "n_own": 0}
    assert Acceptance.objects.count() == 2


def test_leases_keep_two_apart(project, study, ada):
    abe = signed_in("abe", project, Role.ADJUDICATOR)
    first, second = (put(client, study, "disagreements/next/").json()["case_id"] for client in (ada, abe))
    assert (first, second) == ("c2", "c3")
    path = f"disagreements/{case_of(study, 'c2')}/lease/"
    assert put(abe, study, path).status_code == 409
    answer = put(
        abe,
        study,
        "rulings/",
        {"case_id": "c2", "answers": {"decision": "FAIL", "codes": []}, "reason": "other"},
    )
    assert answer.status_code == 409
    holder = RulingLease.objects.get(study_case__case__external_id="c3").adjudicator.pseudonym
    handed = put(ada, study, path, {"act": "hand_on", "to": holder, "note": "Yours."})
    assert (handed.status_code, handed.json()["note"]) == (200, "Yours.")
    assert put(ada, study, path).status_code == 409
    assert put(abe, study, path, {"act": "release"}).json() == {"holder": None}
    assert put(ada, study, path, {"act": "steal"}).status_code == 400


def test_a_session_begins_pauses_and_closes(study, ada):
    begun = put(ada, study, "sessions/", {"kind": "single"})
    assert begun.status_code == 201
    for act in ("pause", "close"):
        assert put(ada, study, f"sessions/{begun.json()['id']}/{act}/").status_code == 204
    assert put(ada, study, "sessions/").json()["id"] != begun.json()["id"]


def test_positions_then_the_chairs_ruling(project, study, ada):
    session = put(ada, study, "sessions/", {"kind": "consensus"}).json()["id"]
    assert [found["id"] for found in got(ada, study, "sessions/").json()["results"]] == [session]
    path = f"sessions/{session}/positions/{case_of(study, 'c3')}/"
    clients = {}
    for name in ("ann", "ben"):
        clients[name] = signed_in(name, project, Role.ANNOTATOR)
        annotator = study.members.get(annotator__pseudonym=name).annotator
        annotator.user_id = clients[name].session["_auth_user_id"]
        annotator.save()
    assert put(ada, study, f"sessions/{session}/rulings/", GOOD).status_code == 422
    assert put(clients["ann"], study, path, {"answers": {"score": 0}}).status_code == 201
    before = got(clients["ben"], study, path).json()
    assert (before["results"], before["missing"]) == ([], ["ben"])
    assert sorted(before["case"]["names"].values()) == ["ann", "ben"]
    assert not any(field["precedents"] for field in before["case"]["fields"])
    mine = {name: got(client, study, f"sessions/{session}/").json() for name, client in clients.items()}
    assert [entry["case_id"] for entry in mine["ben"]["results"]] == ["c2", "c3"]
    # What waits for a person comes first: ann's position on c3 is in.
    assert [(entry["case_id"], entry["is_mine_in"]) for entry in mine["ann"]["results"]] == [
        ("c2", False),
        ("c3", True),
    ]
    chair = got(ada, study, f"sessions/{session}/").json()
    assert [(entry["case_id"], entry["n_positions"]) for entry in chair["results"]] == [("c3", 1), ("c2", 0)]
    assert got(signed_in("eve"), study, f"sessions/{session}/").status_code == 404
    assert put(clients["ben"], study, path, {"answers": {"score": 9}}).status_code == 422
    assert put(clients["ben"], study, path, {"answers": {"score": 2}}).status_code == 201
    assert put(clients["ben"], study, path, {"answers": {"score": 1}}).status_code == 422
    assert len(got(clients["ann"], study, path).json()["results"]) == 2
    assert put(clients["ann"], study, f"sessions/{session}/rulings/", GOOD).status_code == 404
    assert put(ada, study, f"sessions/{session}/rulings/", GOOD).status_code == 201
    assert Position.objects.count() == 2


@pytest.mark.parametrize(
    "path", ["disagreements/", "acceptances/", "rulings/", "sessions/", "disagreements/next/"]
)
def test_strangers_find_nothing_and_viewers_change_nothing(project, study, path):
    stranger, viewer = signed_in("eve"), signed_in("vic", project, Role.VIEWER)
    if path == "disagreements/":
        assert got(stranger, study, path).status_code == 404
    else:
        assert put(stranger, study, path, GOOD).status_code == 404
        assert put(viewer, study, path, {}).status_code == 403
    assert not Ruling.objects.exists()


def test_nobody_rules_on_their_own(project, study):
    user = make_user("ann2", project, Role.ADJUDICATOR)
    annotator = study.members.get(annotator__pseudonym="ann").annotator
    annotator.user = user
    annotator.save()
    from django.test import Client

    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    assert put(client, study, "rulings/", GOOD).status_code == 422
    assert put(client, study, f"disagreements/{case_of(study, 'c3')}/lease/").status_code == 422
    assert put(client, study, "disagreements/next/").json() == {"id": None, "case_id": None}


@pytest.mark.parametrize("path", ["disagreements/", "acceptances/"])
def test_it_comes_after_the_report(project, path):
    study = make_study("CLOSED", project=project)
    client = signed_in("ada", project, Role.ADJUDICATOR)
    assert got(client, study, path).status_code == 409
