"""Projections: what a sealed report's labels say when their codes are read under another taxonomy version."""

from django.db import models

from annotation.models.reports import AgreementReport
from taxonomy.models.taxonomies import TaxonomyVersion


class ReportProjection(models.Model):
    """Insert-only, and never the report: the sealed document stays as it is, under the version it was given."""

    report = models.ForeignKey(AgreementReport, on_delete=models.PROTECT, related_name="projections")
    taxonomy_version = models.ForeignKey(
        TaxonomyVersion, on_delete=models.PROTECT, related_name="projections"
    )
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    made_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="projection_once", fields=["report", "taxonomy_version"])]

    def __str__(self) -> str:
        return f"{self.report} under {self.taxonomy_version}"
