"""Consensus sessions: who takes part, whose position is on record, and what they held once all are in."""

from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from annotation.models.adjudication import AdjudicationSession, CaseAgreement, Position, SessionKind
from annotation.models.people import User
from annotation.models.projects import Annotator
from annotation.models.studies import AFTER_MEASURING, Study, StudyCase
from annotation.selectors.adjudication_queue import with_status


def sessions_of(user: User, study: Study) -> QuerySet[AdjudicationSession]:
    """The consensus sessions of a study that a person chairs or, as an annotator of the study, takes part in."""
    takes_part = Q(chair__user=user) | Q(study__members__annotator__user=user)
    found = AdjudicationSession.objects.filter(takes_part, study=study, kind=SessionKind.CONSENSUS)
    return (
        found.filter(study__state__in=AFTER_MEASURING)
        .select_related("chair")
        .distinct()
        .order_by("-opened_at")
    )


def discussed_in(session: AdjudicationSession) -> QuerySet[StudyCase]:
    """The cases whose labels a session shows: disagreements, and once it is closed those it took positions on."""
    cases = session.study.cases.filter(agreement__n_disputed__gt=0)
    return cases.filter(positions__session=session).distinct() if session.closed_at else cases


def waiting_in(session: AdjudicationSession, reader: Annotator | None) -> QuerySet[CaseAgreement]:
    """The open disagreements of a session with `n_positions` and `is_mine_in`, those that wait for the reader first.

    The chair finds those with most positions first; an annotator their own cases, those without their position first.
    """
    positions = session.positions.filter(study_case=OuterRef("study_case"))
    cases = with_status(session.study, "open").annotate(
        n_positions=Count(
            "study_case__positions", filter=Q(study_case__positions__session=session), distinct=True
        ),
        is_mine_in=Exists(positions.filter(annotator=reader)),
    )
    order = ("-n_disputed", "study_case__case__external_id")
    if reader is not None and session.chair_id == reader.pk:
        return cases.order_by("-n_positions", *order).select_related("study_case__case")
    own = cases.filter(study_case__in=StudyCase.objects.filter(assignments__annotator=reader))
    return own.order_by("is_mine_in", *order).select_related("study_case__case")


def labellers(study_case: StudyCase) -> list[Annotator]:
    """The annotators whose labels on a case count, by pseudonym."""
    found = Annotator.objects.filter(
        assignments__study_case=study_case, assignments__pass_number=1, assignments__labels__isnull=False
    )
    return list(found.distinct().order_by("pseudonym"))


def missing_positions(session: AdjudicationSession, study_case: StudyCase) -> list[str]:
    """The people whose position on a case is not on record. A model has no position but its label."""
    recorded = set(session.positions.filter(study_case=study_case).values_list("annotator_id", flat=True))
    return [
        annotator.pseudonym
        for annotator in labellers(study_case)
        if annotator.kind == "human" and annotator.pk not in recorded
    ]


def readable_positions(
    session: AdjudicationSession, study_case: StudyCase, reader: Annotator | None
) -> list[Position]:
    """Everybody's positions on a case once all are in; before that only the reader's own."""
    found = session.positions.filter(study_case=study_case).select_related("annotator")
    if missing_positions(session, study_case):
        found = found.filter(annotator=reader)
    return list(found.order_by("annotator__pseudonym"))
