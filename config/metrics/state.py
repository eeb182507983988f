"""What is read from the database when Prometheus asks: the jobs that are not done."""

from collections.abc import Iterator
from typing import Any

from django.db import DatabaseError
from django.db.models import Count, Min
from django.utils import timezone
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from annotation.models.jobs import Job, JobState

UNDONE = (JobState.QUEUED, JobState.RUNNING, JobState.FAILED)


class StateCollector(Collector):
    def collect(self) -> Iterator[GaugeMetricFamily]:
        up = GaugeMetricFamily("concord_database_up", "Whether the database answers.")
        try:
            families = list(_jobs())
        except DatabaseError:
            up.add_metric([], 0)
            yield up
            return
        up.add_metric([], 1)
        yield up
        yield from families


def _jobs() -> Iterator[GaugeMetricFamily]:
    jobs = GaugeMetricFamily(
        "concord_jobs", "Jobs that are queued, running or failed.", labels=["kind", "state"]
    )
    for kind, state, n in (
        Job.objects.filter(state__in=UNDONE).values_list("kind", "state").annotate(n=Count("pk"))
    ):
        jobs.add_metric([kind, state], n)
    yield jobs
    now = timezone.now()
    oldest = Job.objects.filter(state=JobState.QUEUED).aggregate(at=Min("created_at"))["at"]
    yield _one("concord_job_queue_age_seconds", "Age of the oldest job that waits; 0 if none does.",
               max(0.0, (now - oldest).total_seconds()) if oldest else 0)  # fmt: skip
    lost = Job.objects.filter(state=JobState.RUNNING, lease_until__lt=now).count()
    yield _one("concord_jobs_unattended", "Jobs whose worker has gone silent.", lost)


def _one(name: str, says: str, value: Any) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, says)
    family.add_metric([], value)
    return family
