"""Rules between fields: if these answers were given, those fields are required or forbidden."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from taxonomy.fields.base import BadSchema, Json, expect, is_empty

_TESTS = ("includes", "at_least", "at_most", "empty")


@dataclass(frozen=True)
class Rule:
    """All conditions of `when` must hold for `require` and `forbid` to bind."""

    when: Mapping[str, Json]
    require: tuple[str, ...]
    forbid: tuple[str, ...]
    message: str

    def broken_by(self, answers: Mapping[str, Json]) -> dict[str, str]:
        """The message for each field that breaks the rule."""
        if not all(_holds(condition, answers.get(key)) for key, condition in self.when.items()):
            return {}
        missing = [key for key in self.require if is_empty(answers.get(key))]
        excess = [key for key in self.forbid if not is_empty(answers.get(key))]
        return dict.fromkeys(missing + excess, self.message)


def parse_rule(spec: Json, path: str, keys: tuple[str, ...]) -> Rule:
    """The rule that `spec` states over the fields `keys`; raises BadSchema."""
    expect(spec, dict, path)
    unknown = sorted(spec.keys() - {"if", "require", "forbid", "message"})
    if unknown:
        raise BadSchema(f"{path}.{unknown[0]}", "unknown property of a rule")
    when = expect(spec.get("if"), dict, f"{path}.if")
    require = expect(spec.get("require", []), list, f"{path}.require")
    forbid = expect(spec.get("forbid", []), list, f"{path}.forbid")
    if not when or not require + forbid:
        raise BadSchema(path, "a rule needs a condition and a field that it requires or forbids")
    for name in [*when, *require, *forbid]:
        if name not in keys:
            raise BadSchema(path, f"names {name!r}, which is no field of this schema")
    for key, condition in when.items():
        _check_condition(condition, f"{path}.if.{key}")
    message = expect(spec.get("message", ""), str, f"{path}.message")
    return Rule(when, tuple(require), tuple(forbid), message or _default_message(when))


def _check_condition(condition: Json, path: str) -> None:
    if isinstance(condition, dict):
        unknown = sorted(condition.keys() - set(_TESTS))
        if unknown or not condition:
            raise BadSchema(path, f"a condition is a value, a list of values or one of {', '.join(_TESTS)}")


def _holds(condition: Json, answer: Json) -> bool:
    if isinstance(condition, list):
        return any(_same(item, answer) for item in condition)
    if not isinstance(condition, dict):
        return _same(condition, answer)
    return all(_test(name, wanted, answer) for name, wanted in condition.items())


def _same(wanted: Any, answer: Json) -> bool:
    return type(wanted) is type(answer) and bool(wanted == answer)


def _test(name: str, wanted: Any, answer: Json) -> bool:
    if name == "empty":
        return is_empty(answer) is bool(wanted)
    if answer is None:
        return False
    if name == "includes":
        return wanted in answer
    return bool(answer >= wanted) if name == "at_least" else bool(answer <= wanted)


def _default_message(when: Mapping[str, Json]) -> str:
    return "Not as the rule on " + " and ".join(when) + " asks."
