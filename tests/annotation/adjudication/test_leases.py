"""Two adjudicators never rule on one case at once: held, let go, run out, handed on."""

from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction

from annotation.models.adjudication import RulingLease
from annotation.models.projects import Role
from annotation.models.rulings import Ruling
from annotation.services.adjudication_leases import (
    HELD_FOR,
    CaseHeld,
    LeaseRefused,
    hand_on_case,
    hold_case,
    release_case,
)
from annotation.services.adjudication_sessions import begin_session, pause_session, take_next_case
from tests.annotation.adjudication.conftest import BOTH, case_of, decide, person
from tests.studies import NOW

pytestmark = pytest.mark.django_db
LATER = NOW + HELD_FOR + timedelta(seconds=1)


def test_a_held_case_is_ruled_by_its_holder_alone(study, ada, abe):
    hold_case(study_case=case_of(study, "c3"), adjudicator=ada, now=NOW)
    with pytest.raises(CaseHeld) as held:
        decide(study, "c3", abe, {"score": 2})
    assert held.value.holder == ada.pseudonym
    assert not Ruling.objects.exists()
    decide(study, "c3", ada, {"score": 2})
    assert RulingLease.objects.get().outcome == "ruled"


def test_a_lease_that_ran_out_holds_nobody_off(study, ada, abe):
    case = case_of(study, "c3")
    hold_case(study_case=case, adjudicator=ada, now=NOW)
    with pytest.raises(CaseHeld):
        hold_case(study_case=case, adjudicator=abe, now=NOW)
    assert hold_case(study_case=case, adjudicator=abe, now=LATER).adjudicator == abe
    assert sorted(RulingLease.objects.values_list("outcome", flat=True)) == ["", "expired"]


def test_holding_again_holds_longer_and_another_case_lets_the_first_go(study, ada):
    first = hold_case(study_case=case_of(study, "c3"), adjudicator=ada, now=NOW)
    again = hold_case(study_case=case_of(study, "c3"), adjudicator=ada, now=NOW + timedelta(minutes=5))
    assert (again.pk, again.expires_at > first.expires_at) == (first.pk, True)
    hold_case(study_case=case_of(study, "c2"), adjudicator=ada, now=NOW)
    first.refresh_from_db()
    assert first.outcome == "released"


def test_the_database_keeps_one_open_lease_a_case_and_ended_ones_as_they_were(study, ada, abe):
    case = case_of(study, "c3")
    lease = hold_case(study_case=case, adjudicator=ada, now=NOW)
    with pytest.raises(IntegrityError), transaction.atomic():
        RulingLease.objects.create(study_case=case, adjudicator=abe, taken_at=NOW, expires_at=LATER)
    release_case(study_case=case, adjudicator=ada, now=NOW)
    with pytest.raises(IntegrityError), transaction.atomic():
        RulingLease.objects.filter(pk=lease.pk).update(adjudicator=abe)


def test_nobody_holds_what_they_labelled(study):
    ann = study.members.get(annotator__pseudonym="ann").annotator
    with pytest.raises(LeaseRefused, match="labelled"):
        hold_case(study_case=case_of(study, "c3"), adjudicator=ann, now=NOW)
    with pytest.raises(IntegrityError, match="labelled"), transaction.atomic():
        RulingLease.objects.create(
            study_case=case_of(study, "c3"), adjudicator=ann, taken_at=NOW, expires_at=LATER
        )


class TestTheNextCase:
    def test_differs_for_two_who_ask_at_once(self, study, ada, abe):
        found = [take_next_case(study=study, adjudicator=who, now=NOW) for who in (ada, abe)]
        assert [case.case.external_id for case in found] == ["c2", "c3"]

    def test_is_none_once_all_are_held_or_ruled(self, project, study, ada, abe):
        carl = person(project, "carl")
        for who in (ada, abe):
            take_next_case(study=study, adjudicator=who, now=NOW)
        assert take_next_case(study=study, adjudicator=carl, now=NOW) is None
        assert take_next_case(study=study, adjudicator=carl, now=LATER).case.external_id == "c2"

    def test_is_never_one_that_they_labelled(self, project, study):
        ann = study.members.get(annotator__pseudonym="ann").annotator
        assert take_next_case(study=study, adjudicator=ann, now=NOW) is None

    def test_after_a_pause_is_the_one_they_were_at(self, study, ada, abe):
        hold_case(study_case=case_of(study, "c3"), adjudicator=ada, now=NOW)
        session = begin_session(study=study, adjudicator=ada, now=NOW)
        pause_session(session=session, now=NOW)
        assert not RulingLease.objects.filter(ended_at=None).exists()
        assert begin_session(study=study, adjudicator=ada, now=NOW).pk == session.pk
        assert take_next_case(study=study, adjudicator=ada, now=NOW).case.external_id == "c3"

    def test_after_a_pause_is_another_one_if_somebody_took_it_meanwhile(self, study, ada, abe):
        hold_case(study_case=case_of(study, "c3"), adjudicator=ada, now=NOW)
        pause_session(session=begin_session(study=study, adjudicator=ada, now=NOW), now=NOW)
        decide(study, "c3", abe, {"score": 2})
        assert take_next_case(study=study, adjudicator=ada, now=NOW).case.external_id == "c2"


class TestHandingOn:
    def test_gives_the_case_with_a_word_and_it_waits(self, study, ada, abe):
        case = case_of(study, "c3")
        hand_on_case(study_case=case, adjudicator=ada, to=abe, note="You know the field.", now=NOW)
        with pytest.raises(CaseHeld):
            decide(study, "c3", ada, {"score": 2}, now=LATER)
        assert take_next_case(study=study, adjudicator=abe, now=LATER).case.external_id == "c3"
        assert RulingLease.objects.get(ended_at=None).note == "You know the field."
        decide(study, "c3", abe, {"score": 2}, now=LATER)

    def test_is_for_other_adjudicators_who_did_not_label_it(self, project, study, ada):
        case = case_of(study, "c3")
        vic = person(project, "vic", Role.VIEWER)
        ann = study.members.get(annotator__pseudonym="ann").annotator
        ann.user = person(project, "ann-login").user
        for to, why in ((ada, "somebody else"), (vic, "no adjudicator")):
            with pytest.raises(LeaseRefused, match=why):
                hand_on_case(study_case=case, adjudicator=ada, to=to, note="", now=NOW)

    def test_is_refused_for_a_case_that_somebody_else_holds(self, project, study, ada, abe):
        carl = person(project, "carl")
        hold_case(study_case=case_of(study, "c3"), adjudicator=abe, now=NOW)
        with pytest.raises(CaseHeld):
            hand_on_case(study_case=case_of(study, "c3"), adjudicator=ada, to=carl, note="", now=NOW)


def test_a_ruled_case_frees_its_lease_for_nobody_else_to_wait(study, ada, abe):
    take_next_case(study=study, adjudicator=ada, now=NOW)
    decide(study, "c2", ada, BOTH)
    assert take_next_case(study=study, adjudicator=abe, now=NOW).case.external_id == "c3"
