"""A rule between the fields of a schema in words, and what differs between two lists of rules."""

from collections.abc import Mapping
from typing import Any

Json = Any

TESTS = {
    "is_one_of": "is",
    "includes": "includes",
    "at_least": "is at least",
    "at_most": "is at most",
    "empty": "is empty",
    "answered": "is answered",
}


def conditions(rule: Mapping[str, Json]) -> list[tuple[str, str, Json]]:
    """What must hold, as (name, key of TESTS, value): `{"warmth": {"at_least": 1, "empty": false}}` is two of them."""
    found = []
    for name, wanted in rule.get("if", {}).items():
        for test, value in (wanted if isinstance(wanted, dict) else {"is_one_of": wanted}).items():
            if test == "empty":
                found.append((name, "empty" if value else "answered", ""))
            else:
                found.append((name, test, value))
    return found


def rule_words(rule: Mapping[str, Json]) -> dict[str, Any]:
    """A rule in words, for a list."""
    return {
        "conditions": [
            {"name": name, "test": TESTS[test], "value": _alternatives(value)}
            for name, test, value in conditions(rule)
        ],
        **{part: rule.get(part, []) for part in ("require", "forbid")},
        "message": rule.get("message", ""),
    }


def rule_sentence(rule: Mapping[str, Json]) -> str:
    """A rule as one line: `If decision is REJECT, then reasons must be answered. Say why it is held.`"""
    said = rule_words(rule)
    when = " and ".join(f"{c['name']} {c['test']} {c['value']}".rstrip() for c in said["conditions"])
    then = [f"{', '.join(said['require'])} must be answered"] if said["require"] else []
    then += [f"{', '.join(said['forbid'])} must be empty"] if said["forbid"] else []
    return f"If {when}, then {' and '.join(then)}. {said['message']}".rstrip()


def _alternatives(value: Json) -> str:
    items = value if isinstance(value, list) else [value]
    return " or ".join(str(item).lower() if isinstance(item, bool) else str(item) for item in items)
