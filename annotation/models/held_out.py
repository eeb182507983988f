"""Who saw results on held-out cases: from the first look on, the split serves no tuning any more."""

from django.db import models

from annotation.models.datasets import DatasetVersion
from annotation.models.studies import Study


class HeldOutView(models.Model):
    """Somebody looked at a study's results on held-out cases. One row a person, study and day; insert-only."""

    version = models.ForeignKey(DatasetVersion, on_delete=models.PROTECT, related_name="held_out_views")
    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="held_out_views")
    seen_by = models.CharField(max_length=200)
    seen_on = models.DateField()
    first_seen_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="held_out_view_once", fields=["study", "seen_by", "seen_on"])
        ]

    def __str__(self) -> str:
        return f"{self.seen_by} on {self.seen_on}"
