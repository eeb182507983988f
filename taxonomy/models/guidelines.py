"""Guidelines: the Markdown that annotators follow."""

from django.db import models

from taxonomy.models.versions import Version, frozen_has_digest, one_draft


class Guideline(models.Model):
    name = models.CharField(max_length=100, unique=True)

    def __str__(self) -> str:
        return self.name


class GuidelineVersion(Version):
    guideline = models.ForeignKey(Guideline, on_delete=models.PROTECT, related_name="versions")
    markdown = models.TextField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="guideline_version_number", fields=["guideline", "number"]),
            frozen_has_digest("guideline_version_frozen_digest"),
            one_draft("guideline_version_one_draft", "guideline"),
        ]

    def __str__(self) -> str:
        return f"{self.guideline.name} v{self.number}"
