"""A study that closes with its last label: in the same transaction, told in the ledger, and never before."""

import threading

import pytest
from django.db import connection
from django.test import Client
from django.urls import reverse

from annotation.models.audit import AuditEvent
from annotation.models.jobs import Job
from annotation.models.labels import Label
from annotation.models.projects import Annotator, Role
from annotation.models.studies import Study, StudyState
from annotation.services import studies as service
from annotation.services.assignments import next_assignment
from annotation.services.labelling import submit
from annotation.services.labels import import_labels
from annotation.services.open_studies import StudyNotOpen
from taxonomy.strict_json import strict_json
from tests.studies import LABELS, NOW, SCHEMA, TAXONOMY, answers, label_file, make_study, make_user

pytestmark = pytest.mark.django_db


def open_one(**more: object) -> Study:
    return make_study("OPEN", close_when_complete=True, **more)


def label_next(study: Study, name: str) -> object:
    annotator = Annotator.objects.get(pseudonym=name)
    slot = next_assignment(study=study, annotator=annotator, now=NOW).assignment
    submit(assignment=slot, annotator=annotator, answers=answers("PASS", 1), idempotency_key=str(slot.public_id),
           expected_revision=0, now=NOW)  # fmt: skip
    return slot


def state(study: Study) -> str:
    return Study.objects.values_list("state", flat=True).get(pk=study.pk)


def label_all_but_one(study: Study) -> None:
    for name, n in (("ann", 4), ("ben", 3)):
        for _ in range(n):
            label_next(study, name)


def test_the_last_label_closes_the_study_and_asks_for_its_report():
    study = open_one()
    label_all_but_one(study)
    assert state(study) == StudyState.OPEN
    slot = label_next(study, "ben")
    study.refresh_from_db()
    assert (study.state, study.closed_at) == (StudyState.CLOSED, NOW)
    closed = AuditEvent.objects.get(action="study.closed")
    assert strict_json(closed.event)["subject"] == {
        "study": study.name,
        "because": "every slot is submitted",
    }
    assert Job.objects.filter(kind="measure").count() == 1
    with pytest.raises(StudyNotOpen):
        submit(assignment=slot, annotator=slot.annotator, answers=answers("FAIL", 1, "A"), idempotency_key="more",
               expected_revision=1, now=NOW)  # fmt: skip


def test_a_label_whose_study_cannot_close_is_not_stored(monkeypatch):
    study = open_one()
    label_all_but_one(study)

    def broken(**kwargs: object) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(service, "end_leases_at_closing", broken)
    with pytest.raises(RuntimeError):
        label_next(study, "ben")
    assert (state(study), Label.objects.count()) == (StudyState.OPEN, 7)


def test_a_file_that_brings_the_last_labels_closes_it_too():
    study = open_one()
    import_labels(study=study, file=label_file(LABELS), actor="t", now=NOW)
    assert state(study) == StudyState.CLOSED


def test_without_the_option_only_a_manager_closes():
    study = make_study("OPEN")
    label_all_but_one(study)
    label_next(study, "ben")
    assert state(study) == StudyState.OPEN


def test_a_case_that_returns_is_waited_for():
    study = open_one(consistency_percent=50)
    label_all_but_one(study)
    label_next(study, "ben")
    assert state(study) == StudyState.OPEN


def test_the_page_says_when_corrections_end_and_that_they_have(client: Client):
    study = open_one()
    label_all_but_one(study)
    ben = make_user("ben", study.project, Role.ANNOTATOR)
    annotator = Annotator.objects.get(pseudonym="ben")
    Annotator.objects.filter(pk=annotator.pk).update(user=ben)
    client.force_login(ben, backend="django.contrib.auth.backends.ModelBackend")
    slot = next_assignment(study=study, annotator=annotator, now=NOW).assignment
    page = reverse("labelling-case", args=[study.public_id, slot.public_id])
    given = {"f-decision": "PASS", "f-score": "1", "key": "k", "revision": "0"}
    stored = client.post(page, given, follow=True)
    assert "the study is closed" in stored.content.decode()
    assert state(study) == StudyState.CLOSED


@pytest.mark.django_db(transaction=True)
def test_the_two_last_labels_at_the_same_moment_close_it_once():
    study = open_one()
    for name in ("ann", "ben"):
        for _ in range(3):
            label_next(study, name)
    together, faults = threading.Barrier(2), []

    def last(name: str) -> None:
        try:
            connection.ensure_connection()
            together.wait()
            label_next(study, name)
        except Exception as fault:  # noqa: BLE001  # told below
            faults.append(fault)
        finally:
            connection.close()

    threads = [threading.Thread(target=last, args=(name,)) for name in ("ann", "ben")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    assert state(study) == StudyState.CLOSED
    assert AuditEvent.objects.filter(action="study.closed").count() == 1


def test_a_program_says_it_as_a_study_file_does(client: Client):
    project = make_study("OPEN").project
    client.force_login(
        make_user("mia", project, Role.MANAGER), backend="django.contrib.auth.backends.ModelBackend"
    )
    document = {
        "project": project.slug, "name": "by program", "dataset": "d", "schema": SCHEMA, "taxonomy": TAXONOMY,
        "annotators": [{"pseudonym": "ann"}, {"pseudonym": "ben"}], "close_when_complete": True,
    }  # fmt: skip
    made = client.post("/api/v1/studies/", document, content_type="application/json")
    assert (made.status_code, made.json()["close_when_complete"]) == (201, True)
    wrong = client.post(
        "/api/v1/studies/", document | {"close_when_complete": "yes"}, content_type="application/json"
    )
    assert (wrong.status_code, "close_when_complete" in wrong.json()["detail"]) == (422, True)
