"""A model cannot enter a figure of people: the database, the services and the API refuse every way round."""

import json

import pytest
from django.db import DatabaseError, IntegrityError, connection, transaction
from django.test import Client

from annotation.core.bad_input import BadInput
from annotation.guarded_kinds import KIND_GUARDS
from annotation.models.projects import Annotator, Kind, Role
from annotation.models.studies import Assignment, Study
from annotation.services.assignments import hand_on
from annotation.services.invitations import InvitationRefused, invite_person
from annotation.services.labels import import_labels
from annotation.services.open_studies import NotAssigned
from annotation.services.projects import ProjectRefused, ensure_annotator
from taxonomy.guards import catalogue
from tests.studies import ACTOR, NOW, label_file, make_project, make_study, make_user

pytestmark = pytest.mark.django_db


def refused(sql: str, *values: object) -> str:
    with pytest.raises(IntegrityError) as refusal, transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql, values)
    return str(refusal.value)


def model(study: Study) -> Annotator:
    return ensure_annotator(project=study.project, pseudonym="gpt", kind=Kind.MODEL, actor=ACTOR, now=NOW)


class TestDatabase:
    def test_a_kind_never_changes(self):
        study = make_study("LABELLED", kind="model")
        for kind in ("human", "simulated"):
            said = refused("UPDATE annotation_annotator SET kind = %s WHERE kind = 'model'", kind)
            assert "keeps its spelling, its kind" in said
        assert {member.annotator.kind for member in study.members.all()} == {"model"}

    def test_a_model_has_no_login(self):
        study = make_study("OPEN")
        user = make_user("mia", study.project, Role.MANAGER)
        refused("UPDATE annotation_annotator SET user_id = %s WHERE id = %s", user.pk, model(study).pk)

    @pytest.mark.parametrize("name", ["judge:gpt", " Judge:gpt", "JUDGE:x"])
    def test_a_name_of_a_judge_is_no_person(self, name):
        project = make_project()
        insert = "INSERT INTO annotation_annotator (project_id, pseudonym, kind) VALUES (%s, %s, %s)"
        assert "never for a person" in refused(insert, project.pk, name, "human")
        with connection.cursor() as cursor:
            cursor.execute(insert, (project.pk, name, "model"))

    def test_a_model_gets_no_slot_of_a_study_of_people(self):
        study = make_study("OPEN", assignment="pool")
        slot = study.assignments.filter(annotator=None).first()
        update = "UPDATE annotation_assignment SET annotator_id = %s WHERE id = %s"
        assert "only an annotator of the study" in refused(update, model(study).pk, slot.pk)
        with pytest.raises(DatabaseError), transaction.atomic():
            study.members.create(annotator=model(study))

    def test_answers_of_a_model_are_not_coded_among_those_of_people(self):
        study = make_study("CLOSED")
        insert = (
            "INSERT INTO annotation_codevector (study_id, kind, name, annotator, block, width, codes) "
            "VALUES (%s, 'answer', 'decision', %s, 0, 1, %s)"
        )
        assert "only answers by annotators of the study" in refused(insert, study.pk, "gpt", b"\x01")

    def test_without_the_rules_all_of_it_would_be_possible(self):
        """The control: what refuses is these rules and nothing else."""
        study = make_study("OPEN", assignment="pool")
        gpt = model(study)
        catalogue.remove(connection, KIND_GUARDS)
        Annotator.objects.create(project=study.project, pseudonym="judge:gpt", kind=Kind.HUMAN)
        slot = study.assignments.filter(annotator=None).first()
        Assignment.objects.filter(pk=slot.pk).update(annotator=gpt)
        catalogue.install(connection, KIND_GUARDS)


class TestServices:
    def test_a_model_is_not_taken_for_a_person_in_another_study(self):
        study = make_study("OPEN", kind="model")
        with pytest.raises(ProjectRefused, match="stands for another model"):
            ensure_annotator(project=study.project, pseudonym="ann", kind=Kind.HUMAN, actor=ACTOR, now=NOW)
        with pytest.raises(ProjectRefused, match="begins with judge:"):
            ensure_annotator(
                project=study.project, pseudonym="judge:x", kind=Kind.HUMAN, actor=ACTOR, now=NOW
            )

    def test_a_study_file_cannot_call_a_judge_human(self):
        names = [{"pseudonym": "ann"}, {"pseudonym": "judge:gpt"}]
        with pytest.raises(BadInput, match=r"annotators\[1\].kind.*never a human"):
            make_study("OPEN", annotators=names)

    def test_nobody_is_invited_under_the_name_of_a_judge(self):
        study = make_study("OPEN")
        with pytest.raises(InvitationRefused, match="model's name"):
            invite_person(
                project=study.project, role=Role.ANNOTATOR, meant_for="x", invited_by=model(study),
                link_of=str, now=NOW, pseudonym="judge:gpt",
            )  # fmt: skip

    def test_labels_of_a_model_are_not_imported_into_a_study_of_people(self):
        study = make_study("OPEN")
        model(study)
        file = label_file({("c1", "gpt"): {"decision": "PASS", "score": 2, "codes": []}})
        with pytest.raises(BadInput, match="is no annotator of this study"):
            import_labels(study=study, file=file, actor=ACTOR, now=NOW)

    def test_a_slot_is_not_handed_on_to_a_model(self):
        study = make_study("OPEN")
        slot = study.assignments.first()
        with pytest.raises(NotAssigned):
            hand_on(assignment=slot, to=model(study), actor=ACTOR, reason="x", now=NOW)

    def test_where_people_and_a_model_label_the_figure_of_people_is_theirs_alone(self):
        names = [
            {"pseudonym": "ann"}, {"pseudonym": "ben"}, {"pseudonym": "judge:gpt", "kind": "model"},
        ]  # fmt: skip
        given = {
            (case, name): {"decision": "PASS" if case == "c1" else "FAIL", "score": 1, "codes": []}
            for case in ("c1", "c2", "c3", "c4")
            for name in ("ann", "ben")
        }
        wrong = {
            (case, "judge:gpt"): {"decision": "PASS", "score": 0, "codes": []}
            for case in ("c1", "c2", "c3", "c4")
        }
        study = make_study("MEASURED", k=3, annotators=names, labels=given | wrong)
        found = {
            field["between"]: field
            for field in json.loads(study.reports.get().document)["fields"]
            if field["field"] == "decision"
        }
        assert found["human-human"]["annotators"] == ["ann", "ben"]
        kappa = next(m for m in found["human-human"]["measures"] if m["name"] == "cohen_kappa")
        assert kappa["value"] == "1"
        assert study.gate == "MANUAL BLOCKED"


def test_the_api_refuses_what_the_services_refuse():
    study = make_study("OPEN", kind="model")
    client = Client()
    client.force_login(
        make_user("mia", study.project, Role.MANAGER), backend="django.contrib.auth.backends.ModelBackend"
    )
    document = {
        "project": "shop", "name": "people", "dataset": "d", "schema": "review@1", "taxonomy": "reasons@1", "k": 2,
    }  # fmt: skip
    for names, says in (
        (["ann", "ben"], "stands for another model"),
        (["cleo", "judge:gpt"], "never a human"),
    ):
        body = document | {"annotators": [{"pseudonym": name, "kind": "human"} for name in names]}
        answer = client.post("/api/v1/studies/", json.dumps(body), content_type="application/json")
        assert (answer.status_code, says in answer.json()["detail"]) == (422, True)
    assert Study.objects.count() == 1
