"""A person can be erased without breaking the trail: no byte of who they were is left, no byte of what they did is lost."""

import json
from datetime import timedelta

import pytest
from axes.models import AccessAttempt, AccessLog
from django.apps import apps
from django.core.management import call_command
from django.db import DatabaseError, connection, transaction
from django.test import Client
from django.urls import reverse

from annotation.models.audit import AuditEvent
from annotation.models.invitations import Invitation
from annotation.models.labels import Label
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.single_sign_on import SignOnLink
from annotation.models.tokens import Scope
from annotation.services.erasure import ErasureRefused, compact, erase_person
from annotation.services.evidence_state import evidence_state
from annotation.services.invitations import accept_invitation, invite_person
from annotation.services.ledger import broken_links
from annotation.services.people import PersonRefused, annotator_of, reactivate_person
from annotation.services.projects import add_member
from annotation.services.releases import rebuilt_differs
from annotation.services.tokens import make_token
from tests.studies import ACTOR, NOW, make_study, make_user

NAME, MAIL, FIRST, LAST = "zora-quimby-7", "zora.quimby@canary.example.org", "Zoranna", "Quimbleton"
WHO = (
    NAME,
    MAIL,
    FIRST,
    LAST,
    "For Zoranna Q.",
    "10.9.8.77",
    "Canary-Browser",
    "zora's laptop",
    "sub-zora-93",
)
BACKEND = "django.contrib.auth.backends.ModelBackend"
pytestmark = pytest.mark.django_db


def everywhere() -> str:
    """Every value of every row of every table, as text."""
    found = []
    with connection.cursor() as cursor:
        for model in apps.get_models(include_auto_created=True):
            if model._meta.db_table in connection.introspection.table_names():
                cursor.execute(f"SELECT * FROM {model._meta.db_table}")
                found += [str(value) for row in cursor.fetchall() for value in row]
    return "\n".join(found)


def zora_at(stage: str) -> User:
    """Somebody who joined by an invitation and left a trace in every place that holds one; `ann` is their pseudonym."""
    study = make_study(stage)
    project = study.project
    mia = make_user("mia", project, Role.MANAGER)
    token = invite_person(
        project=project, role=Role.ANNOTATOR, meant_for="For Zoranna Q.", email=MAIL, link_of=str, now=NOW,
        invited_by=annotator_of(user=mia, project=project, now=NOW),
    ).link  # fmt: skip
    user = accept_invitation(token=token, username=NAME, password="a calm long sentence", now=NOW)
    user.annotator_set.all().delete()
    project.annotators.filter(pseudonym="ann").update(user=user)
    Invitation.objects.create(
        project=project, role=Role.VIEWER, meant_for="Quimbleton again", email=MAIL.upper(), token_sha256="0" * 64,
        invited_by=project.annotators.get(user=mia), created_at=NOW, expires_at=NOW + timedelta(days=1),
    )  # fmt: skip
    User.objects.filter(pk=user.pk).update(first_name=FIRST, last_name=LAST)
    make_token(user=user, name="zora's laptop", scopes=[Scope.READ], days=9, actor="ann", now=NOW)
    SignOnLink.objects.create(
        user=user, issuer="https://id.example.org", subject="sub-zora-93", linked_at=NOW
    )
    trace = {"username": NAME, "ip_address": "10.9.8.77", "user_agent": "Canary-Browser", "path_info": "/"}
    AccessLog.objects.create(**trace, http_accept="")
    AccessAttempt.objects.create(**trace, http_accept="", get_data="", post_data="", failures_since_start=1)
    return User.objects.get(pk=user.pk)


def erase(user: User, actor: User | str = ACTOR):
    return erase_person(user=user, actor=actor, now=NOW)


def digests() -> dict[str, object]:
    with connection.cursor() as cursor:
        tables = evidence_state(cursor)["tables"]
    return {name: state for name, state in tables.items() if name != "annotation_auditevent"}


class TestErasing:
    def test_leaves_no_byte_of_who_and_every_byte_of_what(self):
        user = zora_at("RELEASED")
        before, all_before = digests(), everywhere()
        assert all(one in all_before for one in WHO), (
            "every trace must be found before, or not finding it says nothing"
        )
        done = erase(user)
        after = everywhere().lower()
        assert [one for one in (*WHO, "Quimbleton again") if one.lower() in after] == []
        assert digests() == before
        assert (done.pseudonyms, done.removed["invitations"], done.removed["roles"]) == (["ann"], 2, 1)
        release = user.annotator_set.get().project.releases.get()
        assert rebuilt_differs(release) == []
        for chain in (release.project.slug, "installation"):
            assert list(broken_links(chain)) == []
        assert Label.objects.filter(assignment__annotator__pseudonym="ann").exists()

    def test_is_told_in_the_ledger_of_each_project_and_of_the_installation(self):
        user = zora_at("RELEASED")
        erase(user, make_user("op"))
        events = AuditEvent.objects.filter(action="person.erased").order_by("pk")
        assert [event.chain.name for event in events] == ["shop", "installation"]
        assert json.loads(events[0].event)["subject"] == {"user": user.pk}
        assert json.loads(events[0].event)["actor"].startswith("person-")

    def test_ends_every_session_and_lets_nobody_in_again(self, client: Client):
        user = zora_at("RELEASED")
        client.force_login(user, backend=BACKEND)
        assert client.get(reverse("password")).status_code == 200
        erase(user)
        assert client.get(reverse("password")).status_code == 302
        op = make_user("op")
        User.objects.filter(pk=op.pk).update(is_superuser=True)
        with pytest.raises(PersonRefused, match="erased"):
            reactivate_person(user=user, actor=User.objects.get(pk=op.pk), now=NOW)

    @pytest.mark.parametrize(
        "change", ["erased_at = NULL", "username = 'zora'", "is_active = TRUE", "email = 'z@e.org'"]
    )
    def test_stays_whatever_statement_comes(self, change):
        user = zora_at("RELEASED")
        sql = f"UPDATE annotation_user SET {change} WHERE id = %s"
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("UPDATE annotation_user SET is_staff = FALSE WHERE id = %s", [user.pk])
        erase(user)
        with (
            pytest.raises(DatabaseError, match="erased"),
            transaction.atomic(),
            connection.cursor() as cursor,
        ):
            cursor.execute(sql, [user.pk])


class TestRefusals:
    def test_cases_that_wait(self):
        user = zora_at("OPEN")
        with pytest.raises(ErasureRefused, match="4 cases wait for this person in "):
            erase(user)
        assert MAIL in everywhere()

    def test_the_last_manager_and_the_last_operator(self):
        user = zora_at("RELEASED")
        project = user.memberships.get().project
        project.memberships.filter(role=Role.MANAGER).delete()
        add_member(project=project, user=user, role=Role.MANAGER, actor=ACTOR, now=NOW)
        User.objects.filter(pk=user.pk).update(is_superuser=True)
        with pytest.raises(ErasureRefused, match=r"without a manager.*Nobody else is an operator"):
            erase(user)

    def test_twice_or_by_oneself(self):
        user = zora_at("RELEASED")
        with pytest.raises(ErasureRefused, match="nobody erases themselves"):
            erase(user, user)
        erase(user)
        with pytest.raises(ErasureRefused, match="already"):
            erase(user)


class TestOperatorsPages:
    @pytest.fixture
    def op(self, client: Client) -> Client:
        user = make_user("op")
        User.objects.filter(pk=user.pk).update(is_superuser=True)
        client.force_login(user, backend=BACKEND)
        return client

    def test_need_the_name_to_be_typed(self, op):
        user = zora_at("RELEASED")
        page = reverse("person-erase", args=[user.pk])
        assert b"ann" in op.get(page).content
        assert op.post(page, {"name": "Zora"}).status_code == 422
        assert op.post(page, {"name": NAME}).status_code == 302
        assert NAME not in everywhere()

    def test_say_what_stands_in_the_way(self, op):
        user = zora_at("OPEN")
        assert b"cases wait for this person" in op.get(reverse("person-erase", args=[user.pk])).content
        api = reverse("api-person-erasure", args=[user.pk])
        assert op.get(api).json()["obstacles"][0].startswith("4 cases wait")
        assert op.post(api).status_code == 409

    def test_the_api_erases_too(self, op):
        user = zora_at("RELEASED")
        done = op.post(reverse("api-person-erasure", args=[user.pk]))
        assert (done.status_code, done.json()["pseudonyms"]) == (200, ["ann"])

    @pytest.mark.parametrize("name", ["person-erase", "api-person-erasure"])
    def test_do_not_exist_for_a_manager(self, client, name):
        user = zora_at("RELEASED")
        client.force_login(User.objects.get(username="mia"), backend=BACKEND)
        for method in (client.get, client.post):
            assert method(reverse(name, args=[user.pk]), {"name": NAME}).status_code == 404


@pytest.mark.django_db(transaction=True)
def test_the_command_leaves_nothing_in_the_file_either(capsys):
    user = zora_at("RELEASED")
    call_command("erase_person", NAME, "--json")
    assert json.loads(capsys.readouterr().out)["pseudonyms"] == ["ann"]
    with pytest.raises(SystemExit):
        call_command("erase_person", NAME)
    assert "nobody signs in with it" in capsys.readouterr().err
    assert User.objects.get(pk=user.pk).erased_at
    compact()
    if connection.vendor == "sqlite":
        held = open(connection.settings_dict["NAME"], "rb").read()  # noqa: SIM115
        assert [one for one in WHO if one.encode() in held] == []
