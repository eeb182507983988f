"""`codes`: a set of codes of a taxonomy. Order and repetition mean nothing; the empty set is an answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

from taxonomy.fields.base import BadAnswer, Field, Json, Property, expect
from taxonomy.fields.choice import category_value


@dataclass(frozen=True, kw_only=True)
class Codes(Field):
    type_name: ClassVar[str] = "codes"
    default_level: ClassVar[str] = "set"
    widget: ClassVar[str] = "codes"
    purpose: ClassVar[str] = "Codes of a taxonomy"
    properties: ClassVar[tuple[Property, ...]] = (
        Property("taxonomy", "taxonomy", "Taxonomy", "A study pins the version."),
        Property("note_field", "field", "Field of the note", "Where a code that requires a note finds it."),
    )
    kind: ClassVar[str] = "list"
    empty_is_an_answer: ClassVar[bool] = True

    taxonomy: str
    note_field: str = "note"
    codes: tuple[str, ...] = ()
    codes_with_note: frozenset[str] = frozenset()
    # Names that a code had in earlier versions, each with what it is called now.
    aliases: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def not_in_documents(cls) -> frozenset[str]:
        return frozenset({"codes", "codes_with_note", "aliases"})

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        return super().read_spec(spec, path) | {
            "taxonomy": expect(spec.get("taxonomy"), str, f"{path}.taxonomy"),
            "note_field": expect(spec.get("note_field", "note"), str, f"{path}.note_field"),
        }

    def bound_to(self, codes: Mapping[str, bool]) -> Self:
        """This field over the codes of one taxonomy version; the mapping says which codes need a note."""
        needy = frozenset(code for code, requires_note in codes.items() if requires_note)
        return replace(self, codes=tuple(codes), codes_with_note=needy)

    def reading(self, aliases: Mapping[str, str]) -> Self:
        """This field, reading codes under their earlier names too; a name that is a code now stays that code."""
        kept = {old: new for old, new in aliases.items() if old not in self.codes and new in self.codes}
        return replace(self, aliases=kept)

    def clean(self, value: Json) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(code, str) for code in value):
            raise BadAnswer("give a list of codes")
        given = (category_value(code) for code in value)
        codes = {self.aliases.get(code, code) for code in given}
        unknown = sorted(codes - set(self.codes))
        if unknown:
            raise BadAnswer(f"{unknown[0]!r} is no code of {self.taxonomy}")
        return sorted(codes, key=self.codes.index)

    def from_text(self, text: str) -> list[str]:
        return self.clean([part.strip() for part in text.split(";") if part.strip()])

    def categories(self) -> tuple[str, ...]:
        return self.codes

    def category_of(self, answer: Json) -> str:
        return ";".join(answer)

    def json_schema(self) -> dict[str, Json]:
        """A code given twice counts once, so repetition is no fault here either."""
        return {"type": "array", "items": {"enum": list(self.codes)}}
