"""What adjudication puts on record is written once, whatever statement asks for a change."""

import pytest
from django.apps import apps
from django.db import DatabaseError, connection, models, transaction

from annotation.models.adjudication import Acceptance, AdjudicationSession, Position, SessionKind
from annotation.models.studies import Study
from annotation.services.adjudication_acceptance import accept_agreed
from annotation.services.adjudication_consensus import record_position
from annotation.services.adjudication_gaps import resolve_gap
from annotation.services.adjudication_leases import hold_case, release_case
from annotation.services.adjudication_sessions import begin_session
from tests.annotation.adjudication.conftest import BOTH, case_of, decide
from tests.annotation.test_guards import SQLITE, refused
from tests.studies import NOW, make_study

pytestmark = pytest.mark.django_db
EVIDENCE = {
    "annotation_acceptance": "answers",
    "annotation_position": "note",
    "annotation_gapresolution": "note",
    "annotation_rulinglease": "note",
    "annotation_ruling": "flags_guideline",
}


@pytest.fixture
def worked(study, ada) -> Study:
    """A study with a row in each table."""
    accept_agreed(study=study, adjudicator=ada, now=NOW)
    session = begin_session(study=study, adjudicator=ada, now=NOW, kind=SessionKind.CONSENSUS)
    ann = study.members.get(annotator__pseudonym="ann").annotator
    record_position(
        session=session,
        study_case=case_of(study, "c3"),
        annotator=ann,
        answers={"score": 0},
        note="n",
        now=NOW,
    )
    hold_case(study_case=case_of(study, "c3"), adjudicator=ada, now=NOW)
    release_case(study_case=case_of(study, "c3"), adjudicator=ada, now=NOW)
    ruling = decide(study, "c2", ada, BOTH, flags_guideline=True)
    resolve_gap(ruling=ruling, by=ada, note="n", now=NOW)
    return study


@pytest.mark.parametrize(("table", "column"), EVIDENCE.items())
def test_evidence_is_written_once(worked, table, column):
    assert table in refused(f"UPDATE {table} SET {column} = {column}")
    assert table in refused(f"DELETE FROM {table}")
    model = next(model for model in apps.get_models() if model._meta.db_table == table)
    row = model._default_manager.first()
    for change in (
        lambda: model._default_manager.filter(pk=row.pk).update(**{column: getattr(row, column)}),
        lambda: model._default_manager.bulk_update([row], [column]),
        row.save,
        row.delete,
    ):
        with pytest.raises((DatabaseError, models.ProtectedError)), transaction.atomic():
            change()


@pytest.mark.parametrize("table", EVIDENCE)
def test_evidence_is_neither_replaced_nor_truncated(worked, table):
    if not SQLITE:
        with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(f"TRUNCATE {table} CASCADE")
        return
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA recursive_triggers=OFF")  # the guard must not lean on the connection
        try:
            refused(f"INSERT OR REPLACE INTO {table} SELECT * FROM {table}")
            refused(f"UPDATE OR REPLACE {table} SET id = id + 1")
        finally:
            cursor.execute("PRAGMA recursive_triggers=ON")


def test_acceptances_and_positions_come_in_their_stage(study, ada):
    """Before the report there are none, by whatever hand."""
    early = make_study("CLOSED", project=study.project, name="early")
    case = early.cases.get(case__external_id="c1")
    ann = early.members.get(annotator__pseudonym="ann").annotator
    session = AdjudicationSession.objects.create(study=early, kind="consensus", chair=ada, opened_at=NOW)
    row = {"study_case": case, "answers": "{}", "answers_sha256": "0" * 64}
    with pytest.raises(DatabaseError, match="after the sealed report"), transaction.atomic():
        Acceptance.objects.create(**row, accepted_by=ada, accepted_at=NOW)
    with pytest.raises(DatabaseError, match="after the sealed report"), transaction.atomic():
        Position.objects.create(**row, session=session, annotator=ann, recorded_at=NOW)
