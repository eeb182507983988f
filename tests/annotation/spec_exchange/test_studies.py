"""Specs that annotators wrote: reported on and exported from their study once it is sealed, and not before."""

import json

import pytest
from django.urls import reverse

from annotation.core.spec_exchange.files import DIGEST
from annotation.selectors.adjudication import NotMeasured
from annotation.selectors.golds import doubts_of
from annotation.selectors.spec_records import exported, kept_specs, study_specs
from annotation.services.spec_exchange import import_specs
from tests.studies import ACTOR, NOW, make_project, make_study

pytestmark = pytest.mark.django_db
SPEC = {"eval_types": ["string_match"], "reference_answers": {"must_include": ["alaska"]}}
EXAMPLES = {
    "positive_examples": [
        {"text": text, "style": style}
        for text, style in (
            ("Alaska", "terse"),
            ("It is Alaska, of course", "verbose"),
            ("**Alaska**!", "reformatted"),
        )
    ],
    "negative_examples": [{"text": "Ohio", "near_miss": True}, {"text": "Texas"}, {"text": "Maine"}],
}


def answers(**more: object) -> dict:
    claims = {"confidence": "high", "subjective": False, "gold_suspect": False}
    return {"spec": SPEC, **claims, **EXAMPLES} | more


def study_of_specs(stage: str, **more: object) -> object:
    suspect = answers(gold_suspect=True, notes="The anchor itself.")
    given = {
        (case, name): suspect if case == "c2" else answers()
        for case in ("c1", "c2", "c3", "c4")
        for name in ("ann", "ben")
    }
    return make_study(stage, labels=given, schema="verifier-spec", taxonomy=None, **more)


def test_the_specs_of_a_sealed_study_are_exported_and_come_back_under_the_same_digest():
    study = study_of_specs("MEASURED")
    document = exported(study_specs(study), version=study.dataset_version)
    assert [task["task_id"] for task in document["tasks"]] == ["c1", "c2", "c3", "c4"]
    first = document["tasks"][0]
    assert first["eval"]["reference_answers"] == {"must_include": ["alaska"]}
    assert first["eval"]["revision"] == 1
    assert first["eval"]["annotation"] == {"confidence": "high", "subjective": False, "gold_suspect": False}
    assert document["tasks"][1]["eval"]["annotation"]["gold_suspect"] is True
    assert len(first["positive_examples"]) == 3
    there = import_specs(
        project=make_project("elsewhere"), dataset="e", content=json.dumps(document).encode(), source="f.json",
        actor=ACTOR, now=NOW,
    )  # fmt: skip
    again = exported(kept_specs(there.version), version=there.version)
    assert again[DIGEST] == document[DIGEST]
    assert again["releaseStatus"] == "complete"


def test_a_label_that_calls_its_gold_suspect_is_a_doubt_once_sealed():
    study = study_of_specs("MEASURED")
    assert [doubt.note for doubt in doubts_of(study.dataset_version)["c2"]] == ["The anchor itself."]
    assert set(doubts_of(study.dataset_version)) == {"c2"}


@pytest.mark.parametrize("stage", ["LABELLED", "CLOSED"])
def test_before_the_seal_nothing_of_it_is_shown(stage, project, signed_in):
    study = study_of_specs(stage, project=project)
    with pytest.raises(NotMeasured):
        study_specs(study)
    assert doubts_of(study.dataset_version) == {}
    page = reverse("data-specs", kwargs={"slug": "shop", "version_id": study.dataset_version_id})
    assert signed_in("mia").get(f"{page}?study={study.public_id}").status_code == 404


def test_the_report_of_a_study_is_reached_from_its_version(project, signed_in):
    study = study_of_specs("MEASURED", project=project)
    page = reverse("data-specs", kwargs={"slug": "shop", "version_id": study.dataset_version_id})
    client = signed_in("vic")
    assert study.name in client.get(page).content.decode()
    shown = client.get(f"{page}?study={study.public_id}").content.decode()
    assert "4 of 4" in shown
    assert client.get(f"{page}?study=odd").status_code == 404
