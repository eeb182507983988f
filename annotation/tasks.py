"""The one Celery task: run the job whose row is named. Celery may deliver it twice or never; the row decides."""

import logging
from typing import Any

from celery import Task, shared_task
from django.db import transaction
from django.utils import timezone
from kombu.exceptions import OperationalError

from annotation.services import jobs
from annotation.services.assignments import expire_leases

logger = logging.getLogger("concord.jobs")


class RingingTask(Task):
    """A task that is only a bell: if the broker is down, the job row waits for the sweeper."""

    def ring_on_commit(self, *, job_id: int) -> None:
        transaction.on_commit(lambda: self.ring(job_id=job_id))

    def ring(self, *, job_id: int) -> None:
        try:
            self.apply_async(kwargs={"job_id": job_id}, retry=False)
        except (OperationalError, OSError) as fault:
            logger.warning("job %s waits for the sweeper: the broker does not answer (%s)", job_id, fault)


@shared_task(bind=True, base=RingingTask, name="run_job")
def run_job(self: RingingTask, *, job_id: int, **kwargs: Any) -> None:
    jobs.run_job(job_id=job_id, clock=timezone.now)


def sweep() -> int:
    """Ring again for each job that nobody is working on, and end the leases that ran out; says how many jobs."""
    expire_leases(now=timezone.now())
    waiting = jobs.waiting_jobs(now=timezone.now())
    for job_id in waiting:
        run_job.ring(job_id=job_id)
    return len(waiting)
