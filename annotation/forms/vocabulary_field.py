"""A field of a schema as a form asks for it, and the document that comes back. What cannot be read stays as typed."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import QueryDict

from taxonomy.fields.base import BadAnswer, Field, Json, Property
from taxonomy.fields.numeric import number_from_text
from taxonomy.schema_edits import field_kind

_OPTION = ("value", "title", "hotkey", "help")
SPARE_ROWS = 2


def read_field(data: QueryDict, type_name: str) -> dict[str, Json]:
    """The field's document that a posted form states; properties that say the default are left out."""
    spec: dict[str, Json] = {"key": data.get("key", "").strip(), "type": type_name}
    kind = field_kind(spec)
    for name in ("title", "help", "guideline"):
        text = _plain(data.get(name, ""))
        if text:
            spec[name] = text
    if "required" in data:
        spec["required"] = True
    if ("adjudicate" in data) != kind.adjudicate:
        spec["adjudicate"] = "adjudicate" in data
    for asked in kind.properties:
        value = _READ.get(asked.kind, _read_text)(data, asked)
        if value is not None:
            spec[asked.name] = value
    return spec


def field_form(spec: Mapping[str, Json], *, taxonomies: Sequence[str], keys: Sequence[str]) -> dict[str, Any]:
    """What the page needs to draw the form of one field."""
    kind = field_kind(spec)
    return {
        "spec": spec,
        "purpose": kind.purpose or kind.type_name,
        "adjudicate": spec.get("adjudicate", kind.adjudicate),
        "level": kind.default_level,
        "properties": [
            {
                "name": asked.name,
                "kind": asked.kind,
                "title": asked.title,
                "help": asked.help,
                **_DRAWN.get(asked.kind, _drawn_text)(asked, spec.get(asked.name), kind, spec),
            }
            | ({"choices": _choices(asked, taxonomies, keys)})
            for asked in kind.properties
        ],
    }


def _plain(text: str) -> str:
    """The text with plain line ends; browsers send others."""
    return text.replace("\r\n", "\n").strip()


def _choices(asked: Property, taxonomies: Sequence[str], keys: Sequence[str]) -> Sequence[str]:
    return {"taxonomy": taxonomies, "field": keys}.get(asked.kind, asked.choices)


def _read_text(data: QueryDict, asked: Property) -> Json:
    return data.get(asked.name, "").strip() or None


def _read_flag(data: QueryDict, asked: Property) -> Json:
    return True if asked.name in data else None


def _read_number(data: QueryDict, asked: Property) -> Json:
    """The number, or the text as typed, which the schema then refuses by its path."""
    text = data.get(asked.name, "").strip()
    if not text:
        return None
    try:
        return number_from_text(text)
    except BadAnswer:
        return text


def _read_options(data: QueryDict, asked: Property) -> Json:
    """The rows that say something, by the number typed before each; rows without a number keep their place."""
    columns = [data.getlist(f"{asked.name}-{part}") for part in _OPTION]
    rows = [dict(zip(_OPTION, map(_plain, cells), strict=True)) for cells in zip(*columns, strict=False)]
    numbers = data.getlist(f"{asked.name}-place")
    placed = sorted(enumerate(rows), key=lambda item: _place(numbers, item[0]))
    return [
        {part: text for part, text in row.items() if text or part == "value"}
        for _, row in placed
        if any(row.values())
    ]


def _place(numbers: list[str], row: int) -> tuple[int, int]:
    typed = numbers[row].strip() if row < len(numbers) else ""
    return (int(typed) if typed.isascii() and typed.isdecimal() else row + 1, row)


def _read_anchors(data: QueryDict, asked: Property) -> Json:
    steps = zip(data.getlist(f"{asked.name}-step"), data.getlist(f"{asked.name}-says"), strict=False)
    anchors = {step.strip(): _plain(says) for step, says in steps if says.strip()}
    return anchors or None


def _drawn_text(asked: Property, value: Json, kind: type[Field], spec: Mapping[str, Json]) -> dict[str, Any]:
    return {"value": "" if value is None else value}


def _drawn_options(
    asked: Property, value: Json, kind: type[Field], spec: Mapping[str, Json]
) -> dict[str, Any]:
    rows = [option for option in value or [] if isinstance(option, dict)]
    return {"rows": rows + [{}] * SPARE_ROWS}


def _drawn_anchors(
    asked: Property, value: Json, kind: type[Field], spec: Mapping[str, Json]
) -> dict[str, Any]:
    """A row for each step while the scale is short; otherwise those that have a meaning, and spare ones."""
    anchors = value if isinstance(value, dict) else {}
    low, high = spec.get("minimum"), spec.get("maximum")
    steps = list(anchors)
    if isinstance(low, int) and isinstance(high, int) and 0 < high - low <= 10:
        steps = [*map(str, range(low, high + 1)), *(step for step in anchors if not _within(step, low, high))]
    rows = [{"step": step, "says": anchors.get(step, "")} for step in steps]
    return {"rows": rows or [{"step": "", "says": ""}] * SPARE_ROWS}


def _within(step: str, low: int, high: int) -> bool:
    return step in map(str, range(low, high + 1))


_READ = {
    "flag": _read_flag,
    "integer": _read_number,
    "number": _read_number,
    "options": _read_options,
    "anchors": _read_anchors,
}
_DRAWN = {"options": _drawn_options, "anchors": _drawn_anchors}
