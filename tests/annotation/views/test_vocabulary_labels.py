"""What the library's pages say of labels: only measured ones, only to those who follow, nobody's name."""

import json

import pytest
from django.urls import reverse

from annotation.models.jobs import Job
from annotation.models.projections import ReportProjection
from annotation.services.jobs import run_job
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.services.drafts import create_taxonomy_draft, freeze_taxonomy_draft
from taxonomy.services.mappings import state_mapping
from tests.studies import LABELS, NOW

pytestmark = pytest.mark.django_db
WHO = {"actor": "mia", "now": NOW}
NOTE = "Sneers at the reader."
NOTED = {
    "name": "reasons",
    "codes": [{"code": "A", "definition": "a"}, {"code": "B", "definition": "b", "requires_note": True}],
}
WITH_NOTES = {key: answers | {"note": NOTE} for key, answers in LABELS.items()}


def at(name: str, **keys: object) -> str:
    return reverse(f"vocabulary{name}", kwargs={"slug": "shop", **keys})


def next_version(steps: list[dict], *codes: str, freeze: bool = True) -> TaxonomyVersion:
    draft = create_taxonomy_draft(name="reasons", codes=[{"code": code} for code in codes], **WHO)
    state_mapping(after=draft, document={"steps": steps}, **WHO)
    return freeze_taxonomy_draft(version=draft, reason="needed", **WHO) if freeze else draft


def test_the_freeze_page_counts_labels_and_studies_touched(study_at, signed_in):
    study_at("MEASURED")
    draft = next_version([{"retire": "A"}], "B", freeze=False)
    page = signed_in("mia").get(at("-freeze", kind="taxonomies", pk=draft.pk)).content.decode()
    # A stands in c2 twice and in c4 twice.
    assert '<th scope="row"><code>A</code></th><td class="r num">4</td><td class="r num">1</td>' in page
    assert "Of 8 labels in 1 measured study" in page


def test_labels_are_counted_as_a_later_version_reads_them(study_at, signed_in):
    study = study_at("MEASURED")
    mia = signed_in("mia")

    def counts(version: TaxonomyVersion) -> dict[str, int]:
        return {
            code["code"]: code["n_labels"]
            for code in mia.get(at("-version", kind="taxonomies", pk=version.pk)).context["codes"]
        }

    # A stands in 4 labels and B in 3; one of c2 gives both, and counts once for what they became.
    assert counts(study.taxonomy_version) == {"A": 4, "B": 3}
    merged = next_version([{"merge": ["A", "B"], "into": "C"}], "C")
    assert counts(merged) == {"C": 6}
    mapping = mia.get(at("-mapping", pk=merged.pk)).context["mapping"]
    assert mapping["steps"][0]["given"] == [4, 3]
    # What comes back under a key that was retired is another code; the draft is told what its change would touch.
    third = next_version([{"retire": "C"}, {"add": "A"}], "A", freeze=False)
    page = mia.get(at("-freeze", kind="taxonomies", pk=third.pk))
    assert page.context["touched"] == [{"subject": "C", "n_labels": 6, "n_studies": 1}]
    freeze_taxonomy_draft(version=third, reason="needed", **WHO)
    assert counts(third) == {"A": 0}
    split = next_version([{"split": "A", "into": ["A1", "A2"]}], "A1", "A2")
    assert counts(split) == {"A1": 0, "A2": 0}


@pytest.mark.parametrize("stage", ["LABELLED", "CLOSED"])
def test_labels_that_are_not_measured_are_not_counted_anywhere(study_at, signed_in, stage):
    study = study_at(stage, taxonomy=NOTED, labels=WITH_NOTES)
    draft = next_version([{"retire": "A"}], "B", freeze=False)
    mia = signed_in("mia")
    freeze = mia.get(at("-freeze", kind="taxonomies", pk=draft.pk)).content.decode()
    assert '<code>A</code></th><td class="r num">0</td>' in freeze
    assert "1 more study not measured yet" in freeze
    review = mia.get(at("-review", pk=study.taxonomy_version_id)).content.decode()
    assert NOTE not in review
    assert "1 study still blind is left out" in review
    assert mia.get(reverse("projections", args=[study.public_id])).status_code == 404


def test_notes_of_codes_that_need_one_feed_the_later_review_for_followers_alone(study_at, signed_in):
    study = study_at("MEASURED", taxonomy=NOTED, labels=WITH_NOTES)
    address = at("-review", pk=study.taxonomy_version_id)
    page = signed_in("mia").get(address).content.decode()
    # B stands in c2 once and in c3 twice.
    assert page.count(NOTE) == 3
    assert "ann</bdi>" not in page
    assert NOTE not in signed_in("ann").get(address).content.decode()


def test_a_split_lists_its_cases_as_page_and_file(study_at, signed_in):
    study_at("MEASURED")
    later = next_version([{"split": "A", "into": ["A1", "A2"]}], "B", "A1", "A2")
    address = at("-relabel", pk=later.pk)
    page = signed_in("vic").get(address).content.decode()
    assert "<bdi>c2</bdi>" in page
    assert "<bdi>c1</bdi>" not in page
    file = signed_in("vic").get(address, {"format": "csv"}).content.decode()
    assert file == (
        "study,case_id,field,code,choices,labels\ndoubles,c2,codes,A,A1;A2,2\ndoubles,c4,codes,A,A1;A2,2\n"
    )
    assert "<bdi>c2</bdi>" not in signed_in("ann").get(address).content.decode()


def test_a_report_is_read_under_another_version_beside_the_sealed_one(study_at, signed_in):
    study = study_at("MEASURED")
    later = next_version([{"merge": ["A", "B"], "into": "AB"}], "AB")
    vic, home = signed_in("vic"), reverse("projections", args=[study.public_id])
    assert "Read under v2" in vic.get(home).content.decode()
    one = reverse("projection", args=[study.public_id, later.pk])
    assert vic.get(one).status_code == 404
    assert vic.post(home, {"version": str(later.pk)})["Location"] == one
    assert "is being made" in vic.get(one).content.decode()
    run_job(job_id=Job.objects.get(kind="project").pk, clock=lambda: NOW)
    page = vic.get(one).content.decode()
    assert "A projection: the labels of a sealed report" in page
    assert "<code>AB</code>" in page
    download = vic.get(reverse("projection-json", args=[study.public_id, later.pk]))
    assert download["Content-Disposition"].startswith("attachment")
    assert json.loads(download.content)["to"]["version"] == 2
    assert download.content.decode() == ReportProjection.objects.get().document
    assert vic.get(one, headers={"HX-Request": "true"})["HX-Refresh"] == "true"
    for name in ("ann", "eve"):
        assert signed_in(name).get(home).status_code == 404
        assert signed_in(name).get(one).status_code == 404
        assert signed_in(name).post(home, {"version": str(later.pk)}).status_code == 404


def test_without_a_mapping_a_projection_says_what_is_missing(study_at, signed_in):
    study = study_at("MEASURED")
    draft = create_taxonomy_draft(name="reasons", codes=[{"code": "A"}], **WHO)
    home = reverse("projections", args=[study.public_id])
    refused = signed_in("mia").post(home, {"version": str(draft.pk)})
    assert (refused.status_code, b"Choose another frozen version" in refused.content) == (409, True)
    assert signed_in("mia").post(home, {"version": "x"}).status_code == 404


def test_a_program_asks_for_a_projection_and_takes_it_along(study_at, signed_in):
    study = study_at("MEASURED")
    later = next_version([{"merge": ["A", "B"], "into": "AB"}], "AB")
    vic, home = signed_in("vic"), reverse("api-projections", args=[study.public_id])
    [row] = vic.get(home).json()["results"]
    assert (row["taxonomy_version"], row["missing"], row["sha256"]) == (str(later.pk), "", None)
    body, one = {"taxonomy_version": str(later.pk)}, f"{home}{later.pk}/"
    assert vic.get(one).status_code == 404
    asked = vic.post(home, body, content_type="application/json")
    assert (asked.status_code, asked.json()["kind"]) == (202, "project")
    run_job(job_id=int(asked.json()["id"]), clock=lambda: NOW)
    job = vic.get(reverse("api-job", args=[asked.json()["id"]])).json()
    assert (job["state"], job["result"]) == ("done", one)
    made = vic.get(one)
    assert (made.content.decode(), made["ETag"]) == (
        ReportProjection.objects.get().document,
        f'"{vic.get(home).json()["results"][0]["sha256"]}"',
    )
    own = vic.post(
        home, {"taxonomy_version": str(study.taxonomy_version_id)}, content_type="application/json"
    )
    assert (own.status_code, "another frozen version" in own.json()["detail"]) == (409, True)
    wrong = vic.post(home, {"taxonomy_version": "999999"}, content_type="application/json")
    assert (wrong.status_code, "999999" in wrong.json()["detail"]) == (422, True)
    for name in ("ann", "eve"):
        assert {signed_in(name).get(address).status_code for address in (home, one)} == {404}
        assert signed_in(name).post(home, body, content_type="application/json").status_code == 404
