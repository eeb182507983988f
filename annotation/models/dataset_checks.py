"""What the quality checks found in a dataset version. Insert-only; the newest says how the version stands."""

from django.db import models

from annotation.models.datasets import DatasetVersion


class DatasetCheck(models.Model):
    """One run of every check. `content_sha256` is of the cases it saw, so that a later import makes it old."""

    version = models.ForeignKey(DatasetVersion, on_delete=models.PROTECT, related_name="checks")
    number = models.PositiveIntegerField()
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    is_ok = models.BooleanField()
    n_cases = models.PositiveIntegerField()
    made_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="dataset_check_number", fields=["version", "number"])]

    def __str__(self) -> str:
        return f"check {self.number} of {self.version_id}"
