"""Rulings: an adjudicator's decisions on disagreements. A later one supersedes; none is overwritten."""

from django.db import models

from annotation.models.adjudication import AdjudicationSession
from annotation.models.projects import Annotator
from annotation.models.studies import StudyCase
from taxonomy.models.guidelines import GuidelineVersion


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
    """The values that an adjudicator gives to the disputed fields of one case, and why.

    `overrules` is canonical JSON: the rulings that this one contradicts by name; empty where it contradicts none.
    """

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
    flags_guideline = models.BooleanField(default=False)
    overrules = models.TextField(blank=True)
    session = models.ForeignKey(
        AdjudicationSession, on_delete=models.PROTECT, null=True, related_name="rulings"
    )
    idempotency_key = models.CharField(max_length=100, blank=True)
    ruled_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="ruling_number", fields=["study_case", "kind", "number"]),
            models.UniqueConstraint(
                name="ruling_key_once",
                fields=["adjudicator", "idempotency_key"],
                condition=~models.Q(idempotency_key=""),
            ),
        ]

    def __str__(self) -> str:
        return f"ruling {self.number} on {self.study_case_id}"


class GapResolution(models.Model):
    """What became of a gap in the guideline that a ruling flagged. Insert-only."""

    ruling = models.OneToOneField(Ruling, on_delete=models.PROTECT, related_name="gap_resolution")
    resolved_by = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="+")
    note = models.TextField()
    guideline_version = models.ForeignKey(
        GuidelineVersion, on_delete=models.PROTECT, null=True, related_name="closed_gaps"
    )
    resolved_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"resolution of the gap in ruling {self.ruling_id}"
