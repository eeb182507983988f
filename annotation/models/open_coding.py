"""Open coding: a seeded sample, and what people noted of each case in it before there were any codes."""

import uuid

from django.db import models

from annotation.models.datasets import Case, DatasetVersion
from annotation.models.outputs import Output
from annotation.models.projects import Annotator, Project


class OpenCodingSession(models.Model):
    """A sample drawn once from a dataset version. Insert-only: seed, strata and size are what they were."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="open_coding_sessions")
    name = models.CharField(max_length=100)
    dataset_version = models.ForeignKey(DatasetVersion, on_delete=models.PROTECT, related_name="+")
    seed = models.PositiveBigIntegerField()
    # Where in a case its stratum stands: "family", "split" or a path such as "metadata.language"; empty for none.
    stratify_by = models.CharField(max_length=200, blank=True)
    n_cases = models.PositiveIntegerField()
    sample_sha256 = models.CharField(max_length=64)
    started_by = models.CharField(max_length=200)
    started_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="open_coding_name", fields=["project", "name"])]

    def __str__(self) -> str:
        return self.name


class SampledCase(models.Model):
    """One place in the sample: a case, with the output that is read where it has any."""

    session = models.ForeignKey(OpenCodingSession, on_delete=models.PROTECT, related_name="sample")
    position = models.PositiveIntegerField()
    case = models.ForeignKey(Case, on_delete=models.PROTECT, related_name="+")
    output = models.ForeignKey(Output, on_delete=models.PROTECT, null=True, blank=True, related_name="+")
    stratum = models.CharField(max_length=200, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="sampled_position", fields=["session", "position"]),
            models.UniqueConstraint(name="sampled_once", fields=["session", "case", "output"]),
            models.UniqueConstraint(
                name="sampled_once_alone", fields=["session", "case"], condition=models.Q(output=None)
            ),
        ]

    def __str__(self) -> str:
        return f"case {self.position} of {self.session_id}"


class OpenVerdict(models.TextChoices):
    PASS = "PASS"
    FAIL = "FAIL"


class OpenNote(models.Model):
    """What one annotator noted of one sampled case; its words stand in its revisions."""

    sampled_case = models.ForeignKey(SampledCase, on_delete=models.PROTECT, related_name="notes")
    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="open_notes")

    class Meta:
        constraints = [models.UniqueConstraint(name="open_note_once", fields=["sampled_case", "annotator"])]

    def __str__(self) -> str:
        return f"note of {self.annotator_id} on {self.sampled_case_id}"


class NoteRevision(models.Model):
    """Append-only; the last one counts. `saw_board` says that its author had read the others' notes before."""

    note = models.ForeignKey(OpenNote, on_delete=models.PROTECT, related_name="revisions")
    revision = models.PositiveIntegerField()
    text = models.TextField()
    verdict = models.CharField(max_length=4, choices=OpenVerdict)
    sha256 = models.CharField(max_length=64)
    saw_board = models.BooleanField()
    is_imported = models.BooleanField(default=False)
    noted_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="note_revision", fields=["note", "revision"])]

    def __str__(self) -> str:
        return f"revision {self.revision} of {self.note_id}"


class NoteDraft(models.Model):
    """What somebody has typed and not yet noted."""

    sampled_case = models.ForeignKey(SampledCase, on_delete=models.PROTECT, related_name="drafts")
    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="+")
    text = models.TextField(blank=True)
    verdict = models.CharField(max_length=4, choices=OpenVerdict, blank=True)
    saved_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="note_draft_once", fields=["sampled_case", "annotator"])]

    def __str__(self) -> str:
        return f"draft of {self.annotator_id} on {self.sampled_case_id}"


class BoardOpening(models.Model):
    """That an annotator opened the board, where everybody's notes stand: from then on they are not blind."""

    session = models.ForeignKey(OpenCodingSession, on_delete=models.PROTECT, related_name="openings")
    annotator = models.ForeignKey(Annotator, on_delete=models.PROTECT, related_name="+")
    opened_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="board_opening_once", fields=["session", "annotator"])]

    def __str__(self) -> str:
        return f"{self.annotator_id} opened the board of {self.session_id}"
