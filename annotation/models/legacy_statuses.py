"""What earlier records say of a case without anybody having labelled it: kept apart, and never ground truth."""

from django.db import models

from annotation.models.datasets import Case


class LegacyStatus(models.Model):
    """A status inferred from an earlier record, such as "published". Insert-only; no figure and no release uses it."""

    ORIGIN = "legacy-status-inferred"

    case = models.ForeignKey(Case, on_delete=models.PROTECT, related_name="legacy_statuses")
    status = models.CharField(max_length=100)
    record = models.CharField(max_length=200)
    imported_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="legacy_status_once", fields=["case", "status", "record"])
        ]

    def __str__(self) -> str:
        return f"{self.status} of {self.case_id}"
