"""What a manager does about a study under way: more time, and slots that nobody holds shared out again."""

from collections import Counter
from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple

from django.db import transaction
from django.db.models import Q

from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, AssignmentMode, AssignmentStatus, Study, StudyState
from annotation.services.assignments import AssignmentRefused, hand_on, withdraw
from annotation.services.ledger import record_event
from annotation.services.open_studies import hold_open_study
from annotation.services.studies import StudyRefused

AT_ONCE = 1000  # slots shared out in one request; what is more waits for the next


class SharedOut(NamedTuple):
    n_given: int
    n_left: int


@transaction.atomic
def extend_deadline(*, study: Study, until: datetime, actor: str, now: datetime) -> None:
    """Give an open study more time; a deadline is never brought forward."""
    if until <= now:
        raise StudyRefused("a deadline lies in the future.")
    waiting = Study.objects.filter(pk=study.pk, state=StudyState.OPEN, deadline_at__lt=until)
    if not waiting.update(deadline_at=until):
        raise StudyRefused(
            f"study {study.name} is open with an earlier deadline, or it cannot be extended: a deadline is neither "
            "brought forward nor set once a study is open."
        )
    record_event(
        chain=study.project.slug,
        action="study.deadline_extended",
        actor=actor,
        at=now,
        subject={"study": study.name, "until": until.isoformat()},
    )


@transaction.atomic
def share_out(*, study: Study, among: Collection[str], actor: str, now: datetime) -> SharedOut:
    """Hand every slot that waits on to whoever of these pseudonyms has the fewest cases left and may have it."""
    hold_open_study(study.pk)
    if study.assignment_mode == AssignmentMode.POOL:
        raise AssignmentRefused("in a pool free slots are taken by whoever comes next.")
    ready = study.members.filter(annotator__pseudonym__in=among).values("annotator")
    members = list(Annotator.objects.filter(pk__in=ready).order_by("pseudonym"))
    left = Counter({member.pk: 0 for member in members})
    own = Assignment.objects.filter(study=study, status=AssignmentStatus.TO_DO).exclude(annotator=None)
    left.update(own.values_list("annotator", flat=True))
    slots = Assignment.objects.filter(
        study=study, annotator=None, status=AssignmentStatus.SKIPPED, pass_number=1
    )
    given = [_given(slot, members, left, actor, now) for slot in slots.order_by("pk")[:AT_ONCE]]
    return SharedOut(sum(given), len(given) - sum(given))


@transaction.atomic
def withdraw_and_share(
    *, study: Study, annotator: Annotator, actor: str, reason: str, now: datetime
) -> SharedOut:
    """Take every unsubmitted slot from an annotator who stops, and share what waits out among the others."""
    withdraw(study=study, annotator=annotator, actor=actor, reason=reason, now=now)
    gone = Q(annotator=annotator) | Q(annotator__user__is_active=False)
    others = study.members.exclude(gone).values_list("annotator__pseudonym", flat=True)
    return share_out(study=study, among=list(others), actor=actor, now=now)


def _given(slot: Assignment, members: list[Annotator], left: Counter[int], actor: str, now: datetime) -> bool:
    """Not to who gave it back, nor to who holds the case already or produced its output."""
    gave_back = set(slot.leases.filter(ended_at__isnull=False).values_list("annotator", flat=True))
    for member in sorted(members, key=lambda one: left[one.pk]):
        if member.pk in gave_back:
            continue
        try:
            hand_on(assignment=slot, to=member, actor=actor, reason="shared out", now=now)
        except AssignmentRefused:
            continue
        left[member.pk] += 1
        return True
    return False
