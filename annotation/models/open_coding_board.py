"""The board of an open-coding session: clusters of notes, the draft codes they become, and what was suggested."""

from django.db import models

from annotation.models.open_coding import NoteRevision, OpenCodingSession, OpenNote
from taxonomy.models.taxonomies import TaxonomyVersion


class Cluster(models.Model):
    """Notes that somebody put together under a name. Working material: the ledger keeps what became of it."""

    session = models.ForeignKey(OpenCodingSession, on_delete=models.PROTECT, related_name="clusters")
    name = models.CharField(max_length=200)
    created_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(name="cluster_name", fields=["session", "name"])]

    def __str__(self) -> str:
        return self.name


class ClusterNote(models.Model):
    """A note stands in a cluster; it may stand in several."""

    cluster = models.ForeignKey(Cluster, on_delete=models.CASCADE, related_name="members")
    note = models.ForeignKey(OpenNote, on_delete=models.PROTECT, related_name="places")

    class Meta:
        constraints = [models.UniqueConstraint(name="cluster_note_once", fields=["cluster", "note"])]

    def __str__(self) -> str:
        return f"note {self.note_id} in {self.cluster_id}"


class DraftCode(models.Model):
    """What a cluster becomes: the card of a code that is not frozen yet."""

    cluster = models.OneToOneField(Cluster, on_delete=models.CASCADE, related_name="draft_code")
    session = models.ForeignKey(OpenCodingSession, on_delete=models.PROTECT, related_name="draft_codes")
    code = models.CharField(max_length=64)
    title = models.CharField(max_length=200)
    definition = models.TextField(blank=True)
    use_when = models.TextField(blank=True)
    avoid_when = models.TextField(blank=True)
    example = models.TextField(blank=True)
    counter_example = models.TextField(blank=True)
    requires_note = models.BooleanField(default=False)

    class Meta:
        constraints = [models.UniqueConstraint(name="draft_code_once", fields=["session", "code"])]

    def __str__(self) -> str:
        return self.code


class SuggestionState(models.TextChoices):
    OPEN = "open"
    CONFIRMED = "confirmed"
    REJECTED = "rejected"


class ClusterSuggestion(models.Model):
    """A sentence to confirm or reject: these notes read alike. Nothing applies it but a person."""

    session = models.ForeignKey(OpenCodingSession, on_delete=models.PROTECT, related_name="suggestions")
    job = models.ForeignKey("annotation.Job", on_delete=models.PROTECT, related_name="+")
    position = models.PositiveIntegerField()
    name = models.CharField(max_length=200)
    # Where the notes read like those of a cluster that exists; else confirming makes one of this name.
    cluster = models.ForeignKey(Cluster, on_delete=models.SET_NULL, null=True, blank=True, related_name="+")
    terms = models.JSONField()
    similarity = models.CharField(max_length=6)
    state = models.CharField(max_length=9, choices=SuggestionState, default=SuggestionState.OPEN)

    class Meta:
        constraints = [models.UniqueConstraint(name="suggestion_position", fields=["job", "position"])]
        # The board asks for the next open one of a session.
        indexes = [models.Index(name="suggestion_open", fields=["session", "state", "position"])]

    def __str__(self) -> str:
        return self.name


class SuggestedNote(models.Model):
    suggestion = models.ForeignKey(ClusterSuggestion, on_delete=models.CASCADE, related_name="notes")
    note = models.ForeignKey(OpenNote, on_delete=models.PROTECT, related_name="+")

    class Meta:
        constraints = [models.UniqueConstraint(name="suggested_once", fields=["suggestion", "note"])]

    def __str__(self) -> str:
        return f"note {self.note_id} in suggestion {self.suggestion_id}"


class CodeOrigin(models.Model):
    """Evidence: the notes that a code of a frozen taxonomy version came from, under one digest."""

    session = models.ForeignKey(OpenCodingSession, on_delete=models.PROTECT, related_name="origins")
    taxonomy_version = models.ForeignKey(TaxonomyVersion, on_delete=models.PROTECT, related_name="origins")
    code = models.CharField(max_length=64)
    cluster_name = models.CharField(max_length=200)
    n_notes = models.PositiveIntegerField()
    sha256 = models.CharField(max_length=64)
    frozen_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="code_origin_once", fields=["taxonomy_version", "session", "code"])
        ]

    def __str__(self) -> str:
        return f"origin of {self.code}"


class CodeOriginNote(models.Model):
    origin = models.ForeignKey(CodeOrigin, on_delete=models.PROTECT, related_name="notes")
    revision = models.ForeignKey(NoteRevision, on_delete=models.PROTECT, related_name="+")

    class Meta:
        constraints = [models.UniqueConstraint(name="code_origin_note_once", fields=["origin", "revision"])]

    def __str__(self) -> str:
        return f"revision {self.revision_id} behind {self.origin_id}"
