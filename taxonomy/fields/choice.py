"""`choice`: exactly one of a closed list of values."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from taxonomy.fields.base import BadAnswer, BadSchema, Field, Json, Property, expect


@dataclass(frozen=True, kw_only=True)
class Option:
    value: str
    title: str
    hotkey: str = ""
    help: str = ""


@dataclass(frozen=True, kw_only=True)
class Choice(Field):
    type_name: ClassVar[str] = "choice"
    default_level: ClassVar[str] = "nominal"
    widget: ClassVar[str] = "radio"
    purpose: ClassVar[str] = "One of a list"
    properties: ClassVar[tuple[Property, ...]] = (
        Property(
            "options", "options", "Options", "Each has a value, and may have a title, a key and a help text."
        ),
    )
    starter: ClassVar[Mapping[str, Json]] = {"options": [{"value": "YES"}, {"value": "NO"}]}

    options: tuple[Option, ...]

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        listed = expect(spec.get("options"), list, f"{path}.options")
        options = tuple(_option(item, f"{path}.options[{index}]") for index, item in enumerate(listed))
        values = [option.value for option in options]
        if len(values) < 2 or len(set(values)) != len(values):
            raise BadSchema(f"{path}.options", "needs two or more options with different values")
        hotkeys = [option.hotkey for option in options if option.hotkey]
        for index, option in enumerate(options):
            if option.hotkey and hotkeys.count(option.hotkey) > 1:
                raise BadSchema(f"{path}.options[{index}].hotkey", f"{option.hotkey!r} stands twice")
        return super().read_spec(spec, path) | {"options": options}

    def clean(self, value: Json) -> str:
        found = category_value(value) if isinstance(value, str) else value
        if found not in self.categories():
            raise BadAnswer(f"choose one of {', '.join(self.categories())}")
        return str(found)

    def from_text(self, text: str) -> str:
        return self.clean(text)

    def categories(self) -> tuple[str, ...]:
        return tuple(option.value for option in self.options)

    def json_schema(self) -> dict[str, Json]:
        return {"enum": list(self.categories())}


def category_value(text: str) -> str:
    """The form in which values of a closed list are compared: composed (NFC) and without blanks around it."""
    return unicodedata.normalize("NFC", text).strip()


def _option(item: Json, path: str) -> Option:
    expect(item, dict, path)
    unknown = sorted(item.keys() - {"value", "title", "hotkey", "help"})
    if unknown:
        raise BadSchema(f"{path}.{unknown[0]}", "unknown property of an option")
    value = expect(item.get("value"), str, f"{path}.value")
    if not value or value != category_value(value):
        raise BadSchema(
            f"{path}.value", "must not be empty, padded with blanks or in decomposed characters (use NFC)"
        )
    texts = {name: expect(item.get(name, ""), str, f"{path}.{name}") for name in ("title", "hotkey", "help")}
    if len(texts["hotkey"]) > 1:
        raise BadSchema(f"{path}.hotkey", "must be a single key")
    return Option(value=value, title=texts["title"] or value, hotkey=texts["hotkey"], help=texts["help"])
