"""The oracle runs over each submitted spec, says what is wrong with it, and forgets nothing."""

import pytest
from django.db import IntegrityError, connection, transaction

from annotation.models.audit import AuditEvent
from annotation.models.check_runs import CheckRun
from annotation.models.jobs import Job
from annotation.models.projects import Annotator
from annotation.selectors.check_runs import own_runs, spec_counts, standing_runs, to_repair
from annotation.services import check_runs
from annotation.services.check_runs import NothingToCheck, check_again
from annotation.services.labelling import save_draft
from annotation.verifiers.outcomes import ENGINE_VERSION
from taxonomy.strict_json import strict_json
from tests.annotation.specs.world import (
    LENIENT,
    WRONG,
    hand_in,
    label_for,
    make_spec_study,
    run_checks,
    slot_of,
    string,
)
from tests.studies import NOW

pytestmark = pytest.mark.django_db


def lenient(**changes):
    return label_for("15", negative_examples=[LENIENT, *WRONG["15"][1:]], **changes)


def ann():
    return Annotator.objects.get(pseudonym="ann")


class TestARun:
    def test_is_made_with_each_submission_and_says_where_what_matched(self):
        study = make_spec_study()
        slot = hand_in(study, "15", "ann", lenient())
        run = CheckRun.objects.get()
        assert (run.status, run.n_failures, run.revision, run.engine_version) == (
            "needs_repair",
            1,
            1,
            ENGINE_VERSION,
        )
        [own] = standing_runs(slot, ann())
        assert own.document["failures"] == [
            {"check": "negative", "index": 0, "example": LENIENT, "entry": "alaska", "kind": "must_include",
             "offset": 33, "detail": "negative 1 accepted: 'alaska' at 33 (too lenient: a negative example passes)"}
        ]  # fmt: skip
        assert [row["outcome"] for row in own.document["examples"] if row["check"] == "gold"] == ["pass"]
        assert own.document["crosstalk"]["n"] == 2
        assert own.document["mutation"]["n"] > 3

    def test_of_a_good_spec_passes(self):
        study = make_spec_study()
        hand_in(study, "16", "ann", label_for("16"))
        assert CheckRun.objects.get().status == "passed"

    def test_leaves_the_verdict_to_a_judge_where_the_spec_does(self):
        study = make_spec_study()
        spec = {
            "eval_types": ["string_match", "llm_judge"],
            "reference_answers": {"must_include": ["alaska"]},
        }
        hand_in(study, "15", "ann", label_for("15", spec=spec))
        hand_in(
            study, "15", "ben",
            label_for("15", spec={"eval_types": ["llm_judge"], "reference_answers": {}}, subjective=True, notes="Taste."),
        )  # fmt: skip
        assert list(CheckRun.objects.order_by("pk").values_list("status", flat=True)) == [
            "judge_required", "not_executable",
        ]  # fmt: skip

    def test_shows_nothing_of_golds_that_the_schema_hides(self):
        study = make_spec_study(schema={"reference": "hidden"})
        right, wrong = ["Louisiana.", "It is Louisiana.", "**Louisiana**"], ["Alaska.", "Ohio.", "Iowa."]
        other = label_for("15", spec=string("louisiana"), positive_examples=right, negative_examples=wrong)
        hand_in(study, "15", "ann", other)
        run = CheckRun.objects.get()
        assert run.status == "passed"
        assert 'crosstalk":{"accepted":[],"n":0' in run.document

    def test_happens_once_for_the_same_label_and_engine(self):
        study = make_spec_study()
        slot = hand_in(study, "15", "ann", lenient())
        check_again(assignment=slot, annotator=ann(), now=NOW)
        run_checks()
        assert (CheckRun.objects.count(), Job.objects.filter(kind="check_spec").count()) == (1, 1)

    def test_of_a_new_engine_stands_beside_the_old_one(self, monkeypatch):
        study = make_spec_study()
        slot = hand_in(study, "15", "ann", lenient())
        monkeypatch.setattr(check_runs, "ENGINE_VERSION", "2.0.0")
        check_again(assignment=slot, annotator=ann(), now=NOW)
        run_checks()
        assert [run.engine_version for run in own_runs(slot, ann())] == ["2.0.0", ENGINE_VERSION]
        assert [run.engine_version for run in standing_runs(slot, ann())] == ["2.0.0"]

    def test_leaves_no_word_of_its_outcome_in_the_ledger(self):
        study = make_spec_study()
        hand_in(study, "15", "ann", lenient())
        event = AuditEvent.objects.get(action="spec.checked")
        subject = strict_json(event.event)["subject"]
        assert set(subject) == {"assignment", "revision", "field", "engine", "sha256"}


class TestADraft:
    def test_is_checked_when_asked_and_has_no_revision(self):
        study = make_spec_study()
        slot = slot_of(study, "15", "ann")
        with pytest.raises(NothingToCheck):
            check_again(assignment=slot, annotator=ann(), now=NOW)
        save_draft(assignment=slot, annotator=ann(), answers=lenient(), base_revision=0, now=NOW)
        check_again(assignment=slot, annotator=ann(), now=NOW)
        run_checks()
        [run] = own_runs(slot, ann())
        assert (run.revision, run.status) == (0, "needs_repair")
        assert standing_runs(slot, ann()) == []

    def test_that_went_on_is_not_checked_as_it_was(self):
        study = make_spec_study()
        slot = slot_of(study, "15", "ann")
        save_draft(assignment=slot, annotator=ann(), answers=lenient(), base_revision=0, now=NOW)
        check_again(assignment=slot, annotator=ann(), now=NOW)
        save_draft(assignment=slot, annotator=ann(), answers=label_for("15"), base_revision=0, now=NOW)
        run_checks()
        assert not CheckRun.objects.exists()
        assert Job.objects.get(kind="check_spec").message == "the draft was changed or submitted since"


class TestRepair:
    def test_comes_back_to_its_author_and_is_done_by_a_new_revision(self):
        study = make_spec_study()
        slot = hand_in(study, "15", "ann", lenient())
        assert list(to_repair(study, ann())) == [slot]
        assert not to_repair(study, Annotator.objects.get(pseudonym="ben")).exists()
        assert spec_counts(study) == {"n_specs_to_repair": 1, "n_specs_to_check": 0}
        hand_in(study, "15", "ann", lenient(spec=string("alaska", exclude=("no state",))), checked=False)
        assert spec_counts(study) == {"n_specs_to_repair": 0, "n_specs_to_check": 1}
        run_checks()
        assert not any(spec_counts(study).values())
        assert [(run.revision, run.status) for run in own_runs(slot, ann())] == [
            (2, "passed"),
            (1, "needs_repair"),
        ]


class TestEvidence:
    def test_is_neither_changed_nor_removed(self):
        study = make_spec_study()
        hand_in(study, "15", "ann", lenient())
        for sql in (
            "UPDATE annotation_checkrun SET status = 'passed', n_failures = 0",
            "DELETE FROM annotation_checkrun",
        ):
            with pytest.raises(IntegrityError, match="annotation_checkrun"), transaction.atomic():
                connection.cursor().execute(sql)

    def test_belongs_to_the_label_that_it_names(self):
        study = make_spec_study()
        hand_in(study, "15", "ann", lenient())
        run, other = CheckRun.objects.get(), slot_of(study, "16", "ann")
        run.pk, run.public_id, run.assignment, run.engine_version = None, study.public_id, other, "9"
        with pytest.raises(IntegrityError, match="a run is of the label that it names"), transaction.atomic():
            run.save(force_insert=True)
