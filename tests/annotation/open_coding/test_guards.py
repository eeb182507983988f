"""The database keeps samples, notes, openings and origins as they were written."""

import pytest
from django.apps import apps
from django.db import DatabaseError, IntegrityError, connection, models, transaction

from annotation.models.open_coding import NoteRevision, OpenCodingSession
from annotation.services.open_coding import open_board
from tests.annotation.open_coding.sessions import freeze, make_coder, make_session, note
from tests.studies import NOW, make_project

pytestmark = pytest.mark.django_db
SQLITE = connection.vendor == "sqlite"
EVIDENCE = {
    "annotation_opencodingsession": "seed",
    "annotation_sampledcase": "position",
    "annotation_opennote": "annotator_id",
    "annotation_noterevision": "text",
    "annotation_boardopening": "opened_at",
    "annotation_codeorigin": "n_notes",
    "annotation_codeoriginnote": "revision_id",
}


def refused(sql: str) -> str:
    with pytest.raises(IntegrityError) as refusal, transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql)
    return str(refusal.value)


@pytest.fixture
def frozen() -> OpenCodingSession:
    session = make_session(make_project())
    uma = make_coder(session.project, "uma")
    kept = note(session, 1, uma)
    open_board(session=session, annotator=uma, now=NOW)
    freeze(session, {"DATE_ADDED": [kept.note_id]})
    return session


@pytest.mark.parametrize(("table", "column"), EVIDENCE.items())
class TestEvidence:
    def test_cannot_be_updated_deleted_or_replaced(self, frozen, table, column):
        assert table in refused(f"UPDATE {table} SET {column} = {column}")
        assert table in refused(f"DELETE FROM {table}")
        if SQLITE:
            with connection.cursor() as cursor:
                cursor.execute("PRAGMA recursive_triggers=OFF")
            refused(f"INSERT OR REPLACE INTO {table} SELECT * FROM {table}")
            with connection.cursor() as cursor:
                cursor.execute("PRAGMA recursive_triggers=ON")
            return
        with pytest.raises(DatabaseError), transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(f"TRUNCATE {table} CASCADE")

    def test_cannot_be_changed_through_the_orm(self, frozen, table, column):
        model = next(model for model in apps.get_models() if model._meta.db_table == table)
        row = model._default_manager.first()
        with pytest.raises(DatabaseError), transaction.atomic():
            model._default_manager.filter(pk=row.pk).update(**{column: getattr(row, column)})
        with pytest.raises(DatabaseError), transaction.atomic():
            row.save()
        with pytest.raises((DatabaseError, models.ProtectedError)), transaction.atomic():
            row.delete()


def test_a_note_cannot_be_called_blind_once_its_author_opened_the_board(frozen):
    note(frozen, 2, make_coder(frozen.project, "uma"))
    last = NoteRevision.objects.order_by("-pk").first()
    assert last.saw_board is True
    last.pk, last.revision, last.saw_board = None, 2, False
    with pytest.raises(IntegrityError, match="has opened the board"), transaction.atomic():
        last.save(force_insert=True)


def test_an_origin_needs_a_frozen_version(frozen):
    from annotation.models.open_coding_board import CodeOrigin
    from taxonomy.services.drafts import create_taxonomy_draft

    draft = create_taxonomy_draft(name="draft", actor="test", now=NOW, codes=[])
    with pytest.raises(IntegrityError, match="not frozen"), transaction.atomic():
        CodeOrigin.objects.create(
            session=frozen,
            taxonomy_version=draft,
            code="A",
            cluster_name="a",
            n_notes=1,
            sha256="x",
            frozen_at=NOW,
        )
