"""Task files become cases, specs and revisions of golds, and come out again under the same digest."""

import json

import pytest

from annotation.core.bad_input import BadInput
from annotation.core.spec_exchange.files import DIGEST
from annotation.models.case_specs import CaseSpec
from annotation.models.datasets import Case, DatasetVersion, Reference
from annotation.models.golds import GoldDecision
from annotation.selectors.spec_records import exported, kept_specs, report_on
from annotation.services.datasets import import_cases
from annotation.services.spec_exchange import Imported, import_specs
from tests.annotation.verifiers.shared_data import DATA, loaded, needs_data
from tests.studies import ACTOR, NOW, make_project

pytestmark = pytest.mark.django_db


def task(task_id: int = 15, gold: str = "Alaska", **more: object) -> dict:
    spec = {
        "eval_types": ["string_match"],
        "reference_answers": {"must_include": ["alaska"], "fuzzy_match": gold},
    }
    block = spec | {
        "revision": 2,
        "annotation": {"confidence": "high", "subjective": False, "gold_suspect": False},
    }
    return {
        "task_id": task_id,
        "intent": f"Which state ({task_id})?",
        "sites": ["wiki"],
        "eval": block,
    } | more


def imported(tasks: object, *, slug: str = "shop", dataset: str = "tw", **options: object) -> Imported:
    content = tasks if isinstance(tasks, bytes) else json.dumps(tasks).encode()
    return import_specs(
        project=make_project(slug), dataset=dataset, content=content, source="tasks.json", actor=ACTOR, now=NOW,
        **options,
    )  # fmt: skip


def export_of(version: DatasetVersion) -> dict:
    return exported(kept_specs(version), version=version)


def test_a_task_comes_out_as_it_went_in():
    done = imported([task(), task(16)])
    document = export_of(done.version)
    assert document["tasks"] == [task(), task(16)]
    assert (document["itemCount"], document["annotatedCount"], document["releaseStatus"]) == (
        2,
        2,
        "complete",
    )
    assert document[DIGEST] == done.file.sha256


def test_a_second_import_adds_nothing_and_a_changed_spec_is_a_new_revision():
    imported([task()])
    again = imported([task()])
    assert (again.n_cases_added, again.n_specs_added, again.n_specs_present) == (0, 0, 1)
    changed = task()
    changed["eval"]["reference_answers"]["must_exclude"] = ["louisiana"]
    assert imported([changed]).n_specs_added == 1
    assert list(CaseSpec.objects.order_by("revision").values_list("revision", flat=True)) == [2, 3]


def test_the_exported_file_imported_elsewhere_has_the_same_digest_with_golds_and_decisions():
    here = imported([task(), task(16), task(17)])
    imported([task(gold="Alaska, USA") | {"gold_at_release": "Alaska"}])
    document = export_of(here.version)
    first = document["tasks"][0]
    assert first["gold_at_release"] == "Alaska"
    assert first["eval"]["reference_answers"]["fuzzy_match"] == "Alaska, USA"
    assert first["gold_revisions"][0]["evidence"] == "tasks.json gives it as the gold after review."
    there = imported(json.dumps(document).encode(), slug="elsewhere", dataset="other")
    assert export_of(there.version)[DIGEST] == document[DIGEST] == there.file.sha256
    assert Reference.objects.filter(case__dataset_version=there.version).count() == 4


def test_a_file_whose_tasks_are_not_those_of_its_digest_is_refused():
    document = export_of(imported([task()]).version)
    document["tasks"][0]["intent"] = "Which river?"
    with pytest.raises(BadInput, match="its tasks have the digest"):
        imported(document, slug="elsewhere")


@pytest.mark.parametrize(
    ("tasks", "said"),
    [
        ([task() | {"eval": {"eval_types": ["program_html"], "reference_answers": {}}}], "'program_html' is not a verifier"),
        ([task(), task(gold="Hawaii")], "row 2, field 'task_id', value '15': stands in row 1 with other content"),
        ([task() | {"task_id": " x"}], "row 1, field 'task_id', value ' x': begins or ends with a blank"),
        ([task() | {"intent": ""}], "row 1, field 'intent': is missing, and the version has no case 15"),
        ([task() | {"task_id": None}], "row 1, field 'task_id'"),
        ([task() | {"gold_at_release": 7}], "field 'gold_at_release', value '7'"),
        ([task() | {"gold_revisions": [{"value": "Hawaii"}]}], "does not end with the gold"),
        (
            [task(gold="B") | {"gold_at_release": "A", "gold_revisions": [{"value": "B", "reason": "r"}]}],
            "field 'gold_revisions.evidence', value 'B': a changed gold needs evidence",
        ),
    ],
)  # fmt: skip
def test_a_bad_task_is_named_and_nothing_is_stored(tasks, said):
    with pytest.raises(BadInput, match=r"tasks\.json, row") as refusal:
        imported(tasks)
    assert said in str(refusal.value)
    assert not Case.objects.exists()


def test_a_case_that_asks_another_question_takes_no_spec():
    imported([task()])
    with pytest.raises(BadInput, match="case 15 of this version asks another question"):
        imported([task() | {"intent": "Which river?"}])


def test_a_task_that_nobody_annotated_is_a_case_without_a_spec():
    bare = task(16) | {"eval": {"eval_types": ["llm_judge"], "reference_answers": {"fuzzy_match": "Hawaii"}}}
    done = imported([task(), bare, task()])
    assert (done.n_specs_added, done.unannotated, done.file.duplicates) == (1, ("16",), ("15",))
    document = export_of(done.version)
    assert document["releaseStatus"] == "partial"
    assert document["tasks"][1] == bare


def test_cases_of_another_shape_keep_their_input():
    row = {
        "id": "x",
        "input": {"q": "How many?", "hint": 3},
        "expectedOutput": 7,
        "metadata": {"family": "f"},
    }
    import_cases(project=make_project(), dataset="d", rows=[(1, row)], source="f", actor=ACTOR, now=NOW)
    document = export_of(DatasetVersion.objects.get())
    assert document["tasks"][0]["input"] == row["input"]
    there = imported(document, slug="elsewhere")
    assert export_of(there.version)[DIGEST] == document[DIGEST]


@needs_data
@pytest.mark.one_engine
def test_the_public_specs_over_the_public_tasks():
    raw = (DATA / "public/timewarp_test.raw.json").read_bytes()
    specs = (DATA / "public/timewarp_specs_v2_subset.json").read_bytes()
    assert len(imported(raw).unannotated) == 231
    done = imported(specs)
    assert (done.n_cases_added, done.n_specs_added, len(done.unannotated)) == (0, 57, 174)
    assert done.gold_revisions == ("3", "7", "9", "19")
    suffrage = Reference.objects.filter(case__external_id="19").order_by("revision")
    assert [json.loads(row.value) for row in suffrage] == ["Suffrage", "election"]
    decision = GoldDecision.objects.get(case__external_id="19")
    assert "replaced after human review" in decision.evidence

    kept = [row for row in kept_specs(done.version) if row.spec]
    report = report_on(kept, version=done.version)
    sums = report["coverage"]
    assert (sums["n_deterministic"], sums["n"], report["needs_repair"]) == (57, 57, [])
    assert sums["by_verifiers"] == {
        "string_match": 33, "number_match": 15, "list_match": 8, "string_match+number_match": 1,
    }  # fmt: skip
    assert sums["by_confidence"] == {"high": 32, "medium": 24, "low": 1}
    assert [row["task_id"] for row in report["gold_revisions"]] == ["19", "3", "7", "9"]
    assert len(report["review"]) == 8

    document = export_of(done.version)
    there = imported(document, slug="elsewhere")
    assert export_of(there.version)[DIGEST] == document[DIGEST]
    originals = {str(one["task_id"]): one for one in loaded("public/timewarp_specs_v2_subset.json")["tasks"]}
    for one in document["tasks"]:
        if str(one["task_id"]) in originals:
            assert one["eval"] == originals[str(one["task_id"])]["eval"]
