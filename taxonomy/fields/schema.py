"""A label schema as a value: parsed from its document, it checks and normalises whole labels."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from taxonomy.fields.base import BadAnswer, BadSchema, Field, Json, expect, expect_name, is_empty
from taxonomy.fields.codes import Codes
from taxonomy.fields.derived import derived_values, known_values
from taxonomy.fields.outcome import check_outcome
from taxonomy.fields.registry import FIELD_TYPES
from taxonomy.fields.rules import Rule, parse_rule
from taxonomy.fields.text import Text

_KEY = re.compile(r"[a-z][a-z0-9_]{0,63}")
_LABELLED = ("output", "case")
_REFERENCE = ("hidden", "shown")


class InvalidAnswers(ValueError):
    """Answers that break the schema: `errors` maps each field concerned to its message."""

    def __init__(self, errors: Mapping[str, str]) -> None:
        super().__init__("; ".join(f"{field}: {message}" for field, message in errors.items()))
        self.errors = dict(errors)


@dataclass(frozen=True)
class Schema:
    name: str
    labels: str
    fields: tuple[Field, ...]
    rules: tuple[Rule, ...]
    outcome: Mapping[str, Json]
    # Whether annotators see the answer that came with a case. Hidden, unless the schema asks about it.
    reference: str = "hidden"

    def field(self, key: str) -> Field | None:
        return next((field for field in self.fields if field.key == key), None)

    def adjudicated(self) -> tuple[Field, ...]:
        """The fields on which two labels can disagree."""
        return tuple(field for field in self.fields if field.adjudicate)

    def measured(self) -> tuple[Field, ...]:
        """The fields whose answers are compared as values; a behaviour is compared by running it."""
        return tuple(field for field in self.fields if field.level not in ("none", "behaviour"))

    def clean(self, answers: Mapping[str, Json]) -> dict[str, Json]:
        """The normalised answers in the order of the fields; raises InvalidAnswers with every fault at once."""
        cleaned, errors = self.clean_fields(answers)
        if not errors:
            errors = self._broken_rules(cleaned)
        if errors:
            raise InvalidAnswers(errors)
        return cleaned

    def clean_fields(self, answers: Mapping[str, Json]) -> tuple[dict[str, Json], dict[str, str]]:
        """Each answer by itself, rules aside: the normalised answers, and the message of each refused one."""
        errors = {key: "is no field of this schema" for key in answers if self.field(key) is None}
        cleaned: dict[str, Json] = {}
        for field in self.fields:
            answer = answers.get(field.key)
            if answer is None:
                if field.required:
                    errors[field.key] = "an answer is required"
                continue
            try:
                cleaned[field.key] = field.clean(answer)
            except BadAnswer as refusal:
                errors[field.key] = str(refusal)
                continue
            if field.required and not field.empty_is_an_answer and is_empty(cleaned[field.key]):
                errors[field.key] = "an answer is required"
        return cleaned, errors

    def derived(self, answers: Mapping[str, Json]) -> dict[str, Json]:
        """What follows from normalised answers, such as `final_text.edit_distance` and `quality_score`."""
        return derived_values(self.fields, answers)

    def _broken_rules(self, answers: Mapping[str, Json]) -> dict[str, str]:
        errors: dict[str, str] = {}
        values = {**answers, **self.derived(answers)}
        for rule in self.rules:
            errors = rule.broken_by(values) | errors
        for field in self.fields:
            if (
                isinstance(field, Codes)
                and self.field(field.note_field)
                and is_empty(answers.get(field.note_field))
            ):
                needy = [code for code in answers.get(field.key) or [] if code in field.codes_with_note]
                if needy:
                    errors[field.note_field] = f"{needy[0]} needs a note."
        return errors

    def json_schema(self) -> dict[str, Json]:
        """The JSON Schema (2020-12) of one label's answers; rules between fields are beyond what it says."""
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": self.name,
            "type": "object",
            "additionalProperties": False,
            "required": [field.key for field in self.fields if field.required],
            "properties": {
                field.key: {"title": field.title, "description": field.help} | field.json_schema()
                for field in self.fields
            },
        }


def parse_schema(document: Json, taxonomies: Mapping[str, Mapping[str, bool]] | None = None) -> Schema:
    """The schema that `document` states; raises BadSchema naming the path of the first fault.

    `taxonomies` maps the name of each known taxonomy to its codes and whether each needs a note; without it,
    `codes` fields know no codes yet.
    """
    expect(document, dict, "schema")
    unknown = sorted(document.keys() - {"name", "title", "labels", "fields", "rules", "outcome", "reference"})
    if unknown:
        raise BadSchema(unknown[0], "unknown property of a label schema")
    name = expect_name(document.get("name"), "name")
    expect(document.get("title", ""), str, "title")
    labels = document.get("labels", "case")
    if labels not in _LABELLED:
        raise BadSchema("labels", f"must be one of {', '.join(_LABELLED)}")
    reference = document.get("reference", "hidden")
    if reference not in _REFERENCE:
        raise BadSchema("reference", f"must be one of {', '.join(_REFERENCE)}")
    fields = _parse_fields(document, taxonomies)
    values = known_values(fields)
    listed = expect(document.get("rules", []), list, "rules")
    rules = tuple(parse_rule(spec, f"rules[{index}]", values) for index, spec in enumerate(listed))
    outcome = expect(document.get("outcome", {}), dict, "outcome")
    check_outcome(outcome, fields)
    return Schema(name, labels, fields, rules, outcome, reference)


def check_usable(schema: Schema) -> None:
    """Refuse a schema, bound to its codes, under which no study could run or a rule would be passed over in silence.

    Reading never asks this: what is frozen stays readable. Raises BadSchema naming the path.
    """
    first = next((field.taxonomy for field in schema.fields if isinstance(field, Codes)), "")
    for index, field in enumerate(schema.fields):
        if not isinstance(field, Codes):
            continue
        if field.taxonomy != first:
            raise BadSchema(
                f"fields[{index}].taxonomy",
                f"a study pins one taxonomy, and the schema draws on {first!r} already",
            )
        if field.codes_with_note and not isinstance(schema.field(field.note_field), Text):
            raise BadSchema(
                f"fields[{index}].note_field",
                f"{min(field.codes_with_note)} requires a note, and no text field {field.note_field!r} takes it; "
                "add it, or name another text field",
            )


def _parse_fields(document: Json, taxonomies: Mapping[str, Mapping[str, bool]] | None) -> tuple[Field, ...]:
    specs = expect(document.get("fields"), list, "fields")
    fields = [_parse_field(spec, f"fields[{index}]") for index, spec in enumerate(specs)]
    if not fields:
        raise BadSchema("fields", "a schema needs at least one field")
    keys = [field.key for field in fields]
    for index, field in enumerate(fields):
        if field.key in keys[:index]:
            raise BadSchema(f"fields[{index}].key", f"{field.key!r} stands twice")
        if isinstance(field, Codes):
            if "note_field" in specs[index] and field.note_field not in keys:
                raise BadSchema(f"fields[{index}].note_field", f"no field has the key {field.note_field!r}")
            fields[index] = _bound(field, f"fields[{index}]", taxonomies)
    return tuple(fields)


def _bound(field: Codes, path: str, taxonomies: Mapping[str, Mapping[str, bool]] | None) -> Codes:
    if taxonomies is None:
        return field
    if field.taxonomy not in taxonomies:
        raise BadSchema(f"{path}.taxonomy", f"no taxonomy named {field.taxonomy!r} is given")
    return field.bound_to(taxonomies[field.taxonomy])


def _parse_field(spec: Json, path: str) -> Field:
    expect(spec, dict, path)
    key = expect(spec.get("key"), str, f"{path}.key")
    if not _KEY.fullmatch(key):
        raise BadSchema(f"{path}.key", "must be small letters, digits and _ and start with a letter")
    kind = FIELD_TYPES.get(expect(spec.get("type"), str, f"{path}.type"))
    if kind is None:
        raise BadSchema(f"{path}.type", f"must be one of {', '.join(FIELD_TYPES)}")
    return kind.parse(spec, path)
