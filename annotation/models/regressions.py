"""Regression fixtures: verdicts that a person overruled. Never removed, only settled anew with a why."""

import uuid

from django.db import models

from annotation.models.judging import Attempt, Verdict
from annotation.models.projects import Project


class RegressionFixture(models.Model):
    """One prediction whose judge was overruled; `fixture_sha256` comes from case and prediction, so one answer has one.

    `prediction` is canonical JSON. Attempt and verdict are null where the fixture came from a file.
    """

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="regression_fixtures")
    fixture_sha256 = models.CharField(max_length=64)
    case_id_text = models.CharField(max_length=255)
    prediction = models.TextField()
    judge_verdict = models.CharField(max_length=10)
    protects = models.CharField(max_length=30)
    attempt = models.ForeignKey(
        Attempt, on_delete=models.PROTECT, null=True, blank=True, related_name="fixtures"
    )
    overruled = models.ForeignKey(
        Verdict, on_delete=models.PROTECT, null=True, blank=True, related_name="fixtures"
    )
    made_by = models.CharField(max_length=200)
    made_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="regression_fixture_once", fields=["project", "fixture_sha256"])
        ]

    def __str__(self) -> str:
        return f"fixture {self.fixture_sha256[:12]}"


class FixtureSettlement(models.Model):
    """What a person settled on for a fixture, and why; the last number counts."""

    fixture = models.ForeignKey(RegressionFixture, on_delete=models.PROTECT, related_name="settlements")
    number = models.PositiveIntegerField()
    verdict = models.CharField(max_length=10)
    why = models.TextField()
    golden_revision = models.CharField(max_length=100, blank=True)
    settled_by = models.CharField(max_length=200)
    settled_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="fixture_settlement_number", fields=["fixture", "number"]),
            models.CheckConstraint(name="fixture_settlement_why", condition=~models.Q(why="")),
        ]

    def __str__(self) -> str:
        return f"settlement {self.number} of {self.fixture_id}"


class RegressionRun(models.Model):
    """A judge run over all fixtures; `document` is canonical JSON with the state of each and the gate.

    Scores of a judge version stay untrusted until one of its runs has gate `pass`. `fixtures_sha256` names the
    fixtures, as they were settled then.
    """

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="regression_runs")
    judge_version = models.CharField(max_length=100)
    rubric_sha = models.CharField(max_length=100)
    pins = models.TextField(default="{}")
    gate = models.CharField(max_length=4)
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    fixtures_sha256 = models.CharField(max_length=64)
    imported_by = models.CharField(max_length=200)
    imported_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="regression_run_once", fields=["project", "sha256"])]
        indexes = [
            models.Index(
                name="regression_run_of_judge", fields=["project", "judge_version", "rubric_sha", "gate"]
            )
        ]

    def __str__(self) -> str:
        return f"regressions of {self.judge_version}"
