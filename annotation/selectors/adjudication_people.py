"""Who adjudicates: the people who may rule, who holds which case, and who labelled it."""

from datetime import datetime
from typing import Any

from django.db.models import Exists, OuterRef, Q, QuerySet

from annotation.models.adjudication import RulingLease, SessionKind
from annotation.models.projects import Annotator, Project, Role
from annotation.models.studies import Assignment, Study, StudyCase, StudyState


def live_leases(now: datetime) -> QuerySet[RulingLease]:
    """The leases that hold at this moment."""
    return RulingLease.objects.filter(ended_at=None, expires_at__gt=now).select_related("adjudicator")


def leases_of(study: Study, now: datetime) -> dict[int, RulingLease]:
    """Who holds which case of the study at this moment."""
    found = live_leases(now).filter(study_case__study=study)
    return {lease.study_case_id: lease for lease in found}


def annotator_known(study: Study, user: Any) -> Annotator | None:
    """The person's annotator in the study's project if they have one; reading makes none."""
    return Annotator.objects.filter(project=study.project_id, user=user).first()


def has_labelled(study_case: StudyCase, annotator: Annotator) -> bool:
    """Whether somebody labelled a case, in whatever pass, or too late for a slot."""
    in_a_slot = study_case.assignments.filter(annotator=annotator, labels__isnull=False)
    return in_a_slot.exists() or study_case.surplus_labels.filter(annotator=annotator).exists()


def other_adjudicators(project: Project, adjudicator: Annotator | None) -> list[Annotator]:
    """The project's adjudicators who have a pseudonym here, but for one."""
    found = Annotator.objects.filter(
        project=project, user__is_active=True,
        user__memberships__project=project, user__memberships__role=Role.ADJUDICATOR,
    )  # fmt: skip
    others = found.exclude(pk=adjudicator.pk) if adjudicator else found
    return list(others.order_by("pseudonym").distinct())


def labelled_by(annotator: Annotator | None) -> Q:
    """A condition on rows that hang on a study case: that this annotator labelled it."""
    if annotator is None:
        return Q(pk__in=[])
    own = Assignment.objects.filter(
        study_case=OuterRef("study_case"), annotator=annotator, labels__isnull=False
    )
    late = StudyCase.objects.filter(pk=OuterRef("study_case"), surplus_labels__annotator=annotator)
    return Q(Exists(own)) | Q(Exists(late))


def adjudication_route(study: Study, *, follows: bool) -> str:
    """Where a reader of a measured study goes for its adjudication: an annotator to a consensus session that waits
    for them, and once all is ruled to where the rulings differed from them."""
    if follows:
        return "adjudication"
    if study.state in (StudyState.ADJUDICATED, StudyState.RELEASED):
        return "adjudication-differences"
    waits = study.sessions.filter(kind=SessionKind.CONSENSUS, closed_at=None).exists()
    return "consensus-sessions" if waits else ""
