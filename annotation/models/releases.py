"""Ground-truth releases: the files as they leave, byte for byte."""

from django.db import models

from annotation.models.projects import Project
from annotation.models.studies import Study


class ReleaseStatus(models.TextChoices):
    GROUND_TRUTH = "ground_truth"
    PROVISIONAL = "provisional"


class Release(models.Model):
    """Insert-only. `content_sha256` covers content alone: two builds of the same content share it."""

    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="releases")
    name = models.CharField(max_length=100)
    status = models.CharField(max_length=12, choices=ReleaseStatus)
    change_reason = models.TextField()
    content_sha256 = models.CharField(max_length=64)
    manifest_sha256 = models.CharField(max_length=64)
    created_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="release_name", fields=["project", "name"])]

    def __str__(self) -> str:
        return self.name


class ReleaseStudy(models.Model):
    release = models.ForeignKey(Release, on_delete=models.PROTECT, related_name="studies")
    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="releases")

    class Meta:
        constraints = [models.UniqueConstraint(name="release_study_once", fields=["release", "study"])]

    def __str__(self) -> str:
        return f"{self.study_id} in {self.release_id}"


class ReleaseFile(models.Model):
    release = models.ForeignKey(Release, on_delete=models.PROTECT, related_name="files")
    name = models.CharField(max_length=100)
    content = models.BinaryField()
    sha256 = models.CharField(max_length=64)

    class Meta:
        constraints = [models.UniqueConstraint(name="release_file_once", fields=["release", "name"])]

    def __str__(self) -> str:
        return self.name
