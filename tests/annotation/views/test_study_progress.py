"""The progress of a study for its managers: counts that move, no answers, no pace before closing; and seeing to it."""

from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils import timezone

from annotation.models.audit import AuditEvent
from annotation.models.projects import Annotator, Role
from annotation.models.studies import Assignment, Study
from annotation.selectors.progress import coverage
from annotation.services.assignments import next_assignment, skip
from annotation.services.labelling import submit
from tests.studies import answers

TRIO = [{"pseudonym": name} for name in ("ann", "ben", "cat")]


def address(study: Study, name: str = "study-coverage") -> str:
    return reverse(name, args=[study.public_id])


def label(study: Study, name: str, n: int = 1) -> None:
    who = Annotator.objects.get(pseudonym=name)
    for _ in range(n):
        slot = next_assignment(study=study, annotator=who, now=timezone.now()).assignment
        submit(
            assignment=slot, annotator=who, answers=answers("FAIL", 0, "A"), idempotency_key=f"{slot.pk}",
            expected_revision=0, now=timezone.now(), seconds_active=77,
        )  # fmt: skip


def skipped(study: Study, name: str = "ann") -> Assignment:
    who = Annotator.objects.get(pseudonym=name)
    slot = next_assignment(study=study, annotator=who, now=timezone.now()).assignment
    skip(assignment=slot, annotator=who, reason="I know its author", now=timezone.now())
    return slot


class TestPage:
    def test_moves_with_each_label_and_says_none_of_it(self, study_at, signed_in):
        study = study_at("OPEN")
        client = signed_in("mia")
        assert "0 of 8" in client.get(address(study)).content.decode()
        label(study, "ann", 3)
        page = client.get(address(study)).content.decode()
        assert "3 of 8" in page
        assert "the ledger adds up" in page
        assert "FAIL" not in page

    def test_tells_pace_only_once_the_study_is_closed(self, study_at, signed_in):
        study = study_at("OPEN")
        label(study, "ann", 4)
        client = signed_in("mia")
        assert "77 s" not in client.get(address(study)).content.decode()
        client.post(reverse("study-close", args=[study.public_id]), {"is_certain": "on"})
        page = client.get(address(study)).content.decode()
        assert "77 s" in page
        assert "4.0 a day" in page

    def test_is_hidden_from_a_manager_who_labels_here(self, study_at, signed_in, project):
        study = study_at("OPEN")
        label(study, "ben", 3)
        project.memberships.create(user=Annotator.objects.get(pseudonym="ann").user, role=Role.MANAGER)
        page = signed_in("ann").get(address(study)).content.decode()
        assert "Hidden while you label" in page
        assert "3 of 8" not in page
        assert signed_in("ann").post(address(study, "study-share-out")).status_code == 403

    @pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 404), ("eve", 404)])
    def test_is_for_managers_alone(self, study_at, signed_in, name, status):
        study = study_at("OPEN")
        client = signed_in(name)
        assert client.get(address(study)).status_code == status
        for act in ("study-deadline", "study-hand-on", "study-share-out", "study-withdraw"):
            assert client.post(address(study, act)).status_code == status

    def test_of_a_draft_and_of_a_released_study_opens_too(self, study_at, signed_in):
        assert signed_in("mia").get(address(study_at("RELEASED"))).status_code == 200


class TestSeeingToIt:
    def test_a_skipped_case_is_handed_on(self, study_at, signed_in):
        study = study_at("OPEN", annotators=TRIO, assignment="fixed")
        slot = skipped(study)
        client = signed_in("mia")
        page = client.get(address(study)).content.decode()
        assert "I know its author" in page
        holders = set(
            Assignment.objects.filter(study_case=slot.study_case).values_list(
                "annotator__pseudonym", flat=True
            )
        )
        free = ({"ben", "cat"} - holders).pop()
        answer = client.post(
            address(study, "study-hand-on"), {"slot": slot.public_id, "to": free}, follow=True
        )
        assert f"The case is {free}&#x27;s now" in answer.content.decode()
        slot.refresh_from_db()
        assert slot.annotator.pseudonym == free
        assert coverage(study, timezone.now()).adds_up

    def test_to_somebody_who_holds_the_case_already_it_is_refused(self, study_at, signed_in):
        study = study_at("OPEN")
        slot = skipped(study)
        answer = signed_in("mia").post(
            address(study, "study-hand-on"), {"slot": slot.public_id, "to": "ben"}, follow=True
        )
        assert "holds this case already" in answer.content.decode()

    def test_slots_of_another_study_are_not_found(self, study_at, signed_in):
        study = study_at("OPEN")
        slot = skipped(study)
        other = study_at("OPEN", name="other")
        answer = signed_in("mia").post(address(other, "study-hand-on"), {"slot": slot.public_id, "to": "ben"})
        assert answer.status_code == 404

    def test_skipped_cases_are_shared_out(self, study_at, signed_in):
        study = study_at("OPEN", annotators=TRIO, assignment="fixed")
        skipped(study)
        answer = signed_in("mia").post(
            address(study, "study-share-out"), {"among": ["ben", "cat"]}, follow=True
        )
        assert "Cases shared out: 1." in answer.content.decode()
        assert coverage(study, timezone.now()).skipped == 0

    def test_who_stops_leaves_labels_and_gives_up_the_rest(self, study_at, signed_in):
        study = study_at("OPEN")
        label(study, "ann", 1)
        answer = signed_in("mia").post(
            address(study, "study-withdraw"), {"annotator": "ann", "reason": "left the team"}, follow=True
        )
        assert "free again: 3." in answer.content.decode()
        assert coverage(study, timezone.now()).submitted == 1
        assert coverage(study, timezone.now()).skipped == 3

    def test_what_who_stops_had_goes_to_the_others_and_not_back(self, study_at, signed_in):
        study = study_at("OPEN", annotators=TRIO, assignment="fixed")
        had = Assignment.objects.filter(study=study, annotator__pseudonym="ann").count()
        given = {"annotator": "ann", "reason": "left", "share": "on"}
        page = signed_in("mia").post(address(study, "study-withdraw"), given, follow=True).content.decode()
        assert "ann stops" in page
        free = Assignment.objects.filter(study=study, annotator=None).count()
        assert f"Cases shared out: {had - free}." in page
        assert not Assignment.objects.filter(study=study, annotator__pseudonym="ann").exists()
        assert coverage(study, timezone.now()).adds_up

    def test_a_deadline_is_extended_and_never_brought_forward(self, study_at, signed_in):
        soon = timezone.now() + timedelta(days=2)
        study = study_at("OPEN", deadline=soon.isoformat())
        client = signed_in("mia")
        later = (soon + timedelta(days=3)).strftime("%Y-%m-%dT%H:%M")
        assert (
            "serves cases until"
            in client.post(address(study, "study-deadline"), {"until": later}, follow=True).content.decode()
        )
        study.refresh_from_db()
        assert study.deadline_at > soon
        sooner = (soon + timedelta(days=1)).strftime("%Y-%m-%dT%H:%M")
        for until in (sooner, "2020-01-01T00:00", "soon", ""):
            page = client.post(
                address(study, "study-deadline"), {"until": until}, follow=True
            ).content.decode()
            assert 'class="notice error"' in page
        assert AuditEvent.objects.filter(action="study.deadline_extended").count() == 1

    @pytest.mark.parametrize(
        ("act", "given"),
        [
            ("study-hand-on", {"slot": "x", "to": "nobody"}),
            ("study-withdraw", {"annotator": "ann"}),
            ("study-share-out", {}),
            ("study-share-out", {"among": ["eve"]}),
            ("study-withdraw", {"annotator": "eve", "reason": "x"}),
        ],
    )
    def test_what_is_not_said_properly_is_refused_in_words(self, study_at, signed_in, act, given):
        study = study_at("OPEN")
        page = signed_in("mia").post(address(study, act), given, follow=True).content.decode()
        assert 'class="notice error"' in page

    def test_nothing_is_seen_to_once_closed(self, study_at, signed_in):
        study = study_at("CLOSED")
        given = {"among": ["ann"]}
        page = signed_in("mia").post(address(study, "study-share-out"), given, follow=True).content.decode()
        assert "is CLOSED; it takes no labels" in page
