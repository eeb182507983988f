"""Reason taxonomies: the closed lists of codes that a `codes` field draws on."""

from django.db import models

from taxonomy.models.versions import Version, frozen_has_digest


class Taxonomy(models.Model):
    name = models.CharField(max_length=100, unique=True)

    def __str__(self) -> str:
        return self.name


class TaxonomyVersion(Version):
    """A version imported whole is a draft until its codes are in, so only services hold that a name has one draft."""

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
    # Names that the code had before: labels that come in under one of them are read as this code.
    aliases = models.JSONField(default=list, blank=True)
    position = models.PositiveSmallIntegerField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="reason_code_in_version", fields=["version", "code"]),
            models.UniqueConstraint(name="reason_code_position", fields=["version", "position"]),
        ]

    def __str__(self) -> str:
        return self.code


class TaxonomyMapping(models.Model):
    """How the codes of one version become those of the next; `taxonomy.mapping.parse_mapping` reads the document.

    It may be stated anew while `after` is a draft; from then on it is evidence.
    """

    before = models.ForeignKey(TaxonomyVersion, on_delete=models.PROTECT, related_name="mappings_from")
    after = models.OneToOneField(TaxonomyVersion, on_delete=models.PROTECT, related_name="mapping")
    document = models.TextField()
    sha256 = models.CharField(max_length=64)
    stated_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.before} to v{self.after.number}"
