"""A rule between fields as a form asks for it: conditions row by row, what is required, what is forbidden."""

import json
from collections.abc import Mapping
from typing import Any

from django.http import QueryDict

from annotation.core.rule_words import TESTS, conditions
from taxonomy.fields.base import BadAnswer, Json
from taxonomy.fields.conditions import Value
from taxonomy.fields.numeric import number_from_text
from taxonomy.strict_json import BadJSON, strict_json

SPARE_ROWS = 2
_SEPARATOR = ";"


def read_rule(data: QueryDict, values: Mapping[str, Value]) -> dict[str, Json]:
    """The rule's document that a posted form states; what cannot be read stays as typed, for the schema to refuse."""
    when: dict[str, Any] = {}
    rows = zip(data.getlist("when-name"), data.getlist("when-test"), data.getlist("when-value"), strict=False)
    for name, test, text in rows:
        if name:
            when.setdefault(name, {}).update(_test(test, text.strip(), values.get(name)))
    rule: dict[str, Json] = {"if": {name: _shortest(tests) for name, tests in when.items()}}
    for part in ("require", "forbid"):
        if data.getlist(part):
            rule[part] = data.getlist(part)
    message = data.get("message", "").strip()
    if message:
        rule["message"] = message
    return rule


def rule_form(rule: Mapping[str, Json], values: Mapping[str, Value]) -> dict[str, Any]:
    """What the page needs to draw the form of one rule."""
    return {
        "rows": _rows(rule) + [{"name": "", "test": "is_one_of", "value": ""}] * SPARE_ROWS,
        "names": list(values),
        "tests": TESTS,
        "fields": [
            {
                "key": name,
                "title": value.field.title,
                "is_required": name in rule.get("require", []),
                "is_forbidden": name in rule.get("forbid", []),
            }
            for name, value in values.items()
            if value.field is not None
        ],
        "message": rule.get("message", ""),
    }


def _rows(rule: Mapping[str, Json]) -> list[dict[str, str]]:
    return [{"name": name, "test": test, "value": _as_text(value)} for name, test, value in conditions(rule)]


def _as_text(value: Json) -> str:
    """The values as a line, or as a JSON list where one of them holds what separates them."""
    items = value if isinstance(value, list) else [value]
    if any(isinstance(item, str) and (_SEPARATOR in item or item.startswith("[")) for item in items):
        return json.dumps(items, ensure_ascii=False)
    texts = [str(item).lower() if isinstance(item, bool) else str(item) for item in items]
    return f"{_SEPARATOR} ".join(texts)


def _values(text: str, kind: str) -> list[Json]:
    if text.startswith("["):
        try:
            return list(strict_json(text))
        except BadJSON:
            return [text]
    return [_typed(part.strip(), kind) for part in text.split(_SEPARATOR) if part.strip()]


def _test(test: str, text: str, value: Value | None) -> dict[str, Json]:
    if test in ("empty", "answered"):
        return {"empty": test == "empty"}
    kind = value.kind if value else "text"
    if test == "is_one_of":
        return {test: _values(text, kind)}
    return {test: text if test == "includes" else _typed(text, "number")}


def _typed(text: str, kind: str) -> Json:
    if kind == "number":
        try:
            return number_from_text(text)
        except BadAnswer:
            return text
    if kind == "boolean":
        try:
            return strict_json(text.lower())
        except BadJSON:
            return text
    return text


def _shortest(tests: dict[str, Json]) -> Json:
    """The form in which people write a rule by hand: one value, a list, or tests."""
    if set(tests) != {"is_one_of"}:
        return tests
    wanted = tests["is_one_of"]
    return wanted[0] if len(wanted) == 1 else wanted
