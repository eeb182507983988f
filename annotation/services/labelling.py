"""What an annotator does with a case in front of them: keep a draft, submit, correct, flag.

Exactly once, and never silently over another's change.
"""

from datetime import datetime, timedelta
from typing import Any, NamedTuple

from django.db import IntegrityError, transaction

from annotation.models.labels import Label, Origin
from annotation.models.leases import Flag, Lease, LeaseOutcome
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, AssignmentMode, AssignmentStatus, Study
from annotation.models.submissions import LabelDraft, Submission, SurplusLabel
from annotation.selectors.studies import schema_for
from annotation.services.labels import StaleLabel, add_revision, last_revision
from annotation.services.ledger import record_event
from annotation.services.open_studies import (
    NotAssigned,
    StudyNotOpen,
    hold_open_study,
    hold_own_slot,
    hold_slot,
)
from annotation.services.repeats import draw_repeat
from annotation.services.studies import close_if_complete
from taxonomy.digest import NotCanonical, canonical_text, sha256_bytes, sha256_of
from taxonomy.fields.schema import InvalidAnswers
from taxonomy.strict_json import strict_json

LONGEST_KEY = 64
LONGEST_NOTE = 4000
LARGEST_DRAFT = 1_000_000  # characters of JSON
MOST_SECONDS = 7 * 24 * 3600

Answers = dict[str, Any]


class StaleRevision(Exception):
    """The label has moved on since these answers were begun: nothing is stored, both versions are here to choose from."""

    def __init__(self, *, current: int, current_answers: Answers, given: Answers) -> None:
        super().__init__(f"this label was changed elsewhere: it is at revision {current} now.")
        self.current, self.current_answers, self.given = current, current_answers, given


class StaleDraft(Exception):
    """The draft was saved elsewhere since this page read it: nothing is stored, both versions are here."""

    def __init__(self, *, current: int, current_answers: Answers, given: Answers) -> None:
        super().__init__(f"this draft was saved elsewhere: it is at version {current} now.")
        self.current, self.current_answers, self.given = current, current_answers, given


class KeyReused(Exception):
    """This key was sent with other content before; a new act needs a new key."""


class LabellingRefused(Exception):
    """What was sent cannot be taken as it is; the message says what to change."""


class Submitted(NamedTuple):
    """What became of a submission: a revision of the label, or a surplus label. `is_replay`: it was stored before."""

    label: Label | None
    surplus: SurplusLabel | None
    is_replay: bool = False


def submit(
    *,
    assignment: Assignment,
    annotator: Annotator,
    answers: Answers,
    idempotency_key: str,
    expected_revision: int,
    now: datetime,
    origin: Origin = Origin.PAGE,
    seconds_active: int | None = None,
) -> Submitted:
    """Store a label, or its correction over `expected_revision` (0 for the first), exactly once for each key.

    The same key gives the same answer again, even after the study was closed. Raises KeyReused, StudyNotOpen,
    NotAssigned, StaleRevision or InvalidAnswers. Answers whose lease ran out take a slot of the case that is free,
    or are kept as a surplus label.
    """
    if not 1 <= len(idempotency_key) <= LONGEST_KEY:
        raise LabellingRefused(f"an idempotency key has 1 to {LONGEST_KEY} characters.")
    request = _digest(assignment, answers, expected_revision)
    act = _Act(annotator, answers, expected_revision, origin, _sane_seconds(seconds_active), now)
    try:
        with transaction.atomic():
            return _store(act, assignment, idempotency_key, request)
    except (IntegrityError, InvalidAnswers, NotAssigned, StaleRevision, StudyNotOpen):
        # Whatever stands in the way of this act, it may be stored already: sent before, or at this very moment.
        known = _known(annotator, idempotency_key, request)
        if known is None:
            raise
        return known


@transaction.atomic
def save_draft(
    *,
    assignment: Assignment,
    annotator: Annotator,
    answers: Answers,
    base_revision: int,
    now: datetime,
    draft_version: int | None = None,
) -> LabelDraft:
    """Keep unfinished answers, which also keeps the slot reserved. They need not be valid yet.

    `base_revision` is the revision of the label they change, `draft_version` the version of the draft that the page
    read last (0: none). Raises StaleRevision or StaleDraft where either has moved on.
    """
    try:
        text = canonical_text(answers)
    except NotCanonical as fault:
        raise LabellingRefused(f"a draft must be plain JSON: {fault}") from fault
    if len(text) > LARGEST_DRAFT:
        raise LabellingRefused(f"a draft holds {LARGEST_DRAFT} characters at most.")
    held = hold_open_study(assignment.study_id)
    slot = hold_own_slot(assignment.pk, annotator, with_case=False)
    last = last_revision(slot)
    if (last.revision if last else 0) != base_revision:
        raise _stale(last, answers)
    draft = LabelDraft.objects.filter(assignment=slot, annotator=annotator).first()
    if draft and draft_version is not None and draft.version != draft_version:
        raise StaleDraft(current=draft.version, current_answers=strict_json(draft.answers), given=answers)
    draft = draft or LabelDraft(assignment=slot, annotator=annotator, version=0)
    draft.answers, draft.base_revision, draft.saved_at = text, base_revision, now
    draft.version += 1
    draft.save()
    _keep_alive(held, slot, now)
    return draft


@transaction.atomic
def discard_draft(*, assignment: Assignment, annotator: Annotator) -> None:
    """Throw one's own draft away."""
    LabelDraft.objects.filter(assignment=assignment, annotator=annotator).delete()


@transaction.atomic
def flag_gold(*, assignment: Assignment, annotator: Annotator, note: str, now: datetime) -> Flag:
    """Say that the answer that came with a case looks wrong. Neither gold nor label changes; the same note counts once."""
    said = note.strip()
    if not said or len(said) > LONGEST_NOTE:
        raise LabellingRefused(f"say what is wrong with the gold, in {LONGEST_NOTE} characters at most.")
    held = hold_open_study(assignment.study_id)
    slot = hold_own_slot(assignment.pk, annotator)
    flag, is_new = Flag.objects.get_or_create(
        study_case=slot.study_case, annotator=annotator, note=said, defaults={"flagged_at": now}
    )
    if is_new:
        record_event(
            chain=held.project.slug,
            action="gold.flagged",
            actor=annotator.pseudonym,
            at=now,
            subject={"study": held.name, "case": slot.study_case.case.external_id, "kind": flag.kind},
        )
    return flag


class _Act(NamedTuple):
    annotator: Annotator
    answers: Answers
    after: int
    origin: Origin
    seconds_active: int | None
    now: datetime


def _store(act: _Act, assignment: Assignment, key: str, request: str) -> Submitted:
    study = hold_open_study(assignment.study_id, may_close=True)
    slot = _slot_for(study, hold_slot(assignment.pk, with_case=False), act.annotator)
    if slot is None:
        return _store_surplus(study, assignment, act, key, request)
    try:
        label = add_revision(
            study=study,
            slot=slot,
            answers=act.answers,
            after=act.after,
            origin=act.origin,
            now=act.now,
            seconds_active=act.seconds_active,
        )
    except StaleLabel as stale:
        raise _stale(last_revision(slot), act.answers) from stale
    _end_lease(slot, act)
    draw_repeat(study=study, slot=slot, annotator=act.annotator, revision=label.revision)
    LabelDraft.objects.filter(assignment=slot, annotator=act.annotator).delete()
    done = _remember(act, key, request, label=label)
    close_if_complete(study=study, now=act.now)
    return done


def _slot_for(study: Study, slot: Assignment, annotator: Annotator) -> Assignment | None:
    """The annotator's own slot on the case, or a free one for answers that come late; None where all are taken.

    Raises NotAssigned for a case that was never served to them.
    """
    if slot.annotator_id == annotator.pk:
        slot.annotator = annotator
        return slot
    if not slot.leases.filter(annotator=annotator).exists():
        raise NotAssigned
    of_case = Assignment.objects.filter(study_case=slot.study_case, pass_number=slot.pass_number)
    own = of_case.filter(annotator=annotator).first()
    if own:
        return hold_own_slot(own.pk, annotator)
    free = of_case.filter(annotator=None)
    if study.assignment_mode == AssignmentMode.FIXED:
        free = free.filter(pk=slot.pk)
    taken = free.select_for_update(of=("self",)).select_related("study_case__case").order_by("slot").first()
    if taken:
        taken.annotator, taken.status = annotator, AssignmentStatus.TO_DO
        taken.save(update_fields=["annotator", "status"])
    return taken


def _store_surplus(study: Study, assignment: Assignment, act: _Act, key: str, request: str) -> Submitted:
    text = canonical_text(schema_for(study).clean(act.answers))
    before = SurplusLabel.objects.filter(study_case=assignment.study_case_id, annotator=act.annotator).count()
    surplus = SurplusLabel.objects.create(
        study_case_id=assignment.study_case_id,
        annotator=act.annotator,
        number=before + 1,
        answers=text,
        answers_sha256=sha256_bytes(text.encode()),
        origin=act.origin,
        seconds_active=act.seconds_active,
        submitted_at=act.now,
    )
    LabelDraft.objects.filter(assignment=assignment, annotator=act.annotator).delete()
    record_event(
        chain=study.project.slug,
        action="label.surplus",
        actor=act.annotator.pseudonym,
        at=act.now,
        subject={"assignment": assignment.pk, "number": surplus.number, "sha256": surplus.answers_sha256},
    )
    return _remember(act, key, request, surplus=surplus)


def _remember(
    act: _Act, key: str, request: str, *, label: Label | None = None, surplus: SurplusLabel | None = None
) -> Submitted:
    Submission.objects.create(
        annotator=act.annotator,
        idempotency_key=key,
        request_sha256=request,
        label=label,
        surplus=surplus,
        received_at=act.now,
    )
    return Submitted(label, surplus)


def _known(annotator: Annotator, key: str, request: str) -> Submitted | None:
    found = Submission.objects.filter(annotator=annotator, idempotency_key=key)
    submission = found.select_related("label", "surplus").first()
    if submission is None:
        return None
    if submission.request_sha256 != request:
        raise KeyReused("this idempotency key was used for other answers; send a new key.")
    return Submitted(submission.label, submission.surplus, is_replay=True)


def _end_lease(slot: Assignment, act: _Act) -> None:
    """Each first submission ends one lease, so that what was served adds up; a correction ends none."""
    ending = {"ended_at": act.now, "outcome": LeaseOutcome.SUBMITTED}
    ended = Lease.objects.filter(assignment=slot, ended_at=None).update(**ending)
    if not ended and act.after == 0:
        Lease.objects.create(
            assignment=slot,
            annotator=act.annotator,
            served_at=act.now,
            expires_at=act.now,
            reason="submitted without a lease",
            **ending,
        )


def _keep_alive(study: Study, slot: Assignment, now: datetime) -> None:
    until = now + timedelta(seconds=study.lease_seconds)
    Lease.objects.filter(assignment=slot, ended_at=None, expires_at__lt=until).update(expires_at=until)


def _digest(assignment: Assignment, answers: Answers, expected_revision: int) -> str:
    try:
        return sha256_of([str(assignment.public_id), expected_revision, answers])
    except NotCanonical as fault:
        raise InvalidAnswers({"answers": f"must be plain JSON: {fault}"}) from fault


def _stale(last: Label | None, given: Answers) -> StaleRevision:
    answers = strict_json(last.answers) if last else {}
    return StaleRevision(current=last.revision if last else 0, current_answers=answers, given=given)


def _sane_seconds(seconds: int | None) -> int | None:
    return seconds if seconds is not None and 0 <= seconds <= MOST_SECONDS else None
