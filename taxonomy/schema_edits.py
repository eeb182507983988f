"""Changes to a schema document, each giving a new document: what an editor's buttons do."""

from collections.abc import Mapping
from typing import Any

from taxonomy.fields.base import BadSchema, Field, Json, Property
from taxonomy.fields.registry import FIELD_TYPES

_PINNED = ("name",)
_OF_EVERY_TYPE = ("title", "help", "required", "adjudicate", "guideline")


def first_document(name: str) -> dict[str, Json]:
    """A schema to begin with: one question, so that it is valid."""
    options = [
        {"value": "PASS", "title": "Pass", "hotkey": "p"},
        {"value": "FAIL", "title": "Fail", "hotkey": "f"},
    ]
    return {
        "name": name,
        "labels": "case",
        "fields": [{"key": "verdict", "type": "choice", "title": "Verdict", "required": True, "options": options}],
        "rules": [],
    }  # fmt: skip


def add_field(document: Json, *, type_name: str, taxonomy: str = "") -> dict[str, Json]:
    """The document with a new field at its end; raises BadSchema for a type that does not exist."""
    spec = {"key": _free_key(document, type_name), "type": type_name} | _starter(type_name, taxonomy)
    return {**document, "fields": [*document["fields"], spec]}


def retyped(spec: Mapping[str, Json], *, type_name: str, taxonomy: str = "") -> dict[str, Json]:
    """The field's document as one of another type: what both types ask for is kept, the rest starts anew.

    Raises BadSchema for a type that does not exist, and for codes without a taxonomy.
    """
    old, start = field_kind(spec), _starter(type_name, taxonomy)
    new = FIELD_TYPES[type_name]
    shared = {_what_it_asks(asked): asked.name for asked in old.properties}
    kept = [name for asked in new.properties if (name := shared.get(_what_it_asks(asked)))]
    changed = {**start, **{name: spec[name] for name in (*_OF_EVERY_TYPE, *kept) if name in spec}}
    if changed.get("adjudicate") == new.adjudicate:
        del changed["adjudicate"]
    return {"key": spec["key"], "type": type_name, **changed}


def move_field(document: Json, *, key: str, by: int) -> dict[str, Json]:
    """The document with the field `by` places further down; at an end it stays."""
    fields = list(document["fields"])
    place = _place(document, key)
    fields.insert(min(max(place + by, 0), len(fields) - 1), fields.pop(place))
    return {**document, "fields": fields}


def remove_field(document: Json, *, key: str) -> dict[str, Json]:
    """The document without the field; rules and outcome that name it must go first."""
    place = _place(document, key)
    for index, rule in enumerate(document.get("rules", [])):
        named = [name.split(".")[0] for name in rule.get("if", {})]
        if key in [*named, *rule.get("require", []), *rule.get("forbid", [])]:
            raise BadSchema(f"fields[{place}]", f"rule {index + 1} names {key!r}; change or remove it first")
    if document.get("outcome", {}).get("field") == key:
        raise BadSchema(f"fields[{place}]", f"the outcome is read from {key!r}; change it first")
    return {**document, "fields": [spec for spec in document["fields"] if spec["key"] != key]}


def replace_field(document: Json, *, key: str, spec: Mapping[str, Json]) -> dict[str, Json]:
    """The document with `spec` in the field's place; a new key is written wherever the old one is named."""
    place = _place(document, key)
    fields = [*document["fields"][:place], dict(spec), *document["fields"][place + 1 :]]
    changed = {**document, "fields": fields}
    new = spec.get("key")
    return _renamed(changed, key, new) if isinstance(new, str) and new != key else changed


def put_rule(document: Json, *, index: int | None, rule: Mapping[str, Json]) -> dict[str, Json]:
    """The document with `rule` in the place of the one at `index`, or at the end."""
    rules = list(document.get("rules", []))
    if index is None:
        rules.append(dict(rule))
    else:
        _expect_rule(rules, index)
        rules[index] = dict(rule)
    return {**document, "rules": rules}


def remove_rule(document: Json, *, index: int) -> dict[str, Json]:
    rules = list(document.get("rules", []))
    _expect_rule(rules, index)
    return {**document, "rules": [*rules[:index], *rules[index + 1 :]]}


def put_properties(document: Json, properties: Mapping[str, Json]) -> dict[str, Json]:
    """The document with these properties of the whole; one that is empty is left out."""
    changed = {**document, **{name: value for name, value in properties.items() if name not in _PINNED}}
    return {name: value for name, value in changed.items() if value not in ("", {}) or name in _PINNED}


def field_kind(spec: Mapping[str, Json]) -> type[Field]:
    """The type of a field's document; raises BadSchema."""
    kind = FIELD_TYPES.get(str(spec.get("type")))
    if kind is None:
        raise BadSchema("type", f"must be one of {', '.join(FIELD_TYPES)}")
    return kind


def _starter(type_name: str, taxonomy: str) -> dict[str, Json]:
    """What a new field of a type begins with, beside its key and type."""
    kind = FIELD_TYPES.get(type_name)
    if kind is None:
        raise BadSchema("type", f"must be one of {', '.join(FIELD_TYPES)}")
    if not taxonomy and any(asked.kind == "taxonomy" for asked in kind.properties):
        raise BadSchema("taxonomy", "a field of codes needs a taxonomy; the library has none yet")
    return {**kind.starter} | {asked.name: taxonomy for asked in kind.properties if asked.kind == "taxonomy"}


def _what_it_asks(asked: Property) -> tuple[str, str]:
    """Properties of two types mean the same where they have one name and one title."""
    return asked.name, asked.title


def _place(document: Json, key: str) -> int:
    for place, spec in enumerate(document["fields"]):
        if spec["key"] == key:
            return place
    raise BadSchema("fields", f"there is no field {key!r} any more")


def _expect_rule(rules: list[Any], index: int) -> None:
    if not 0 <= index < len(rules):
        raise BadSchema("rules", f"there is no rule {index + 1} any more")


def _free_key(document: Json, type_name: str) -> str:
    taken = {spec["key"] for spec in document["fields"]}
    keys = (type_name if number == 1 else f"{type_name}_{number}" for number in range(1, len(taken) + 2))
    return next(key for key in keys if key not in taken)


def _renamed(document: Json, old: str, new: str) -> dict[str, Json]:
    def name(known: str) -> str:
        return new + known.removeprefix(old) if known == old or known.startswith(f"{old}.") else known

    rules = [
        {**rule, "if": {name(key): wanted for key, wanted in rule.get("if", {}).items()}}
        | {part: [name(key) for key in rule[part]] for part in ("require", "forbid") if part in rule}
        for rule in document.get("rules", [])
    ]
    fields = [
        {**spec, "note_field": new}
        if "note_field" in _asked(spec) and spec.get("note_field", "note") == old
        else spec
        for spec in document["fields"]
    ]
    changed = {**document, "fields": fields}
    if "rules" in document:
        changed["rules"] = rules
    if document.get("outcome"):
        changed["outcome"] = {**document["outcome"], "field": name(document["outcome"]["field"])}
    return changed


def _asked(spec: Mapping[str, Json]) -> set[str]:
    return {asked.name for asked in field_kind(spec).properties}
