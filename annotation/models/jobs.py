"""Jobs: the row is the record of the work, the broker only rings."""

from django.db import models


class JobState(models.TextChoices):
    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


class Job(models.Model):
    """A piece of long work, done effectively once per (kind, input, engine version).

    A worker holds it by a lease and a fencing token: whoever claims it raises `token`, and only the holder of the
    current token may finish it.
    """

    kind = models.CharField(max_length=40)
    input_sha256 = models.CharField(max_length=64)
    engine_version = models.CharField(max_length=20)
    arguments = models.JSONField()
    state = models.CharField(max_length=9, choices=JobState, default=JobState.QUEUED)
    attempts = models.PositiveSmallIntegerField(default=0)
    token = models.PositiveIntegerField(default=0)
    lease_until = models.DateTimeField(null=True, blank=True)
    cancel_requested = models.BooleanField(default=False)
    n_done = models.PositiveIntegerField(default=0)
    n_total = models.PositiveIntegerField(default=0)
    message = models.TextField(blank=True)
    created_at = models.DateTimeField()
    finished_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="job_once", fields=["kind", "input_sha256", "engine_version"])
        ]
        # The sweeper looks for unfinished jobs.
        indexes = [models.Index(name="job_state_lease", fields=["state", "lease_until"])]

    def __str__(self) -> str:
        return f"{self.kind} {self.pk}"
