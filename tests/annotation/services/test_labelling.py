"""Labels are stored exactly once, corrected openly, and never lost because they came late."""

import json
from datetime import timedelta

import pytest

from annotation.models.labels import Label
from annotation.models.leases import Flag, Lease
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment
from annotation.models.submissions import LabelDraft, Submission, SurplusLabel
from annotation.selectors.queue import own_counts, own_draft, own_history, own_label
from annotation.services import labelling
from annotation.services.assignments import next_assignment, skip
from annotation.services.labelling import KeyReused, LabellingRefused, StaleDraft, StaleRevision
from annotation.services.open_studies import NotAssigned, StudyNotOpen
from annotation.services.studies import close_study
from taxonomy.fields.schema import InvalidAnswers
from tests.studies import ACTOR, NOW, answers, make_study

pytestmark = pytest.mark.django_db

LATER = NOW + timedelta(hours=1)
TRIO = [{"pseudonym": name} for name in ("ann", "ben", "cat")]


def who(name: str) -> Annotator:
    return Annotator.objects.get(pseudonym=name)


@pytest.fixture
def slot() -> Assignment:
    study = make_study("OPEN")
    return next_assignment(study=study, annotator=who("ann"), now=NOW).assignment


def submit(slot, given=None, *, key="one", after=0, name="ann", now=NOW, **more):
    return labelling.submit(
        assignment=slot, annotator=who(name), answers=given or answers("PASS", 1), idempotency_key=key,
        expected_revision=after, now=now, **more,
    )  # fmt: skip


class TestSubmitting:
    def test_stores_the_label_ends_the_lease_and_drops_the_draft(self, slot):
        labelling.save_draft(
            assignment=slot, annotator=who("ann"), answers={"score": 1}, base_revision=0, now=NOW
        )
        done = submit(slot, seconds_active=31)
        assert (done.label.revision, done.label.seconds_active, done.is_replay) == (1, 31, False)
        assert Lease.objects.get().outcome == "submitted"
        assert not LabelDraft.objects.exists()
        slot.refresh_from_db()
        assert slot.status == "submitted"

    def test_the_same_key_gives_the_same_answer_again(self, slot):
        first, again = submit(slot), submit(slot)
        assert (again.label, again.is_replay) == (first.label, True)
        assert Label.objects.count() == Submission.objects.count() == 1

    def test_the_same_key_gives_the_same_answer_even_after_closing(self, slot):
        first = submit(slot)
        close_study(study=slot.study, actor=ACTOR, now=NOW)
        assert submit(slot).label == first.label
        with pytest.raises(StudyNotOpen):
            submit(slot, key="another", after=1)

    @pytest.mark.parametrize(
        "change", [{"given": answers("FAIL", 1)}, {"given": answers("NONE", 1)}, {"after": 1}]
    )
    def test_the_same_key_with_other_content_is_refused(self, slot, change):
        submit(slot)
        with pytest.raises(KeyReused):
            submit(slot, **change)
        assert Label.objects.count() == 1

    def test_one_annotators_key_means_nothing_for_another(self, slot):
        submit(slot)
        other = next_assignment(study=slot.study, annotator=who("ben"), now=NOW).assignment
        assert submit(other, name="ben").label.assignment_id == other.pk

    @pytest.mark.parametrize("key", ["", "x" * 65])
    def test_a_key_has_a_sane_length(self, slot, key):
        with pytest.raises(LabellingRefused):
            submit(slot, key=key)

    def test_a_stale_page_stores_nothing_and_gets_both_versions(self, slot):
        submit(slot, answers("PASS", 2))
        with pytest.raises(StaleRevision) as stale:
            submit(slot, answers("FAIL", 0), key="two")
        assert (stale.value.current, stale.value.current_answers["decision"], stale.value.given["decision"]) == (
            1, "PASS", "FAIL",
        )  # fmt: skip
        assert Label.objects.count() == 1

    def test_a_correction_is_a_new_revision_and_the_old_one_stays(self, slot):
        submit(slot, answers("PASS", 2))
        submit(slot, answers("FAIL", 0), key="two", after=1)
        history = own_history(slot, who("ann"))
        assert [(one.revision, one.answers["decision"]) for one in history] == [(1, "PASS"), (2, "FAIL")]
        assert own_label(slot, who("ann")).revision == 2
        assert Lease.objects.count() == 1

    def test_answers_that_break_the_schema_store_nothing(self, slot):
        with pytest.raises(InvalidAnswers):
            submit(slot, {"decision": "MAYBE"})
        assert not Submission.objects.exists()
        assert Lease.objects.get().outcome == ""

    def test_anothers_case_does_not_exist(self, slot):
        theirs = Assignment.objects.filter(annotator=who("ben")).first()
        with pytest.raises(NotAssigned):
            submit(theirs)

    def test_seconds_beyond_reason_are_left_out(self, slot):
        assert submit(slot, seconds_active=10**9).label.seconds_active is None

    def test_seconds_do_not_touch_the_digest(self, slot):
        digest = submit(slot, seconds_active=5).label.answers_sha256
        other = Assignment.objects.filter(annotator=who("ben")).first()
        assert submit(other, name="ben").label.answers_sha256 == digest


class TestComingLate:
    """The lease ran out and the slot went on."""

    def lost(self, n_others=1):
        study = make_study("OPEN", annotators=TRIO, assignment="pool", cases=["c1"])
        served = next_assignment(study=study, annotator=who("ann"), now=NOW).assignment
        others = ["ben", "cat"][:n_others]
        for name in others:
            assert next_assignment(study=study, annotator=who(name), now=LATER)
        return served

    def test_answers_count_while_nobody_took_the_slot(self):
        study = make_study("OPEN")
        served = next_assignment(study=study, annotator=who("ann"), now=NOW).assignment
        assert submit(served, now=LATER).label.revision == 1

    def test_answers_take_a_slot_of_the_case_that_is_free(self):
        slot = self.lost(1)
        from annotation.services.assignments import expire_leases

        expire_leases(now=LATER)
        done = submit(slot, now=LATER)
        assert done.label.assignment.annotator == who("ann")
        assert Assignment.objects.filter(annotator=who("ann")).count() == 1

    def test_answers_to_a_case_that_is_full_are_kept_as_surplus(self):
        slot = self.lost(2)
        done = submit(slot, now=LATER)
        assert (done.label, done.surplus.annotator) == (None, who("ann"))
        assert submit(slot, now=LATER).surplus == done.surplus
        assert SurplusLabel.objects.count() == 1
        assert json.loads(done.surplus.answers)["decision"] == "PASS"

    def test_answers_to_a_skipped_case_are_kept_too(self, slot):
        skip(assignment=slot, annotator=who("ann"), reason="No.", now=NOW)
        assert submit(slot).label.revision == 1


class TestDrafts:
    def keep(self, slot, given, **more):
        return labelling.save_draft(
            assignment=slot, annotator=who("ann"), answers=given, base_revision=0, now=NOW, **more
        )

    def test_need_not_be_valid_and_count_their_saves(self, slot):
        assert self.keep(slot, {"decision": "MAYBE"}).version == 1
        assert self.keep(slot, {"decision": "PASS"}).version == 2
        assert own_draft(slot, who("ann")).answers == {"decision": "PASS"}
        assert own_draft(slot, who("ben")) is None

    def test_of_another_tab_are_not_overwritten(self, slot):
        self.keep(slot, {"score": 1}, draft_version=0)
        with pytest.raises(StaleDraft) as stale:
            self.keep(slot, {"score": 2}, draft_version=0)
        assert (stale.value.current_answers, stale.value.given) == ({"score": 1}, {"score": 2})

    def test_over_a_label_that_moved_on_are_refused(self, slot):
        submit(slot)
        with pytest.raises(StaleRevision):
            self.keep(slot, {"score": 2})

    def test_keep_the_slot_reserved(self, slot):
        before = Lease.objects.get().expires_at
        labelling.save_draft(
            assignment=slot, annotator=who("ann"), answers={}, base_revision=0, now=NOW + timedelta(minutes=9)
        )
        assert Lease.objects.get().expires_at == before + timedelta(minutes=9)

    def test_are_of_a_sane_size(self, slot):
        with pytest.raises(LabellingRefused):
            self.keep(slot, {"note": "x" * 1_000_001})


class TestFlags:
    def test_say_what_is_wrong_and_change_nothing(self, slot):
        for _ in range(2):
            labelling.flag_gold(assignment=slot, annotator=who("ann"), note=" The anchor itself. ", now=NOW)
        assert Flag.objects.get().note == "The anchor itself."
        with pytest.raises(LabellingRefused):
            labelling.flag_gold(assignment=slot, annotator=who("ann"), note=" ", now=NOW)
        with pytest.raises(NotAssigned):
            labelling.flag_gold(assignment=slot, annotator=who("ben"), note="No.", now=NOW)


def test_the_counts_of_the_tabs_are_ones_own(slot):
    study = slot.study
    assert own_counts(study, who("ann")) == (own_counts(study, who("ben")))
    TestDrafts().keep(slot, {})
    second = next_assignment(study=study, annotator=who("ann"), now=NOW, besides=[slot.pk]).assignment
    submit(second, key="second")
    third = next_assignment(
        study=study, annotator=who("ann"), now=NOW, besides=[slot.pk, second.pk]
    ).assignment
    skip(assignment=third, annotator=who("ann"), reason="No.", now=NOW)
    mine, theirs = own_counts(study, who("ann")), own_counts(study, who("ben"))
    assert (mine.todo, mine.draft, mine.submitted, mine.skipped) == (1, 1, 1, 1)
    assert (theirs.todo, theirs.total) == (4, 4)
