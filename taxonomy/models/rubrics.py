"""Rubrics: what a judge holds an answer to."""

from django.db import models

from taxonomy.models.versions import Version, frozen_has_digest, one_draft


class Rubric(models.Model):
    name = models.CharField(max_length=100, unique=True)

    def __str__(self) -> str:
        return self.name


class RubricVersion(Version):
    """A rubric document as canonical JSON text; `taxonomy.rubric_document` reads it.

    `git_sha` is the git blob id of that text: what a frozen version is called on a verdict. `author` is who began it.
    """

    rubric = models.ForeignKey(Rubric, on_delete=models.PROTECT, related_name="versions")
    document = models.TextField()
    git_sha = models.CharField(max_length=40, blank=True)
    author = models.CharField(max_length=200)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="rubric_version_number", fields=["rubric", "number"]),
            frozen_has_digest("rubric_version_frozen_digest"),
            one_draft("rubric_version_one_draft", "rubric"),
        ]
        indexes = [models.Index(name="rubric_version_git_sha", fields=["git_sha"])]

    def __str__(self) -> str:
        return f"{self.rubric.name} v{self.number}"
