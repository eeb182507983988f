"""The pages and the API around specs: import, report, downloads, comparison with a judge and the study that follows."""

import json
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from annotation.models.case_specs import CaseSpec, JudgeComparison
from annotation.models.datasets import DatasetVersion
from annotation.models.outputs import Output
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.studies import Study
from annotation.services.projects import add_member
from annotation.services.spec_exchange import import_specs
from annotation.services.spec_judges import compare_answers
from tests.studies import ACTOR, NOW

pytestmark = pytest.mark.django_db
SAMPLES = Path(__file__).resolve().parents[3] / "docs" / "samples"
TASKS, ANSWERS = (SAMPLES / "tasks.json").read_bytes(), (SAMPLES / "judged-answers.jsonl").read_bytes()


@pytest.fixture
def version(project) -> DatasetVersion:
    done = import_specs(
        project=project, dataset="tw", content=TASKS, source="tasks.json", actor=ACTOR, now=NOW
    )
    return done.version


def page(route: str, version: DatasetVersion, **more: object) -> str:
    return reverse(route, kwargs={"slug": "shop", "version_id": version.pk, **more})


def text_of(response: object) -> str:
    return response.content.decode()


def test_a_manager_imports_a_file_and_reads_what_came_of_it(project, signed_in):
    address = reverse("data-specs-import", kwargs={"slug": "shop"})
    file = SimpleUploadedFile("tasks.json", TASKS)
    shown = signed_in("mia").post(address, {"file": file, "dataset": "tw"})
    assert shown.status_code == 200
    assert "Semantics: word-bounded" in text_of(shown)
    assert CaseSpec.objects.count() == 2
    bad = SimpleUploadedFile(
        "bad.json", b'[{"task_id": 1, "eval": {"eval_types": ["magic"], "reference_answers": {}}}]'
    )
    refused = signed_in("mia").post(address, {"file": bad, "dataset": "other"})
    assert refused.status_code == 422
    assert "bad.json, row 1" in text_of(refused)
    assert signed_in("vic").get(address).status_code == 403
    assert signed_in("ann").get(address).status_code == 404


def test_the_report_names_every_heading_and_comes_in_three_forms(version, signed_in):
    client = signed_in("vic")
    shown = text_of(client.get(page("data-specs", version)))
    for part in ("2 of 2", "Suspect golds", "Cross-task leniency", "Nineteen", "19 organized boroughs"):
        assert part in shown
    assert "Import specs" not in shown
    document = json.loads(client.get(page("data-specs-file", version, name="report.json")).content)
    assert (len(document["review"]), document["unannotated"]) == (8, ["17"])
    markdown = text_of(client.get(page("data-specs-file", version, name="report.md")))
    assert markdown.count("\n## ") == 8
    assert "None" in markdown
    rows = text_of(client.get(page("data-specs-file", version, name="report.csv"))).splitlines()
    assert rows[1] == "15,string_match,yes,medium,short_entity,wiki,passed,0.0,0.8"
    tasks = json.loads(client.get(page("data-specs-file", version, name="tasks.json")).content)
    assert tasks["annotatedCount"] == 2
    assert client.get(page("data-specs-file", version, name="other.json")).status_code == 404


@pytest.mark.parametrize("name", ["ann", "eve"])
def test_specs_are_for_who_follows_the_project(version, signed_in, name):
    assert signed_in(name).get(page("data-specs", version)).status_code == 404


def test_who_labels_the_data_set_now_neither_sees_nor_imports_specs(study_at, signed_in, project):
    study = study_at("OPEN")
    add_member(
        project=project, user=User.objects.get(username="ann"), role=Role.MANAGER, actor=ACTOR, now=NOW
    )
    client = signed_in("ann")
    assert client.get(page("data-specs", study.dataset_version)).status_code == 404
    address = reverse("data-specs-import", kwargs={"slug": "shop"})
    file = SimpleUploadedFile("tasks.json", TASKS)
    refused = client.post(address, {"file": file, "dataset": "d"})
    assert "You label cases of d now" in text_of(refused)
    sent = client.post(
        reverse("api-specs-import", kwargs={"slug": "shop"}),
        {"dataset": "d", "tasks": json.loads(TASKS)["tasks"]},
        content_type="application/json",
    )
    assert (sent.status_code, CaseSpec.objects.count()) == (422, 0)


def test_disagreements_with_a_judge_are_counted_and_become_a_blind_study(version, signed_in):
    client = signed_in("mia")
    file = SimpleUploadedFile("judged.jsonl", ANSWERS)
    assert client.post(page("data-specs-compare", version), {"answers": file}).status_code == 302
    made = JudgeComparison.objects.get()
    assert json.loads(made.document)["counts"] == {
        "agree": 2,
        "judge_only": 1,
        "deterministic_only": 1,
        "unscored": 1,
    }
    again = compare_answers(version=version, content=ANSWERS, source="again", actor=ACTOR, now=NOW)
    assert again.pk == made.pk
    address = page("data-specs-comparison", version, number=1)
    assert "Spec alone accepts" in text_of(client.get(address))
    people = [f"u:{User.objects.get(username=name).pk}" for name in ("ann", "ben")]
    assert signed_in("vic").post(address, {"annotators": people, "k": 2}).status_code == 403
    assert client.post(address, {"k": 2}).status_code == 422
    assert client.post(address, {"annotators": people, "k": 2}).status_code == 302
    study = Study.objects.get()
    assert sorted(study.cases.values_list("case__external_id", flat=True)) == ["15", "16"]
    assert study.schema_version.schema.name == "answer-verdict"
    said = sorted(study.cases.values_list("output__content", flat=True))
    assert said == ["Louisiana has parishes; Alaska has boroughs.", "There are 19."]
    assert not Output.objects.filter(content__contains="judge").exists()


def test_bad_answers_are_named(version, signed_in):
    for content, said in (
        (b'{"task_id": 99, "answer": "x"}', "is no case of this version"),
        (
            b'{"task_id": 15, "answer": "x", "judge": "maybe"}',
            "field &#x27;judge&#x27;, value &#x27;maybe&#x27;",
        ),
        (b'{"task_id": 15}', "row 1, field &#x27;answer&#x27;"),
        (b"", "holds no answers"),
    ):
        file = SimpleUploadedFile("bad.jsonl", content or b"\n")
        refused = signed_in("mia").post(page("data-specs-compare", version), {"answers": file})
        assert (refused.status_code, said in text_of(refused)) == (422, True)
    assert not JudgeComparison.objects.exists()


class TestAPI:
    def test_what_is_exported_is_imported_elsewhere_under_the_same_digest(self, version, project, signed_in):
        client = signed_in("mia")
        here = client.get(reverse("api-specs", kwargs={"version_id": version.pk})).json()
        body = {"dataset": "copy", "tasks": here["tasks"], "sha256": here["contentDigestSha256"]}
        address = reverse("api-specs-import", kwargs={"slug": "shop"})
        sent = client.post(address, body, content_type="application/json")
        assert (sent.status_code, sent.json()["n_specs_added"]) == (201, 2)
        copy = DatasetVersion.objects.get(dataset__name="copy")
        there = client.get(reverse("api-specs", kwargs={"version_id": copy.pk})).json()
        assert there["contentDigestSha256"] == here["contentDigestSha256"]
        wrong = client.post(address, body | {"sha256": "0" * 64}, content_type="application/json")
        assert wrong.status_code == 422
        assert client.get(reverse("api-specs-report", kwargs={"version_id": copy.pk})).json()["n_cases"] == 3

    def test_answers_are_compared(self, version, signed_in):
        address = reverse("api-specs-comparisons", kwargs={"version_id": version.pk})
        body = {"answers": [json.loads(line) for line in ANSWERS.splitlines()]}
        sent = signed_in("mia").post(address, body, content_type="application/json")
        assert (sent.status_code, sent.json()["counts"]["agree"]) == (201, 2)
        assert signed_in("vic").post(address, body, content_type="application/json").status_code == 404
        assert signed_in("vic").get(address).json()["results"][0]["number"] == 1

    def test_disagreements_become_a_blind_study(self, version, signed_in):
        compare_answers(version=version, content=ANSWERS, source="a", actor=ACTOR, now=NOW)
        address = reverse("api-specs-follow-up", kwargs={"version_id": version.pk, "number": 1})
        mia, body = signed_in("mia"), {"annotators": [{"pseudonym": "p1"}, {"pseudonym": "p2"}], "k": 2}

        def post(who, sent):
            return who.post(address, sent, content_type="application/json")

        assert post(signed_in("vic"), body).status_code == 404
        strange = post(mia, body | {"annotators": [{"pseudonym": "p1", "login": "ann"}]})
        assert (strange.status_code, "is no field here" in strange.content.decode()) == (400, True)
        judge = post(mia, body | {"annotators": [{"pseudonym": "judge:x"}], "k": 1})
        assert (judge.status_code, Study.objects.exists()) == (422, False)
        drafted = post(mia, body)
        study = Study.objects.get()
        assert (drafted.status_code, drafted.json()["id"]) == (201, str(study.public_id))
        assert mia.get(drafted["Location"]).json() == drafted.json()
        assert sorted(study.cases.values_list("case__external_id", flat=True)) == ["15", "16"]
        assert post(mia, body).status_code == 422
