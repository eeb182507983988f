"""Proposals from production. What is stored was redacted first: the original never reaches a table."""

import uuid

from django.db import models

from annotation.core.intake import REASONS, STEPS
from annotation.models.datasets import Case
from annotation.models.projects import Project


class Proposal(models.Model):
    """A production example on its way to a case. Its state moves one step at a time and never back."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="proposals")
    state = models.CharField(
        max_length=8, choices=[(state, state) for state in (*STEPS, "accepted", "declined")]
    )
    reason = models.CharField(max_length=20, choices=list(REASONS.items()))
    why = models.TextField(blank=True)
    trace_id = models.CharField(max_length=255, blank=True)
    content = models.TextField()
    masked = models.JSONField(default=dict)
    snapshot_sha256 = models.CharField(max_length=64, blank=True)
    verdict = models.TextField(blank=True)
    expected = models.TextField(blank=True)
    case = models.OneToOneField(
        Case, on_delete=models.PROTECT, null=True, blank=True, related_name="proposal"
    )
    proposed_by = models.CharField(max_length=200)
    proposed_at = models.DateTimeField()
    changed_at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(name="proposal_inbox", fields=["project", "state", "proposed_at"])]

    def __str__(self) -> str:
        return f"proposal {self.pk}"
