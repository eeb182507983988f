"""Reason taxonomies: the closed lists of codes that a `codes` field draws on."""

from django.db import models

from taxonomy.models.versions import Version, frozen_has_digest


class Taxonomy(models.Model):
    name = models.CharField(max_length=100, unique=True)

    def __str__(self) -> str:
        return self.name


class TaxonomyVersion(Version):
    taxonomy = models.ForeignKey(Taxonomy, on_delete=models.PROTECT, related_name="versions")

    class Meta:
        constraints = [
            models.UniqueConstraint(name="taxonomy_version_number", fields=["taxonomy", "number"]),
            frozen_has_digest("taxonomy_version_frozen_digest"),
        ]

    def __str__(self) -> str:
        return f"{self.taxonomy.name} v{self.number}"


class ReasonCode(models.Model):
    """One code of a version; the code is the key, its title may change from version to version."""

    version = models.ForeignKey(TaxonomyVersion, on_delete=models.PROTECT, related_name="codes")
    code = models.CharField(max_length=64)
    title = models.CharField(max_length=200)
    definition = models.TextField()
    use_when = models.TextField(blank=True)
    avoid_when = models.TextField(blank=True)
    example = models.TextField(blank=True)
    counter_example = models.TextField(blank=True)
    requires_note = models.BooleanField(default=False)
    position = models.PositiveSmallIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="reason_code_in_version", fields=["version", "code"]),
            models.UniqueConstraint(name="reason_code_position", fields=["version", "position"]),
        ]

    def __str__(self) -> str:
        return self.code
