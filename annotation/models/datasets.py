"""Datasets, their versions, the cases in them and the answers that came with the cases."""

from django.db import models

from annotation.models.projects import Project


class Dataset(models.Model):
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="datasets")
    name = models.CharField(max_length=200)

    class Meta:
        constraints = [models.UniqueConstraint(name="dataset_name", fields=["project", "name"])]

    def __str__(self) -> str:
        return self.name


class VersionState(models.TextChoices):
    DRAFT = "draft"
    RELEASED = "released"


class DatasetVersion(models.Model):
    """A released version is immutable: a changed input or split makes a new version with its reason."""

    dataset = models.ForeignKey(Dataset, on_delete=models.PROTECT, related_name="versions")
    version = models.CharField(max_length=100)
    state = models.CharField(max_length=8, choices=VersionState, default=VersionState.DRAFT)
    change_reason = models.TextField(blank=True)
    # What the version should hold, as canonical JSON; empty where nobody declared it.
    plan = models.TextField(blank=True)
    created_at = models.DateTimeField()
    released_at = models.DateTimeField(null=True, blank=True)
    sha256 = models.CharField(max_length=64, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="dataset_version", fields=["dataset", "version"]),
            models.CheckConstraint(
                name="dataset_version_released_digest",
                condition=models.Q(state=VersionState.DRAFT, released_at=None, sha256="")
                | (models.Q(state=VersionState.RELEASED, released_at__isnull=False) & ~models.Q(sha256="")),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.dataset.name} {self.version}"


class Case(models.Model):
    """The thing labelled. `content` is its canonical JSON without the expected output; `sha256` covers both."""

    dataset_version = models.ForeignKey(DatasetVersion, on_delete=models.PROTECT, related_name="cases")
    external_id = models.CharField(max_length=255)
    task = models.CharField(max_length=100, blank=True)
    family = models.CharField(max_length=100, blank=True)
    split = models.CharField(max_length=40, blank=True)
    content = models.TextField()
    sha256 = models.CharField(max_length=64)

    class Meta:
        constraints = [
            models.UniqueConstraint(name="case_id_in_version", fields=["dataset_version", "external_id"])
        ]

    def __str__(self) -> str:
        return self.external_id


class Reference(models.Model):
    """The answer that came with a case. A correction is a new revision; none is overwritten."""

    case = models.ForeignKey(Case, on_delete=models.PROTECT, related_name="references")
    revision = models.PositiveIntegerField(default=1)
    value = models.TextField()
    evidence = models.TextField(blank=True)
    created_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="reference_revision", fields=["case", "revision"])]

    def __str__(self) -> str:
        return f"reference {self.revision} of {self.case_id}"
