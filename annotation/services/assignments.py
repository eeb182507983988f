"""Serving cases: which slot an annotator gets next, for how long, and how it comes free again."""

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from django.db import transaction
from django.db.models import Exists, OuterRef, Q

from annotation.core.sampling import place
from annotation.models.leases import Lease, LeaseOutcome
from annotation.models.outputs import Producer
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, AssignmentMode, AssignmentStatus, Study, StudyAnnotator
from annotation.services.ledger import record_event
from annotation.services.open_studies import (
    NotAssigned,
    hold_open_study,
    hold_own_slot,
    hold_slot,
    is_past_deadline,
)
from annotation.services.repeats import drop_repeat, drop_repeats, first_due, last_returns

LONGEST_REASON = 1000
OVERDUE_AT_ONCE = 500


class DeadlinePassed(Exception):
    """No case is served after the deadline; what is under way may still be submitted."""


class AssignmentRefused(Exception):
    """The slot cannot be skipped, taken back or handed on as asked; the message says why."""


class Served(NamedTuple):
    """A slot in front of its annotator; `lease` is None once it is submitted, as a correction reserves nothing."""

    assignment: Assignment
    lease: Lease | None


@transaction.atomic
def next_assignment(
    *, study: Study, annotator: Annotator, now: datetime, besides: Collection[int] = ()
) -> Served | None:
    """The case to label next, or None when nothing is left: first what is under way, then the annotator's own order.

    In a pool the next free slot is the one nearest to a place drawn from the seed, the annotator and the case they
    were served last. `besides` names slots (primary keys) to pass over, so that a page can fetch the one after.
    Raises StudyNotOpen, NotAssigned (no annotator of the study) or DeadlinePassed.
    """
    held = hold_open_study(study.pk)
    _hold_member(held, annotator)
    slot = _under_way(held, annotator, besides, now)
    if slot is None and is_past_deadline(held, now):
        raise DeadlinePassed(
            f"study {held.name} serves no case after its deadline; ask its manager to extend it."
        )
    slot = slot or first_due(held, annotator, besides)
    if slot is None and held.assignment_mode == AssignmentMode.POOL:
        slot = _claim(held, annotator) or (
            _claim(held, annotator) if expire_leases(now=now, study=held) else None
        )
    slot = slot or last_returns(held, annotator, besides)
    return Served(slot, _serve(held, slot, annotator, now)) if slot else None


@transaction.atomic
def open_assignment(*, assignment: Assignment, annotator: Annotator, now: datetime) -> Served:
    """An annotator's own slot as they chose it from their lists; raises StudyNotOpen or NotAssigned."""
    held = hold_open_study(assignment.study_id)
    slot = hold_own_slot(assignment.pk, annotator, with_case=False)
    if slot.status != AssignmentStatus.TO_DO:
        return Served(slot, None)
    return Served(slot, _serve(held, slot, annotator, now))


@transaction.atomic
def skip(*, assignment: Assignment, annotator: Annotator, reason: str, now: datetime) -> None:
    """Give a case back with a reason. In a pool others may take it; a fixed slot waits to be handed on."""
    if not reason.strip() or len(reason) > LONGEST_REASON:
        raise AssignmentRefused(f"say why you skip this case, in {LONGEST_REASON} characters at most.")
    held = hold_open_study(assignment.study_id)
    slot = hold_own_slot(assignment.pk, annotator)
    if slot.status != AssignmentStatus.TO_DO:
        raise AssignmentRefused(f"this case is {slot.status}; it cannot be skipped.")
    lease = _serve(held, slot, annotator, now)
    _end(lease, LeaseOutcome.SKIPPED, now, reason.strip())
    _vacate(held, slot)
    _record(held, "case.skipped", annotator.pseudonym, slot, now)


@transaction.atomic
def take_back(*, assignment: Assignment, annotator: Annotator, now: datetime) -> Served:
    """Take back a fixed slot that this annotator skipped, while it belongs to nobody."""
    held = hold_open_study(assignment.study_id)
    _hold_member(held, annotator)
    slot = hold_slot(assignment.pk)
    last = slot.leases.order_by("-pk").first()
    skipped_by_me = last and last.annotator_id == annotator.pk and last.outcome == LeaseOutcome.SKIPPED
    if not skipped_by_me:
        raise NotAssigned
    if slot.annotator_id not in (None, annotator.pk) or slot.status != AssignmentStatus.SKIPPED:
        raise AssignmentRefused("this case was handed on; it cannot be taken back.")
    _give(held, slot, annotator)
    return Served(slot, _serve(held, slot, annotator, now))


@transaction.atomic
def hand_on(*, assignment: Assignment, to: Annotator | None, actor: str, reason: str, now: datetime) -> None:
    """A manager gives an unsubmitted slot to another annotator of the study, or to nobody for now."""
    held = hold_open_study(assignment.study_id)
    if to is not None:
        _hold_member(held, to)
    slot = hold_slot(assignment.pk)
    if slot.status == AssignmentStatus.SUBMITTED:
        raise AssignmentRefused("this case is submitted; a label stays with its annotator.")
    if slot.pass_number > 1:
        raise AssignmentRefused("this slot cannot be handed on.")
    if to is not None and _bars(slot, to):
        raise AssignmentRefused(f"{to.pseudonym} holds this case already, or produced what it shows.")
    for lease in slot.leases.filter(ended_at=None):
        _end(lease, LeaseOutcome.HANDED_ON, now, reason.strip())
    if to is None:
        _vacate(held, slot)
    else:
        _give(held, slot, to)
    _record(
        held, "assignment.handed_on", actor, slot, now, to=to.pseudonym if to else "", reason=reason.strip()
    )


@transaction.atomic
def withdraw(*, study: Study, annotator: Annotator, actor: str, reason: str, now: datetime) -> int:
    """Take every unsubmitted slot from an annotator who stops; their labels stay. Says how many came free."""
    held = hold_open_study(study.pk)
    drop_repeats(study=held, annotator=annotator)
    own = Assignment.objects.filter(study=held, annotator=annotator, status=AssignmentStatus.TO_DO)
    slots = list(own.select_for_update(of=("self",)).order_by("pk"))
    for slot in slots:
        for lease in slot.leases.filter(ended_at=None):
            _end(lease, LeaseOutcome.HANDED_ON, now, reason.strip())
        _vacate(held, slot)
    record_event(
        chain=held.project.slug,
        action="annotator.withdrawn",
        actor=actor,
        at=now,
        subject={"study": held.name, "annotator": annotator.pseudonym, "slots": len(slots)},
    )
    return len(slots)


@transaction.atomic
def expire_leases(*, now: datetime, study: Study | None = None) -> int:
    """End the leases that ran out, and free their slots where the study is a pool; says how many."""
    overdue = Lease.objects.filter(ended_at=None, expires_at__lte=now)
    if study is not None:
        overdue = overdue.filter(assignment__study=study)
    slots = Assignment.objects.filter(pk__in=overdue.values("assignment_id")).order_by("pk")
    held = [slot.pk for slot in slots.select_for_update(skip_locked=True, of=("self",))[:OVERDUE_AT_ONCE]]
    leases = overdue.filter(assignment_id__in=held).select_for_update(of=("self",))
    ended = dict(leases.values_list("pk", "assignment_id"))
    Lease.objects.filter(pk__in=ended).update(ended_at=now, outcome=LeaseOutcome.EXPIRED)
    Assignment.objects.filter(
        pk__in=ended.values(),
        status=AssignmentStatus.TO_DO,
        pass_number=1,
        study__assignment_mode=AssignmentMode.POOL,
    ).update(annotator=None)
    return len(ended)


def end_leases_at_closing(*, study: Study, now: datetime) -> None:
    """Nothing is under way in a closed study. Call it inside the transaction that closes."""
    Lease.objects.filter(assignment__study=study, ended_at=None).update(
        ended_at=now, outcome=LeaseOutcome.EXPIRED, reason="the study was closed"
    )


def claimable(study: Study, annotator: Annotator) -> Any:
    """The free slots of a pool that this annotator may take: no case they hold, skipped or produced the output of."""
    free = Assignment.objects.filter(
        study=study, annotator=None, status=AssignmentStatus.TO_DO, pass_number=1
    )
    held = Assignment.objects.filter(study_case=OuterRef("study_case"), annotator=annotator)
    skipped = Lease.objects.filter(
        assignment__study_case=OuterRef("study_case"), annotator=annotator, outcome=LeaseOutcome.SKIPPED
    )
    return free.filter(~Exists(held), ~Exists(skipped), ~Exists(_produced_by(annotator)))


def _produced_by(annotator: Annotator) -> Any:
    named = Q(model=annotator.pseudonym) | Q(run=annotator.pseudonym)
    return Producer.objects.filter(named, output=OuterRef("study_case__output"))


def _bars(slot: Assignment, annotator: Annotator) -> bool:
    others = Assignment.objects.filter(study_case=slot.study_case, annotator=annotator).exclude(pk=slot.pk)
    produced = Assignment.objects.filter(Exists(_produced_by(annotator)), pk=slot.pk)
    return others.exists() or produced.exists()


def _hold_member(study: Study, annotator: Annotator) -> None:
    """One act of claiming at a time for each annotator, whatever tabs they have open."""
    members = StudyAnnotator.objects.select_for_update()
    if not members.filter(study=study, annotator=annotator).values_list("pk", flat=True):
        raise NotAssigned


def _under_way(
    study: Study, annotator: Annotator, besides: Collection[int], now: datetime
) -> Assignment | None:
    """The slot served longest ago that is still to do. Another tab may submit it while this one waits for it."""
    served = Lease.objects.filter(
        annotator=annotator, ended_at=None, expires_at__gt=now, assignment__study=study
    )
    passed = set(besides)
    while lease := served.exclude(assignment__in=passed).order_by("served_at", "pk").first():
        slot = hold_slot(lease.assignment_id)
        if slot.annotator_id == annotator.pk and slot.status == AssignmentStatus.TO_DO:
            return slot
        passed.add(slot.pk)
    return None


def _claim(study: Study, annotator: Annotator) -> Assignment | None:
    """Take a free slot. Slots that others are taking at this moment are passed over, and waited for only at the end."""
    last = Lease.objects.filter(annotator=annotator, assignment__study=study).order_by("-pk")
    seen = last.values_list("assignment__study_case__case__external_id", flat=True).first()
    start = place(study.seed, annotator.pseudonym, seen or "")
    slot = _nearest(study, annotator, start, skip_locked=True)
    while slot is None and claimable(study, annotator).exists():
        slot = _nearest(study, annotator, start, skip_locked=False)
    if slot is not None:
        slot.annotator = annotator
        slot.save(update_fields=["annotator"])
    return slot


def _nearest(study: Study, annotator: Annotator, start: int, *, skip_locked: bool) -> Assignment | None:
    free = claimable(study, annotator).select_related("study_case__case").order_by("position", "slot")
    locking = free.select_for_update(skip_locked=skip_locked, of=("self",))
    return locking.filter(position__gte=start).first() or locking.filter(position__lt=start).first()


def _serve(study: Study, slot: Assignment, annotator: Annotator, now: datetime) -> Lease:
    """The open lease of a slot that is held, kept alive; or a new one, the one that ran out being ended."""
    slot.study = study  # at hand for whoever shows the case
    until = now + timedelta(seconds=study.lease_seconds)
    lease = slot.leases.filter(ended_at=None).first()
    if lease and lease.annotator_id == annotator.pk and lease.expires_at > now:
        lease.expires_at = max(until, lease.expires_at)
        lease.save(update_fields=["expires_at"])
        return lease
    if lease:
        _end(lease, LeaseOutcome.EXPIRED, now)
    return Lease.objects.create(assignment=slot, annotator=annotator, served_at=now, expires_at=until)


def _end(lease: Lease, outcome: LeaseOutcome, now: datetime, reason: str = "") -> None:
    lease.ended_at, lease.outcome, lease.reason = now, outcome, reason
    lease.save(update_fields=["ended_at", "outcome", "reason"])


def _vacate(study: Study, slot: Assignment) -> None:
    """A slot of a pool is anybody's again, at its case's place on the ring; a fixed one waits for a manager."""
    drop_repeat(slot=slot, annotator_id=slot.annotator_id)
    if slot.pass_number == 1:
        slot.annotator = None
    if study.assignment_mode == AssignmentMode.POOL and slot.pass_number == 1:
        slot.position = place(study.seed, "", slot.study_case.case.external_id)
    else:
        slot.status = AssignmentStatus.SKIPPED
    slot.save(update_fields=["annotator", "status", "position"])


def _give(study: Study, slot: Assignment, annotator: Annotator) -> None:
    if slot.annotator_id != annotator.pk:
        drop_repeat(slot=slot, annotator_id=slot.annotator_id)
    slot.annotator, slot.status = annotator, AssignmentStatus.TO_DO
    slot.position = place(study.seed, annotator.pseudonym, slot.study_case.case.external_id)
    slot.save(update_fields=["annotator", "status", "position"])


def _record(study: Study, action: str, actor: str, slot: Assignment, now: datetime, **more: str) -> None:
    subject = {"study": study.name, "assignment": str(slot.public_id)} | more
    record_event(chain=study.project.slug, action=action, actor=actor, at=now, subject=subject)
