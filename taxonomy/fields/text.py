"""`text`: free words. Nothing is trimmed or folded; only length is bounded."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from taxonomy.fields.base import BadAnswer, Field, Json, Property, expect_within
from taxonomy.strict_json import BadJSON, check_kept

LONGEST = 100_000


@dataclass(frozen=True, kw_only=True)
class Text(Field):
    type_name: ClassVar[str] = "text"
    default_level: ClassVar[str] = "none"
    widget: ClassVar[str] = "textarea"
    purpose: ClassVar[str] = "Free words"
    properties: ClassVar[tuple[Property, ...]] = (
        Property("max_length", "integer", "Longest, in characters"),
    )

    adjudicate: bool = False
    max_length: int = LONGEST

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        longest = expect_within(spec.get("max_length", LONGEST), 1, LONGEST, f"{path}.max_length")
        return super().read_spec(spec, path) | {"max_length": longest}

    def clean(self, value: Json) -> str:
        return clean_text(value, self.max_length)

    def from_text(self, text: str) -> str:
        return self.clean(text)

    def json_schema(self) -> dict[str, Json]:
        return text_schema(self.max_length)


def clean_text(value: Json, longest: int) -> str:
    """`value` as it is; raises BadAnswer if it is no text, too long, or text that no database keeps."""
    if not isinstance(value, str):
        raise BadAnswer("write text")
    try:
        check_kept(value)
    except BadJSON as refusal:
        raise BadAnswer(f"text must not contain this: {refusal}") from refusal
    if len(value) > longest:
        raise BadAnswer(f"is {len(value)} characters long; at most {longest} fit")
    return value


def text_schema(longest: int) -> dict[str, Json]:
    """The JSON Schema of what `clean_text` accepts."""
    return {"type": "string", "maxLength": longest, "pattern": "^[^\\u0000]*$"}
