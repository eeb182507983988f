"""Drafts, the keys of submissions, and labels that came too late for a slot. As protected as labels are."""

from django.db import models
from django.db.models import Q

from annotation.models.labels import Label, Origin
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, StudyCase


class LabelDraft(models.Model):
    """Unfinished answers of one annotator, theirs alone; `version` grows by one with each save."""

    assignment = models.ForeignKey(Assignment, on_delete=models.PROTECT, related_name="drafts")
    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="drafts")
    answers = models.TextField()
    base_revision = models.PositiveIntegerField(default=0)
    version = models.PositiveIntegerField(default=1)
    saved_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="draft_of_annotator", fields=["assignment", "annotator"])]

    def __str__(self) -> str:
        return f"draft of {self.assignment_id}"


class SurplusLabel(models.Model):
    """Answers that came after their lease had run out and others had taken the slots. Outside k, overlap and truth."""

    study_case = models.ForeignKey(StudyCase, on_delete=models.PROTECT, related_name="surplus_labels")
    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="surplus_labels")
    number = models.PositiveIntegerField(default=1)
    answers = models.TextField()
    answers_sha256 = models.CharField(max_length=64)
    origin = models.CharField(max_length=8, choices=Origin)
    seconds_active = models.PositiveIntegerField(null=True, blank=True)
    submitted_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="surplus_number", fields=["study_case", "annotator", "number"])
        ]

    def __str__(self) -> str:
        return f"surplus {self.number} on {self.study_case_id}"


class Submission(models.Model):
    """One act of submitting, by the key that its sender gave it: the same key gives the same answer again."""

    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="submissions")
    idempotency_key = models.CharField(max_length=64)
    request_sha256 = models.CharField(max_length=64)
    label = models.ForeignKey(
        Label, on_delete=models.PROTECT, null=True, blank=True, related_name="submissions"
    )
    surplus = models.ForeignKey(
        SurplusLabel, on_delete=models.PROTECT, null=True, blank=True, related_name="submissions"
    )
    received_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="submission_key", fields=["annotator", "idempotency_key"]),
            models.CheckConstraint(
                name="submission_of_one_label",
                condition=Q(label=None, surplus__isnull=False) | Q(label__isnull=False, surplus=None),
            ),
        ]

    def __str__(self) -> str:
        return f"submission {self.idempotency_key}"
