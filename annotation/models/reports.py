"""Sealed agreement reports: the document as bytes, its digest and the digest of what it was computed from."""

from django.db import models

from annotation.models.studies import Study


class AgreementReport(models.Model):
    """Insert-only. Number 1 is the sealed report; a later one over the same labels is another row."""

    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="reports")
    number = models.PositiveIntegerField()
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    inputs_sha256 = models.CharField(max_length=64)
    engine_version = models.CharField(max_length=20)
    sealed_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="report_number", fields=["study", "number"])]

    def __str__(self) -> str:
        return f"report {self.number} of {self.study_id}"
