"""What a piece of a case is, so that a page can show it as such: prose, Markdown, a table, a chat, a tool call, a tree.

Values come from outside. Nothing here is ever executed or rendered as given: the result is plain data for a template.
"""

import re
from typing import Any

from taxonomy.strict_json import BadJSON, strict_json

LONG_TEXT = 1200
SHORT_TEXT = 420
LONG_LIST = 12
MOST_ROWS = 200
MOST_COLUMNS = 30
_SCALARS = (str, int, float, bool, type(None))
_WHO = ("role", "author", "speaker", "from")
_SAID = ("content", "text", "message", "parts", "tool_calls", "function_call")
_GIVEN = ("arguments", "args", "input", "parameters")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|[_-]+")
# Marks that plain prose hardly has: a heading, a fence, a table's rule; or two of the weaker ones.
_STRONG = re.compile(r"^(#{1,6} \S|```|~~~|\|? *:?-{3,}:? *\|)", re.MULTILINE)
_WEAK = (
    re.compile(r"\*\*\S[^*\n]*\*\*|__\S[^_\n]*__"),
    re.compile(r"^ {0,3}([-*+]|\d{1,3}[.)]) \S.*\n+ {0,3}([-*+]|\d{1,3}[.)]) \S", re.MULTILINE),
    re.compile(r"\[[^\]\n]+\]\([^)\s]+\)"),
    re.compile(r"`[^`\n]+`"),
    re.compile(r"^> \S", re.MULTILINE),
)


def content_node(value: Any) -> dict[str, Any]:
    """`value` as a tree of nodes, each with its `kind`."""
    if isinstance(value, str):
        return text_node(value)
    if isinstance(value, dict):
        return _object(value)
    if isinstance(value, list):
        return _list(value)
    return _scalar(value)


def text_node(text: str) -> dict[str, Any]:
    """A text: JSON as what it states, Markdown marked as such, anything else as prose."""
    parsed = _as_json(text)
    if parsed is not None:
        return {"kind": "json", "node": content_node(parsed), "source": plain_node(text)}
    return plain_node(text) | {"kind": "markdown" if looks_like_markdown(text) else "text"}


def plain_node(text: str) -> dict[str, Any]:
    """A text as it is, its beginning kept apart where it is long."""
    is_long = len(text) > LONG_TEXT
    beginning = text[:SHORT_TEXT].rsplit(" ", 1)[0] if is_long else ""
    return {"kind": "text", "text": text, "length": len(text), "is_long": is_long, "beginning": beginning}


def looks_like_markdown(text: str) -> bool:
    """Whether a text is written in Markdown rather than in prose that happens to hold a sign of it."""
    return bool(_STRONG.search(text)) or sum(bool(weak.search(text)) for weak in _WEAK) > 1


def readable_name(key: str) -> str:
    """`sourceFacts` and `source_facts` as "Source facts"; a name of other signs as it is."""
    words = _CAMEL.sub(" ", key).strip()
    return words[:1].upper() + words[1:].lower() if words else key


def _as_json(text: str) -> Any:
    """What a text states if it is an object or a list in JSON; None if it is anything else."""
    stripped = text.strip()
    if not (stripped[:1] == "{" and stripped[-1:] == "}") and not (
        stripped[:1] == "[" and stripped[-1:] == "]"
    ):
        return None
    try:
        return strict_json(stripped)
    except BadJSON:
        return None


def _scalar(value: Any) -> dict[str, Any]:
    if value is None:
        return {"kind": "nothing"}
    if isinstance(value, bool):
        return plain_node("yes" if value else "no")
    return {"kind": "number", "text": str(value)}


def _object(value: dict[str, Any]) -> dict[str, Any]:
    table = _columns_and_rows(value)
    if table is not None:
        return table
    if _is_tool_call(value):
        return _tool_call(value)
    if not value:
        return {"kind": "nothing"}
    return {
        "kind": "group",
        "pairs": [{"name": readable_name(key), "node": content_node(item)} for key, item in value.items()],
    }


def _list(value: list[Any]) -> dict[str, Any]:
    if not value:
        return {"kind": "nothing"}
    if all(_is_message(item) for item in value):
        return {"kind": "chat", "messages": [_message(item) for item in value]}
    table = _records(value) or _grid(value)
    if table is not None:
        return table
    nodes = [content_node(item) for item in value]
    return {"kind": "list", "nodes": nodes, "is_long": len(nodes) > LONG_LIST, "length": len(nodes)}


def _is_message(item: Any) -> bool:
    return (
        isinstance(item, dict)
        and any(isinstance(item.get(who), str) for who in _WHO)
        and any(said in item for said in _SAID)
    )


def _message(item: dict[str, Any]) -> dict[str, Any]:
    """One turn of a chat: who, what was said, the tools called, and whatever else the turn carries."""
    who = next(name for name in _WHO if isinstance(item.get(name), str))
    said = next((name for name in _SAID[:4] if item.get(name) not in (None, "")), None)
    calls = item.get("tool_calls") or item.get("function_call") or []
    rest = {key: part for key, part in item.items() if key not in {who, said, "tool_calls", "function_call"}}
    return {
        "who": item[who],
        "side": "own" if item[who].lower() in ("user", "human", "customer") else "other",
        "said": content_node(item[said]) if said else None,
        "calls": [content_node(call) for call in (calls if isinstance(calls, list) else [calls])],
        "rest": content_node(rest) if any(part not in (None, "") for part in rest.values()) else None,
    }


def _is_tool_call(value: dict[str, Any]) -> bool:
    """A call names a tool and gives it something; functions nested under `function` count too."""
    if isinstance(value.get("function"), dict) and isinstance(value["function"].get("name"), str):
        return True
    named = isinstance(value.get("name") or value.get("tool"), str)
    return named and any(isinstance(value.get(given), dict | str) for given in _GIVEN) and len(value) <= 6


def _tool_call(value: dict[str, Any]) -> dict[str, Any]:
    inner = value["function"] if isinstance(value.get("function"), dict) else value
    name = inner.get("name") or inner.get("tool")
    given = next((key for key in _GIVEN if key in inner), None)
    rest = {
        key: part for key, part in value.items() if key not in {"function", "name", "tool", given, "type"}
    }
    return {
        "kind": "tool_call",
        "name": name,
        "given": content_node(inner[given]) if given else None,
        "rest": content_node(rest) if rest else None,
    }


def _columns_and_rows(value: dict[str, Any]) -> dict[str, Any] | None:
    """A table given as its columns and its rows."""
    columns, rows = value.get("columns"), value.get("rows")
    if set(value) != {"columns", "rows"} or not isinstance(columns, list) or not isinstance(rows, list):
        return None
    if not columns or not all(isinstance(column, str) for column in columns):
        return None
    if not all(isinstance(row, list) and len(row) == len(columns) and _is_flat(row) for row in rows):
        return None
    return _table(columns, rows)


def _records(value: list[Any]) -> dict[str, Any] | None:
    """Two or more flat records with the same keys as the table that they are."""
    if len(value) < 2 or not all(isinstance(item, dict) and item for item in value):
        return None
    columns = list(value[0])
    if not all(list(item) == columns or set(item) == set(columns) for item in value):
        return None
    if not all(_is_flat(list(item.values())) for item in value):
        return None
    return _table(columns, [[item[column] for column in columns] for item in value])


def _grid(value: list[Any]) -> dict[str, Any] | None:
    """Two or more flat rows of one length, as a table without a heading."""
    if len(value) < 2 or not all(isinstance(row, list) and row and _is_flat(row) for row in value):
        return None
    return _table([], value) if len({len(row) for row in value}) == 1 else None


def _is_flat(cells: list[Any]) -> bool:
    return len(cells) <= MOST_COLUMNS and all(isinstance(cell, _SCALARS) for cell in cells)


def _table(columns: list[str], rows: list[list[Any]]) -> dict[str, Any]:
    return {
        "kind": "table",
        "columns": [
            {"name": name, "is_number": all(_is_number(row[at]) for row in rows)}
            for at, name in enumerate(columns)
        ],
        "rows": [[_cell(cell) for cell in row] for row in rows[:MOST_ROWS]],
        "n_rows": len(rows),
        "n_left": max(len(rows) - MOST_ROWS, 0),
    }


def _cell(value: Any) -> dict[str, Any]:
    shown = "" if value is None else str(value)
    return {
        "text": ("yes" if value else "no") if isinstance(value, bool) else shown,
        "is_number": _is_number(value),
    }


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
