"""The people page, its invitations and logins, walked by everybody who must not as well."""

import re
from datetime import timedelta

import pytest
from django.core import mail
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from annotation.models.audit import AuditEvent
from annotation.models.invitations import Invitation
from annotation.models.people import User
from annotation.models.projects import Annotator, Project, Role
from annotation.services.ledger import broken_links

PASSWORD = "a calm long sentence"
GOOD = {"meant_for": "Cleo, reads French", "role": "annotator", "days": "7"}


@pytest.fixture(autouse=True)
def _quick_hashes(settings) -> None:
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


def address(project: Project, name: str = "people", **more: object) -> str:
    return reverse(name, kwargs={"slug": project.slug, **more})


def invite(client: Client, project: Project, **change: str) -> str:
    """The link that the page shows, this once."""
    answer = client.post(address(project, "people-invite"), GOOD | change)
    assert answer.status_code == 201, answer.content.decode()
    return re.search(r'value="http://testserver(/invitations/[^"]+)"', answer.content.decode())[1]


def accept(link: str, username: str = "cleo", client: Client | None = None):
    given = {"username": username, "password": PASSWORD, "again": PASSWORD}
    return (client or Client()).post(link, given)


def member(project: Project, name: str) -> str:
    return address(project, "person-roles", person_id=User.objects.get(username=name).pk)


def login_of(project: Project, name: str) -> str:
    return address(project, "person-login", person_id=User.objects.get(username=name).pk)


class TestPage:
    def test_shows_people_pseudonyms_and_roles_to_a_manager(self, study_at, signed_in, project):
        study_at("OPEN")
        page = signed_in("mia").get(address(project)).content.decode()
        assert "adjudicator" in page
        assert ">ann<" in page
        assert "Nobody is waiting to join" in page

    @pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 404), ("eve", 404)])
    def test_is_for_managers_alone(self, project, signed_in, name, status):
        client = signed_in(name)
        assert client.get(address(project)).status_code == status
        assert client.post(address(project, "people-invite"), GOOD).status_code == status
        assert client.post(member(project, "ben"), {"roles": "manager"}).status_code == status
        assert client.post(login_of(project, "ben"), {"act": "deactivate"}).status_code == status
        assert not Invitation.objects.exists()

    def test_asks_for_a_sign_in(self, project, client):
        assert client.get(address(project)).status_code == 302

    def test_takes_as_many_queries_for_many_people_as_for_few(
        self, project, signed_in, django_assert_max_num_queries
    ):
        client = signed_in("mia")
        for at in range(40):
            user = User.objects.create(username=f"extra-{at}")
            project.memberships.create(user=user, role=Role.VIEWER)
        with django_assert_max_num_queries(20):
            client.get(address(project))

    def test_annotators_never_meet_another_login(self, study_at, signed_in, project):
        study_at("MEASURED")
        User.objects.filter(username="ben").update(username="benjamin-of-the-payroll")
        client = signed_in("ann")
        for name in ("project", "studies"):
            assert "payroll" not in client.get(address(project, name)).content.decode()


class TestInvitation:
    def test_lets_somebody_in_once_under_a_pseudonym_that_is_not_their_name(self, project, signed_in):
        link = invite(signed_in("mia"), project)
        visitor = Client()
        assert "You are invited as annotator" in visitor.get(link).content.decode()
        assert accept(link, client=visitor).status_code == 302
        user = User.objects.get(username="cleo")
        assert set(project.memberships.filter(user=user).values_list("role", flat=True)) == {"annotator"}
        assert Annotator.objects.get(user=user).pseudonym.startswith("person-")
        assert visitor.get(reverse("home")).status_code == 302
        assert accept(link, "cleo2").status_code == 410
        assert User.objects.filter(username__startswith="cleo").count() == 1

    def test_keeps_only_the_digest_of_its_token(self, project, signed_in):
        token = invite(signed_in("mia"), project).split("/")[2]
        kept = [*Invitation.objects.values_list(), *AuditEvent.objects.values_list("event")]
        assert token not in str(kept)
        assert token not in signed_in("mia").get(address(project)).content.decode()

    def test_is_not_kept_by_the_browser(self, project, signed_in):
        answer = signed_in("mia").post(address(project, "people-invite"), GOOD)
        assert answer["Cache-Control"] == "no-store"
        assert "no-store" in Client().get(invite(signed_in("mia"), project))["Cache-Control"]

    def test_names_a_pseudonym_that_a_study_has_named_before(self, study_at, signed_in, project):
        study_at("OPEN")
        project.annotators.filter(pseudonym="ben").update(user=None)
        accept(invite(signed_in("mia"), project, pseudonym="ben"))
        assert Annotator.objects.get(pseudonym="ben").user.username == "cleo"

    @pytest.mark.parametrize("pseudonym", ["ann", "ben"])
    def test_gives_nobody_the_labels_of_somebody_else(self, study_at, signed_in, project, pseudonym):
        study_at("LABELLED")
        project.annotators.create(pseudonym="robot", kind="model")
        client = signed_in("mia")
        for name in (pseudonym, "robot"):
            answer = client.post(address(project, "people-invite"), GOOD | {"pseudonym": name})
            assert answer.status_code == 422
            assert "stands for somebody else" in answer.content.decode()

    def test_runs_out(self, project, signed_in):
        link = invite(signed_in("mia"), project, days="1")
        past = timezone.now() - timedelta(days=2)
        Invitation.objects.all().delete()
        Invitation.objects.create(
            project=project, role="annotator", meant_for="x", invited_by=Annotator.objects.first(),
            token_sha256=__import__("hashlib").sha256(link.split("/")[2].encode()).hexdigest(),
            created_at=past, expires_at=past + timedelta(days=1),
        )  # fmt: skip
        answer = Client().get(link)
        assert (answer.status_code, "has run out" in answer.content.decode()) == (410, True)
        assert accept(link).status_code == 410

    def test_is_revoked_by_a_manager(self, project, signed_in):
        client = signed_in("mia")
        link = invite(client, project)
        revoke = address(project, "invitation-revoke", invitation_id=Invitation.objects.get().public_id)
        assert client.get(revoke).status_code == 405
        client.post(revoke)
        assert accept(link).status_code == 410
        assert "is accepted or revoked already" in client.post(revoke, follow=True).content.decode()

    def test_of_another_project_cannot_be_revoked(self, project, signed_in):
        from tests.studies import make_project, make_user

        client = signed_in("mia")
        invite(client, project)
        other = make_project("other")
        stranger = Client()
        stranger.force_login(
            make_user("max", other, Role.MANAGER), backend="django.contrib.auth.backends.ModelBackend"
        )
        found = Invitation.objects.get().public_id
        assert stranger.post(address(other, "invitation-revoke", invitation_id=found)).status_code == 404

    def test_lets_in_somebody_who_has_a_login(self, project, signed_in):
        link = invite(signed_in("mia"), project, role="viewer")
        eve = signed_in("eve")
        assert "Join with this login" in eve.get(link).content.decode()
        assert eve.post(link).status_code == 302
        assert project.memberships.filter(user__username="eve", role="viewer").exists()

    def test_that_never_was_is_not_found(self, db):
        assert Client().get("/invitations/nothing/").status_code == 404

    @pytest.mark.parametrize(
        ("change", "says"),
        [
            ({"username": "mia"}, "is taken"), ({"username": "MIA"}, "is taken"), ({"username": "a b"}, "Enter a valid"),
            ({"password": "12345678", "again": "12345678"}, "too common"), ({"again": "another"}, "differ"),
            ({"username": ""}, "Choose a name"),
            ({"password": "cleopatra1", "again": "cleopatra1", "username": "cleopatra"}, "similar"),
        ],
    )  # fmt: skip
    def test_refuses_a_bad_name_or_password_and_stays_open(self, project, signed_in, change, says):
        link = invite(signed_in("mia"), project)
        given = {"username": "cleo", "password": PASSWORD, "again": PASSWORD} | change
        answer = Client().post(link, given)
        assert (answer.status_code, says in answer.content.decode()) == (422, True)
        assert accept(link).status_code == 302

    @pytest.mark.parametrize(
        ("change", "says"),
        [
            ({"meant_for": ""}, "Say who it is for"), ({"role": "king"}, "not one of"), ({"days": "0"}, "greater than"),
            ({"email": "nowhere"}, "valid email"),
        ],
    )  # fmt: skip
    def test_that_cannot_be_made_says_why(self, project, signed_in, change, says):
        answer = signed_in("mia").post(address(project, "people-invite"), GOOD | change)
        assert (answer.status_code, says in answer.content.decode()) == (422, True)

    def test_is_mailed_where_mail_is_set_up(
        self, project, signed_in, settings, django_capture_on_commit_callbacks
    ):
        settings.EMAIL_HOST = "mail.example.org"
        with django_capture_on_commit_callbacks(execute=True):
            link = invite(signed_in("mia"), project, email="cleo@example.org")
        assert link in mail.outbox[0].body
        settings.EMAIL_HOST = ""
        with django_capture_on_commit_callbacks(execute=True):
            invite(signed_in("mia"), project, email="cleo@example.org")
        assert len(mail.outbox) == 1


class TestRoles:
    def test_are_changed_with_a_row_in_the_ledger(self, project, signed_in):
        signed_in("mia").post(member(project, "vic"), {"roles": ["adjudicator", "viewer"]})
        signed_in("mia").post(member(project, "vic"), {"roles": ["adjudicator"]})
        assert set(project.memberships.filter(user__username="vic").values_list("role", flat=True)) == {
            "adjudicator"
        }
        assert AuditEvent.objects.filter(action="member.removed").count() == 1
        assert list(broken_links(project.slug)) == []

    def test_the_last_manager_stays(self, project, signed_in):
        answer = signed_in("mia").post(member(project, "mia"), {"roles": ["viewer"]}, follow=True)
        assert "without a manager" in answer.content.decode()
        assert project.memberships.filter(user__username="mia", role="manager").exists()

    def test_a_manager_may_go_once_there_is_another(self, project, signed_in):
        signed_in("mia").post(member(project, "vic"), {"roles": ["manager"]})
        answer = signed_in("mia").post(member(project, "mia"), {})
        assert answer["Location"] == "/"
        assert signed_in("mia").get(address(project)).status_code == 404

    def test_a_manager_whose_login_has_ended_does_not_count(self, project, signed_in):
        signed_in("mia").post(member(project, "vic"), {"roles": ["manager"]})
        User.objects.filter(username="vic").update(is_active=False)
        answer = signed_in("mia").post(member(project, "mia"), {}, follow=True)
        assert "without a manager" in answer.content.decode()

    def test_nobody_from_elsewhere_is_reached(self, project, signed_in):
        assert signed_in("mia").post(member(project, "eve"), {"roles": ["manager"]}).status_code == 404


class TestLogins:
    def test_end_at_once_and_stay_ended_for_sessions_begun_before(self, study_at, signed_in, project):
        study_at("LABELLED")
        ben = signed_in("ben")
        assert ben.get(reverse("project", args=[project.slug])).status_code == 200
        signed_in("mia").post(login_of(project, "ben"), {"act": "deactivate"})
        assert ben.get(reverse("project", args=[project.slug])).status_code == 302
        signed_in("mia").post(login_of(project, "ben"), {"act": "reactivate"})
        assert ben.get(reverse("project", args=[project.slug])).status_code == 302
        assert signed_in("ben").get(reverse("project", args=[project.slug])).status_code == 200
        assert project.annotators.get(pseudonym="ben").assignments.count() == 4

    def test_with_work_under_them_cannot_be_deleted(self, study_at, signed_in, project):
        study_at("LABELLED")
        answer = signed_in("mia").post(login_of(project, "ben"), {"act": "delete"}, follow=True)
        assert "cannot be deleted" in answer.content.decode()
        assert User.objects.filter(username="ben").exists()
        assert not AuditEvent.objects.filter(action="person.deleted").exists()

    def test_without_work_can_be(self, project, signed_in):
        signed_in("mia").post(login_of(project, "ben"), {"act": "delete"})
        assert not User.objects.filter(username="ben").exists()
        assert AuditEvent.objects.filter(action="person.deleted").count() == 1

    def test_of_people_who_belong_elsewhere_too_are_left_alone(self, project, signed_in):
        from tests.studies import make_project

        make_project("other").memberships.create(user=User.objects.get(username="ben"), role=Role.VIEWER)
        for act in ("deactivate", "delete"):
            answer = signed_in("mia").post(login_of(project, "ben"), {"act": act}, follow=True)
            assert "projects that you do not manage" in answer.content.decode()
        assert User.objects.get(username="ben").is_active

    def test_nobody_ends_their_own(self, project, signed_in):
        answer = signed_in("mia").post(login_of(project, "mia"), {"act": "deactivate"}, follow=True)
        assert "nobody ends their own login" in answer.content.decode()

    @pytest.mark.parametrize("act", ["", "promote"])
    def test_an_act_that_there_is_not_changes_nothing(self, project, signed_in, act):
        answer = signed_in("mia").post(login_of(project, "ben"), {"act": act}, follow=True)
        assert "Choose what is to happen" in answer.content.decode()


class TestPassword:
    def test_is_changed_and_ends_other_sessions(self, project):
        user = User.objects.create_user(username="cleo", password=PASSWORD)
        here, elsewhere = Client(), Client()
        for client in (here, elsewhere):
            client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
        given = {
            "old_password": PASSWORD,
            "new_password1": "another calm sentence",
            "new_password2": "another calm sentence",
        }
        assert here.post(reverse("password"), given).status_code == 302
        assert here.get(reverse("password")).status_code == 200
        assert elsewhere.get(reverse("password")).status_code == 302
        assert AuditEvent.objects.filter(action="password.changed").count() == 1

    def test_is_refused_without_the_old_one(self, project, signed_in):
        answer = signed_in("mia").post(
            reverse("password"), {"old_password": "no", "new_password1": "x", "new_password2": "y"}
        )
        assert answer.status_code == 422


class TestNewProject:
    def test_is_made_by_a_manager_who_then_manages_it(self, project, signed_in):
        answer = signed_in("mia").post(reverse("project-new"), {"name": "Refunds", "slug": "refunds"})
        assert answer["Location"] == "/projects/refunds/people/"
        assert Project.objects.get(slug="refunds").memberships.get().role == "manager"

    @pytest.mark.parametrize("slug", ["shop", "new", "installation", "Big", ""])
    def test_an_address_that_cannot_be_is_refused(self, project, signed_in, slug):
        answer = signed_in("mia").post(reverse("project-new"), {"name": "x", "slug": slug})
        assert answer.status_code == 422
        assert Project.objects.count() == 1

    @pytest.mark.parametrize("name", ["ann", "vic", "eve"])
    def test_is_for_managers_and_operators(self, project, signed_in, name):
        assert signed_in(name).get(reverse("project-new")).status_code == 403

    def test_an_operator_makes_the_first(self, db):
        client = Client()
        client.force_login(
            User.objects.create(username="op", is_superuser=True),
            backend="django.contrib.auth.backends.ModelBackend",
        )
        assert client.post(reverse("project-new"), {"name": "x", "slug": "first"}).status_code == 302
