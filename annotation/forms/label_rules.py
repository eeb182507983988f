"""What the browser needs to show the rules of a schema while somebody answers; the server checks them again."""

from typing import Any

from taxonomy.fields.codes import Codes
from taxonomy.fields.scale import Scale
from taxonomy.fields.schema import Schema


def rules_for_browser(schema: Schema) -> dict[str, Any]:
    """The fields, their rules and what derives from them, as JSON."""
    return {
        "fields": {field.key: _field(field) for field in schema.fields},
        "rules": [
            {
                "if": {name: dict(condition.tests) for name, condition in rule.when.items()},
                "require": list(rule.require),
                "forbid": list(rule.forbid),
                "message": rule.message,
            }
            for rule in schema.rules
        ],
    }


def _field(field: Any) -> dict[str, Any]:
    found: dict[str, Any] = {"type": field.type_name, "required": field.required}
    if field.empty_is_an_answer:
        found["empty"] = True
    if isinstance(field, Scale):
        found |= {"low": field.minimum, "high": field.maximum, "weight": field.weight, "gate": field.gate}
    if isinstance(field, Codes):
        found |= {"note": field.note_field, "needy": sorted(field.codes_with_note)}
    return found
