"""Single sign-on lets in whom a trusted, whole and fresh answer names, if they were invited; and nobody else."""

import time
from datetime import timedelta

import jwt
import pytest
from django.test import Client
from django.utils import timezone

from annotation.models.audit import AuditEvent
from annotation.models.people import User
from annotation.models.projects import Kind, Membership, Role
from annotation.models.single_sign_on import SignOnLink
from annotation.services.invitations import invite_person
from annotation.services.projects import ensure_annotator
from tests.config.single_sign_on.provider import CLIENT
from tests.studies import ACTOR, NOW, make_project, make_user

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine]


@pytest.fixture
def ann() -> User:
    user = make_user("ann", make_project(), Role.ANNOTATOR)
    user.email = "Ann@example.org"
    user.save()
    return user


def come_back(client: Client, provider, **changed):
    """The whole way: to the provider, signing in there, and back."""
    away = client.get("/sign-on/")
    assert away.status_code == 302
    return client.get("/sign-on/return/", provider.authorize(away["Location"], **changed))


def who(client: Client) -> str | None:
    return client.session.get("_auth_user_id")


def test_a_person_with_the_verified_address_comes_in_and_is_linked(client, provider, ann):
    answer = come_back(client, provider)
    assert (answer.status_code, answer["Location"], who(client)) == (302, "/", str(ann.pk))
    assert client.get("/projects/shop/").status_code == 200
    assert SignOnLink.objects.get(user=ann).subject == "subject-1"
    assert AuditEvent.objects.filter(action="person.linked").count() == 1


def test_once_linked_the_subject_counts_and_the_address_does_not(client, provider, ann):
    come_back(client, provider)
    other = make_user("other")
    other.email = "other@example.org"
    other.save()
    again = Client()
    come_back(again, provider, email="other@example.org", email_verified=False)
    assert who(again) == str(ann.pk)


def test_the_address_of_somebody_linked_does_not_lead_another_subject_in(client, provider, ann):
    come_back(client, provider)
    again = Client()
    assert come_back(again, provider, sub="subject-2").status_code == 403
    assert who(again) is None


# Claims that differ from good ones; a number of seconds counts from now where the claim is a time.
CHANGED = {
    "another audience": {"aud": "another-client"},
    "two audiences, and for whom it is unsaid": {"aud": [CLIENT, "another"]},
    "an audience without us": {"aud": ["another"], "azp": CLIENT},
    "made for another client": {"azp": "another-client"},
    "another issuer": {"iss": "https://elsewhere.example.org"},
    "expired": {"exp": -5},
    "never expires": {"exp": None},
    "no time": {"iat": None},
    "made in the future": {"iat": 3600},
    "not yet good": {"nbf": 3600},
    "another nonce": {"nonce": "another-nonce"},
    "no nonce": {"nonce": None},
    "no subject": {"sub": None},
    "an empty subject": {"sub": ""},
    "an endless subject": {"sub": "x" * 300},
    "an address that nobody here has": {"email": "nobody@example.org"},
    "an empty address": {"email": ""},
    "no address": {"email": None},
    "a list of addresses": {"email": ["ann@example.org"]},
    "an address that is not verified": {"email_verified": False},
    "verification unsaid": {"email_verified": None},
    "verification as text": {"email_verified": "true"},
}


@pytest.mark.parametrize("case", CHANGED)
def test_an_answer_that_does_not_hold_lets_nobody_in(client, provider, ann, case):
    now = int(time.time())
    changed = {name: now + said if isinstance(said, int) and name in ("exp", "iat", "nbf") else said
               for name, said in CHANGED[case].items()}  # fmt: skip
    answer = come_back(client, provider, **changed)
    assert (answer.status_code, who(client)) == (403, None)
    assert "could not sign you in" in answer.content.decode()
    assert not SignOnLink.objects.exists()
    assert User.objects.count() == 1


FORGERIES = {
    "unsigned": lambda provider, claims: jwt.encode(claims, None, algorithm="none", headers={"kid": "one"}),
    "signed by another key": lambda provider, claims: jwt.encode(
        claims, provider.stranger, algorithm="RS256", headers={"kid": "one"}
    ),
    "signed with a key it does not publish": lambda provider, claims: jwt.encode(
        claims, provider.stranger, algorithm="RS256", headers={"kid": "two"}
    ),
    "signed with the client's secret": lambda provider, claims: jwt.encode(
        claims, "the-secret-of-the-client" * 2, algorithm="HS256", headers={"kid": "one"}
    ),
    "without a key's name": lambda provider, claims: jwt.encode(claims, provider.key, algorithm="RS256"),
    "cut short": lambda provider, claims: provider.signed(claims)[:-20],
    "no token": lambda provider, claims: "",
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_token_that_is_not_the_providers_lets_nobody_in(client, provider, ann, forgery):
    provider.sign = lambda claims: FORGERIES[forgery](provider, claims)
    assert come_back(client, provider).status_code == 403
    assert who(client) is None


def test_a_state_serves_once_and_only_where_it_was_given(client, provider, ann):
    back = provider.authorize(client.get("/sign-on/")["Location"])
    assert Client().get("/sign-on/return/", back).status_code == 400
    assert client.get("/sign-on/return/", back | {"state": "another"}).status_code == 400
    assert client.get("/sign-on/return/", back).status_code == 302
    again = client.get("/sign-on/return/", back)
    assert again.status_code == 400


def test_a_refusal_at_the_provider_leads_back_to_the_sign_in(client, provider, ann):
    back = provider.authorize(client.get("/sign-on/")["Location"])
    answer = client.get("/sign-on/return/", {"error": "access_denied", "state": back["state"]})
    assert (answer.status_code, who(client)) == (400, None)


def test_an_address_that_comes_by_userinfo_counts_if_it_is_of_the_same_subject(client, provider, ann):
    provider.userinfo = {"sub": "somebody-else", "email": "ann@example.org", "email_verified": True}
    assert come_back(client, provider, email=None).status_code == 403
    provider.userinfo["sub"] = "subject-1"
    assert come_back(client, provider, email=None).status_code == 302


def test_a_login_that_has_ended_stays_out(client, provider, ann):
    come_back(client, provider)
    User.objects.filter(pk=ann.pk).update(is_active=False)
    assert client.get("/projects/shop/")["Location"].startswith("/sign-in/")  # its session is over
    assert come_back(Client(), provider).status_code == 403


def test_an_invited_person_gets_a_login_and_no_role_before_they_accept(client, provider, ann):
    project = make_project()
    manager = ensure_annotator(project=project, pseudonym="boss", kind=Kind.HUMAN, actor=ACTOR, now=NOW)
    invited = invite_person(
        project=project, role=Role.VIEWER, meant_for="Eve", invited_by=manager, email="eve@example.org",
        link_of=lambda token: f"/invitations/{token}/", now=timezone.now() - timedelta(days=1),
    )  # fmt: skip
    assert (
        come_back(client, provider, sub="s-eve", email="eve@example.org", email_verified=True).status_code
        == 302
    )
    eve = User.objects.get(email="eve@example.org")
    assert (eve.username, eve.has_usable_password(), eve.is_superuser, eve.is_staff) == (
        "eve",
        False,
        False,
        False,
    )
    assert not Membership.objects.filter(user=eve).exists()
    invited.invitation.refresh_from_db()
    assert invited.invitation.accepted_at is None


def test_a_spent_invitation_invites_nobody(client, provider):
    project = make_project()
    manager = ensure_annotator(project=project, pseudonym="boss", kind=Kind.HUMAN, actor=ACTOR, now=NOW)
    invite_person(
        project=project, role=Role.VIEWER, meant_for="Eve", invited_by=manager, email="ann@example.org",
        link_of=str, now=timezone.now() - timedelta(days=30),
    )  # fmt: skip
    assert come_back(client, provider).status_code == 403
    assert not User.objects.exists()


def test_two_logins_with_one_address_are_a_guess_that_nobody_makes(client, provider, ann):
    make_user("twin")
    User.objects.filter(username="twin").update(email="ann@example.org")
    assert come_back(client, provider).status_code == 403


def test_what_a_provider_says_of_itself_must_be_its_own(client, provider, ann):
    from annotation.services.sign_on_provider import forget_provider

    for changed in (
        {"issuer": "https://elsewhere.example.org"},
        {"token_endpoint": ""},
        {"jwks_uri": "file:///etc/passwd"},
    ):
        truth = dict(provider.described)
        provider.described |= changed
        forget_provider()
        assert client.get("/sign-on/").status_code == 503, changed
        provider.described = truth
    provider.is_down = True
    forget_provider()
    answer = client.get("/sign-on/")
    assert answer.status_code == 503
    assert "Example ID does not answer" in answer.content.decode()


def test_onward_leads_nowhere_else(client, provider, ann):
    away = client.get("/sign-on/?next=https://elsewhere.example.org/")
    assert client.get("/sign-on/return/", provider.authorize(away["Location"]))["Location"] == "/"
    onward = Client()
    away = onward.get("/sign-on/?next=/account/tokens/")
    assert (
        onward.get("/sign-on/return/", provider.authorize(away["Location"]))["Location"] == "/account/tokens/"
    )


def test_the_sign_in_page_offers_it_only_where_it_is_on(client, provider, settings):
    assert "Sign in with Example ID" in client.get("/sign-in/?next=/x/").content.decode()
    settings.OIDC_ISSUER = ""
    assert "Example ID" not in client.get("/sign-in/").content.decode()
    assert client.get("/sign-on/").status_code == client.get("/sign-on/return/").status_code == 404


def test_with_passwords_off_it_is_the_only_way_in(client, provider, ann, settings):
    settings.PASSWORD_SIGN_IN = False
    page = client.get("/sign-in/").content.decode()
    assert "password" not in page
    assert "Sign in with Example ID" in page
    posted = client.post("/sign-in/", {"username": "ann", "password": "correct horse battery"})
    assert (posted.status_code, who(client)) == (405, None)
    come_back(client, provider)
    assert who(client) == str(ann.pk)


def test_a_password_form_never_reaches_the_provider(client, provider, ann):
    posted = client.post("/sign-in/?code=code-0&state=x", {"username": "ann", "password": "wrong"})
    assert (posted.status_code, who(client)) == (200, None)
    client.post("/sign-in/", {"username": "ann", "password": "correct horse battery"})
    assert who(client) == str(ann.pk)
