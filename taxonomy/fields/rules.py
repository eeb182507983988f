"""Rules between fields: if these answers or derived values hold, those fields are required or forbidden."""

from collections.abc import Mapping
from dataclasses import dataclass

from taxonomy.fields.base import BadSchema, Json, expect, is_empty
from taxonomy.fields.conditions import Condition, Value, parse_condition


@dataclass(frozen=True)
class Rule:
    """All conditions of `when` must hold for `require` and `forbid` to bind."""

    when: Mapping[str, Condition]
    require: tuple[str, ...]
    forbid: tuple[str, ...]
    message: str

    def broken_by(self, values: Mapping[str, Json]) -> dict[str, str]:
        """The message for each field that breaks the rule, given the answers and what derives from them."""
        if not all(condition.holds(values.get(name)) for name, condition in self.when.items()):
            return {}
        missing = [key for key in self.require if is_empty(values.get(key))]
        excess = [key for key in self.forbid if not is_empty(values.get(key))]
        return dict.fromkeys(missing + excess, self.message)


def parse_rule(spec: Json, path: str, values: Mapping[str, Value]) -> Rule:
    """The rule that `spec` states over `values`, of which only fields can be required; raises BadSchema."""
    expect(spec, dict, path)
    unknown = sorted(spec.keys() - {"if", "require", "forbid", "message"})
    if unknown:
        raise BadSchema(f"{path}.{unknown[0]}", "unknown property of a rule")
    stated = expect(spec.get("if"), dict, f"{path}.if")
    require, forbid = (_bound(spec, name, path, values) for name in ("require", "forbid"))
    if not stated or not require + forbid:
        raise BadSchema(path, "a rule needs a condition and a field that it requires or forbids")
    both = sorted(set(require) & set(forbid))
    if both:
        raise BadSchema(path, f"both requires and forbids {both[0]!r}")
    for name in stated:
        if name not in values:
            raise BadSchema(f"{path}.if", f"names {name!r}, which is no field and no derived value here")
    when = {
        name: parse_condition(wanted, f"{path}.if.{name}", values[name]) for name, wanted in stated.items()
    }
    message = expect(spec.get("message", ""), str, f"{path}.message")
    return Rule(when, require, forbid, message or _default_message(when))


def _bound(spec: Mapping[str, Json], name: str, path: str, values: Mapping[str, Value]) -> tuple[str, ...]:
    keys = expect(spec.get(name, []), list, f"{path}.{name}")
    for index, key in enumerate(keys):
        known = values.get(expect(key, str, f"{path}.{name}[{index}]"))
        if known is None or known.field is None:
            raise BadSchema(f"{path}.{name}[{index}]", f"names {key!r}, which is no field of this schema")
    return tuple(keys)


def _default_message(when: Mapping[str, Condition]) -> str:
    return "Not as the rule on " + " and ".join(when) + " asks."
