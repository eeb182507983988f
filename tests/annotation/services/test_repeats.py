"""Cases that come back to their own annotator: later, once, unannounced, and counted for nothing but self-agreement."""

from decimal import Decimal
from itertools import pairwise

import pytest

from annotation.models.labels import Label
from annotation.models.projects import Annotator, Role
from annotation.models.studies import Assignment, Study
from annotation.selectors.labels import counted_labels, progress, repeated_labels
from annotation.selectors.pages_labelling import work_left
from annotation.selectors.queue import own_counts, own_queue
from annotation.services import labelling
from annotation.services.assignments import hand_on, next_assignment, skip
from annotation.services.releases import create_release
from annotation.services.studies import close_study
from taxonomy.strict_json import strict_json
from tests.studies import ACTOR, NOW, answers, make_cases, make_project, make_study, make_user, measure

pytestmark = pytest.mark.django_db
PAIR = [{"pseudonym": name} for name in ("ann", "ben")]


def study_of(n: int, **keys: object) -> Study:
    project = make_project()
    make_cases(project, [f"n{at:03}" for at in range(n)])
    return make_study("OPEN", project=project, annotators=PAIR, **keys)


def work(study: Study, name: str, *, stop: int = 1000) -> list[Assignment]:
    """Label as served, PASS the first time and FAIL whatever returns; the slots in the order they came."""
    annotator, served = Annotator.objects.get(pseudonym=name), []
    while len(served) < stop and (found := next_assignment(study=study, annotator=annotator, now=NOW)):
        slot = found.assignment
        given = answers("PASS" if slot.pass_number == 1 else "FAIL", 1)
        labelling.submit(
            assignment=slot, annotator=annotator, answers=given, idempotency_key=f"{slot.pk}",
            expected_revision=0, now=NOW,
        )  # fmt: skip
        served.append(slot)
    return served


@pytest.mark.parametrize("assignment", ["fixed", "pool"])
class TestBothWays:
    def test_each_returns_once_after_its_first_label_and_never_right_after(self, assignment):
        study = study_of(36, consistency_percent=25, assignment=assignment)
        served = work(study, "ann")
        again = [slot for slot in served if slot.pass_number == 2]
        order = [(slot.study_case_id, slot.pass_number) for slot in served]
        assert len(order) == len(set(order)) == 40 + len(again)
        assert 4 <= len(again) <= 18
        assert all(order.index((case, 1)) < order.index((case, 2)) for case, number in order if number == 2)
        assert all(one[0] != other[0] for one, other in pairwise(order))

    def test_they_stay_out_of_progress_overlap_and_the_report(self, assignment):
        study = study_of(12, consistency_percent=50, assignment=assignment)
        work(study, "ann")
        work(study, "ben")
        assert progress(study) == {"n_assignments": 32, "n_submitted": 32}
        close_study(study=study, actor=ACTOR, now=NOW)
        study.refresh_from_db()
        counted = list(counted_labels(study))
        assert len(counted) == 32 < Label.objects.count()
        assert {label.answers["decision"] for label in counted} == {"PASS"}
        measure(study)
        assert (study.gate, study.state) == ("READY", "ADJUDICATED")
        again = list(repeated_labels(study))
        assert len(again) == Assignment.objects.filter(pass_number=2).count() > 0
        assert {(first["decision"], second["decision"]) for _, first, second in again} == {("PASS", "FAIL")}
        release = create_release(
            project=study.project, name="v1", studies=[study], reason="first", actor=ACTOR, now=NOW
        )
        for name, of in (("labels.jsonl", "answers"), ("adjudication.jsonl", "labels")):
            text = bytes(release.files.get(name=name).content).decode()
            assert of in text
            assert "FAIL" not in text
        document = strict_json(study.reports.get(number=1).document)
        assert [one["annotator"] for one in document["self_consistency"]] == ["ann", "ben"]
        decision = document["self_consistency"][0]["fields"][0]
        raw = next(measure for measure in decision["measures"] if measure["name"] == "raw_agreement")
        assert (decision["field"], Decimal(raw["value"])) == ("decision", 0)
        assert Decimal(raw["interval"]["low"]) == 0 < Decimal(raw["interval"]["high"]) < 1


def test_a_fixed_draw_counts_them_from_the_start_and_lists_none_before_it_returns():
    study = study_of(36, consistency_percent=25)
    ann = Annotator.objects.get(pseudonym="ann")
    counts = [own_counts(study, ann)]
    for _ in range(20):
        work(study, "ann", stop=1)
        counts.append(own_counts(study, ann))
    assert [count.total for count in counts] == [50] * 21
    assert [count.submitted for count in counts] == list(range(21))
    listed = own_queue(study, ann, "todo").values_list("pass_number", flat=True)
    assert set(listed) == {1}


def test_a_pool_never_counts_one_before_it_returns():
    study = study_of(36, consistency_percent=50, assignment="pool")
    user = make_user("ann", study.project, Role.ANNOTATOR)
    ann = Annotator.objects.get(pseudonym="ann")
    Annotator.objects.filter(pk=ann.pk).update(user=user)
    for _ in range(8):
        work(study, "ann", stop=1)
        assert own_counts(study, ann).todo == 0
        assert [row["n_left"] for row in work_left(user, study.project_id)] == [0]
    assert Assignment.objects.filter(annotator=ann, pass_number=2, leases=None).exists()


def test_a_case_that_leaves_its_annotator_does_not_return_to_them():
    study = study_of(12, consistency_percent=50)
    ann, ben = (Annotator.objects.get(pseudonym=name) for name in ("ann", "ben"))
    again = Assignment.objects.filter(annotator=ann, pass_number=2).first()
    slot = Assignment.objects.get(study_case=again.study_case, annotator=ann, pass_number=1)
    skip(assignment=slot, annotator=ann, reason="not mine", now=NOW)
    assert not Assignment.objects.filter(pk=again.pk).exists()
    Assignment.objects.filter(study_case=again.study_case, annotator=ben, pass_number=1)
    hand_on(assignment=slot, to=ann, actor=ACTOR, reason="after all", now=NOW)
    work(study, "ann")
    assert own_counts(study, ann).todo == 0


def test_one_that_could_only_follow_its_own_first_label_is_given_up():
    study = study_of(12, consistency_percent=50)
    ann = Annotator.objects.get(pseudonym="ann")
    last = Assignment.objects.filter(annotator=ann, pass_number=2).order_by("position").last()
    first = Assignment.objects.get(study_case=last.study_case, annotator=ann, pass_number=1)
    beyond = Assignment.objects.order_by("-position").first().position + 1
    Assignment.objects.filter(pk=first.pk).update(position=beyond)
    served = work(study, "ann")
    assert served[-1].pk == first.pk
    assert own_counts(study, ann).todo == 0
    assert not Assignment.objects.filter(pk=last.pk).exists()
