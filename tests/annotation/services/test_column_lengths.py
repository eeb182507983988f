"""Names too long for their column are refused alike on both engines, each by the field that is at fault."""

import pytest

from annotation.core.bad_input import BadInput
from annotation.core.study_files import parse_study
from annotation.models.datasets import Case, Dataset
from annotation.models.outputs import Output
from annotation.models.projects import Annotator, Kind, Project
from annotation.models.releases import Release
from annotation.models.studies import Study
from annotation.services.datasets import import_cases, import_outputs
from annotation.services.projects import ensure_annotator, ensure_project
from annotation.services.releases import create_release
from annotation.services.studies import create_study
from tests.studies import ACTOR, NOW, SCHEMA, TAXONOMY, make_cases, make_project, make_study

pytestmark = pytest.mark.django_db
LONG = "x" * 256
KEPT = {"actor": ACTOR, "now": NOW}


def refused(field: str) -> pytest.RaisesExc:
    return pytest.raises(
        BadInput, match=rf"field '{field}', value 'x{{40}}': is 256 characters long; at most \d+ fit"
    )


def test_project_and_annotator():
    with refused("slug"):
        ensure_project(slug=LONG, **KEPT)
    with refused("pseudonym"):
        ensure_annotator(project=make_project(), pseudonym=LONG, kind=Kind.HUMAN, **KEPT)
    assert not Annotator.objects.exists()
    assert list(Project.objects.values_list("slug", flat=True)) == ["shop"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"id": LONG}, "external_id"),
        ({"task": LONG}, "task"),
        ({"split": LONG}, "split"),
        ({"metadata": {"family": LONG}}, "family"),
    ],
)
def test_cases(change, field):
    rows = [(1, {"id": "a", "input": 1}), (2, {"id": "b", "input": 1} | change)]
    with refused(field) as refusal:
        import_cases(project=make_project(), dataset="d", rows=rows, source="c.jsonl", **KEPT)
    assert str(refusal.value).startswith("c.jsonl, row 2, ")
    assert not Case.objects.exists()


def test_datasets_and_their_versions():
    rows = [(1, {"id": "a", "input": 1})]
    with refused("name"):
        import_cases(project=make_project(), dataset=LONG, rows=rows, source="c.jsonl", **KEPT)
    with refused("version"):
        import_cases(project=make_project(), dataset="d", version=LONG, rows=rows, source="c.jsonl", **KEPT)
    assert not Dataset.objects.exists()


@pytest.mark.parametrize("field", ["model", "run"])
def test_producers(field):
    make_cases(make_project(), ["c1"])
    rows = [(1, {"case_id": "c1", "content": "x", "producer": {"model": "m"} | {field: LONG}})]
    with refused(field):
        import_outputs(version=Case.objects.get().dataset_version, rows=rows, source="o.jsonl", **KEPT)
    assert not Output.objects.exists()


@pytest.mark.parametrize(
    "producer", [{"model": "m", "run": 5}, {"model": ""}, {"run": "r"}, {"model": "m", "by": "x"}]
)
def test_a_producer_is_a_model_and_a_run_and_nothing_else(producer):
    make_cases(make_project(), ["c1"])
    rows = [(4, {"case_id": "c1", "content": "x", "producer": producer})]
    with pytest.raises(BadInput, match=r"o\.jsonl, row 4, field 'producer'"):
        import_outputs(version=Case.objects.get().dataset_version, rows=rows, source="o.jsonl", **KEPT)


def test_studies():
    project = make_project()
    make_cases(project, ["c1"])
    people = [{"pseudonym": "ann"}, {"pseudonym": "ben"}]
    document = {"name": LONG, "dataset": "d", "schema": SCHEMA, "taxonomy": TAXONOMY, "annotators": people}
    with refused("name"):
        create_study(project=project, plan=parse_study(document, "s.json"), **KEPT)
    assert not Study.objects.exists()


def test_releases():
    study = make_study("ADJUDICATED")
    with refused("name"):
        create_release(project=study.project, name=LONG, studies=[study], reason="r", **KEPT)
    assert not Release.objects.exists()
