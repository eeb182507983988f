"""Label schemas: the typed forms annotators fill in."""

from django.db import models

from taxonomy.models.versions import Version, frozen_has_digest, one_draft


class LabelSchema(models.Model):
    name = models.CharField(max_length=100, unique=True)

    def __str__(self) -> str:
        return self.name


class LabelSchemaVersion(Version):
    """A schema document as canonical JSON text; `taxonomy.fields.schema.parse_schema` reads it."""

    schema = models.ForeignKey(LabelSchema, on_delete=models.PROTECT, related_name="versions")
    document = models.TextField()

    class Meta:
        constraints = [
            models.UniqueConstraint(name="label_schema_version_number", fields=["schema", "number"]),
            frozen_has_digest("label_schema_version_frozen_digest"),
            one_draft("label_schema_version_one_draft", "schema"),
        ]

    def __str__(self) -> str:
        return f"{self.schema.name} v{self.number}"
