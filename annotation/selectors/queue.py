"""An annotator's own work: what waits, what is begun, what is submitted, what was skipped. Nothing of anybody else's."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from django.db.models import Count, Exists, OuterRef, Q, QuerySet

from annotation.models.labels import Label
from annotation.models.leases import Lease, LeaseOutcome
from annotation.models.people import User
from annotation.models.projects import Annotator
from annotation.models.studies import (
    Assignment,
    AssignmentMode,
    AssignmentStatus,
    Study,
    StudyAnnotator,
    StudyState,
)
from annotation.models.submissions import LabelDraft
from annotation.selectors.check_runs import needs_repair
from taxonomy.strict_json import strict_json

TABS = ("todo", "draft", "repair", "submitted", "skipped")
ROWS_PER_PAGE = 50


@dataclass(frozen=True)
class OwnCounts:
    """How many of one's own cases stand in each tab. In a pool `todo` counts only what one holds."""

    todo: int
    draft: int
    submitted: int
    skipped: int

    @property
    def total(self) -> int:
        return self.todo + self.draft + self.submitted + self.skipped


@dataclass(frozen=True)
class OwnRevision:
    """One of one's own answers to a case, as it was submitted."""

    revision: int
    answers: dict[str, Any]
    submitted_at: datetime


@dataclass(frozen=True)
class OwnDraft:
    version: int
    base_revision: int
    answers: dict[str, Any]
    saved_at: datetime


def labelled_studies(user: User) -> QuerySet[Study]:
    """The studies in which a person labels or has labelled, once they are open."""
    mine = Study.objects.filter(members__annotator__user=user).exclude(state=StudyState.DRAFT)
    return mine.select_related("project", "schema_version__schema", "guideline_version__guideline").distinct()


def own_assignments(user: User) -> QuerySet[Assignment]:
    """The slots that are a person's own or were served to them; never anybody else's.

    One that was served and is theirs no more (skipped, run out, handed on) may carry somebody else's label by now:
    show nothing of it but the case, and its own history, which is empty.
    """
    served = Lease.objects.filter(assignment=OuterRef("pk"), annotator__user=user)
    mine = Q(annotator__user=user) | Exists(served)
    return (
        Assignment.objects.filter(mine)
        .exclude(study__state=StudyState.DRAFT)
        .select_related("study__project", "study_case__case", "study_case__output")
    )


class OwnSlot(NamedTuple):
    """A slot, and who its person is in the study."""

    slot: Assignment
    annotator: Annotator


def own_slot(user: User, study_id: UUID, assignment_id: UUID, *beside: str) -> OwnSlot:
    """One slot as in `own_assignments`; raises ObjectDoesNotExist for any other, whether it exists or not.

    `beside` names what else is to be at hand, as in `select_related`.
    """
    slots = Assignment.objects.exclude(study__state=StudyState.DRAFT).select_related("annotator", *beside)
    slot = slots.get(study__public_id=study_id, public_id=assignment_id)
    if slot.annotator is not None and slot.annotator.user_id == user.pk:
        return OwnSlot(slot, slot.annotator)
    annotator = own_part(user, study_id).annotator
    if not Lease.objects.filter(assignment=slot, annotator=annotator).exists():
        raise Assignment.DoesNotExist
    return OwnSlot(slot, annotator)


def own_part(user: User, study_id: UUID, *beside: str) -> StudyAnnotator:
    """A person's part in a study that is or was open: the study, and the annotator that they are in it.

    Raises StudyAnnotator.DoesNotExist where they have none. `beside` as in `own_slot`.
    """
    parts = StudyAnnotator.objects.exclude(study__state=StudyState.DRAFT)
    parts = parts.select_related("annotator", "study", *beside)
    return parts.get(annotator__user=user, study__public_id=study_id)


def own_counts(study: Study, annotator: Annotator) -> OwnCounts:
    mine = Assignment.objects.filter(annotator=annotator, study=study)
    if study.assignment_mode == AssignmentMode.POOL:
        mine = mine.filter(_not_a_surprise())
    begun = Q(Exists(LabelDraft.objects.filter(assignment=OuterRef("pk"), annotator=annotator)))
    to_do = Q(status=AssignmentStatus.TO_DO)
    counts = mine.aggregate(
        todo=Count("pk", filter=to_do & ~begun),
        draft=Count("pk", filter=to_do & begun),
        submitted=Count("pk", filter=Q(status=AssignmentStatus.SUBMITTED)),
    )
    return OwnCounts(**counts, skipped=_skipped(study, annotator).count())


def own_queue(study: Study, annotator: Annotator, tab: str) -> QuerySet[Assignment]:
    """The slots of one tab in one's own order; slice it."""
    if tab == "skipped":
        rows = _skipped(study, annotator)
    else:
        mine = Assignment.objects.filter(annotator=annotator, study=study)
        begun = Q(Exists(LabelDraft.objects.filter(assignment=OuterRef("pk"), annotator=annotator)))
        rows = {
            "todo": mine.filter(_not_a_surprise(), ~begun, status=AssignmentStatus.TO_DO),
            "draft": mine.filter(begun, status=AssignmentStatus.TO_DO),
            "repair": mine.filter(needs_repair()),
            "submitted": mine.filter(status=AssignmentStatus.SUBMITTED),
        }[tab]
    return rows.select_related("study_case__case").order_by("position", "pk")


def own_history(assignment: Assignment, annotator: Annotator) -> list[OwnRevision]:
    """Every revision of one's own label on a slot, first to last."""
    labels = Label.objects.filter(assignment=assignment, assignment__annotator=annotator).order_by("revision")
    return [OwnRevision(label.revision, strict_json(label.answers), label.submitted_at) for label in labels]


def own_label(assignment: Assignment, annotator: Annotator) -> OwnRevision | None:
    """One's own answers as they stand, or None before the first submission."""
    labels = Label.objects.filter(assignment=assignment, assignment__annotator=annotator)
    last = labels.order_by("-revision").first()
    return OwnRevision(last.revision, strict_json(last.answers), last.submitted_at) if last else None


def own_draft(assignment: Assignment, annotator: Annotator) -> OwnDraft | None:
    draft = LabelDraft.objects.filter(assignment=assignment, annotator=annotator).first()
    if draft is None:
        return None
    return OwnDraft(draft.version, draft.base_revision, strict_json(draft.answers), draft.saved_at)


def own_lease(assignment: Assignment, annotator: Annotator) -> Lease | None:
    """The lease under which one holds a slot now, run out or not; None when there is none."""
    return Lease.objects.filter(assignment=assignment, annotator=annotator, ended_at=None).first()


def may_take_back(assignment: Assignment, study: Study) -> bool:
    """Whether a slot that one skipped can be had again: fixed, and handed to nobody since."""
    return study.assignment_mode == AssignmentMode.FIXED and assignment.status == AssignmentStatus.SKIPPED


def _not_a_surprise() -> Q:
    """A case that will return is not listed before it does: counted from the start where the draw is fixed, and never
    named beside its first label."""
    return Q(pass_number=1) | Q(Exists(Lease.objects.filter(assignment=OuterRef("pk"))))


def _skipped(study: Study, annotator: Annotator) -> QuerySet[Assignment]:
    by_me = Lease.objects.filter(assignment=OuterRef("pk"), annotator=annotator, outcome=LeaseOutcome.SKIPPED)
    mine_again = Q(annotator=annotator) & ~Q(status=AssignmentStatus.SKIPPED)
    return Assignment.objects.filter(Exists(by_me), study=study).exclude(mine_again)
