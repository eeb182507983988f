"""A label schema as its pages show it: fields, rules, outcome and what derives, in words."""

from typing import Any

from taxonomy.fields.base import BadSchema, Json
from taxonomy.fields.derived import known_values
from taxonomy.fields.outcome import OUTCOMES
from taxonomy.fields.registry import FIELD_TYPES
from taxonomy.fields.schema import Schema, parse_schema
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.models.versions import State
from taxonomy.selectors.library import codes_of
from taxonomy.strict_json import strict_json


def fields_page(version: Any) -> dict[str, Any]:
    """The fields in their order, each in a line, and the types that can be added."""
    document = strict_json(version.document)
    schema = parse_schema(document)
    return {
        "fields": [
            {
                "place": place,
                "key": field.key,
                "title": field.title,
                "help": field.help,
                "type": field.type_name,
                "purpose": field.purpose or field.type_name,
                "is_required": field.required,
                "is_adjudicated": field.adjudicate,
                "weight": spec.get("weight"),
                "says": _says(spec),
            }
            for place, (field, spec) in enumerate(
                zip(schema.fields, document["fields"], strict=True), start=1
            )
        ],
        "types": field_types(),
        "taxonomies": known_taxonomies(),
        "labels": schema.labels,
    }


def field_types() -> list[dict[str, str]]:
    """The types that a field can have, each with what it is for."""
    return [{"name": name, "purpose": kind.purpose or name} for name, kind in FIELD_TYPES.items()]


def rules_page(version: Any, outcome_field: str | None) -> dict[str, Any]:
    """What holds for the whole: rules, outcome policy, derived values. `outcome_field` tries another field."""
    document = strict_json(version.document)
    schema = parse_schema(document)
    outcome = document.get("outcome", {})
    chosen = outcome.get("field", "") if outcome_field is None else outcome_field
    judged = [field for field in schema.fields if field.categories()]
    return {
        "document": document,
        "derived": [
            {"name": name, "kind": value.kind}
            for name, value in known_values(schema.fields).items()
            if value.field is None
        ],
        "outcome_fields": [{"key": field.key, "title": field.title} for field in judged],
        "outcome_field": chosen,
        "outcome_rows": outcome_rows(schema, outcome, chosen),
        "outcomes": OUTCOMES,
    }


def outcome_rows(schema: Schema, outcome: dict[str, Json], key: str) -> list[dict[str, str]]:
    """Each category of the chosen field with what it counts as."""
    field = schema.field(key)
    if field is None:
        return []
    said = {}
    for name in OUTCOMES:
        for value in outcome.get(name, []) if outcome.get("field") == key else []:
            said[field.category_of(field.from_text(value) if isinstance(value, str) else value)] = name
    return [{"category": category, "is": said.get(category, "")} for category in field.categories()]


def known_taxonomies() -> list[str]:
    """The names of the taxonomies that have a frozen version, then those with a draft alone."""
    rows = TaxonomyVersion.objects.values_list("taxonomy__name", "state").distinct()
    frozen = {name for name, state in rows if state == State.FROZEN}
    return sorted(frozen) + sorted({name for name, _ in rows} - frozen)


def bound_schema(version: Any, taxonomy: int | None = None) -> Schema:
    """The schema over the newest codes there are of each taxonomy, frozen ones first, as a preview needs it.

    `taxonomy` names another version of its taxonomy, such as the one that a study pins, by its number.
    """
    document = strict_json(version.document)
    taxonomies: dict[str, dict[str, bool]] = {}
    for spec in document["fields"]:
        if "taxonomy" in spec:
            newest = newest_codes(spec["taxonomy"], taxonomy)
            taxonomies[spec["taxonomy"]] = codes_of(newest) if newest else {}
    try:
        return parse_schema(document, taxonomies)
    except BadSchema:
        return parse_schema(document)


def newest_codes(name: str, number: int | None = None) -> TaxonomyVersion | None:
    """The last frozen version of a taxonomy, or its draft where none is frozen; with a number that version."""
    versions = TaxonomyVersion.objects.filter(taxonomy__name=name)
    if number is not None:
        versions = versions.filter(number=number)
    return versions.order_by("-state", "-number").first()


def _says(spec: dict[str, Json]) -> str:
    """What a field allows, in a line."""
    if "options" in spec:
        return ", ".join(option.get("title") or option["value"] for option in spec["options"])
    if "taxonomy" in spec:
        return f"codes of {spec['taxonomy']}"
    parts = []
    if "minimum" in spec or "maximum" in spec:
        parts.append(f"{spec.get('minimum', '…')} to {spec.get('maximum', '…')}")
    for name, words in (("gate", "gate at {}"), ("tolerance", "tolerance {}"), ("max_length", "up to {} characters"),
                        ("max_entries", "up to {} entries"), ("polarity", "{} examples")):  # fmt: skip
        if name in spec:
            parts.append(words.format(spec[name]))
    return ", ".join(parts)
