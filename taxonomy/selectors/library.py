"""The frozen vocabulary as values."""

from typing import Any

from taxonomy.fields.schema import Schema, parse_schema
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.strict_json import strict_json


def codes_of(version: TaxonomyVersion) -> dict[str, bool]:
    """The codes of a version in their order, each with whether it needs a note."""
    return dict(version.codes.order_by("position").values_list("code", "requires_note"))


def schema_of(schema_version: LabelSchemaVersion, taxonomy_version: TaxonomyVersion | None = None) -> Schema:
    """The schema of a version, its codes fields bound to the given taxonomy version."""
    taxonomies = None
    if taxonomy_version is not None:
        taxonomies = {taxonomy_version.taxonomy.name: codes_of(taxonomy_version)}
    return parse_schema(strict_json(schema_version.document), taxonomies)


def pin(version: Any, name: str) -> dict[str, Any]:
    """How a study, a report or a release names the version it stands on."""
    return {"name": name, "version": version.number, "sha256": version.sha256}
