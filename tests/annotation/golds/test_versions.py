"""The next version of a data set comes with the golds that stand; the version before and its digest stay."""

import json

import pytest
from django.urls import reverse

from annotation.core.bad_input import BadInput
from annotation.core.golds import Decided
from annotation.models.datasets import DatasetVersion, Reference
from annotation.selectors.datasets import version_digest
from annotation.selectors.golds import question_sha256
from annotation.services.datasets import import_cases, release_version
from annotation.services.golds import decide
from annotation.services.golds_versions import version_with_golds
from tests.studies import ACTOR, NOW

pytestmark = pytest.mark.django_db


@pytest.fixture
def version(project) -> DatasetVersion:
    rows = [
        (n, {"id": f"g{n}", "input": {"intent": f"Which {n}?"}, "expectedOutput": f"Gold {n}"})
        for n in (1, 2)
    ]
    import_cases(project=project, dataset="golds", rows=rows, source="f", actor=ACTOR, now=NOW)
    version = DatasetVersion.objects.get(dataset__name="golds")
    release_version(version=version, actor=ACTOR, now=NOW)
    version.refresh_from_db()
    return version


def revise(version: DatasetVersion) -> None:
    case = version.cases.get(external_id="g1")
    seen = Decided("revised", "Wrong.", "Better", evidence_kind="observation", evidence="Seen.")
    decide(case=case, decided=seen, question_sha256=question_sha256(case), author="mia", now=NOW)


def test_a_manager_makes_the_version_from_the_page(version, signed_in):
    revise(version)
    address = reverse("data-golds-version", kwargs={"slug": "shop", "version_id": version.pk})
    assert signed_in("mia").post(address, {"version": "1", "reason": "r"}).status_code == 422
    assert signed_in("ada").post(address, {"version": "2", "reason": "r"}).status_code == 403
    assert signed_in("mia").post(address, {"version": "2", "reason": "Two golds."}).status_code == 302
    made = version.dataset.versions.get(version="2")
    golds = Reference.objects.filter(case__dataset_version=made).order_by("case__external_id")
    assert [json.loads(row.value) for row in golds] == ["Better", "Gold 2"]
    assert (made.state, made.change_reason) == ("draft", "Two golds.")
    assert version_digest(version) == version.sha256


def test_without_a_revised_gold_there_is_no_version_to_make(version):
    with pytest.raises(BadInput, match="no gold differs"):
        version_with_golds(version=version, name="2", reason="r", actor=ACTOR, now=NOW)
    assert version.dataset.versions.count() == 1


def test_a_program_makes_it_too(version, signed_in):
    address = reverse("api-golds-version", kwargs={"version_id": version.pk})

    def post(who, body, **headers):
        return signed_in(who).post(address, body, content_type="application/json", headers=headers)

    body = {"version": "2", "reason": "One gold."}
    early = post("mia", body)
    assert (early.status_code, "no gold differs" in early.json()["detail"]) == (422, True)
    revise(version)
    assert post("ada", body).status_code == 403
    assert post("ann", body).status_code == 404
    assert post("mia", body | {"version": "1"}).status_code == 422
    made = post("mia", body, **{"Idempotency-Key": "k"})
    assert (made.status_code, made.json()["state"], made.json()["version"]) == (201, "draft", "2")
    assert post("mia", body, **{"Idempotency-Key": "k"}).json() == made.json()
    assert made["Location"] == f"/api/v1/dataset-versions/{made.json()['id']}/"
    golds = Reference.objects.filter(case__dataset_version=made.json()["id"]).order_by("case__external_id")
    assert [json.loads(row.value) for row in golds] == ["Better", "Gold 2"]
