"""`boolean`: yes or no."""

from dataclasses import dataclass
from typing import ClassVar

from taxonomy.fields.base import BadAnswer, Field, Json

_TEXTS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


@dataclass(frozen=True, kw_only=True)
class Boolean(Field):
    type_name: ClassVar[str] = "boolean"
    level: ClassVar[str] = "nominal"

    def clean(self, value: Json) -> bool:
        if not isinstance(value, bool):
            raise BadAnswer("choose true or false")
        return value

    def from_text(self, text: str) -> bool:
        if text.lower() not in _TEXTS:
            raise BadAnswer("write true or false")
        return _TEXTS[text.lower()]

    def categories(self) -> tuple[str, ...]:
        return ("true", "false")

    def category_of(self, answer: Json) -> str:
        return "true" if answer else "false"

    def json_schema(self) -> dict[str, Json]:
        return {"type": "boolean"}
