"""Rulings: an adjudicator's decisions on disagreements. A later one supersedes; none is overwritten."""

from django.db import models

from annotation.models.projects import Annotator
from annotation.models.studies import StudyCase


class RulingKind(models.TextChoices):
    RULING = "ruling"
    CONSISTENCY = "consistency"


class Reason(models.TextChoices):
    AMBIGUOUS_CASE = "ambiguous_case", "The case is ambiguous"
    GUIDELINE_GAP = "guideline_gap", "The guideline does not cover it"
    ANNOTATOR_SLIP = "annotator_slip", "An annotator slipped"
    EDGE_CASE = "edge_case", "An edge case"
    SUBJECTIVE = "subjective", "A matter of taste"
    OTHER = "other", "Another reason"


class Confidence(models.TextChoices):
    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


class Ruling(models.Model):
    """The values that an adjudicator gives to the disputed fields of one case, and why."""

    study_case = models.ForeignKey(StudyCase, on_delete=models.PROTECT, related_name="rulings")
    kind = models.CharField(max_length=11, choices=RulingKind, default=RulingKind.RULING)
    number = models.PositiveIntegerField()
    adjudicator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="rulings")
    answers = models.TextField()
    answers_sha256 = models.CharField(max_length=64)
    reason = models.CharField(max_length=14, choices=Reason)
    confidence = models.CharField(max_length=6, choices=Confidence, blank=True)
    note = models.TextField(blank=True)
    guideline_clause = models.CharField(max_length=200, blank=True)
    ruled_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="ruling_number", fields=["study_case", "kind", "number"])]

    def __str__(self) -> str:
        return f"ruling {self.number} on {self.study_case_id}"
