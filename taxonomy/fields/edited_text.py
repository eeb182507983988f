"""`edited_text`: a text before and after an edit, both in normalised form."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rapidfuzz.distance import Levenshtein

from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.fields.base import Agreed, BadAnswer, Field, Json, Property, expect_within
from taxonomy.fields.cells import object_from_text
from taxonomy.fields.text import clean_text, text_schema

LONGEST = 20_000
_PARTS = ("original", "final")


def normalised_content(text: str) -> str:
    """`text` composed (NFC), with LF line ends and no blanks before them; blank lines stay."""
    composed = unicodedata.normalize("NFC", text)
    return "\n".join(line.rstrip() for line in composed.split("\n"))


def content_sha256(text: str) -> str:
    """sha256, in hexadecimal, of the UTF-8 of the normalised content."""
    return sha256_bytes(normalised_content(text).encode())


def edit_distance(original: str, final: str) -> float:
    """Levenshtein (1966) distance over code points, divided by the length of the longer text; 0 for two empty texts.

    Unrounded, so that a threshold of 0.05 is met by exactly 5 edits in 100.
    """
    longer = max(len(original), len(final))
    return Levenshtein.distance(original, final) / longer if longer else 0.0


@dataclass(frozen=True, kw_only=True)
class EditedText(Field):
    type_name: ClassVar[str] = "edited_text"
    default_level: ClassVar[str] = "none"
    widget: ClassVar[str] = "editor"
    purpose: ClassVar[str] = "The output, edited"
    properties: ClassVar[tuple[Property, ...]] = (
        Property("max_length", "integer", "Longest, in characters"),
    )
    kind: ClassVar[str] = "object"
    goes_with_ruling: ClassVar[bool] = True

    max_length: int = LONGEST

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        longest = expect_within(spec.get("max_length", LONGEST), 1, LONGEST, f"{path}.max_length")
        return super().read_spec(spec, path) | {"max_length": longest}

    def clean(self, value: Json) -> dict[str, str]:
        """Both texts in normalised form; neither the text given nor the normalised one may be too long."""
        if not isinstance(value, dict) or set(value) != set(_PARTS):
            raise BadAnswer("give the texts original and final")
        given = {part: clean_text(value[part], self.max_length) for part in _PARTS}
        return {part: clean_text(normalised_content(text), self.max_length) for part, text in given.items()}

    def from_text(self, text: str) -> dict[str, str]:
        return self.clean(object_from_text(text))

    def category_of(self, answer: Json) -> str:
        return canonical_text(answer)

    def differ(self, one: Json, other: Json) -> bool:
        """Only two edits can differ: a text left as it was contradicts nothing."""
        return is_edited(one) and is_edited(other) and one["final"] != other["final"]

    def disagree(self, one: Json | None, other: Json | None) -> bool:
        return one is not None and other is not None and self.differ(one, other)

    def agreed(self, answers: Sequence[Json]) -> Agreed:
        edited = [answer for answer in answers if is_edited(answer)]
        if edited and len(edited) < len(answers):
            return Agreed(edited[0], "the edited text; not everyone edited")
        return Agreed(answers[0])

    def json_schema(self) -> dict[str, Json]:
        return {
            "type": "object",
            "properties": dict.fromkeys(_PARTS, text_schema(self.max_length)),
            "required": list(_PARTS),
            "additionalProperties": False,
        }

    def derived_kinds(self) -> Mapping[str, str]:
        return {
            "original_sha256": "text",
            "final_sha256": "text",
            "edit_distance": "number",
            "is_edited": "boolean",
        }

    def derived(self, answer: Json) -> dict[str, Json]:
        return {
            "original_sha256": content_sha256(answer["original"]),
            "final_sha256": content_sha256(answer["final"]),
            "edit_distance": edit_distance(answer["original"], answer["final"]),
            "is_edited": is_edited(answer),
        }


def is_edited(answer: Mapping[str, str]) -> bool:
    """Whether the normalised texts, and so their hashes, differ."""
    return answer["original"] != answer["final"]
