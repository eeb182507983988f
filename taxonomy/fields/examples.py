"""`examples`: answers that a spec is tried on, each with its style or its mark as the near miss."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from taxonomy.digest import canonical_text
from taxonomy.fields.base import BadAnswer, BadSchema, Field, Json, Property, expect, expect_within
from taxonomy.fields.cells import object_from_text
from taxonomy.fields.text import clean_text, text_schema

POLARITIES = ("positive", "negative")
STYLES = ("terse", "verbose", "reformatted")
MOST = 50
LONGEST = 10_000
_END_PUNCTUATION = " .!?,;:…"


@dataclass(frozen=True, kw_only=True)
class Examples(Field):
    """Positive examples carry a style each, negative ones may be marked as the near miss.

    An example is a text, or an object with `text`, and `style` (positive) or `near_miss` (negative).
    """

    type_name: ClassVar[str] = "examples"
    default_level: ClassVar[str] = "none"
    widget: ClassVar[str] = "examples"
    purpose: ClassVar[str] = "Examples to try a spec on"
    properties: ClassVar[tuple[Property, ...]] = (
        Property("polarity", "one_of", "Polarity", choices=POLARITIES),
        Property("minimum", "integer", "Fewest examples"),
        Property("max_length", "integer", "Longest example, in characters"),
    )
    starter: ClassVar[Mapping[str, Json]] = {"polarity": "positive"}
    kind: ClassVar[str] = "object"

    adjudicate: bool = False
    polarity: str
    minimum: int = 3
    max_length: int = LONGEST

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        values = super().read_spec(spec, path)
        values["polarity"] = expect(spec.get("polarity"), str, f"{path}.polarity")
        if values["polarity"] not in POLARITIES:
            raise BadSchema(f"{path}.polarity", f"must be one of {', '.join(POLARITIES)}")
        for name, least, most in (("minimum", 0, MOST), ("max_length", 1, LONGEST)):
            if name in spec:
                values[name] = expect_within(spec[name], least, most, f"{path}.{name}")
        return values

    def clean(self, value: Json) -> list[dict[str, Json]]:
        if not isinstance(value, list):
            raise BadAnswer("give a list of examples")
        if not self.minimum <= len(value) <= MOST:
            raise BadAnswer(f"has {len(value)} examples; give {self.minimum} to {MOST}")
        examples = [self._example(item, number) for number, item in enumerate(value, start=1)]
        first_with: dict[str, int] = {}
        for number, example in enumerate(examples, start=1):
            first = first_with.setdefault(folded(example["text"]), number)
            if first != number:
                raise BadAnswer(f"example {number} is a duplicate of example {first}")
        return examples

    def from_text(self, text: str) -> list[dict[str, Json]]:
        return self.clean(object_from_text(text))

    def category_of(self, answer: Json) -> str:
        return canonical_text(answer)

    def json_schema(self) -> dict[str, Json]:
        """Duplicates, and texts of blanks and end punctuation alone, are refused beyond what this can say."""
        text = text_schema(self.max_length) | {"minLength": 1}
        properties: dict[str, Json] = {"text": text}
        if self.polarity == "positive":
            properties["style"] = {"enum": list(STYLES)}
        else:
            properties["near_miss"] = {"type": "boolean"}
        whole = {
            "type": "object",
            "properties": properties,
            "required": ["text"],
            "additionalProperties": False,
        }
        return {
            "type": "array",
            "minItems": self.minimum,
            "maxItems": MOST,
            "items": {"anyOf": [text, whole]},
        }

    def _example(self, item: Json, number: int) -> dict[str, Json]:
        whole = {"text": item} if isinstance(item, str) else item
        mark = "style" if self.polarity == "positive" else "near_miss"
        if not isinstance(whole, dict) or "text" not in whole or set(whole) - {"text", mark}:
            raise BadAnswer(f"example {number} must be a text, or an object with text and {mark}")
        try:
            example: dict[str, Json] = {"text": clean_text(whole["text"], self.max_length)}
        except BadAnswer as refusal:
            raise BadAnswer(f"example {number}: {refusal}") from refusal
        if not folded(example["text"]):
            raise BadAnswer(f"example {number} says nothing")
        return example | self._mark(whole, number)

    def _mark(self, whole: Mapping[str, Json], number: int) -> dict[str, Json]:
        if "style" in whole:
            if whole["style"] not in STYLES:
                raise BadAnswer(f"example {number}: style must be one of {', '.join(STYLES)}")
            return {"style": whole["style"]}
        if not isinstance(whole.get("near_miss", False), bool):
            raise BadAnswer(f"example {number}: near_miss must be true or false")
        return {"near_miss": True} if whole.get("near_miss") else {}


def folded(text: str) -> str:
    """The form in which duplicates are equal: case, blanks and end punctuation folded, markdown kept."""
    return " ".join(text.casefold().split()).rstrip(_END_PUNCTUATION)
