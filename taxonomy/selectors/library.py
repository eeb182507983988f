"""The vocabulary as values."""

from typing import Any

from taxonomy.fields.schema import Schema, parse_schema
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.strict_json import strict_json

CODE_PROPERTIES = (
    "code", "title", "definition", "use_when", "avoid_when", "example", "counter_example", "requires_note", "aliases",
)  # fmt: skip


def codes_of(version: TaxonomyVersion) -> dict[str, bool]:
    """The codes of a version in their order, each with whether it needs a note."""
    return dict(version.codes.order_by("position").values_list("code", "requires_note"))


def titles_of(version: TaxonomyVersion) -> dict[str, str]:
    """The codes of a version in their order, each with its title."""
    return dict(version.codes.order_by("position").values_list("code", "title"))


def code_documents(version: TaxonomyVersion) -> list[dict[str, Any]]:
    """The codes of a version in their order, each with all its properties."""
    rows = version.codes.order_by("position").values(*CODE_PROPERTIES)
    # Without aliases a document says nothing of them, so that the digests of older versions stay what they are.
    return [{name: value for name, value in row.items() if name != "aliases" or value} for row in rows]


def aliases_of(version: TaxonomyVersion) -> dict[str, str]:
    """The names that codes of a version had before, each with the code that it is now."""
    rows = version.codes.values_list("code", "aliases")
    return {alias: code for code, aliases in rows for alias in aliases}


def taxonomy_document(version: TaxonomyVersion) -> dict[str, Any]:
    """The document of which a frozen version's digest is taken."""
    return {"name": version.taxonomy.name, "codes": code_documents(version)}


def schema_of(schema_version: LabelSchemaVersion, taxonomy_version: TaxonomyVersion | None = None) -> Schema:
    """The schema of a version, its codes fields bound to the given taxonomy version."""
    taxonomies = None
    if taxonomy_version is not None:
        taxonomies = {taxonomy_version.taxonomy.name: codes_of(taxonomy_version)}
    return parse_schema(strict_json(schema_version.document), taxonomies)


def pin(version: Any, name: str) -> dict[str, Any]:
    """How a study, a report or a release names the version it stands on."""
    return {"name": name, "version": version.number, "sha256": version.sha256}
