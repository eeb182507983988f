"""The ledger of a study adds up whatever happens in it, in a number of queries that no number of cases changes."""

from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase

from annotation.models.labels import Label
from annotation.models.leases import Lease
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, AssignmentMode, Study
from annotation.selectors.progress import annotators_pace, annotators_progress, coverage, skipped_slots
from annotation.services import labelling
from annotation.services.assignments import (
    AssignmentRefused,
    expire_leases,
    hand_on,
    next_assignment,
    skip,
    withdraw,
)
from annotation.services.open_studies import NotAssigned
from annotation.services.reassigning import share_out
from annotation.services.studies import close_study
from tests.annotation.large_studies import make_large
from tests.studies import ACTOR, NOW, answers, make_project, make_study

NAMES = ("ann", "ben", "cat")
TRIO = [{"pseudonym": name} for name in NAMES]
ACTS = st.tuples(
    st.sampled_from(["next", "submit", "skip", "hand on", "withdraw", "share out", "wait", "expire"]),
    st.sampled_from(NAMES),
    st.integers(0, 7),
)


class Told:
    """What was seen to happen, counted apart from the database."""

    def __init__(self) -> None:
        self.submitted = self.skipped = 0


def act(study: Study, told: Told, what: str, name: str, at: int, now: Any) -> None:
    who = Annotator.objects.get(pseudonym=name)
    if what == "expire":
        expire_leases(now=now, study=study)
    elif what == "share out" and study.assignment_mode == AssignmentMode.FIXED:
        share_out(study=study, among=NAMES, actor=ACTOR, now=now)
    elif what == "withdraw":
        withdraw(study=study, annotator=who, actor=ACTOR, reason="leaves", now=now)
    elif what == "hand on":
        slots = list(Assignment.objects.filter(study=study, pass_number=1).order_by("pk"))
        hand_on(assignment=slots[at % len(slots)], to=who, actor=ACTOR, reason="", now=now)
    elif what in ("next", "submit", "skip"):
        served = next_assignment(study=study, annotator=who, now=now)
        if served is None or what == "next":
            return
        if what == "skip":
            skip(assignment=served.assignment, annotator=who, reason="unclear", now=now)
            told.skipped += 1
            return
        labelling.submit(
            assignment=served.assignment, annotator=who, answers=answers("PASS", 1), now=now,
            idempotency_key=f"{served.assignment.pk}-{now.isoformat()}", expected_revision=0,
        )  # fmt: skip
        told.submitted += 1


class TestLedger(TestCase):
    @settings(max_examples=15, deadline=None)
    @given(st.sampled_from(["fixed", "pool"]), st.lists(ACTS, max_size=18))
    def test_adds_up_after_anything(self, assignment, acts):
        study = make_study(
            "OPEN", annotators=TRIO, assignment=assignment, consistency_percent=40, lease_seconds=60
        )
        told, now = Told(), NOW
        for what, name, at in acts:
            now += timedelta(seconds=90 if what == "wait" else 7)
            with suppress(AssignmentRefused, NotAssigned):
                act(study, told, what, name, at, now)
            found = coverage(study, now)
            assert found.adds_up, found
            assert (found.submitted, found.served_submitted) == (told.submitted, told.submitted)
            assert found.served_skipped == told.skipped
            assert found.submitted == Label.objects.filter(revision=1).count()
            people = annotators_progress(study)
            assert sum(one["n_submitted"] for one in people) == found.submitted
            assert sum(one["in_hand"] for one in people) == found.in_hand


@pytest.mark.django_db
def test_labels_by_file_are_told_apart():
    found = coverage(make_study("LABELLED"), NOW)
    assert found.adds_up
    assert (found.submitted, found.by_file, found.n_served) == (8, 8, 0)


@pytest.mark.django_db
def test_a_ledger_that_does_not_add_up_says_so():
    study = make_study("OPEN")
    next_assignment(study=study, annotator=Annotator.objects.get(pseudonym="ann"), now=NOW)
    lease = Lease.objects.get()
    lease.pk, lease.token = None, "0" * 32
    lease.ended_at, lease.outcome = NOW, "submitted"
    lease.save(force_insert=True)
    assert not coverage(study, NOW).adds_up


@pytest.mark.django_db
class TestPace:
    def test_is_told_only_once_the_study_is_closed(self):
        study = make_study("OPEN")
        ann = Annotator.objects.get(pseudonym="ann")
        for at in range(3):
            served = next_assignment(study=study, annotator=ann, now=NOW + timedelta(days=at))
            labelling.submit(
                assignment=served.assignment, annotator=ann, answers=answers("PASS", 1), idempotency_key=str(at),
                expected_revision=0, now=NOW + timedelta(days=at), seconds_active=10 * (at + 1),
            )  # fmt: skip
        assert annotators_pace(study) == {}
        close_study(study=study, actor=ACTOR, now=NOW + timedelta(days=3))
        study.refresh_from_db()
        pace = annotators_pace(study)["ann"]
        assert (pace["median_seconds"], pace["n_timed"], pace["n_days"], pace["a_day"]) == (20, 3, 3, 1.0)


def test_skipped_cases_say_who_gave_them_back_and_why(db):
    study = make_study("OPEN")
    ann = Annotator.objects.get(pseudonym="ann")
    slot = next_assignment(study=study, annotator=ann, now=NOW).assignment
    skip(assignment=slot, annotator=ann, reason="not in my language", now=NOW)
    assert [(row["by"], row["why"]) for row in skipped_slots(study)] == [("ann", "not in my language")]
    assert share_out(study=study, among=NAMES, actor=ACTOR, now=NOW) == (0, 1)


@pytest.mark.django_db
def test_takes_as_many_queries_for_100000_cases_as_for_100():
    counts = []
    for n in (100, 100_000):
        study = make_large(n, project=make_project(f"p{n}"))
        with CaptureQueriesContext(connection) as seen:
            assert coverage(study, NOW).n_slots == 2 * n + 8
            annotators_progress(study)
            skipped_slots(study)
        counts.append(len(seen))
    assert counts[0] == counts[1] <= 6
