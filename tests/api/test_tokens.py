"""Tokens: shown once, kept as digests, dead when revoked, run out or their person left; scopes only take away."""

from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone
from rest_framework.test import APIClient

from annotation.models.audit import AuditEvent
from annotation.models.people import User
from annotation.models.tokens import ApiToken, Scope
from annotation.services.tokens import TokenRefused, make_token, revoke_token, token_behind

STUDIES = "/api/v1/studies/"


def made(who="mia", **changes):
    wanted = {"name": "ci", "scopes": ["read"], "days": 7, "actor": who, "now": timezone.now()}
    return make_token(user=User.objects.get(username=who), **(wanted | changes))


def status(text: str, address: str = STUDIES) -> int:
    return APIClient().get(address, headers={"Authorization": f"Bearer {text}"}).status_code


def test_a_token_is_its_person(project):
    assert status(made().text) == 200


def test_its_text_is_nowhere_in_the_database(project):
    text = made().text
    token = ApiToken.objects.get()
    assert text not in str(vars(token))
    assert token.beginning == text[:12]
    assert not AuditEvent.objects.filter(event__contains=text).exists()


@pytest.mark.parametrize("text", ["", "concord_", "x y", "\u00e9" * 40, "concord_" + "a" * 5000])
def test_a_token_that_is_none_is_401_and_says_how(project, text):
    answer = APIClient().get(STUDIES, headers={"Authorization": f"Bearer {text}"})
    assert (answer.status_code, answer["Content-Type"]) == (401, "application/problem+json")
    assert answer["WWW-Authenticate"] == 'Bearer realm="api"'


def test_a_bad_token_is_not_saved_by_a_session(project):
    client = APIClient()
    client.force_login(User.objects.get(username="mia"))
    assert client.get(STUDIES).status_code == 200
    assert client.get(STUDIES, headers={"Authorization": "Bearer concord_no"}).status_code == 401


def test_it_dies_when_revoked_run_out_or_its_person_leaves(project):
    revoked, left = made(), made("vic")
    revoke_token(token=revoked.token, actor="mia", now=timezone.now())
    User.objects.filter(username="vic").update(is_active=False)
    assert (status(revoked.text), status(left.text)) == (401, 401)
    late = made()
    assert token_behind(late.text, now=timezone.now() + timedelta(days=8)) is None


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"name": " "}, "name"),
        ({"scopes": []}, "may do"),
        ({"scopes": ["root"]}, "may do"),
        ({"days": 0}, "1 to 365"),
        ({"days": 366}, "1 to 365"),
    ],
)
def test_what_is_refused(project, changes, why):
    with pytest.raises(TokenRefused, match=why):
        made(**changes)


def test_nobody_has_more_than_fifty_that_live(project):
    for _ in range(50):
        made()
    with pytest.raises(TokenRefused, match="revoke one"):
        made()


def test_scopes_only_take_away(program, study_at, project):
    study_at("OPEN")
    new = f"/api/v1/projects/{project.slug}/cases/"
    body = {"dataset": "x", "cases": [{"id": "a", "input": 1}]}
    answer = program("mia", "read").post(new, body, format="json")
    assert (answer.status_code, answer.json()["detail"]) == (403, "The token's scopes do not allow this.")
    assert program("mia", "manage").post(new, body, format="json").status_code == 201
    assert program("mia", "label").get(STUDIES).status_code == 403
    assert program("ann", *Scope.values).post(new, body, format="json").status_code == 404


def test_a_token_does_not_lift_a_blind(program, study_at, project):
    """ann manages too, and labels in an open study: the ledger stays closed by token as by page."""
    from annotation.models.projects import Role
    from annotation.services.projects import add_member

    study_at("OPEN")
    add_member(
        project=project,
        user=User.objects.get(username="ann"),
        role=Role.MANAGER,
        actor="t",
        now=timezone.now(),
    )
    assert program("ann").get(f"/api/v1/projects/{project.slug}/audit/").status_code == 403


class TestPage:
    def test_shows_a_new_token_once(self, client, project):
        client.force_login(User.objects.get(username="vic"))
        answer = client.post(reverse("tokens"), {"name": "ci <b>", "scopes": ["read"], "days": "30"})
        page = answer.content.decode()
        text = page.split("<pre")[1].split("<code>")[1].split("</code>")[0]
        assert status(text) == 200
        assert "ci &lt;b&gt;" in page
        assert "no-store" in answer["Cache-Control"]
        assert text not in client.get(reverse("tokens")).content.decode()

    def test_says_what_is_missing(self, client, project):
        client.force_login(User.objects.get(username="vic"))
        answer = client.post(reverse("tokens"), {"days": "900"})
        assert answer.status_code == 422
        for words in ("Say what the token is for", "Choose what", "less than or equal to 365"):
            assert words in answer.content.decode()

    def test_revokes_only_ones_own(self, client, project):
        other = made("mia").token
        client.force_login(User.objects.get(username="vic"))
        assert client.post(reverse("token-revoke", args=[other.pk])).status_code == 404
        own = made("vic")
        assert client.post(reverse("token-revoke", args=[own.token.pk])).status_code == 302
        assert status(own.text) == 401


def test_the_day_of_its_use_is_noted_once_a_day(project, django_assert_num_queries):
    text, now = made().text, timezone.now()
    for at, queries in ((now, 2), (now, 1), (now + timedelta(days=1), 2)):
        with django_assert_num_queries(queries):
            token_behind(text, now=at)
        assert ApiToken.objects.get().last_used_on == at.date()
