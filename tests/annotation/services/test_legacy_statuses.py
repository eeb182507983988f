"""Statuses of earlier records: only under their own name, whole files or nothing, and never in ground truth."""

import json

import pytest
from django.db import IntegrityError, connection, transaction

from annotation.core.bad_input import BadInput
from annotation.models.legacy_statuses import LegacyStatus
from annotation.services.legacy_statuses import import_legacy_statuses
from tests.studies import ACTOR, NOW, make_study

pytestmark = pytest.mark.django_db


def row(**changes):
    return {"case_id": "c1", "status": "published", "record": "log", "origin": LegacyStatus.ORIGIN} | changes


def give(study, *rows):
    return import_legacy_statuses(
        version=study.dataset_version,
        rows=list(enumerate(rows, start=1)),
        source="old.jsonl",
        actor=ACTOR,
        now=NOW,
    )


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"origin": "human"}, "row 2, field 'origin', value 'human'"),
        ({"case_id": "c9"}, "row 2, field 'case_id', value 'c9'"),
        ({"status": ""}, "row 2, field 'status'"),
        ({"verdict": "PASS"}, "row 2, field 'verdict'"),
        ({"status": "x" * 101}, "row 2, field 'status'"),
    ],
)
def test_a_row_that_is_none_is_named_and_nothing_is_stored(changes, named):
    study = make_study("OPEN")
    with pytest.raises(BadInput, match=named):
        give(study, row(), row(**changes))
    assert not LegacyStatus.objects.exists()


def test_the_same_file_twice_adds_nothing():
    study = make_study("OPEN")
    assert (give(study, row(), row(case_id="c2")), give(study, row(), row(case_id="c2"))) == ((2, 0), (0, 2))


def test_none_enters_a_release_and_the_manifest_says_how_many_stayed_out():
    study = make_study("MEASURED")
    give(study, row(status="a status of old"), row(case_id="c2"))
    from tests import studies

    studies.rule_all(study)
    release = studies.create_release(
        project=study.project, name="v1", studies=[study], reason="r", actor=ACTOR, now=NOW
    )
    files = {file.name: bytes(file.content) for file in release.files.all()}
    assert json.loads(files["manifest.json"])["excluded"] == {"legacyStatusInferred": 2}
    assert b"2 statuses inferred from earlier records" in files["README.md"]
    for name, content in files.items():
        assert b"a status of old" not in content, name


@pytest.mark.parametrize(
    "sql", ["UPDATE annotation_legacystatus SET status = 'x'", "DELETE FROM annotation_legacystatus"]
)
def test_none_is_changed_or_deleted(sql):
    give(make_study("OPEN"), row())
    with pytest.raises(IntegrityError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql)
