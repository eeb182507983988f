"""Jobs run effectively once: the row is claimed under a lease, finished under a fencing token, swept when stuck.

The broker only rings. A worker that dies leaves a lease that runs out; a doubled message finds nothing to claim.
"""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.conf import settings
from django.db import DatabaseError, transaction
from django.db.models import F, Q

from annotation.core.tracing import JOB_ID
from annotation.models.jobs import Job, JobState
from annotation.signals import job_requested

logger = logging.getLogger("concord.jobs")

Clock = Callable[[], datetime]


class JobLost(Exception):
    """Another worker holds the job now, or it was cancelled; what this one did must not be stored."""


class JobRefused(Exception):
    """The work cannot be done with this input; trying again would not help."""


@dataclass(frozen=True)
class Claim:
    """The right to work on a job, valid while the row still carries this token."""

    job_id: int
    token: int
    arguments: dict[str, Any]
    clock: Clock

    def progress(self, done: int, total: int) -> None:
        """Say how far the work is and keep the lease; raises JobLost once the job is no longer ours."""
        lease = self.clock() + timedelta(seconds=settings.JOB_LEASE_SECONDS)
        if (
            not self._ours()
            .filter(cancel_requested=False)
            .update(n_done=done, n_total=total, lease_until=lease)
        ):
            raise JobLost(f"job {self.job_id} is no longer held by this worker")

    def finish(self) -> None:
        """Mark the job done. Call it inside the transaction that stores the result."""
        finished = self._ours().update(
            state=JobState.DONE, finished_at=self.clock(), lease_until=None, message=""
        )
        if not finished:
            raise JobLost(f"job {self.job_id} was taken over; its result is dropped")

    def give_up(self, *, state: JobState, message: str) -> None:
        self._ours().update(state=state, message=message[:2000], lease_until=None, finished_at=self.clock())

    def release(self, message: str) -> None:
        self._ours().update(state=JobState.QUEUED, message=message[:2000], lease_until=None)

    def _ours(self) -> Any:
        return Job.objects.filter(pk=self.job_id, token=self.token, state=JobState.RUNNING)


Handler = Callable[[Claim], None]
_HANDLERS: dict[str, Handler] = {}


def register_job(kind: str, handler: Handler) -> None:
    """Let `handler` do the jobs of this kind. It must call `claim.finish()` where it stores its result."""
    _HANDLERS[kind] = handler


@transaction.atomic
def request_job(
    *, kind: str, input_sha256: str, engine_version: str, arguments: dict[str, Any], now: datetime
) -> Job:
    """The job for this input, made if there is none, and the bell rung once the transaction commits."""
    job, created = Job.objects.get_or_create(
        kind=kind,
        input_sha256=input_sha256,
        engine_version=engine_version,
        defaults={"arguments": arguments, "created_at": now},
    )
    if created:
        job_requested.send(sender=Job, job_id=job.pk)
    return job


@transaction.atomic
def restart_job(*, job: Job) -> None:
    """Queue a job again that was cancelled or has failed, and ring; any other stays as it is."""
    stopped = Job.objects.filter(pk=job.pk, state__in=[JobState.CANCELLED, JobState.FAILED])
    again = stopped.update(
        state=JobState.QUEUED, attempts=0, cancel_requested=False, message="", finished_at=None
    )
    if again:
        job_requested.send(sender=Job, job_id=job.pk)


def run_job(*, job_id: int, clock: Clock) -> None:
    """Claim the job and do it; nothing happens if it is done, held by somebody else, or spent."""
    claim = claim_job(job_id=job_id, clock=clock)
    if claim is None:
        return
    kind, attempt = Job.objects.values_list("kind", "attempts").get(pk=job_id)
    held, start = JOB_ID.set(str(job_id)), time.perf_counter()
    try:
        _do(claim, kind)
    finally:
        _log(job_id, kind, attempt, time.perf_counter() - start)
        JOB_ID.reset(held)


def _do(claim: Claim, kind: str) -> None:
    job_id = claim.job_id
    try:
        _HANDLERS[kind](claim)
    except JobLost as lost:
        cancelled = Job.objects.filter(pk=job_id, cancel_requested=True).exists()
        if cancelled:
            claim.give_up(state=JobState.CANCELLED, message="cancelled")
        logger.warning("%s", lost)
    except JobRefused as refusal:
        claim.give_up(state=JobState.FAILED, message=str(refusal))
    except BaseException as fault:
        # Whatever stopped the work, the row must say so at once; the fault itself goes on to the log.
        claim.release(f"{type(fault).__name__}: {fault}")
        raise


def _log(job_id: int, kind: str, attempt: int, seconds: float) -> None:
    try:
        state = Job.objects.values_list("state", flat=True).get(pk=job_id)
    except DatabaseError:
        state = "unknown"
    said = {"kind": kind, "state": state, "attempt": attempt, "ms": round(seconds * 1000, 1)}
    logger.info("job %s (%s) is %s after attempt %s", job_id, kind, state, attempt, extra=said)


def claim_job(*, job_id: int, clock: Clock) -> Claim | None:
    """Take the job if it is free; the claim's token shuts out whoever held it before."""
    now = clock()
    free = Q(state=JobState.QUEUED) | Q(state=JobState.RUNNING, lease_until__lt=now)
    candidates = Job.objects.filter(free, pk=job_id)
    spent = candidates.filter(attempts__gte=settings.JOB_MAX_ATTEMPTS)
    if spent.update(state=JobState.FAILED, finished_at=now, lease_until=None):
        logger.error("job %s failed %s times and is given up", job_id, settings.JOB_MAX_ATTEMPTS)
        return None
    claimed = candidates.update(
        state=JobState.RUNNING,
        token=F("token") + 1,
        attempts=F("attempts") + 1,
        lease_until=now + timedelta(seconds=settings.JOB_LEASE_SECONDS),
    )
    if not claimed:
        return None
    job = Job.objects.get(pk=job_id)
    return Claim(job.pk, job.token, job.arguments, clock)


def waiting_jobs(*, now: datetime) -> list[int]:
    """The jobs nobody is working on: queued, or held under a lease that ran out."""
    stuck = Q(state=JobState.QUEUED) | Q(state=JobState.RUNNING, lease_until__lt=now)
    return list(Job.objects.filter(stuck).order_by("pk").values_list("pk", flat=True))


def cancel_job(*, job: Job, now: datetime) -> None:
    """Stop a job: a queued one at once, a running one at its next progress."""
    Job.objects.filter(pk=job.pk).update(cancel_requested=True)
    Job.objects.filter(pk=job.pk, state=JobState.QUEUED).update(state=JobState.CANCELLED, finished_at=now)
