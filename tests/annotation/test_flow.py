"""The flow through services: order of stages, sealed reports, rulings, gates."""

import json
import sqlite3
from datetime import UTC, datetime

import pytest
from django.db import IntegrityError, transaction

from annotation.core.bad_input import BadInput
from annotation.models.jobs import Job
from annotation.models.labels import Label, Origin
from annotation.models.projects import Kind
from annotation.models.reports import AgreementReport
from annotation.models.rulings import Ruling
from annotation.models.studies import Assignment
from annotation.selectors.adjudication import NotMeasured, disagreements
from annotation.selectors.adjudication_after import upheld_counts
from annotation.selectors.labels import StudyStillBlind, counted_labels
from annotation.services.adjudication import rule
from annotation.services.adjudication_checks import Contradiction, Decision, RulingRefused
from annotation.services.adjudication_import import import_rulings
from annotation.services.jobs import run_job
from annotation.services.labels import StaleLabel, submit_label
from annotation.services.open_studies import StudyNotOpen
from annotation.services.releases import ReleaseRefused, create_release, rebuilt_differs
from annotation.services.studies import StudyRefused, close_study
from tests.studies import (
    ACTOR,
    LABELS,
    NOW,
    answers,
    make_chair,
    make_project,
    make_study,
    rule_all,
)

pytestmark = pytest.mark.django_db


class TestSubmitting:
    def submit(self, assignment, given, after=0):
        return submit_label(
            assignment=assignment,
            annotator=assignment.annotator,
            answers=given,
            after=after,
            origin=Origin.PAGE,
            now=NOW,
        )

    def test_revisions_are_kept_and_the_last_before_closing_counts(self):
        study = make_study("OPEN")
        for slot in Assignment.objects.all():
            self.submit(slot, answers("PASS", 1))
            self.submit(slot, answers("FAIL", 0), after=1)
        close_study(study=study, actor=ACTOR, now=NOW)
        assert Label.objects.count() == 16
        assert {label.answers["decision"] for label in counted_labels(study)} == {"FAIL"}

    def test_a_stale_page_never_overwrites(self):
        make_study("OPEN")
        slot = Assignment.objects.first()
        self.submit(slot, answers("PASS", 1))
        with pytest.raises(StaleLabel):
            self.submit(slot, answers("FAIL", 0), after=0)
        assert Label.objects.get().revision == 1

    def test_a_closed_study_takes_no_labels(self):
        make_study("CLOSED")
        with pytest.raises(StudyNotOpen):
            self.submit(Assignment.objects.first(), answers("PASS", 1), after=1)


class TestBlindness:
    @pytest.mark.parametrize("stage", ["OPEN", "LABELLED"])
    def test_no_label_is_read_before_closing(self, stage):
        with pytest.raises(StudyStillBlind):
            list(counted_labels(make_study(stage)))


class TestSealing:
    def test_closing_writes_one_job_and_measuring_one_report(self):
        study = make_study("CLOSED")
        job = Job.objects.get()
        for _ in range(3):
            run_job(job_id=job.pk, clock=lambda: NOW)
        assert AgreementReport.objects.filter(study=study).count() == 1
        job.refresh_from_db()
        assert (job.state, job.attempts) == ("done", 1)

    def test_a_worker_that_lost_its_lease_stores_nothing(self, settings):
        from annotation.services.jobs import JobLost, claim_job

        make_study("CLOSED")
        job = Job.objects.get()
        slow = claim_job(job_id=job.pk, clock=lambda: NOW)
        later = datetime(2026, 11, 30, 13, tzinfo=UTC)
        assert claim_job(job_id=job.pk, clock=lambda: NOW) is None
        quick = claim_job(job_id=job.pk, clock=lambda: later)
        with pytest.raises(JobLost):
            slow.progress(1, 2)
        with pytest.raises(JobLost), transaction.atomic():
            slow.finish()
        quick.progress(1, 2)

    def test_a_job_that_fails_three_times_is_given_up_for_people_to_see(self):
        from annotation.services import jobs

        job = jobs.request_job(kind="broken", input_sha256="x", engine_version="1", arguments={}, now=NOW)

        def explode(claim):
            raise sqlite3.Error("disk on fire")

        jobs.register_job("broken", explode)
        for _ in range(3):
            with pytest.raises(sqlite3.Error):
                run_job(job_id=job.pk, clock=lambda: NOW)
        run_job(job_id=job.pk, clock=lambda: NOW)
        job.refresh_from_db()
        assert (job.state, job.attempts, job.message) == ("failed", 3, "Error: disk on fire")

    def test_the_report_is_the_same_bytes_before_and_after_adjudication(self):
        study = make_study("MEASURED")
        before = study.reports.get().document
        rule_all(study)
        create_release(project=study.project, name="v1", studies=[study], reason="r", actor=ACTOR, now=NOW)
        assert study.reports.get().document == before

    def test_full_agreement_needs_no_ruling(self):
        same = {(case, name): answers("PASS", 2) for case, name in LABELS}
        study = make_study("MEASURED", labels=same)
        assert study.state == "ADJUDICATED"
        decision = next(
            field
            for field in json.loads(study.reports.get().document)["fields"]
            if field["field"] == "decision"
        )
        kappa = next(measure for measure in decision["measures"] if measure["name"] == "cohen_kappa")
        assert (kappa["value"], kappa["status"], kappa["reason"]) == (None, "undefined", "one_category")


class TestNumbers:
    def test_a_field_without_declared_categories_is_measured_too(self):
        schema = {
            "name": "numbers",
            "fields": [{"key": "cost", "type": "number"}, {"key": "steps", "type": "integer"}],
        }
        labels = {
            (case, name): {"cost": 0.5 * row + shift / 8, "steps": 1000 * row}
            for row, case in enumerate(("c1", "c2", "c3", "c4"))
            for name, shift in (("ann", 0), ("ben", row % 2))
        }
        study = make_study("MEASURED", schema=schema, taxonomy=None, labels=labels)
        fields = {field["field"]: field for field in json.loads(study.reports.get().document)["fields"]}
        measures = {key: {m["name"]: m for m in field["measures"]} for key, field in fields.items()}
        assert float(measures["steps"]["krippendorff_alpha"]["value"]) == 1
        assert 0.9 < float(measures["cost"]["krippendorff_alpha"]["value"]) < 1


class TestGates:
    def test_two_humans_over_every_case_are_ready(self):
        assert make_study("MEASURED").gate == "READY"

    @pytest.mark.parametrize("kind", ["model", "simulated"])
    def test_nobody_but_humans_counts(self, kind):
        study = make_study("MEASURED", kind=kind)
        assert study.gate == "MANUAL BLOCKED"
        fields = json.loads(study.reports.get().document)["fields"]
        assert {field["between"] for field in fields} == {f"{kind}-{kind}"}

    def test_one_human_and_one_model_make_no_human_agreement(self):
        mixed = [{"pseudonym": "ann", "kind": "human"}, {"pseudonym": "ben", "kind": "model"}]
        study = make_study("MEASURED", annotators=mixed)
        assert study.gate == "MANUAL BLOCKED"
        assert {field["between"] for field in json.loads(study.reports.get().document)["fields"]} == {
            "human-model"
        }

    def test_a_case_short_of_a_label_is_incomplete(self):
        short = {key: label for key, label in LABELS.items() if key != ("c4", "ben")}
        study = make_study("MEASURED", labels=short)
        document = json.loads(study.reports.get().document)
        assert (study.gate, document["gate"]["reason"][:12]) == ("INCOMPLETE", "3 of 4 cases")
        assert document["excluded"] == [{"case_ids": ["c4"], "n": 1, "reason": "one_label_only"}]

    @pytest.mark.parametrize(("threshold", "gate"), [("0.40", "READY"), ("0.90", "FAILED")])
    def test_a_threshold_that_is_not_met_fails(self, threshold, gate):
        assert make_study("MEASURED", threshold=threshold, threshold_field="decision").gate == gate


class TestRuling:
    def decide(self, study, case_id, given, **more):
        case = study.cases.get(case__external_id=case_id)
        return rule(
            study_case=case,
            decision=Decision(answers=given, reason="other", **more),
            adjudicator=make_chair(study),
            now=NOW,
        )

    @pytest.mark.parametrize("stage", ["OPEN", "CLOSED"])
    def test_waits_for_the_sealed_report(self, stage):
        with pytest.raises(NotMeasured):
            self.decide(make_study(stage), "c2", {"decision": "PASS", "codes": []})

    def test_covers_every_disputed_field_and_leaves_agreed_ones(self):
        study = make_study("MEASURED")
        with pytest.raises(RulingRefused, match="codes is disputed"):
            self.decide(study, "c2", {"decision": "PASS"})
        with pytest.raises(RulingRefused, match="agree on score"):
            self.decide(study, "c2", {"decision": "PASS", "codes": ["A"], "score": 1})
        with pytest.raises(RulingRefused, match="agree"):
            self.decide(study, "c1", {"decision": "FAIL"})

    def test_may_differ_from_both_with_a_note(self):
        study = make_study("MEASURED")
        with pytest.raises(RulingRefused, match="note"):
            self.decide(study, "c3", {"score": 1})
        assert self.decide(study, "c3", {"score": 1}, note="Halfway.").number == 1

    def test_a_later_ruling_supersedes_and_the_first_stays(self):
        study = make_study("MEASURED")
        self.decide(study, "c3", {"score": 0})
        with pytest.raises(Contradiction, match="c3"):
            self.decide(study, "c3", {"score": 2})
        self.decide(study, "c3", {"score": 2}, overrules=["c3"])
        assert Ruling.objects.count() == 2
        record = next(record for record in disagreements(study) if record.case_id == "c3")
        assert record.ruled == {"score": 2}

    def test_is_refused_to_who_labelled_the_case(self):
        study = make_study("MEASURED")
        labeller = study.members.get(annotator__pseudonym="ann").annotator
        case = study.cases.get(case__external_id="c3")
        with pytest.raises(RulingRefused, match="labelled case c3"):
            rule(study_case=case, decision=Decision({"score": 0}, "other"), adjudicator=labeller, now=NOW)

    def test_the_last_ruling_makes_the_study_adjudicated(self):
        study = make_study("MEASURED")
        self.decide(study, "c2", {"decision": "FAIL", "codes": ["A", "B"]})
        study.refresh_from_db()
        assert study.state == "MEASURED"
        self.decide(study, "c3", {"score": 2})
        study.refresh_from_db()
        assert study.state == "ADJUDICATED"

    def test_a_file_of_rulings_is_all_or_nothing_and_counts_what_stands(self):
        study = make_study("MEASURED")
        good = (1, "c3", "chair", Decision({"score": 2}, "other"))
        agreed = (2, "c1", "chair", Decision({"decision": "PASS"}, "other"))
        bad = (3, "c2", "chair", Decision({"decision": "MAYBE", "codes": []}, "other"))
        kept = {
            "study": study,
            "adjudicator": lambda name: make_chair(study),
            "source": "r.jsonl",
            "now": NOW,
        }
        with pytest.raises(BadInput, match="row 3, field 'decision'"):
            import_rulings(rows=[good, agreed, bad], **kept)
        assert not Ruling.objects.exists()
        assert import_rulings(rows=[good, agreed], **kept) == (1, 1)
        assert import_rulings(rows=[good, agreed], **kept) == (0, 2)
        assert upheld_counts(study) == {"ann": 0, "ben": 1, "neither": 0}


class TestReleasing:
    def release(self, study, name="v1"):
        return create_release(
            project=study.project, name=name, studies=[study], reason="r", actor=ACTOR, now=NOW
        )

    def test_waits_for_every_ruling(self):
        with pytest.raises(ReleaseRefused, match="open disagreements"):
            self.release(make_study("MEASURED"))

    def test_is_ground_truth_with_two_humans_and_provisional_otherwise(self):
        assert self.release(make_study("ADJUDICATED")).status == "ground_truth"
        other = make_study("ADJUDICATED", project=make_project("other"), kind="simulated")
        assert self.release(other).status == "provisional"

    def test_is_provisional_while_nobody_attests_that_imported_labels_were_blind(self):
        assert self.release(make_study("ADJUDICATED", attest=False)).status == "provisional"

    def test_never_holds_a_pilot(self):
        with pytest.raises(ReleaseRefused, match="pilot"):
            self.release(make_study("ADJUDICATED", pilot=True))

    def test_is_never_made_over(self):
        study = make_study("RELEASED")
        with pytest.raises(ReleaseRefused, match="never made over"):
            self.release(study)

    def test_can_be_built_again_from_the_evidence_to_the_byte(self):
        study = make_study("RELEASED")
        assert rebuilt_differs(study.releases.get().release) == []

    def test_says_for_each_answer_where_it_came_from(self):
        study = make_study("RELEASED")
        content = bytes(study.releases.get().release.files.get(name="labels.jsonl").content)
        labels = {line["case_id"]: line for line in map(json.loads, content.splitlines())}
        assert labels["c1"]["source"] == "agreed"
        assert labels["c3"]["answers"]["score"] == 1
        assert labels["c3"]["sources"] == {"decision": "agreed", "score": "adjudicated", "codes": "agreed"}


def test_closing_is_one_way():
    study = make_study("CLOSED")
    with pytest.raises(StudyRefused):
        close_study(study=study, actor=ACTOR, now=NOW)


def test_a_person_is_no_model():
    from tests.studies import make_user

    project = make_project()
    user = make_user("mia")
    with pytest.raises(IntegrityError), transaction.atomic():
        project.annotators.create(pseudonym="m", kind=Kind.MODEL, user=user)


def test_measuring_refuses_an_open_study():
    from agreement.services.measuring import request_measuring

    study = make_study("LABELLED")
    job = request_measuring(study=study, now=NOW)
    run_job(job_id=job.pk, clock=lambda: NOW)
    job.refresh_from_db()
    assert (job.state, "OPEN" in job.message) == ("failed", True)
