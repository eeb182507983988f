"""The database itself refuses what must never happen, whatever statement asks for it."""

import pytest
from django.apps import apps
from django.core.management import call_command
from django.core.management.base import SystemCheckError
from django.db import DatabaseError, IntegrityError, connection, models, transaction
from django.db.models.signals import post_migrate, pre_migrate

from annotation.guarded import GUARDS
from annotation.models.projections import ReportProjection
from annotation.models.studies import Study, StudyState
from annotation.services.guards import ALL_GUARDS, GuardsMissing, guard_differences, verify_guards
from taxonomy.guards import catalogue
from taxonomy.services.library import freeze_guideline, freeze_taxonomy
from taxonomy.services.mappings import state_mapping
from tests.studies import NOW, TAXONOMY, make_study

pytestmark = pytest.mark.django_db

EVIDENCE = {
    "taxonomy_taxonomyversion": "number",
    "taxonomy_labelschemaversion": "number",
    "taxonomy_guidelineversion": "markdown",
    "taxonomy_reasoncode": "position",
    "taxonomy_taxonomymapping": "document",
    "annotation_datasetversion": "version",
    "annotation_case": "split",
    "annotation_label": "answers",
    "annotation_codebook": "entries",
    "annotation_codevector": "codes",
    "annotation_codeseal": "sha256",
    "annotation_agreementreport": "document",
    "annotation_reportprojection": "document",
    "annotation_ruling": "answers",
    "annotation_release": "name",
    "annotation_releasestudy": "study_id",
    "annotation_releasefile": "name",
    "annotation_auditevent": "event",
}
SQLITE = connection.vendor == "sqlite"


def refused(sql: str, *values: object) -> str:
    with pytest.raises(IntegrityError) as refusal, transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql, values)
    return str(refusal.value)


@pytest.fixture
def released() -> Study:
    study = make_study("RELEASED")
    freeze_guideline(name="how", markdown="# How", now=NOW)
    codes = [*TAXONOMY["codes"], {"code": "C"}]
    later = freeze_taxonomy(document={"name": TAXONOMY["name"], "codes": codes}, now=NOW)
    state_mapping(after=later, document={"steps": [{"add": "C"}]}, actor="mia", now=NOW)
    ReportProjection.objects.create(
        report=study.reports.get(), taxonomy_version=later, document="{}", sha256="0" * 64, made_at=NOW
    )
    return study


@pytest.mark.parametrize(("table", "column"), EVIDENCE.items())
class TestEvidence:
    def test_cannot_be_updated(self, released, table, column):
        assert table in refused(f"UPDATE {table} SET {column} = {column}")

    def test_cannot_be_deleted(self, released, table, column):
        assert table in refused(f"DELETE FROM {table}")

    def test_cannot_be_changed_through_the_orm(self, released, table, column):
        model = next(model for model in apps.get_models() if model._meta.db_table == table)
        row = model._default_manager.first()
        with pytest.raises(DatabaseError), transaction.atomic():
            model._default_manager.filter(pk=row.pk).update(**{column: getattr(row, column)})
        with pytest.raises(DatabaseError), transaction.atomic():
            model._default_manager.bulk_update([row], [column.removesuffix("_id")])
        with pytest.raises(DatabaseError), transaction.atomic():
            row.save()
        with pytest.raises((DatabaseError, models.ProtectedError)), transaction.atomic():
            row.delete()

    def test_cannot_be_replaced_or_truncated(self, released, table, column):
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


class TestCatalogue:
    def test_every_declared_guard_is_in_place(self):
        assert guard_differences() == []
        verify_guards()

    def test_a_dropped_guard_is_noticed_and_its_rule_no_longer_holds(self, released):
        guard = next(guard for guard in GUARDS if guard.full_name == "guard_annotation_label_update")
        catalogue.remove(connection, [guard])
        with connection.cursor() as cursor:
            cursor.execute("UPDATE annotation_label SET revision = revision")
        assert guard_differences() == ["guard guard_annotation_label_update is missing or disabled"]
        with pytest.raises(GuardsMissing, match="guard_annotation_label_update"):
            verify_guards()
        with pytest.raises(SystemCheckError, match="E001"):
            call_command("check", databases=["default"])

    def test_a_weakened_guard_is_noticed(self):
        guard = next(guard for guard in GUARDS if guard.full_name == "guard_annotation_label_delete")
        weak = type(guard)(guard.table, guard.name, guard.event, "1=0", guard.message)
        catalogue.install(connection, [weak])
        assert guard_differences() == ["guard guard_annotation_label_delete differs from its declaration"]

    def test_guards_come_back_after_a_migration_has_dropped_them(self):
        catalogue.remove(connection, ALL_GUARDS)
        assert guard_differences()
        config = apps.get_app_config("annotation")
        post_migrate.send(sender=config, app_config=config, verbosity=0, interactive=False, using="default")
        assert guard_differences() == []


@pytest.mark.django_db(transaction=True)
def test_a_migration_may_rebuild_a_guarded_table_and_ends_with_every_guard_in_place():
    from annotation.models.labels import Label

    config = apps.get_app_config("annotation")
    sent = {"sender": config, "app_config": config, "verbosity": 0, "interactive": False, "using": "default"}
    now = Label._meta.get_field("answers_sha256")
    wider = models.CharField(max_length=99)
    wider.set_attributes_from_name("answers_sha256")
    for old, new in ((now, wider), (wider, now)):
        pre_migrate.send(plan=["a migration"], **sent)
        assert len(guard_differences()) == len(
            [guard for guard in ALL_GUARDS if connection.vendor in guard.vendors]
        )
        with connection.schema_editor() as editor:
            editor.alter_field(Label, old, new)
        post_migrate.send(plan=["a migration"], **sent)
        assert guard_differences() == []


@pytest.mark.django_db(transaction=True)
@pytest.mark.skipif(not SQLITE, reason="only SQLite rebuilds tables to alter them")
def test_without_that_a_rebuild_fails_on_sqlite():
    from annotation.models.labels import Label

    wider = models.CharField(max_length=99)
    wider.set_attributes_from_name("answers_sha256")
    with pytest.raises(DatabaseError, match="guard_"), connection.schema_editor() as editor:
        editor.alter_field(Label, Label._meta.get_field("answers_sha256"), wider)
    assert guard_differences() == []


def set_state(study: Study, state: str) -> None:
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(
            "UPDATE annotation_study SET state = %s, gate = CASE WHEN gate = '' AND %s IN "
            "('MEASURED', 'ADJUDICATED', 'RELEASED') THEN 'READY' ELSE gate END, measured_at = CASE WHEN %s IN "
            "('MEASURED', 'ADJUDICATED', 'RELEASED') THEN created_at ELSE measured_at END WHERE id = %s",
            [state, state, state, study.pk],
        )


class TestStates:
    @pytest.mark.parametrize("stage", ["OPEN", "CLOSED", "MEASURED", "ADJUDICATED", "RELEASED"])
    def test_move_one_way_and_only_on_their_evidence(self, stage):
        study = make_study(stage)
        order = StudyState.values
        for target in order:
            free = (
                target == stage
                or (stage, target) == ("OPEN", "CLOSED")
                or (stage, target) == ("MEASURED", "ADJUDICATED")
            )
            if free:
                continue
            with pytest.raises(IntegrityError):
                set_state(study, target)
            study.refresh_from_db()
            assert study.state == stage

    def test_a_study_opens_only_with_exactly_k_slots(self):
        from tests.studies import make_cases, make_project

        study = make_study("OPEN", project=make_project())
        refused("INSERT INTO annotation_assignment (study_case_id, slot, pass_number) "
                "SELECT id, 3, 1 FROM annotation_studycase WHERE study_id = %s", study.pk)  # fmt: skip
        refused("DELETE FROM annotation_assignment")
        make_cases(study.project, ["x"], dataset="other")

    def test_a_draft_with_a_slot_too_few_does_not_open(self):
        from annotation.core.study_files import parse_study
        from annotation.services.studies import create_study, open_study
        from tests.studies import ACTOR, NOW, SCHEMA, TAXONOMY, make_cases, make_project

        project = make_project()
        make_cases(project, ["c1", "c2"])
        plan = parse_study(
            {"name": "s", "dataset": "d", "schema": SCHEMA, "taxonomy": TAXONOMY,
             "annotators": [{"pseudonym": "ann"}, {"pseudonym": "ben"}]}, "s.json",
        )  # fmt: skip
        study = create_study(project=project, plan=plan, actor=ACTOR, now=NOW)
        study.cases.first().assignments.first().delete()
        with pytest.raises(IntegrityError, match="exactly k slots"), transaction.atomic():
            open_study(study=study, actor=ACTOR, now=NOW)


class TestStages:
    def test_no_label_enters_a_closed_study(self):
        study = make_study("CLOSED")
        slot = study.cases.first().assignments.first()
        assert "not open" in refused(
            "INSERT INTO annotation_label (assignment_id, revision, answers, answers_sha256, origin, submitted_at) "
            "VALUES (%s, 2, '{}', 'x', 'page', '2026-11-30 12:00:00+00:00')", slot.pk,
        )  # fmt: skip

    def test_no_report_is_sealed_over_open_labels(self):
        study = make_study("LABELLED")
        assert "not closed" in refused(
            "INSERT INTO annotation_agreementreport (study_id, number, document, sha256, inputs_sha256, engine_version, "
            "sealed_at) VALUES (%s, 1, '{}', 'x', 'x', '1', '2026-11-30 12:00:00+00:00')", study.pk,
        )  # fmt: skip

    @pytest.mark.parametrize("stage", ["OPEN", "CLOSED", "RELEASED"])
    def test_no_ruling_stands_outside_adjudication(self, stage):
        from tests.studies import make_chair

        study = make_study(stage)
        assert "sealed report" in refused(RULING, study.cases.first().pk, make_chair(study).pk)

    def test_nobody_rules_on_their_own_case(self):
        study = make_study("MEASURED")
        labeller = study.members.first().annotator
        assert "they labelled" in refused(RULING, study.cases.first().pk, labeller.pk)

    def test_a_study_that_is_not_adjudicated_enters_no_release(self):
        study = make_study("MEASURED")
        assert "not adjudicated" in release_by_hand(study, "provisional")

    def test_ground_truth_needs_a_ready_gate(self):
        study = make_study("ADJUDICATED", kind="model")
        assert "only a study with gate READY" in release_by_hand(study, "ground_truth")


RULING = (
    "INSERT INTO annotation_ruling (study_case_id, kind, number, adjudicator_id, answers, answers_sha256, reason, "
    "confidence, note, guideline_clause, ruled_at) "
    "VALUES (%s, 'ruling', 9, %s, '{}', 'x', 'other', '', '', '', '2026-11-30 12:00:00+00:00')"
)


def release_by_hand(study: Study, status: str) -> str:
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO annotation_release (project_id, name, status, change_reason, content_sha256, manifest_sha256, "
            "created_at) VALUES (%s, 'by hand', %s, 'r', 'x', 'x', '2026-11-30 12:00:00+00:00')", [study.project_id, status],
        )  # fmt: skip
    return refused(
        "INSERT INTO annotation_releasestudy (release_id, study_id) "
        "SELECT id, %s FROM annotation_release WHERE name = 'by hand'",
        study.pk,
    )
