"""What happens to a slot beside its label: when it was served, what was flagged, who looked too early."""

import uuid

from django.db import models
from django.db.models import Q

from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, Study, StudyCase


class LeaseOutcome(models.TextChoices):
    SUBMITTED = "submitted"
    SKIPPED = "skipped"
    EXPIRED = "expired"
    HANDED_ON = "handed_on"


class Lease(models.Model):
    """One time that a slot was served to an annotator. It only reserves: the label decides. Once ended, it stays.

    What was served and how each time ended adds up from these rows alone.
    """

    assignment = models.ForeignKey(Assignment, on_delete=models.PROTECT, related_name="leases")
    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="leases")
    token = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    served_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True, blank=True)
    outcome = models.CharField(max_length=9, choices=LeaseOutcome, blank=True)
    reason = models.TextField(blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="lease_one_open", fields=["assignment"], condition=Q(ended_at=None)),
            models.CheckConstraint(
                name="lease_ends_with_an_outcome",
                condition=Q(ended_at=None, outcome="") | (Q(ended_at__isnull=False) & ~Q(outcome="")),
            ),
        ]
        indexes = [
            models.Index(name="lease_open_of", fields=["annotator"], condition=Q(ended_at=None)),
            models.Index(name="lease_overdue", fields=["expires_at"], condition=Q(ended_at=None)),
            models.Index(name="lease_outcome", fields=["annotator", "outcome"]),
        ]

    def __str__(self) -> str:
        return f"{self.assignment_id} served to {self.annotator_id}"


class FlagKind(models.TextChoices):
    GOLD_SUSPECT = "gold_suspect"


class Flag(models.Model):
    """What an annotator holds to be wrong with a case itself. It changes neither the gold nor the label."""

    study_case = models.ForeignKey(StudyCase, on_delete=models.PROTECT, related_name="flags")
    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="flags")
    kind = models.CharField(max_length=12, choices=FlagKind, default=FlagKind.GOLD_SUSPECT)
    note = models.TextField()
    flagged_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.kind} on {self.study_case_id}"


class Unblinding(models.Model):
    """An authorised look at labels before their study was closed. It stamps the study's report for ever."""

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="unblindings")
    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="unblindings")
    reason = models.TextField()
    looked_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"unblinding of {self.study_id}"
