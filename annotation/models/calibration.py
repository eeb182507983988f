"""Calibrations: a judge held to people who judged a sample of its run blind, and what came of it, sealed."""

import uuid

from django.db import models

from annotation.models.judging import JudgePass
from annotation.models.projects import Project
from annotation.models.studies import Study


class Calibration(models.Model):
    """Insert-only. A study of people over a sample of the attempts that one judge went through.

    `gates` is canonical JSON: by which figures the judge is trusted, settled before anybody labels.
    """

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="calibrations")
    study = models.OneToOneField(Study, on_delete=models.PROTECT, related_name="calibration")
    judge_pass = models.ForeignKey(JudgePass, on_delete=models.PROTECT, related_name="calibrations")
    gates = models.TextField(default="{}")
    begun_by = models.CharField(max_length=200)
    begun_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"calibration {self.study_id}"


class CalibrationReport(models.Model):
    """Insert-only. `document` is canonical JSON of one engine; a later one over the same labels is another row."""

    calibration = models.ForeignKey(Calibration, on_delete=models.PROTECT, related_name="reports")
    number = models.PositiveIntegerField()
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    inputs_sha256 = models.CharField(max_length=64)
    engine_version = models.CharField(max_length=20)
    sealed_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="calibration_report_number", fields=["calibration", "number"])
        ]

    def __str__(self) -> str:
        return f"report {self.number} of calibration {self.calibration_id}"
