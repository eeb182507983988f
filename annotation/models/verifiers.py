"""Verifiers, the fixtures that try them and what was observed. Every row is written once and stays."""

import uuid

from django.db import models

from annotation.models.projects import Project


class Verifier(models.Model):
    """What decides success in a project, under a name; its content stands in its versions."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    project = models.ForeignKey(Project, on_delete=models.PROTECT, related_name="verifiers")
    name = models.CharField(max_length=80)
    made_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="verifier_name", fields=["project", "name"])]

    def __str__(self) -> str:
        return self.name


class VerifierVersion(models.Model):
    """One wording of a verifier: its sentence, criteria and entry point as canonical JSON."""

    verifier = models.ForeignKey(Verifier, on_delete=models.PROTECT, related_name="versions")
    number = models.PositiveIntegerField()
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    made_by = models.CharField(max_length=200)
    made_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="verifier_version", fields=["verifier", "number"])]

    def __str__(self) -> str:
        return f"{self.verifier.name} {self.number}"


class Fixture(models.Model):
    """One revision of a fixture, or of the reason why a boundary case does not apply. The newest stands."""

    verifier = models.ForeignKey(Verifier, on_delete=models.PROTECT, related_name="fixtures")
    name = models.CharField(max_length=80)
    revision = models.PositiveIntegerField()
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    made_by = models.CharField(max_length=200)
    made_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="fixture_revision", fields=["verifier", "name", "revision"])
        ]

    def __str__(self) -> str:
        return f"{self.name} {self.revision}"


class FixtureRun(models.Model):
    """What one version made of one revision of a fixture, once. `verdict` holds the criteria as canonical JSON."""

    version = models.ForeignKey(VerifierVersion, on_delete=models.PROTECT, related_name="runs")
    fixture = models.ForeignKey(Fixture, on_delete=models.PROTECT, related_name="runs")
    number = models.PositiveIntegerField()
    observed = models.CharField(max_length=20)
    verdict = models.TextField()
    command = models.TextField()
    image = models.TextField(blank=True)
    log = models.TextField(blank=True)
    seconds = models.FloatField(null=True, blank=True)
    source = models.CharField(max_length=255, blank=True)
    made_by = models.CharField(max_length=200)
    made_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="fixture_run_number", fields=["version", "fixture", "number"])
        ]

    def __str__(self) -> str:
        return f"run {self.number} of {self.fixture_id}: {self.observed}"


class VerifierRelease(models.Model):
    """A version let out, with the matrix that let it."""

    version = models.OneToOneField(VerifierVersion, on_delete=models.PROTECT, related_name="release")
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    made_by = models.CharField(max_length=200)
    made_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"release of {self.version_id}"


class VerifierRun(models.Model):
    """What a version made of an agent's work, a case a row, as canonical JSON."""

    public_id = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    version = models.ForeignKey(VerifierVersion, on_delete=models.PROTECT, related_name="real_runs")
    name = models.CharField(max_length=200)
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    made_by = models.CharField(max_length=200)
    made_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="verifier_run_name", fields=["version", "name"])]

    def __str__(self) -> str:
        return self.name
