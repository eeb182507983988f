"""What reviewers decided about the answers that came with cases. A `Reference` holds each revision's value."""

from django.db import models

from annotation.core.golds import ACTS, AUDIT_CLASSES, EVIDENCE_KINDS, STATUSES
from annotation.models.datasets import Case, Reference


class GoldDecision(models.Model):
    """One decision about a case's gold, those that changed nothing included. Insert-only.

    `reference` is the revision that stands after it; None where the case has no gold. `question_sha256` is of the
    question that the reviewer had before them.
    """

    case = models.ForeignKey(Case, on_delete=models.PROTECT, related_name="gold_decisions")
    number = models.PositiveIntegerField()
    act = models.CharField(max_length=12, choices=list(ACTS.items()))
    status = models.CharField(max_length=14, choices=list(STATUSES.items()), blank=True)
    audit_class = models.CharField(max_length=22, choices=list(AUDIT_CLASSES.items()), blank=True)
    reference = models.ForeignKey(
        Reference, on_delete=models.PROTECT, null=True, blank=True, related_name="decisions"
    )
    is_relaxation = models.BooleanField(default=False)
    reason = models.TextField()
    evidence_kind = models.CharField(max_length=11, choices=list(EVIDENCE_KINDS.items()), blank=True)
    evidence = models.TextField(blank=True)
    evidence_source = models.TextField(blank=True)
    question_sha256 = models.CharField(max_length=64)
    author = models.CharField(max_length=200)
    decided_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="gold_decision_number", fields=["case", "number"])]

    def __str__(self) -> str:
        return f"decision {self.number} on the gold of {self.case_id}"
