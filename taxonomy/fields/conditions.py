"""What a rule asks of one value: checked when the schema is read, so that it cannot fail on an answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from taxonomy.fields.base import BadAnswer, BadSchema, Field, Json, expect, is_empty
from taxonomy.fields.codes import Codes
from taxonomy.fields.numeric import expect_number

_COMPARED: dict[str, Callable[[Any, Any], bool]] = {
    "is_one_of": lambda answer, wanted: answer in wanted,
    "includes": lambda answer, wanted: wanted in answer,
    "at_least": lambda answer, wanted: answer >= wanted,
    "at_most": lambda answer, wanted: answer <= wanted,
}
_TESTS = {
    "text": ("is_one_of", "empty"),
    "boolean": ("is_one_of", "empty"),
    "number": ("is_one_of", "at_least", "at_most", "empty"),
    "list": ("includes", "empty"),
    "object": ("empty",),
}


@dataclass(frozen=True)
class Value:
    """Something a rule may look at: a field's answer, or a derived value, which has no field of its own."""

    kind: str
    field: Field | None = None


@dataclass(frozen=True)
class Condition:
    """All `tests` must hold; a value that is absent passes `empty` alone."""

    tests: Mapping[str, Json]

    def holds(self, answer: Json) -> bool:
        return all(_holds(name, answer, wanted) for name, wanted in self.tests.items())


def parse_condition(spec: Json, path: str, value: Value) -> Condition:
    """The condition that `spec` states: a value, a list of values, or an object of tests; raises BadSchema."""
    if not isinstance(spec, dict):
        spec = {"is_one_of": spec if isinstance(spec, list) else [spec]}
    if not spec:
        raise BadSchema(path, "states no condition")
    tests = {}
    for name, wanted in spec.items():
        if name not in _TESTS[value.kind]:
            known = ", ".join(_TESTS[value.kind])
            raise BadSchema(path, f"{name!r} cannot be asked of a {value.kind}; {known} can")
        tests[name] = _wanted(name, wanted, path, value)
    return Condition(tests)


def _wanted(name: str, wanted: Json, path: str, value: Value) -> Json:
    if name == "empty":
        return expect(wanted, bool, path)
    if name == "is_one_of":
        if not expect(wanted, list, path):
            raise BadSchema(path, "lists no value")
        return [_possible(item, path, value) for item in wanted]
    if name == "includes":
        return _element(wanted, path, value)
    return expect_number(wanted, path)


def _element(wanted: Json, path: str, value: Value) -> str:
    codes = value.field.codes if isinstance(value.field, Codes) else ()
    if codes and wanted not in codes:
        raise BadSchema(path, f"{wanted!r} is no code of the taxonomy")
    return str(expect(wanted, str, path))


def _possible(item: Json, path: str, value: Value) -> Json:
    """`item` in its normalised form, if an answer could be it."""
    try:
        if value.field is not None:
            return value.field.clean(item)
    except BadAnswer as refusal:
        raise BadSchema(path, f"{item!r} is no possible answer: {refusal}") from refusal
    if value.kind == "number":
        return expect_number(item, path)
    return expect(item, bool if value.kind == "boolean" else str, path)


def _holds(name: str, answer: Json, wanted: Json) -> bool:
    if name == "empty":
        return is_empty(answer) is wanted
    return answer is not None and _COMPARED[name](answer, wanted)
