"""Sessions: begin, pause, resume and end; the next case of the queue comes with its lease."""

from datetime import datetime

from django.db import transaction

from annotation.models.adjudication import AdjudicationSession, LeaseOutcome, RulingLease, SessionKind
from annotation.models.projects import Annotator
from annotation.models.studies import Study, StudyCase, StudyState
from annotation.selectors.adjudication import check_measured
from annotation.selectors.adjudication_queue import owed_again, workable
from annotation.services.adjudication_leases import hold_case
from annotation.services.ledger import record_event


class SessionRefused(Exception):
    """The session cannot go on like this; the message says why and what to do."""


@transaction.atomic
def begin_session(
    *, study: Study, adjudicator: Annotator, now: datetime, kind: SessionKind = SessionKind.SINGLE
) -> AdjudicationSession:
    """The adjudicator's open session of this kind, begun or resumed."""
    locked = Study.objects.select_for_update().get(pk=study.pk)
    check_measured(locked)
    if locked.state == StudyState.RELEASED:
        raise SessionRefused(f"study {study.name} is released; nothing is left to rule on.")
    session, begun = AdjudicationSession.objects.get_or_create(
        study=locked, chair=adjudicator, kind=kind, closed_at=None, defaults={"opened_at": now}
    )
    if session.paused_at:
        AdjudicationSession.objects.filter(pk=session.pk).update(paused_at=None)
        session.paused_at = None
        _record(session, "session.resumed", now)
    elif begun:
        _record(session, "session.begun", now)
    return session


@transaction.atomic
def pause_session(*, session: AdjudicationSession, now: datetime) -> None:
    """Let go of what is held and remember the place; a paused session stays paused."""
    open_ones = AdjudicationSession.objects.filter(pk=session.pk, paused_at=None, closed_at=None)
    held = RulingLease.objects.filter(
        study_case__study=session.study_id, adjudicator=session.chair_id, ended_at=None, handed_on_by=None
    )
    place = held.order_by("-taken_at").values_list("study_case_id", flat=True).first()
    if open_ones.update(paused_at=now, current_case_id=place or session.current_case_id):
        held.update(ended_at=now, outcome=LeaseOutcome.RELEASED)
        _record(session, "session.paused", now)


@transaction.atomic
def close_session(*, session: AdjudicationSession, now: datetime) -> None:
    """End a session for good; a new one may begin."""
    if AdjudicationSession.objects.filter(pk=session.pk, closed_at=None).update(closed_at=now):
        _record(session, "session.closed", now)


@transaction.atomic
def take_next_case(*, study: Study, adjudicator: Annotator, now: datetime) -> StudyCase | None:
    """Hold the next case: where the session paused, what was handed on, what is due again, else the lowest agreement."""
    study = Study.objects.select_for_update().get(pk=study.pk)
    session = AdjudicationSession.objects.filter(
        study=study, chair=adjudicator, kind=SessionKind.SINGLE, closed_at=None
    ).first()
    waiting = workable(study, adjudicator, now)
    found = None
    if session and session.current_case_id:
        found = waiting.filter(study_case=session.current_case_id).first()
        AdjudicationSession.objects.filter(pk=session.pk).update(current_case=None)
    if found is None:
        handed = RulingLease.objects.filter(
            adjudicator=adjudicator, ended_at=None, handed_on_by__isnull=False
        )
        found = waiting.filter(study_case_id__in=handed.values("study_case_id")).first()
    again = [] if found else owed_again(study, adjudicator)
    if again:
        return StudyCase.objects.get(pk=again[0])
    found = found or waiting.first()
    if found is None:
        return None
    hold_case(study_case=found.study_case, adjudicator=adjudicator, now=now)
    return found.study_case


def _record(session: AdjudicationSession, action: str, now: datetime) -> None:
    record_event(
        chain=session.study.project.slug,
        action=action,
        actor=session.chair.pseudonym,
        at=now,
        subject={"study": session.study.name, "kind": session.kind},
    )
