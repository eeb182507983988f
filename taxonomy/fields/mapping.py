"""`mapping`: texts under keys of the annotator's choosing, such as which column was read as which."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from taxonomy.digest import canonical_text
from taxonomy.fields.base import BadAnswer, Field, Json, Property, expect_within
from taxonomy.fields.cells import object_from_text
from taxonomy.fields.text import clean_text, text_schema

MOST_ENTRIES = 1000
LONGEST_KEY = 200
LONGEST = 10_000


@dataclass(frozen=True, kw_only=True)
class TextMapping(Field):
    type_name: ClassVar[str] = "mapping"
    default_level: ClassVar[str] = "none"
    widget: ClassVar[str] = "pairs"
    purpose: ClassVar[str] = "Texts under keys"
    properties: ClassVar[tuple[Property, ...]] = (
        Property("max_entries", "integer", "Most entries"),
        Property("max_length", "integer", "Longest text, in characters"),
    )
    kind: ClassVar[str] = "object"

    adjudicate: bool = False
    max_entries: int = 100
    max_length: int = 500

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        values = super().read_spec(spec, path)
        for name, most in (("max_entries", MOST_ENTRIES), ("max_length", LONGEST)):
            if name in spec:
                values[name] = expect_within(spec[name], 1, most, f"{path}.{name}")
        return values

    def clean(self, value: Json) -> dict[str, str]:
        """The entries in the order of their keys, keys and texts byte for byte as given."""
        if not isinstance(value, dict):
            raise BadAnswer("give texts under keys")
        if len(value) > self.max_entries:
            raise BadAnswer(f"has {len(value)} entries; at most {self.max_entries} fit")
        return {self._key(key): self._text(key, value[key]) for key in sorted(value, key=str)}

    def from_text(self, text: str) -> dict[str, str]:
        return self.clean(object_from_text(text))

    def category_of(self, answer: Json) -> str:
        return canonical_text(answer)

    def json_schema(self) -> dict[str, Json]:
        return {
            "type": "object",
            "maxProperties": self.max_entries,
            "propertyNames": text_schema(LONGEST_KEY) | {"minLength": 1},
            "additionalProperties": text_schema(self.max_length),
        }

    def _key(self, key: Json) -> str:
        if key == "":
            raise BadAnswer("a key must not be empty")
        try:
            return clean_text(key, LONGEST_KEY)
        except BadAnswer as refusal:
            raise BadAnswer(f"key {str(key)[:40]!r}: {refusal}") from refusal

    def _text(self, key: Json, value: Json) -> str:
        try:
            return clean_text(value, self.max_length)
        except BadAnswer as refusal:
            raise BadAnswer(f"{str(key)[:40]!r}: {refusal}") from refusal
