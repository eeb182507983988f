"""Places inside a case: dotted paths such as `input.facts[0].text`."""

from collections.abc import Iterator
from typing import Any

MISSING = object()


def value_at(value: Any, path: str) -> Any:
    """What stands at the dotted `path` of objects, or MISSING."""
    for name in path.split("."):
        if not isinstance(value, dict) or name not in value:
            return MISSING
        value = value[name]
    return value


def below(path: str, step: str | int) -> str:
    """The path of a key or an index below `path`."""
    if isinstance(step, int):
        return f"{path}[{step}]"
    return f"{path}.{step}" if path else step


def nodes(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value below `value` with its path, itself first, keys in the order of the file."""
    yield path, value
    if isinstance(value, dict):
        for key, item in value.items():
            yield from nodes(item, below(path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from nodes(item, below(path, index))


def texts(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text below `value` with its path."""
    return ((place, node) for place, node in nodes(value, path) if isinstance(node, str))


def scalar_text(value: Any) -> str:
    """A JSON scalar as the text a plan writes for it: `true`, `3`, `null`, or the text itself."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "null" if value is None else str(value)


def values_at(case: dict[str, Any], path: str) -> list[str]:
    """The values of `path` as texts: one for a scalar, each member of a list, none where it is missing."""
    value = value_at(case, path)
    if value is MISSING:
        return []
    members = value if isinstance(value, list) else [value]
    return [scalar_text(member) for member in members if not isinstance(member, dict | list)]
