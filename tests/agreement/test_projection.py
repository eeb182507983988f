"""A sealed report read under later versions of its taxonomy: by hand, backwards, and without touching what is sealed."""

import json

import pytest

from annotation.models.jobs import Job
from annotation.models.labels import Label
from annotation.models.projections import ReportProjection
from annotation.models.releases import Release
from annotation.models.studies import Study
from annotation.services.jobs import run_job
from annotation.services.projections import ProjectionRefused, request_projection
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.selectors.library import codes_of, schema_of
from taxonomy.selectors.mappings import MappingMissing
from taxonomy.services.drafts import create_taxonomy_draft, freeze_taxonomy_draft
from taxonomy.services.library import freeze_taxonomy
from taxonomy.services.mappings import state_mapping
from tests.studies import NOW, make_study

pytestmark = pytest.mark.django_db
WHO = {"actor": "mia", "now": NOW}


def version(steps: list[dict], *codes: str) -> TaxonomyVersion:
    """The next version of the studies' taxonomy, reached by `steps`."""
    documents = [{"code": code, "definition": code} for code in codes]
    draft = create_taxonomy_draft(name="reasons", codes=documents, **WHO)
    state_mapping(after=draft, document={"steps": steps}, **WHO)
    return freeze_taxonomy_draft(version=draft, reason="needed", **WHO)


def projected(study: Study, to: TaxonomyVersion) -> dict:
    job = request_projection(study=study, version=to, now=NOW)
    run_job(job_id=job.pk, clock=lambda: NOW)
    assert Job.objects.get(pk=job.pk).state == "done", Job.objects.get(pk=job.pk).message
    return json.loads(ReportProjection.objects.get(taxonomy_version=to).document)


def code_row(document: dict, code: str) -> dict:
    return next(row for row in document["fields"][0]["per_category"] if row["category"] == code)


def test_merged_codes_agree_where_either_was_given():
    # Labels: c1 {} {}; c2 {A} {A, B}; c3 {B} {B}; c4 {A} {A}. Merged, all three pairs agree.
    study = make_study("MEASURED")
    document = projected(study, version([{"merge": ["A", "B"], "into": "AB"}], "AB"))
    assert document["fields"][0]["categories"] == ["AB"]
    assert (code_row(document, "AB")["n_both"], code_row(document, "AB")["n_one"]) == (3, 0)
    assert document["relabel"] == []
    raw = next(row for row in document["fields"][0]["measures"] if row["name"] == "raw_agreement")
    assert float(raw["value"]) == 1


def test_a_split_leaves_its_labels_out_and_lists_their_cases():
    study = make_study("MEASURED")
    to = version([{"split": "A", "into": ["A1", "A2"]}], "B", "A1", "A2")
    document = projected(study, to)
    assert [
        (row["case_id"], row["code"], row["choices"], row["n_labels"]) for row in document["relabel"]
    ] == [
        ("c2", "A", ["A1", "A2"], 2),
        ("c4", "A", ["A1", "A2"], 2),
    ]
    assert document["fields"][0]["excluded"] == [{"reason": "to_label_again", "n": 2}]
    assert document["fields"][0]["n_pairable"] == 2


def test_a_retired_code_that_comes_back_does_not_bring_its_labels_back():
    study = make_study("MEASURED")
    version([{"retire": "A"}], "B")
    document = projected(study, version([{"add": "A"}], "B", "A"))
    assert document["codes"] == {"A": [""], "B": ["B"]}
    assert code_row(document, "A")["n_both"] == 0
    assert code_row(document, "B")["n_both"] == 1


def test_labels_read_as_what_they_were_whatever_comes_later():
    study = make_study("MEASURED")
    answers = list(Label.objects.values_list("answers", flat=True))
    report = study.reports.get().document
    version([{"retire": "A"}], "B")
    version([{"add": "A"}], "B", "A")
    study.refresh_from_db()
    assert study.taxonomy_version.number == 1
    assert list(codes_of(study.taxonomy_version)) == ["A", "B"]
    assert list(Label.objects.values_list("answers", flat=True)) == answers
    assert study.reports.get().document == report
    schema = schema_of(study.schema_version, study.taxonomy_version)
    for text in answers:
        assert schema.clean(json.loads(text)) == json.loads(text)


def test_the_digest_of_a_release_is_the_same_after_three_mappings_and_a_projection():
    study = make_study("RELEASED")
    before = Release.objects.get()
    files = list(before.files.order_by("name").values_list("name", "content"))
    version([{"merge": ["A", "B"], "into": "AB"}], "AB")
    version([{"split": "AB", "into": ["A", "B"]}], "A", "B")
    last = version([{"retire": "A"}], "B")
    projected(study, last)
    after = Release.objects.get()
    assert (after.content_sha256, after.manifest_sha256) == (before.content_sha256, before.manifest_sha256)
    assert list(after.files.order_by("name").values_list("name", "content")) == files


def test_backwards_a_merged_code_is_open_and_a_new_one_is_nothing():
    first = freeze_taxonomy(
        document={"name": "reasons", "codes": [{"code": "X"}, {"code": "Y"}, {"code": "B"}]}, now=NOW
    )
    version([{"merge": ["X", "Y"], "into": "A"}], "A", "B")
    taxonomy = {"name": "reasons", "codes": [{"code": code, "definition": code} for code in "AB"]}
    study = make_study("MEASURED", taxonomy=taxonomy)
    assert study.taxonomy_version.number == 2
    document = projected(study, first)
    assert document["codes"] == {"A": ["X", "Y"], "B": ["B"]}
    assert {row["case_id"] for row in document["relabel"]} == {"c2", "c4"}


def test_asking_twice_is_one_job_and_the_document_the_same_bytes():
    study = make_study("MEASURED")
    to = version([{"add": "C"}], "A", "B", "C")
    projected(study, to)
    stored = ReportProjection.objects.get()
    assert projected(study, to) == json.loads(stored.document)
    assert ReportProjection.objects.get() == stored


def test_what_cannot_be_projected_is_refused():
    study = make_study("LABELLED")
    to = version([{"add": "C"}], "A", "B", "C")
    with pytest.raises(ProjectionRefused, match="not sealed yet"):
        request_projection(study=study, version=to, now=NOW)


def test_without_a_stated_mapping_nothing_is_read_silently():
    study = make_study("MEASURED")
    later = freeze_taxonomy(document={"name": "reasons", "codes": [{"code": "A"}]}, now=NOW)
    with pytest.raises(MappingMissing, match="what becomes of the codes of reasons v1 in v2"):
        request_projection(study=study, version=later, now=NOW)
    with pytest.raises(ProjectionRefused, match="another frozen version"):
        request_projection(study=study, version=study.taxonomy_version, now=NOW)
