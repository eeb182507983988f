"""Studies: cases times annotators under pinned versions, and the slots that make the overlap exact."""

import uuid

from django.db import models
from django.db.models import Q

from annotation.models.datasets import Case, DatasetVersion
from annotation.models.outputs import Output
from annotation.models.projects import Annotator, Project
from taxonomy.models.guidelines import GuidelineVersion
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.models.taxonomies import TaxonomyVersion


class StudyState(models.TextChoices):
    DRAFT = "DRAFT"
    OPEN = "OPEN"
    CLOSED = "CLOSED"
    MEASURED = "MEASURED"
    ADJUDICATED = "ADJUDICATED"
    RELEASED = "RELEASED"


class Gate(models.TextChoices):
    """What the labels may be used for. Written as it is shown."""

    READY = "READY"
    INCOMPLETE = "INCOMPLETE"
    MANUAL_BLOCKED = "MANUAL BLOCKED"
    FAILED = "FAILED"


class AssignmentMode(models.TextChoices):
    """Who labels what is settled before opening, or each annotator takes the next free slot."""

    FIXED = "fixed"
    POOL = "pool"


AFTER_MEASURING = [StudyState.MEASURED, StudyState.ADJUDICATED, StudyState.RELEASED]


class Study(models.Model):
    """Cases labelled k times, blind, under frozen versions. States move one way only."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="studies")
    name = models.CharField(max_length=200)
    dataset_version = models.ForeignKey(DatasetVersion, on_delete=models.PROTECT, related_name="studies")
    schema_version = models.ForeignKey(LabelSchemaVersion, on_delete=models.PROTECT, related_name="studies")
    taxonomy_version = models.ForeignKey(
        TaxonomyVersion, on_delete=models.PROTECT, null=True, blank=True, related_name="studies"
    )
    guideline_version = models.ForeignKey(
        GuidelineVersion, on_delete=models.PROTECT, null=True, blank=True, related_name="studies"
    )
    k = models.PositiveSmallIntegerField(default=2)
    seed = models.PositiveBigIntegerField()
    is_pilot = models.BooleanField(default=False)
    assignment_mode = models.CharField(max_length=5, choices=AssignmentMode, default=AssignmentMode.FIXED)
    # How long a served case stays reserved without a sign of life.
    lease_seconds = models.PositiveIntegerField(default=1800)
    # No case is served after this; what is under way may still be submitted until the study closes.
    deadline_at = models.DateTimeField(null=True, blank=True)
    # The share of an annotator's own cases that return, disguised, and the share of cases that are given k slots.
    consistency_percent = models.PositiveSmallIntegerField(default=0)
    double_percent = models.PositiveSmallIntegerField(default=100)
    # The last submission that is owed closes the study, in its own transaction; corrections end then.
    close_when_complete = models.BooleanField(default=False)
    # Kappa of `threshold_field` below this fails the gate; a decimal as text, so that no engine rounds it.
    threshold = models.CharField(max_length=12, blank=True)
    threshold_field = models.CharField(max_length=64, blank=True)
    state = models.CharField(max_length=11, choices=StudyState, default=StudyState.DRAFT)
    gate = models.CharField(max_length=14, choices=Gate, blank=True)
    created_at = models.DateTimeField()
    closed_at = models.DateTimeField(null=True, blank=True)
    measured_at = models.DateTimeField(null=True, blank=True)
    blindness_attested_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="study_name", fields=["project", "name"]),
            models.CheckConstraint(name="study_k_positive", condition=Q(k__gte=1)),
            models.CheckConstraint(
                name="study_shares_are_percent",
                condition=Q(consistency_percent__lte=100, double_percent__lte=100, lease_seconds__gte=1),
            ),
            models.CheckConstraint(
                name="study_measured_before_adjudication",
                condition=Q(state__in=AFTER_MEASURING, measured_at__isnull=False) & ~Q(gate="")
                | Q(state__in=["DRAFT", "OPEN", "CLOSED"], measured_at=None, gate=""),
            ),
        ]

    def __str__(self) -> str:
        return self.name


class StudyAnnotator(models.Model):
    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="members")
    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="studies")

    class Meta:
        constraints = [models.UniqueConstraint(name="study_annotator_once", fields=["study", "annotator"])]

    def __str__(self) -> str:
        return f"{self.annotator_id} in {self.study_id}"


class StudyCase(models.Model):
    """A case of a study, with the output to judge where the schema labels outputs."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="cases")
    case = models.ForeignKey(Case, on_delete=models.PROTECT, related_name="study_cases")
    output = models.ForeignKey(Output, on_delete=models.PROTECT, null=True, blank=True)
    k = models.PositiveSmallIntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(name="study_case_once", fields=["study", "case"])]

    def __str__(self) -> str:
        return f"case {self.case_id} of {self.study_id}"


class AssignmentStatus(models.TextChoices):
    """`skipped` waits for a manager to hand it on, or for its annotator to take it back."""

    TO_DO = "todo"
    SUBMITTED = "submitted"
    SKIPPED = "skipped"


class Assignment(models.Model):
    """One slot of a case: one annotator's duty. Made before opening, k per case, so no count decides anything.

    `pass_number` above 1 is a self-consistency repeat, outside k and outside the truth. `position` is the place in
    the annotator's own order, drawn from the seed; a slot that is anybody's has its case's place on the pool's ring.
    """

    # Random, so that neither an address nor an order says anything; a repeat has one of its own.
    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    study_case = models.ForeignKey(StudyCase, on_delete=models.PROTECT, related_name="assignments")
    # The case's study again, so that the next case is found in one step of an index.
    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="assignments")
    slot = models.PositiveSmallIntegerField()
    pass_number = models.PositiveSmallIntegerField(default=1)
    position = models.BigIntegerField(default=0)
    status = models.CharField(max_length=9, choices=AssignmentStatus, default=AssignmentStatus.TO_DO)
    annotator = models.ForeignKey(
        Annotator, on_delete=models.PROTECT, null=True, blank=True, related_name="assignments"
    )

    class Meta:
        constraints = [
            models.UniqueConstraint(name="assignment_slot", fields=["study_case", "slot", "pass_number"]),
            models.UniqueConstraint(
                name="assignment_annotator", fields=["study_case", "annotator", "pass_number"]
            ),
            models.CheckConstraint(name="assignment_slot_positive", condition=Q(slot__gte=1)),
        ]
        indexes = [
            models.Index(name="assignment_queue", fields=["annotator", "study", "status", "position"]),
            models.Index(
                name="assignment_free",
                fields=["study", "position"],
                condition=Q(annotator=None, status="todo"),
            ),
        ]

    def __str__(self) -> str:
        return f"slot {self.slot} of {self.study_case_id}"
