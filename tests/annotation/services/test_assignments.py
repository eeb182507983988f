"""Cases are served in a private order, under leases, and every slot comes to rest with exactly one annotator."""

from collections import Counter
from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction

from annotation.core.sampling import place
from annotation.models.datasets import DatasetVersion
from annotation.models.leases import Lease
from annotation.models.projects import Annotator, Kind
from annotation.models.studies import Assignment, Study
from annotation.services import assignments, labelling
from annotation.services.assignments import AssignmentRefused, DeadlinePassed, next_assignment
from annotation.services.open_studies import NotAssigned, StudyNotOpen
from annotation.services.projects import ensure_annotator
from annotation.services.studies import close_study
from tests.studies import ACTOR, NOW, answers, make_project, make_study

pytestmark = pytest.mark.django_db

LATER = NOW + timedelta(hours=1)
TRIO = [{"pseudonym": name} for name in ("ann", "ben", "cat")]


def who(name: str) -> Annotator:
    return Annotator.objects.get(pseudonym=name)


def pool(**keys) -> Study:
    return make_study("OPEN", annotators=TRIO, assignment="pool", **keys)


def serve(study: Study, name: str, now=NOW, besides=()):
    return next_assignment(study=study, annotator=who(name), now=now, besides=besides)


def submit(served, name: str, now=NOW, key=None):
    return labelling.submit(
        assignment=served.assignment, annotator=who(name), answers=answers("PASS", 1),
        idempotency_key=key or f"{name}-{served.assignment.pk}-{now}", expected_revision=0, now=now,
    )  # fmt: skip


def case_of(served) -> str:
    return served.assignment.study_case.case.external_id


class TestFixed:
    def test_serves_ones_own_cases_in_a_private_seeded_order(self):
        study = make_study("OPEN")
        orders = {}
        for name in ("ann", "ben"):
            order = []
            while served := serve(study, name):
                order.append(case_of(served))
                submit(served, name)
            assert order == sorted(order, key=lambda case: place(study.seed, name, case))
            orders[name] = order
        assert set(orders["ann"]) == {"c1", "c2", "c3", "c4"}

    def test_comes_back_to_what_is_under_way(self):
        study = make_study("OPEN")
        first = serve(study, "ann")
        again = serve(study, "ann")
        assert (again.assignment.pk, again.lease.token) == (first.assignment.pk, first.lease.token)

    def test_passes_over_what_the_page_has_in_hand(self):
        study = make_study("OPEN")
        first = serve(study, "ann")
        second = serve(study, "ann", besides=[first.assignment.pk])
        assert second.assignment.pk != first.assignment.pk

    def test_a_lease_that_ran_out_is_ended_and_the_slot_served_anew(self):
        study = make_study("OPEN")
        first = serve(study, "ann")
        again = serve(study, "ann", now=LATER)
        assert again.assignment.pk == first.assignment.pk
        assert list(Lease.objects.order_by("pk").values_list("outcome", flat=True)) == ["expired", ""]

    def test_strangers_are_served_nothing(self):
        study = make_study("OPEN")
        eve = ensure_annotator(project=study.project, pseudonym="eve", kind=Kind.HUMAN, actor=ACTOR, now=NOW)
        with pytest.raises(NotAssigned):
            next_assignment(study=study, annotator=eve, now=NOW)
        with pytest.raises(NotAssigned):
            assignments.open_assignment(assignment=Assignment.objects.first(), annotator=eve, now=NOW)

    def test_nothing_is_served_after_the_deadline_but_what_is_under_way(self):
        study = make_study("OPEN", deadline=(NOW + timedelta(minutes=10)).isoformat())
        first = serve(study, "ann")
        late = NOW + timedelta(minutes=20)
        assert serve(study, "ann", now=late).assignment.pk == first.assignment.pk
        submit(first, "ann", now=late)
        with pytest.raises(DeadlinePassed):
            serve(study, "ann", now=late)

    def test_a_closed_study_serves_nothing_and_leaves_nothing_under_way(self):
        study = make_study("OPEN")
        serve(study, "ann")
        close_study(study=study, actor=ACTOR, now=NOW)
        assert Lease.objects.get().outcome == "expired"
        with pytest.raises(StudyNotOpen):
            serve(study, "ann")


class TestPool:
    def test_fills_every_case_exactly_k_times_and_gives_nobody_a_case_twice(self):
        study = pool()
        for _ in range(8):
            for name in ("ann", "ben", "cat"):
                if served := serve(study, name):
                    submit(served, name)
        taken = Assignment.objects.values_list("study_case__case__external_id", "annotator__pseudonym")
        assert len(set(taken)) == len(taken) == 8
        assert set(Counter(case for case, _ in taken).values()) == {2}
        assert all(serve(study, name) is None for name in ("ann", "ben", "cat"))

    def test_a_skipped_case_goes_to_others_and_never_back(self):
        study = pool()
        served = serve(study, "ann")
        skipped = case_of(served)
        assignments.skip(assignment=served.assignment, annotator=who("ann"), reason="Not my field.", now=NOW)
        seen = []
        while served := serve(study, "ann"):
            seen.append(case_of(served))
            submit(served, "ann")
        assert skipped not in seen
        assert len(seen) == 3
        others = [case_of(found) for found in iter(lambda: step(study, "ben"), None)]
        assert skipped in others

    def test_a_lease_that_ran_out_frees_the_slot_when_it_is_needed(self):
        study = pool()
        for name in ("ann", "ben"):
            held = []
            while served := serve(study, name, besides=held):
                held.append(served.assignment.pk)
        assert serve(study, "cat") is None
        assert serve(study, "cat", now=LATER) is not None
        assert Lease.objects.filter(outcome="expired").count() == 8

    def test_a_skip_needs_a_reason(self):
        study = pool()
        served = serve(study, "ann")
        with pytest.raises(AssignmentRefused, match="say why"):
            assignments.skip(assignment=served.assignment, annotator=who("ann"), reason="  ", now=NOW)


def step(study, name):
    served = serve(study, name)
    if served:
        submit(served, name)
    return served


class TestSkippedFixedSlots:
    def test_wait_for_the_manager_who_hands_them_on(self):
        study = make_study("OPEN", annotators=TRIO, assignment="fixed")
        served = serve(study, "ann")
        assignments.skip(assignment=served.assignment, annotator=who("ann"), reason="No.", now=NOW)
        slot = Assignment.objects.get(pk=served.assignment.pk)
        assert (slot.annotator, slot.status) == (None, "skipped")
        free = {"ben", "cat"} - set(
            Assignment.objects.filter(study_case=slot.study_case).values_list(
                "annotator__pseudonym", flat=True
            )
        )
        to = who(free.pop())
        assignments.hand_on(assignment=slot, to=to, actor="mia", reason="Knows it.", now=NOW)
        slot.refresh_from_db()
        assert (slot.annotator, slot.status) == (to, "todo")

    def test_can_be_taken_back_until_then(self):
        study = make_study("OPEN")
        served = serve(study, "ann")
        assignments.skip(assignment=served.assignment, annotator=who("ann"), reason="No.", now=NOW)
        with pytest.raises(NotAssigned):
            assignments.take_back(assignment=served.assignment, annotator=who("ben"), now=NOW)
        again = assignments.take_back(assignment=served.assignment, annotator=who("ann"), now=NOW)
        assert again.assignment.annotator == who("ann")

    def test_are_not_handed_to_whoever_holds_the_case(self):
        study = make_study("OPEN")
        served = serve(study, "ann")
        with pytest.raises(AssignmentRefused, match="holds this case"):
            assignments.hand_on(assignment=served.assignment, to=who("ben"), actor="mia", reason="", now=NOW)

    def test_a_label_stays_with_its_annotator(self):
        study = make_study("OPEN", annotators=TRIO, assignment="fixed")
        served = serve(study, "ann")
        submit(served, "ann")
        with pytest.raises(AssignmentRefused, match="submitted"):
            assignments.hand_on(assignment=served.assignment, to=None, actor="mia", reason="", now=NOW)


def test_withdrawing_frees_what_is_not_submitted_and_keeps_the_labels():
    study = pool()
    submit(serve(study, "ann"), "ann")
    serve(study, "ann")
    assert assignments.withdraw(study=study, annotator=who("ann"), actor="mia", reason="Left.", now=NOW) == 1
    assert Assignment.objects.filter(annotator=who("ann")).count() == 1
    assert sorted(Lease.objects.values_list("outcome", flat=True)) == ["handed_on", "submitted"]


def test_nobody_is_served_an_output_of_their_own():
    from annotation.services.datasets import import_outputs
    from tests.studies import SCHEMA, make_cases

    project = make_project()
    make_cases(project, ["c1", "c2", "c3", "c4"])
    rows = [
        (
            n,
            {
                "case_id": f"c{n}",
                "content": f"o{n}",
                "producer": {"model": "ann" if n == 1 else "m", "run": "1"},
            },
        )
        for n in range(1, 5)
    ]
    version = DatasetVersion.objects.get()
    import_outputs(version=version, rows=rows, source="o.jsonl", actor=ACTOR, now=NOW)
    study = pool(project=project, schema=SCHEMA | {"labels": "output", "name": "review-output"})
    seen = [case_of(found) for found in iter(lambda: step(study, "ann"), None)]
    assert sorted(seen) == ["c2", "c3", "c4"]
    own = Assignment.objects.filter(study_case__case__external_id="c1", annotator=None).first()
    Assignment.objects.filter(pk=own.pk).update(annotator=who("ann"))
    with pytest.raises(IntegrityError, match="output of their own"), transaction.atomic():
        labelling.submit(
            assignment=own, annotator=who("ann"), answers=answers("PASS", 1), idempotency_key="x",
            expected_revision=0, now=NOW,
        )  # fmt: skip
