"""Labels: what an annotator answered, revision by revision. Only selectors.labels and services read them."""

from django.db import models

from annotation.models.studies import Assignment


class Origin(models.TextChoices):
    PAGE = "page"
    API = "api"
    IMPORTED = "imported"


class Label(models.Model):
    """One revision of one annotator's answers on one assignment. Append-only; the last before closing counts.

    `answers` is canonical JSON text and `answers_sha256` its digest: the evidence. Everything else is derived.
    """

    assignment = models.ForeignKey(Assignment, on_delete=models.PROTECT, related_name="labels")
    revision = models.PositiveIntegerField()
    answers = models.TextField()
    answers_sha256 = models.CharField(max_length=64)
    origin = models.CharField(max_length=8, choices=Origin)
    submitted_at = models.DateTimeField()
    # Seconds during which the page was in use, as the page says; no part of the answers or their digest.
    seconds_active = models.PositiveIntegerField(null=True, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(name="label_revision", fields=["assignment", "revision"])]

    def __str__(self) -> str:
        return f"revision {self.revision} of {self.assignment_id}"
