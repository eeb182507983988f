"""Who holds which case: an adjudicator holds one case of a study at a time, for a while, and may hand it on."""

from datetime import datetime, timedelta

from django.db import transaction

from annotation.models.adjudication import LeaseOutcome, RulingLease
from annotation.models.projects import Annotator
from annotation.models.studies import Study, StudyCase, StudyState
from annotation.selectors.adjudication import check_measured
from annotation.selectors.adjudication_people import has_labelled, live_leases, other_adjudicators
from annotation.services.ledger import record_event

HELD_FOR = timedelta(minutes=15)
HANDED_ON_FOR = timedelta(days=1)  # a case that was handed on waits for the person it was meant for


class CaseHeld(Exception):
    """Somebody else works on the case; `holder` says who and `until` when that ends by itself."""

    def __init__(self, lease: RulingLease) -> None:
        self.holder, self.until = lease.adjudicator.pseudonym, lease.expires_at
        super().__init__(
            f"{self.holder} works on this case until {self.until:%H:%M} UTC; take another one, or ask for it."
        )


class LeaseRefused(Exception):
    """The case cannot be held or handed on like this; the message says why."""


@transaction.atomic
def hold_case(*, study_case: StudyCase, adjudicator: Annotator, now: datetime) -> RulingLease:
    """Hold a case, or hold it for longer; a case held before in the same study is let go. Raises CaseHeld."""
    study = Study.objects.select_for_update().get(pk=study_case.study_id)
    _check(study, study_case, adjudicator)
    lease = open_lease(study_case, adjudicator, now=now)
    others = RulingLease.objects.filter(
        study_case__study=study, adjudicator=adjudicator, ended_at=None, handed_on_by=None
    ).exclude(pk=lease.pk)
    others.update(ended_at=now, outcome=LeaseOutcome.RELEASED)
    return lease


def open_lease(study_case: StudyCase, adjudicator: Annotator, *, now: datetime) -> RulingLease:
    """The adjudicator's lease on a case, made or made longer. The caller holds the study's row."""
    refuse_if_held(study_case, adjudicator, now=now)
    RulingLease.objects.filter(study_case=study_case, ended_at=None, expires_at__lte=now).update(
        ended_at=now, outcome=LeaseOutcome.EXPIRED
    )
    lease, made = RulingLease.objects.get_or_create(
        study_case=study_case,
        ended_at=None,
        defaults={"adjudicator": adjudicator, "taken_at": now, "expires_at": now + HELD_FOR},
    )
    if not made and lease.expires_at < now + HELD_FOR:
        lease.expires_at = now + HELD_FOR
        lease.save(update_fields=["expires_at"])
    return lease


def refuse_if_held(study_case: StudyCase, adjudicator: Annotator, *, now: datetime) -> None:
    """Raise CaseHeld where somebody else holds the case."""
    lease = live_leases(now).filter(study_case=study_case).exclude(adjudicator=adjudicator).first()
    if lease:
        raise CaseHeld(lease)


def end_lease(study_case: StudyCase, outcome: LeaseOutcome, *, now: datetime) -> None:
    RulingLease.objects.filter(study_case=study_case, ended_at=None).update(ended_at=now, outcome=outcome)


@transaction.atomic
def release_case(*, study_case: StudyCase, adjudicator: Annotator, now: datetime) -> None:
    """Let a case go; nothing happens where it is not held."""
    Study.objects.select_for_update().get(pk=study_case.study_id)
    held = RulingLease.objects.filter(study_case=study_case, adjudicator=adjudicator, ended_at=None)
    held.update(ended_at=now, outcome=LeaseOutcome.RELEASED)


@transaction.atomic
def hand_on_case(
    *, study_case: StudyCase, adjudicator: Annotator, to: Annotator, note: str, now: datetime
) -> RulingLease:
    """Give a case to another adjudicator, with a word about it; it waits for them for a day."""
    study = Study.objects.select_for_update().get(pk=study_case.study_id)
    _check(study, study_case, adjudicator)
    if to.pk == adjudicator.pk:
        raise LeaseRefused("name somebody else to hand the case on to.")
    if to not in other_adjudicators(study.project, adjudicator):
        raise LeaseRefused(f"{to.pseudonym} is no adjudicator of this project.")
    if has_labelled(study_case, to):
        raise LeaseRefused(f"{to.pseudonym} labelled this case and cannot rule on it.")
    refuse_if_held(study_case, adjudicator, now=now)
    end_lease(study_case, LeaseOutcome.HANDED_ON, now=now)
    lease = RulingLease.objects.create(
        study_case=study_case, adjudicator=to, handed_on_by=adjudicator, note=note.strip(),
        taken_at=now, expires_at=now + HANDED_ON_FOR,
    )  # fmt: skip
    record_event(
        chain=study.project.slug,
        action="case.handed_on",
        actor=adjudicator.pseudonym,
        at=now,
        subject={"study": study.name, "case": study_case.case.external_id, "to": to.pseudonym},
    )
    return lease


def _check(study: Study, study_case: StudyCase, adjudicator: Annotator) -> None:
    check_measured(study)
    if study.state == StudyState.RELEASED:
        raise LeaseRefused(f"study {study.name} is released; nothing is left to rule on.")
    if has_labelled(study_case, adjudicator):
        raise LeaseRefused(f"{adjudicator.pseudonym} labelled this case and cannot rule on it.")
