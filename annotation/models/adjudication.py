"""How adjudication is worked on: what the labels of a case come to, who holds it, sessions, acceptances, positions."""

import uuid

from django.db import models
from django.db.models import Q

from annotation.models.projects import Annotator
from annotation.models.studies import Study, StudyCase


class CaseAgreement(models.Model):
    """What the counted labels of one case come to: derived when the report is sealed, to be rebuilt at any time.

    `disputed` holds the keys of the fields on which labels differ, in the order of the schema, with blanks between.
    `is_redrawn` marks the seeded share of disagreements that come back blind, for consistency.
    """

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="case_agreements")
    study_case = models.OneToOneField(StudyCase, on_delete=models.PROTECT, related_name="agreement")
    n_labels = models.PositiveSmallIntegerField()
    is_complete = models.BooleanField()
    n_disputed = models.PositiveSmallIntegerField()
    disputed = models.TextField(blank=True)
    is_redrawn = models.BooleanField(default=False)

    class Meta:
        indexes = [models.Index(name="case_agreement_queue", fields=["study", "n_disputed"])]

    def __str__(self) -> str:
        return f"{self.n_disputed} disputed fields of {self.study_case_id}"

    @property
    def disputed_keys(self) -> tuple[str, ...]:
        return tuple(self.disputed.split())


class DisputedField(models.Model):
    """One disputed field of a case with the digest of the values in dispute: what finds precedents. Derived."""

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="disputed_fields")
    study_case = models.ForeignKey(StudyCase, on_delete=models.PROTECT, related_name="disputed_fields")
    field = models.CharField(max_length=64)
    values_sha256 = models.CharField(max_length=64)

    class Meta:
        constraints = [models.UniqueConstraint(name="disputed_field_once", fields=["study_case", "field"])]
        indexes = [models.Index(name="disputed_field_values", fields=["field", "values_sha256"])]

    def __str__(self) -> str:
        return f"{self.field} of {self.study_case_id}"


class Acceptance(models.Model):
    """An adjudicator has seen what the labels of a case agree on and lets it stand. Insert-only; changes no answer."""

    study_case = models.OneToOneField(StudyCase, on_delete=models.PROTECT, related_name="acceptance")
    accepted_by = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="acceptances")
    answers = models.TextField()
    answers_sha256 = models.CharField(max_length=64)
    accepted_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"acceptance of {self.study_case_id}"


class SessionKind(models.TextChoices):
    SINGLE = "single"
    CONSENSUS = "consensus"


class AdjudicationSession(models.Model):
    """One adjudicator's way through a queue, with pauses; in consensus mode the annotators take part."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="sessions")
    kind = models.CharField(max_length=9, choices=SessionKind)
    chair = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="sessions")
    current_case = models.ForeignKey(StudyCase, on_delete=models.PROTECT, null=True, related_name="+")
    opened_at = models.DateTimeField()
    paused_at = models.DateTimeField(null=True)
    closed_at = models.DateTimeField(null=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                name="session_open_once", fields=["study", "chair", "kind"], condition=Q(closed_at=None)
            )
        ]

    def __str__(self) -> str:
        return f"{self.kind} session of {self.study_id}"


class LeaseOutcome(models.TextChoices):
    OPEN = ""
    RULED = "ruled"
    RELEASED = "released"
    HANDED_ON = "handed_on"
    EXPIRED = "expired"


class RulingLease(models.Model):
    """One time that an adjudicator held a case, so that two never rule on it at once. An ended one never changes."""

    study_case = models.ForeignKey(StudyCase, on_delete=models.PROTECT, related_name="ruling_leases")
    adjudicator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="ruling_leases")
    handed_on_by = models.ForeignKey(Annotator, on_delete=models.PROTECT, null=True, related_name="+")
    note = models.TextField(blank=True)
    taken_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True)
    outcome = models.CharField(max_length=9, choices=LeaseOutcome, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                name="ruling_lease_open_once", fields=["study_case"], condition=Q(ended_at=None)
            ),
            models.CheckConstraint(
                name="ruling_lease_outcome",
                condition=Q(ended_at=None, outcome="") | Q(ended_at__isnull=False) & ~Q(outcome=""),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.adjudicator_id} holds {self.study_case_id}"


class Position(models.Model):
    """What an annotator holds on a disputed case before it is discussed in a consensus session. Insert-only."""

    session = models.ForeignKey(AdjudicationSession, on_delete=models.PROTECT, related_name="positions")
    study_case = models.ForeignKey(StudyCase, on_delete=models.PROTECT, related_name="positions")
    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="positions")
    answers = models.TextField()
    answers_sha256 = models.CharField(max_length=64)
    note = models.TextField(blank=True)
    recorded_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="position_once", fields=["session", "study_case", "annotator"])
        ]

    def __str__(self) -> str:
        return f"position of {self.annotator_id} on {self.study_case_id}"
