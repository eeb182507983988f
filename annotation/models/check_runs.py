"""Check runs: what the oracle said of a spec that an annotator wrote. As protected as the label itself."""

import uuid

from django.db import models
from django.db.models import Q

from annotation.models.labels import Label
from annotation.models.studies import Assignment


class CheckStatus(models.TextChoices):
    """`judge_required`: all that runs holds, and a judge decides the rest."""

    PASSED = "passed"
    NEEDS_REPAIR = "needs_repair"
    NOT_EXECUTABLE = "not_executable"
    JUDGE_REQUIRED = "judge_required"


class CheckRun(models.Model):
    """One run of the oracle over one spec of one label, or of a draft (`label` none, `revision` 0). Insert-only.

    `inputs_sha256` is of all that went in: answers, case and golds; with the engine's version it says that a run
    would say the same again. `document` is canonical JSON: every example with its outcome, the failures, lints, made
    answers and crosstalk.
    """

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    assignment = models.ForeignKey(Assignment, on_delete=models.PROTECT, related_name="check_runs")
    label = models.ForeignKey(
        Label, on_delete=models.PROTECT, null=True, blank=True, related_name="check_runs"
    )
    revision = models.PositiveIntegerField(default=0)
    field = models.CharField(max_length=64)
    spec_sha256 = models.CharField(max_length=64)
    inputs_sha256 = models.CharField(max_length=64)
    engine_version = models.CharField(max_length=20)
    status = models.CharField(max_length=14, choices=CheckStatus)
    n_failures = models.PositiveSmallIntegerField()
    document = models.TextField()
    document_sha256 = models.CharField(max_length=64)
    run_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                name="check_run_once",
                fields=["assignment", "revision", "field", "inputs_sha256", "engine_version"],
            ),
            models.CheckConstraint(
                name="check_run_of_label_or_draft",
                condition=Q(label=None, revision=0) | Q(label__isnull=False, revision__gte=1),
            ),
            models.CheckConstraint(
                name="check_run_failures_need_repair",
                condition=Q(status="needs_repair", n_failures__gte=1)
                | (~Q(status="needs_repair") & Q(n_failures=0)),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.status}: {self.field} of {self.assignment_id}, revision {self.revision}"
