"""A judge is calibrated by people who judge its run blind; the report is computed by a job and sealed."""

import json

import pytest
from django.db import IntegrityError, connection, transaction

from agreement.services.calibration_studies import CalibrationRefused
from annotation.core.bad_input import BadInput
from annotation.guarded_calibration import CALIBRATION_GUARDS
from annotation.models.calibration import Calibration
from annotation.models.projects import Kind
from annotation.models.studies import Study
from annotation.selectors.pages_labelling_case import labelled_case
from annotation.services.projects import ensure_annotator
from taxonomy.guards import catalogue
from taxonomy.services.rubric_drafts import create_rubric_draft, freeze_rubric_draft
from tests.agreement.calibrations.runs import begin, give_verdict, human_answers, judge_all, make_run, seal
from tests.studies import ACTOR, NOW, make_project

pytestmark = pytest.mark.django_db


def refused(sql: str, *values: object) -> str:
    with pytest.raises(IntegrityError) as refusal, transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql, values)
    return str(refusal.value)


def test_a_sample_is_judged_blind_and_the_report_is_sealed():
    calibration = begin(make_run(make_project()))
    study = calibration.study
    assert (study.state, study.cases.count(), study.schema_version.schema.name) == (
        "OPEN",
        46,
        "answer-verdict",
    )
    assert study.cases.exclude(output__content__contains="orders in week").count() == 0
    judge_all(calibration)
    document = seal(calibration)
    assert calibration.study.state != "OPEN"
    whole = document["whole"]
    n = whole["n_compared"]
    assert whole["binary"]["n"] + whole["binary"]["n_neither"] == n
    assert whole["n_infrastructure_error"] == 2
    assert whole["abstention"]["n"] == 48
    assert whole["gate"]["decision"] in ("TRUST", "ANNOTATE_ONLY", "REJECT_JUDGE")
    assert set(whole["gate"]["reaches"]) == {"lowest", "highest", "next_up", "next_down"}
    assert whole["corrected_pass_rate"]["n_unlabelled"] > 0
    assert {part["split"]: part["gate"]["decision"] for part in document["parts"]}["dev"] is None
    assert {(found["slice"], found["value"]) for found in whole["slices"]} >= {
        ("family", "sales"), ("arm", "a"), ("split", "dev"),
    }  # fmt: skip
    wrong = {found["case_id"]: found for found in document["disagreements"]}
    assert all(found["human"] != found["judge"] for found in wrong.values())
    assert document["human_agreement"] is None
    assert document["study"]["blindness"] == "kept"


def test_the_same_labels_give_the_same_bytes():
    calibration = begin(make_run(make_project()))
    judge_all(calibration)
    seal(calibration)
    report = calibration.reports.get()
    from agreement.calibration_report import calibration_document
    from agreement.selectors.calibration_inputs import calibration_header, calibration_inputs
    from taxonomy.digest import canonical_text

    digest, inputs = calibration_inputs(calibration)
    again = calibration_document(
        inputs,
        calibration_header(calibration)
        | {"inputs_sha256": report.inputs_sha256, "verdicts_sha256": digest, "rulings_sha256": None},
    )
    assert canonical_text(again) == report.document


def test_two_people_allow_the_alternative_annotator_test_and_a_wrong_golden_leaves():
    calibration = begin(make_run(make_project()), annotators=("ann", "ben"), k=2)
    wrong = human_answers("match", gold_status="verified_wrong", gold_note="It is 7.")
    case = calibration.study.cases.order_by("case__external_id").first().case.external_id
    judge_all(calibration, {(case, "ben"): wrong})
    document = seal(calibration)
    assert document["whole"]["alternative_annotator_test"]["passed"] is not None
    assert document["excluded"] == [{"reason": "verified_wrong", "n": 1, "case_ids": [case]}]
    assert document["human_agreement"]["n_annotators"] == 2
    assert document["whole"]["reference"]["n_cases"] == 45


def test_gates_are_pinned_when_it_begins():
    calibration = begin(make_run(make_project()), gates={"trust": 0.99, "annotate": 0.98})
    judge_all(calibration)
    assert seal(calibration)["whole"]["gate"]["decision"] == "REJECT_JUDGE"


def test_an_answer_that_two_runs_gave_is_shown_once():
    project = make_project()
    begin(make_run(project))
    second = begin(make_run(project, name="again"), name="second", annotators=("cleo",))
    assert second.study.cases.filter(output=None).count() == 0


def test_people_judge_by_the_judges_own_rubric():
    judge_pass = make_run(make_project())
    clauses = [
        {"key": "net", "text": "Orders shipped", "marker": "PREFERRED"},
        {"key": "all", "text": "Orders placed", "marker": "DIVERGENT", "trap_value": 7},
        {"key": "one", "text": "Week 1 has a holiday", "case": "q01"},
    ]
    anchors = [
        {"question": "Orders in May? 7, and 7 it said.", "verdict": "match", "why": "It holds the golden."}
    ]
    document = {"name": "orders", "doctrine": "Judge intent.", "clauses": clauses, "anchors": anchors}
    draft = create_rubric_draft(document=document, actor=ACTOR, now=NOW)
    freeze_rubric_draft(version=draft, reason="first", actor=ACTOR, now=NOW)
    draft.refresh_from_db()
    by_rubric = judge_pass.run.passes.create(
        number=2, judge=judge_pass.judge, rubric_version=draft, begun_by=ACTOR, begun_at=NOW
    )
    for verdict in judge_pass.verdicts.select_related("attempt"):
        give_verdict(by_rubric, verdict.attempt, json.loads(verdict.record))
    study = begin(by_rubric, n=50).study
    guideline = study.guideline_version.markdown
    for part in (
        "Judge intent.",
        "`all` **DIVERGENT** (near match",
        "Orders placed (gives 7)",
        "**match**: Orders in May?",
    ):
        assert part in guideline
    assert "holiday" not in guideline
    by_case = {each.case.external_id: labelled_case(each, shows_reference=True) for each in study.cases.all()}
    assert [clause["key"] for clause in by_case["q01"]["clauses"]] == ["one"]
    assert by_case["q02"]["clauses"] == []


class TestRefusals:
    def test_a_person_is_no_judge_to_calibrate(self):
        judge_pass = make_run(make_project())
        mia = ensure_annotator(
            project=judge_pass.run.project, pseudonym="mia", kind=Kind.HUMAN, actor=ACTOR, now=NOW
        )
        other = judge_pass.run.passes.create(number=2, judge=mia, begun_by=ACTOR, begun_at=NOW)
        with pytest.raises(CalibrationRefused, match="only a model judge"):
            begin(other)

    def test_a_model_does_not_judge_in_place_of_people(self):
        judge_pass = make_run(make_project())
        ensure_annotator(
            project=judge_pass.run.project, pseudonym="gpt", kind=Kind.MODEL, actor=ACTOR, now=NOW
        )
        with pytest.raises(CalibrationRefused, match="'gpt' is a model"):
            begin(judge_pass, annotators=("gpt",))
        assert not Study.objects.exists()

    @pytest.mark.parametrize("n", [0, 2001])
    def test_a_sample_has_a_size(self, n):
        with pytest.raises(BadInput, match="'n'"):
            begin(make_run(make_project()), n=n)


class TestDatabase:
    def test_only_people_judge_in_the_study_of_a_calibration(self):
        calibration = begin(make_run(make_project()))
        member = "INSERT INTO annotation_studyannotator (study_id, annotator_id) VALUES (%s, %s)"
        refused(member, calibration.study_id, calibration.judge_pass.judge_id)
        with_model = calibration.project.studies.create(
            name="raw", dataset_version=calibration.study.dataset_version,
            schema_version=calibration.study.schema_version, seed=1, created_at=NOW,
        )  # fmt: skip
        with_model.members.create(annotator=calibration.judge_pass.judge)
        with pytest.raises(IntegrityError, match="only people judge"), transaction.atomic():
            Calibration.objects.create(
                project=calibration.project, study=with_model, judge_pass=calibration.judge_pass,
                begun_by=ACTOR, begun_at=NOW,
            )  # fmt: skip

    def test_what_is_sealed_stays(self):
        calibration = begin(make_run(make_project()))
        judge_all(calibration)
        seal(calibration)
        for table in ("annotation_calibration", "annotation_calibrationreport"):
            assert table in refused(f"DELETE FROM {table}")
        assert "annotation_calibrationreport" in refused(
            "UPDATE annotation_calibrationreport SET sha256 = 'x'"
        )

    def test_no_report_before_closing(self):
        calibration = begin(make_run(make_project()))
        row = {
            "number": 1, "document": "{}", "sha256": "0" * 64, "inputs_sha256": "0" * 64,
            "engine_version": "1", "sealed_at": NOW,
        }  # fmt: skip
        with pytest.raises(IntegrityError, match="not closed"), transaction.atomic():
            calibration.reports.create(**row)
        catalogue.remove(connection, CALIBRATION_GUARDS)
        calibration.reports.create(**row)
        catalogue.install(connection, CALIBRATION_GUARDS)
