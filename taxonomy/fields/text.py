"""`text`: free words. Nothing is trimmed or folded; only length is bounded."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from taxonomy.fields.base import BadAnswer, BadSchema, Field, Json, expect

LONGEST = 100_000


@dataclass(frozen=True, kw_only=True)
class Text(Field):
    type_name: ClassVar[str] = "text"
    level: ClassVar[str] = "none"

    adjudicate: bool = False
    max_length: int = LONGEST

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        longest = expect(spec.get("max_length", LONGEST), int, f"{path}.max_length")
        if not 1 <= longest <= LONGEST:
            raise BadSchema(f"{path}.max_length", f"must be from 1 to {LONGEST}")
        return super().read_spec(spec, path) | {"max_length": longest}

    def clean(self, value: Json) -> str:
        if not isinstance(value, str):
            raise BadAnswer("write text")
        if "\x00" in value:
            raise BadAnswer("text must not contain NUL characters")
        if len(value) > self.max_length:
            raise BadAnswer(f"is {len(value)} characters long; at most {self.max_length} fit")
        return value

    def from_text(self, text: str) -> str:
        return self.clean(text)

    def json_schema(self) -> dict[str, Json]:
        return {"type": "string", "maxLength": self.max_length}
