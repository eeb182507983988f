"""`boolean`: yes or no."""

from dataclasses import dataclass
from typing import ClassVar

from taxonomy.fields.base import BadAnswer, Field, Json

_TEXTS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


@dataclass(frozen=True, kw_only=True)
class Boolean(Field):
    type_name: ClassVar[str] = "boolean"
    default_level: ClassVar[str] = "nominal"
    widget: ClassVar[str] = "yes_no"
    purpose: ClassVar[str] = "Yes or no"
    kind: ClassVar[str] = "boolean"

    def clean(self, value: Json) -> bool:
        if not isinstance(value, bool):
            raise BadAnswer("choose true or false")
        return value

    def from_text(self, text: str) -> bool:
        found = _TEXTS.get(text.strip().lower())
        if found is None:
            raise BadAnswer("write true or false")
        return found

    def categories(self) -> tuple[str, ...]:
        return ("true", "false")

    def category_of(self, answer: Json) -> str:
        return "true" if answer else "false"

    def json_schema(self) -> dict[str, Json]:
        return {"type": "boolean"}
