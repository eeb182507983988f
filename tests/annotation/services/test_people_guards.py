"""Who did the work stays known, whatever statement asks for it to be forgotten; an answered invitation is spent."""

from datetime import timedelta

import pytest
from django.db import DatabaseError, connection, models, transaction

from annotation.models.invitations import Invitation
from annotation.models.people import User
from annotation.models.projects import Role
from tests.studies import NOW, make_study, make_user

pytestmark = pytest.mark.django_db


def refused(sql: str, *values: object) -> str:
    with pytest.raises(DatabaseError) as refusal, transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql, values)
    return str(refusal.value)


@pytest.fixture
def ann() -> User:
    """Somebody whose labels stand in a study."""
    study = make_study("LABELLED")
    user = make_user("ann", study.project, Role.ANNOTATOR)
    study.project.annotators.filter(pseudonym="ann").update(user=user)
    return user


def test_a_login_with_labels_cannot_be_deleted_by_any_statement(ann):
    assert "annotation_user" in refused("DELETE FROM annotation_user WHERE id = %s", ann.pk)
    with pytest.raises(models.ProtectedError):
        ann.delete()
    with pytest.raises((DatabaseError, models.ProtectedError)), transaction.atomic():
        User.objects.filter(pk=ann.pk).delete()


def test_labels_cannot_be_parted_from_their_person(ann):
    other = make_user("other")
    said = refused("UPDATE annotation_annotator SET user_id = NULL WHERE user_id = %s", ann.pk)
    assert "annotation_annotator" in said
    refused("UPDATE annotation_annotator SET user_id = %s WHERE user_id = %s", other.pk, ann.pk)
    refused("DELETE FROM annotation_annotator WHERE user_id = %s", ann.pk)


@pytest.mark.parametrize(("column", "value"), [("pseudonym", "x"), ("kind", "model")])
def test_a_pseudonym_keeps_its_spelling_and_kind(ann, column, value):
    refused(f"UPDATE annotation_annotator SET {column} = %s WHERE user_id IS NULL", value)


def test_a_login_under_which_nothing_was_done_may_go():
    make_user("nobody")
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM annotation_user WHERE username = 'nobody'")
    assert not User.objects.exists()


class TestInvitations:
    @pytest.fixture
    def invitation(self) -> Invitation:
        study = make_study("OPEN")
        return Invitation.objects.create(
            project=study.project, role=Role.ANNOTATOR, meant_for="Cleo", token_sha256="0" * 64,
            invited_by=study.project.annotators.first(), created_at=NOW, expires_at=NOW + timedelta(days=1),
        )  # fmt: skip

    @pytest.mark.parametrize("column", ["accepted_at", "revoked_at"])
    def test_are_answered_once(self, invitation, column):
        Invitation.objects.update(**{column: NOW})
        for again in ("accepted_at", "revoked_at"):
            assert "annotation_invitation" in refused(f"UPDATE annotation_invitation SET {again} = NULL")

    def test_cannot_be_made_over(self, invitation):
        for change in ("role = 'manager'", "token_sha256 = '1'", "expires_at = created_at"):
            refused(f"UPDATE annotation_invitation SET {change}")
