"""Sessions: a new key at the sign-in; a sign-out or the end of a login ends all of them; none lasts for ever."""

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone

from annotation.models.projects import Role
from annotation.services.people import deactivate_person
from annotation.views import session_limits
from tests.studies import make_project, make_user

pytestmark = pytest.mark.django_db
PASSWORD, HOME = "correct horse battery", "/account/tokens/"


def signed_in(name: str = "mia") -> Client:
    client = Client()
    client.post("/sign-in/", {"username": name, "password": PASSWORD})
    return client


@pytest.fixture
def mia():
    return make_user("mia", make_project(), Role.MANAGER)


def is_in(client: Client) -> bool:
    return client.get(HOME).status_code == 200


def test_the_key_of_a_session_is_new_at_the_sign_in(mia):
    client = Client()
    session = client.session
    session["before"] = 1
    session.save()
    client.cookies[settings.SESSION_COOKIE_NAME] = session.session_key
    client.post("/sign-in/", {"username": "mia", "password": PASSWORD})
    assert is_in(client)
    assert client.cookies[settings.SESSION_COOKIE_NAME].value != session.session_key


def test_signing_out_ends_every_session_of_the_person(mia):
    here, there = signed_in(), signed_in()
    assert is_in(here)
    assert is_in(there)
    here.post("/sign-out/")
    assert not is_in(here)
    assert not is_in(there)
    assert is_in(signed_in())


def test_the_end_of_a_login_ends_its_sessions_at_once(mia):
    ada = make_user("ada", make_project(), Role.MANAGER)
    client = signed_in()
    deactivate_person(user=mia, actor=ada, now=timezone.now())
    assert not is_in(client)


@pytest.mark.parametrize(
    ("after", "between", "stays"),
    [
        (settings.SESSION_IDLE_SECONDS - 60, None, True),
        (settings.SESSION_IDLE_SECONDS + 60, None, False),
        (settings.SESSION_COOKIE_AGE - 60, 3600, True),
        (settings.SESSION_COOKIE_AGE + 60, 3600, False),
    ],
    ids=["rested", "idle too long", "used all day", "begun too long ago"],
)
def test_no_session_lasts_for_ever(mia, monkeypatch, after, between, stays):
    client = signed_in()
    begun = client.session["began"]
    for moment in range(between or after, after + 1, between or after):
        monkeypatch.setattr(session_limits.time, "time", lambda at=begun + moment: at)
        client.get(HOME)
    monkeypatch.setattr(session_limits.time, "time", lambda: begun + after)
    assert is_in(client) is stays
