"""What the database refuses around labelling, whatever statement asks for it."""

from datetime import timedelta

import pytest
from django.apps import apps
from django.db import DatabaseError, IntegrityError, connection, models, transaction

from annotation.models.leases import Lease
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment
from annotation.models.submissions import SurplusLabel
from annotation.services.assignments import next_assignment
from annotation.services.labelling import flag_gold, submit
from annotation.services.studies import close_study
from annotation.services.unblinding import look_early
from tests.studies import ACTOR, NOW, answers, make_chair, make_study

pytestmark = pytest.mark.django_db

EVIDENCE = {
    "annotation_lease": "reason",
    "annotation_submission": "request_sha256",
    "annotation_surpluslabel": "answers",
    "annotation_flag": "note",
    "annotation_unblinding": "reason",
}


def refused(sql: str, *values: object) -> str:
    with pytest.raises(IntegrityError) as refusal, transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql, values)
    return str(refusal.value)


@pytest.fixture
def labelled():
    """An open study with a submission, its ended lease, a flag, a late label and an early look."""
    study = make_study("OPEN")
    ann = Annotator.objects.get(pseudonym="ann")
    slot = next_assignment(study=study, annotator=ann, now=NOW).assignment
    submit(assignment=slot, annotator=ann, answers=answers("PASS", 1), idempotency_key="k", expected_revision=0,
           now=NOW)  # fmt: skip
    flag_gold(assignment=slot, annotator=ann, note="Wrong.", now=NOW)
    SurplusLabel.objects.create(
        study_case=slot.study_case, annotator=ann, answers="{}", answers_sha256="x", origin="page", submitted_at=NOW
    )  # fmt: skip
    look_early(study=study, manager=make_chair(study), reason="A complaint.", now=NOW)
    return study


@pytest.mark.parametrize(("table", "column"), EVIDENCE.items())
class TestEvidence:
    def test_is_neither_changed_nor_removed(self, labelled, table, column):
        assert table in refused(f"UPDATE {table} SET {column} = {column}")
        assert table in refused(f"DELETE FROM {table}")

    def test_is_kept_from_the_orm_too(self, labelled, table, column):
        model = next(model for model in apps.get_models() if model._meta.db_table == table)
        row = model._default_manager.first()
        with pytest.raises(DatabaseError), transaction.atomic():
            row.save()
        with pytest.raises((DatabaseError, models.ProtectedError)), transaction.atomic():
            row.delete()

    def test_is_not_replaced_or_truncated(self, labelled, table, column):
        if connection.vendor == "sqlite":
            assert table in refused(f"INSERT OR REPLACE INTO {table} SELECT * FROM {table}")
        else:
            with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
                cursor.execute(f"TRUNCATE {table} CASCADE")


class TestLeases:
    def test_one_is_open_for_a_slot(self, labelled):
        served = next_assignment(study=labelled, annotator=Annotator.objects.get(pseudonym="ben"), now=NOW)
        with pytest.raises(IntegrityError), transaction.atomic():
            Lease.objects.create(
                assignment=served.assignment,
                annotator=served.lease.annotator,
                served_at=NOW,
                expires_at=NOW,
            )

    def test_stay_with_their_slot_and_annotator(self, labelled):
        served = next_assignment(study=labelled, annotator=Annotator.objects.get(pseudonym="ben"), now=NOW)
        ann = Annotator.objects.get(pseudonym="ann")
        assert "stays with" in refused(
            "UPDATE annotation_lease SET annotator_id = %s WHERE id = %s", ann.pk, served.lease.pk
        )
        assert "on record" in refused("DELETE FROM annotation_lease WHERE id = %s", served.lease.pk)

    def test_are_made_for_who_holds_the_slot(self, labelled):
        slot = Assignment.objects.filter(annotator__pseudonym="ben").first()
        with pytest.raises(IntegrityError, match="somebody else"), transaction.atomic():
            Lease.objects.create(
                assignment=slot,
                annotator=Annotator.objects.get(pseudonym="ann"),
                served_at=NOW,
                expires_at=NOW,
            )


class TestSlots:
    def test_are_submitted_exactly_when_they_carry_a_label(self, labelled):
        message = "submitted when it carries a label"
        assert message in refused(
            "UPDATE annotation_assignment SET status = 'submitted' WHERE status = 'todo'"
        )
        assert message in refused(
            "UPDATE annotation_assignment SET status = 'todo' WHERE status = 'submitted'"
        )

    def test_may_be_freed_and_taken_while_the_study_is_open_and_not_after(self, labelled):
        slot = Assignment.objects.filter(status="todo").first()
        annotator = slot.annotator
        for holder in (None, annotator):
            Assignment.objects.filter(pk=slot.pk).update(annotator=holder)
        close_study(study=labelled, actor=ACTOR, now=NOW)
        assert "annotation_assignment" in refused(
            "UPDATE annotation_assignment SET annotator_id = NULL WHERE id = %s", slot.pk
        )

    def test_with_a_label_stay_with_their_annotator(self, labelled):
        assert "labelled one with its annotator" in refused(
            "UPDATE annotation_assignment SET annotator_id = NULL WHERE status = 'submitted'"
        )

    def test_belong_to_the_study_of_their_case(self, labelled):
        slot = Assignment.objects.first()
        with (
            pytest.raises(IntegrityError, match=r"study of its case|annotator of the study"),
            transaction.atomic(),
        ):
            Assignment.objects.filter(pk=slot.pk).update(study_id=slot.study_id + 1)


class TestStudy:
    def test_pins_its_mode_lease_and_shares(self, labelled):
        for column, value in (
            ("assignment_mode", "pool"),
            ("lease_seconds", 5),
            ("consistency_percent", 5),
            ("double_percent", 5),
        ):
            with pytest.raises(IntegrityError, match="pins"), transaction.atomic():
                type(labelled).objects.filter(pk=labelled.pk).update(**{column: value})

    def test_extends_a_deadline_and_never_shortens_it(self):
        study = make_study("OPEN", deadline=(NOW + timedelta(days=2)).isoformat())
        rows = type(study).objects.filter(pk=study.pk)
        rows.update(deadline_at=NOW + timedelta(days=3))
        with pytest.raises(IntegrityError, match="never shortened"), transaction.atomic():
            rows.update(deadline_at=NOW + timedelta(days=1))

    def test_is_unblinded_only_while_it_is_blind(self, labelled):
        close_study(study=labelled, actor=ACTOR, now=NOW)
        assert "only an open study is blind" in refused(
            "INSERT INTO annotation_unblinding (study_id, annotator_id, reason, looked_at) SELECT study_id, annotator_id, "
            "reason, looked_at FROM annotation_unblinding"
        )
