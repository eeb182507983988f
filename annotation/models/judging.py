"""Runs of an answerer over a dataset version, the attempts in them, and what judges said. All insert-only."""

import uuid

from django.db import models

from annotation.models.datasets import Case, DatasetVersion
from annotation.models.projects import Annotator, Project
from taxonomy.models.rubrics import RubricVersion


class RunStatus(models.TextChoices):
    COMPLETE = "complete"
    INCOMPLETE = "incomplete"  # attempts are missing, cut off or contaminated: no rate


class Run(models.Model):
    """One pass of one answerer over cases. `pins` is canonical JSON: model, prompt, tools, whatever was fixed."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="runs")
    dataset_version = models.ForeignKey(DatasetVersion, on_delete=models.PROTECT, related_name="runs")
    name = models.CharField(max_length=200)
    answerer = models.CharField(max_length=200)
    pins = models.TextField(default="{}")
    status = models.CharField(max_length=10, choices=RunStatus)
    n_attempts = models.PositiveIntegerField()
    sha256 = models.CharField(max_length=64)
    imported_by = models.CharField(max_length=200)
    imported_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="run_name", fields=["project", "name"])]

    def __str__(self) -> str:
        return self.name


class Attempt(models.Model):
    """What the answerer gave for a case. `rows` are those that the conductor re-executed from `query`, as canonical JSON.

    `reason` says why there is nothing to judge; `slices` is a canonical JSON object of texts.
    """

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    run = models.ForeignKey(Run, on_delete=models.PROTECT, related_name="attempts")
    case = models.ForeignKey(Case, on_delete=models.PROTECT, related_name="attempts")
    position = models.PositiveIntegerField()
    actor = models.CharField(max_length=200)
    prediction = models.TextField(blank=True)
    query = models.TextField(blank=True)
    rows = models.TextField(default="[]")
    slices = models.TextField(default="{}")
    reason = models.CharField(max_length=40, blank=True)
    golden_revision = models.PositiveIntegerField(default=1)
    sha256 = models.CharField(max_length=64)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="attempt_once", fields=["run", "case"]),
            models.UniqueConstraint(name="attempt_position", fields=["run", "position"]),
        ]

    def __str__(self) -> str:
        return f"attempt {self.position} of {self.run_id}"


class JudgePass(models.Model):
    """One judge going through one run. `pins` is canonical JSON; `sha256` is the digest of an imported file of verdicts."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    run = models.ForeignKey(Run, on_delete=models.PROTECT, related_name="passes")
    number = models.PositiveIntegerField()
    judge = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="judge_passes")
    rubric_version = models.ForeignKey(
        RubricVersion, on_delete=models.PROTECT, null=True, blank=True, related_name="judge_passes"
    )
    pins = models.TextField(default="{}")
    sha256 = models.CharField(max_length=64, blank=True)
    begun_by = models.CharField(max_length=200)
    begun_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="judge_pass_number", fields=["run", "number"])]

    def __str__(self) -> str:
        return f"pass {self.number} over {self.run_id}"


class Verdict(models.Model):
    """What a judge said of an attempt; the last revision counts. `record` is the whole verdict as canonical JSON.

    The columns repeat what lists and filters read. `judge_verdict` is what was said where a rule replaced it.
    """

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    judge_pass = models.ForeignKey(JudgePass, on_delete=models.PROTECT, related_name="verdicts")
    attempt = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="verdicts")
    revision = models.PositiveIntegerField(default=1)
    verdict = models.CharField(max_length=10, null=True, blank=True)
    confidence = models.PositiveSmallIntegerField(null=True, blank=True)
    gold_status = models.CharField(max_length=15, blank=True)
    judge_verdict = models.CharField(max_length=10, blank=True)
    reason = models.CharField(max_length=200, blank=True)
    record = models.TextField()
    sha256 = models.CharField(max_length=64)
    given_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="verdict_revision", fields=["judge_pass", "attempt", "revision"]),
            models.CheckConstraint(
                name="verdict_or_reason",
                condition=models.Q(verdict__isnull=True) & ~models.Q(reason="")
                | models.Q(verdict__in=["match", "near_match", "no_match"], reason=""),
            ),
        ]

    def __str__(self) -> str:
        return f"verdict on {self.attempt_id}"


class ClauseFlag(models.Model):
    """A clause that a judge overrode, for its author to look at: it would have excused a wrong value."""

    verdict = models.ForeignKey(Verdict, on_delete=models.PROTECT, related_name="clause_flags")
    rubric_version = models.ForeignKey(RubricVersion, on_delete=models.PROTECT, related_name="flags")
    clause = models.CharField(max_length=100)
    why = models.TextField()
    flagged_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="clause_flag_once", fields=["verdict", "clause"])]

    def __str__(self) -> str:
        return f"flag on {self.clause}"


class NoiseBand(models.Model):
    """How much an A/A pair differs although nothing changed; quotable only where all pins are the same."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="noise_bands")
    first = models.ForeignKey(JudgePass, on_delete=models.PROTECT, related_name="bands_as_first")
    second = models.ForeignKey(JudgePass, on_delete=models.PROTECT, related_name="bands_as_second")
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    stored_by = models.CharField(max_length=200)
    stored_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="noise_band_once", fields=["first", "second"])]

    def __str__(self) -> str:
        return f"noise band of {self.first_id} and {self.second_id}"
