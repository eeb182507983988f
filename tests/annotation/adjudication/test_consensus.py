"""Consensus mode: positions before discussion, on record for ever; the chair alone rules."""

import pytest
from django.db import IntegrityError, transaction

from annotation.models.adjudication import Position, SessionKind
from annotation.selectors.adjudication_consensus import missing_positions, readable_positions
from annotation.services.adjudication_checks import Decision, RulingRefused
from annotation.services.adjudication_consensus import PositionRefused, record_position, rule_in_session
from annotation.services.adjudication_sessions import begin_session, close_session
from tests.annotation.adjudication.conftest import case_of
from tests.studies import NOW

pytestmark = pytest.mark.django_db


@pytest.fixture
def session(study, ada):
    return begin_session(study=study, adjudicator=ada, now=NOW, kind=SessionKind.CONSENSUS)


def of(study, name):
    return study.members.get(annotator__pseudonym=name).annotator


def put(session, name, answers, **more):
    study = session.study
    return record_position(
        session=session, study_case=case_of(study, "c3"), annotator=of(study, name), answers=answers, now=NOW, **more
    )  # fmt: skip


def decide(session, who, case_id="c3", given=None):
    decision = Decision(answers=given or {"score": 2}, reason="subjective", note="Discussed.")
    case = case_of(session.study, case_id)
    return rule_in_session(session=session, study_case=case, decision=decision, adjudicator=who, now=NOW)


def test_positions_are_unseen_until_all_are_on_record(session, study, ada):
    put(session, "ann", {"score": 0}, note="I stay.")
    case = case_of(study, "c3")
    assert missing_positions(session, case) == ["ben"]
    assert [one.annotator.pseudonym for one in readable_positions(session, case, of(study, "ann"))] == ["ann"]
    assert readable_positions(session, case, of(study, "ben")) == []
    assert readable_positions(session, case, ada) == []
    put(session, "ben", {"score": 0})
    assert len(readable_positions(session, case, of(study, "ben"))) == 2


def test_the_chair_rules_once_they_are(session, study, ada, abe):
    with pytest.raises(RulingRefused, match="ann, ben has none"):
        decide(session, ada)
    for name in ("ann", "ben"):
        put(session, name, {"score": 2})
    with pytest.raises(RulingRefused, match="only the chair"):
        decide(session, abe)
    with pytest.raises(RulingRefused, match="only the chair"):
        decide(session, of(study, "ann"))
    ruling = decide(session, ada)
    assert ruling.session == session


def test_the_database_keeps_others_from_ruling_in_the_session(session, study, abe):
    from annotation.models.rulings import Ruling

    row = {
        "study_case": case_of(study, "c3"),
        "number": 1,
        "adjudicator": abe,
        "answers": "{}",
        "session": session,
    }
    with pytest.raises(IntegrityError, match="only the chair"), transaction.atomic():
        Ruling.objects.create(**row, answers_sha256="0" * 64, reason="other", ruled_at=NOW)


def test_a_position_stays_as_it_was(session, study):
    first = put(session, "ann", {"score": 0})
    assert put(session, "ann", {"score": 0}) == first
    with pytest.raises(PositionRefused, match="on record"):
        put(session, "ann", {"score": 1})
    for change in (lambda: Position.objects.update(note="other"), lambda: Position.objects.all().delete()):
        with pytest.raises(IntegrityError), transaction.atomic():
            change()


def test_only_who_labelled_the_case_takes_one(session, study, ada):
    case = case_of(study, "c3")
    with pytest.raises(PositionRefused, match="only who labelled"):
        record_position(session=session, study_case=case, annotator=ada, answers={"score": 0}, now=NOW)
    row = {
        "session": session,
        "study_case": case,
        "annotator": ada,
        "answers": "{}",
        "answers_sha256": "0" * 64,
    }
    with pytest.raises(IntegrityError, match="only who labelled"), transaction.atomic():
        Position.objects.create(**row, recorded_at=NOW)


@pytest.mark.parametrize(
    ("answers", "why"),
    [({}, "needs a value"), ({"score": 9}, "score"), ({"score": 1, "decision": "PASS"}, "not in dispute")],
)
def test_it_covers_exactly_what_is_in_dispute(session, answers, why):
    with pytest.raises(PositionRefused, match=why):
        put(session, "ann", answers)


def test_a_closed_session_takes_nothing(session, study, ada):
    close_session(session=session, now=NOW)
    session.refresh_from_db()
    with pytest.raises(PositionRefused, match="no positions"):
        put(session, "ann", {"score": 0})
    with pytest.raises(RulingRefused, match="closed"):
        decide(session, ada)
    assert begin_session(study=study, adjudicator=ada, now=NOW, kind=SessionKind.CONSENSUS) != session
