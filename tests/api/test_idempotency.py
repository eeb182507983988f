"""A POST under an Idempotency-Key acts once."""

import threading
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from annotation.models.datasets import Case
from annotation.models.tokens import StoredReply

KEY = {"Idempotency-Key": "first"}


def body(*ids):
    return {"dataset": "x", "cases": [{"id": name, "input": 1} for name in ids]}


@pytest.fixture
def address(project):
    return f"/api/v1/projects/{project.slug}/cases/"


def test_the_same_request_is_answered_the_same_and_acts_once(program, address):
    client = program("mia")
    first = client.post(address, body("a"), format="json", headers=KEY)
    again = client.post(address, body("a"), format="json", headers=KEY)
    assert (first.status_code, again.status_code) == (201, 201)
    assert again.json() == first.json()
    assert again.json()["n_added"] == 1
    assert (first.headers.get("Idempotent-Replayed"), again.headers["Idempotent-Replayed"]) == (None, "true")


def test_another_request_under_the_same_key_is_refused(program, address):
    client = program("mia")
    client.post(address, body("a"), format="json", headers=KEY)
    answer = client.post(address, body("b"), format="json", headers=KEY)
    assert (answer.status_code, "use a new one" in answer.json()["detail"]) == (422, True)
    assert list(Case.objects.values_list("external_id", flat=True)) == ["a"]


def test_what_was_refused_can_be_sent_again_once_mended(program, address):
    client = program("mia")
    bad = {"dataset": "x", "cases": [{"id": "a"}]}
    assert client.post(address, bad, format="json", headers=KEY).status_code == 422
    assert client.post(address, body("a"), format="json", headers=KEY).status_code == 201


def test_keys_are_each_persons_own(program, address, project):
    from annotation.models.people import User
    from annotation.models.projects import Role
    from annotation.services.projects import add_member

    add_member(
        project=project,
        user=User.objects.get(username="vic"),
        role=Role.MANAGER,
        actor="t",
        now=timezone.now(),
    )
    program("mia").post(address, body("a"), format="json", headers=KEY)
    assert program("vic").post(address, body("b"), format="json", headers=KEY).json()["n_added"] == 1


@pytest.mark.parametrize("key", ["", "x" * 256, "é"])
def test_a_key_that_is_none_is_400(program, address, key):
    answer = program("mia").post(
        address, body("a"), format="json", headers={"Idempotency-Key": key.encode().decode("latin-1")}
    )
    assert answer.status_code == 400


def test_old_replies_go(program, address):
    client = program("mia")
    client.post(address, body("a"), format="json", headers=KEY)
    StoredReply.objects.update(created_at=timezone.now() - timedelta(days=8))
    client.post(address, body("b"), format="json", headers={"Idempotency-Key": "second"})
    assert list(StoredReply.objects.values_list("key", flat=True)) == ["second"]


@pytest.mark.django_db(transaction=True)
def test_two_at_once_act_once(program, address):
    client = program("mia")
    answers = []

    def send():
        answers.append(client.post(address, body("a"), format="json", headers=KEY).json())
        connection.close()

    threads = [threading.Thread(target=send) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [answer["n_added"] for answer in answers] == [1, 1, 1, 1]
