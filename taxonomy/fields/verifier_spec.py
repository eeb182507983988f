"""`verifier_spec`: a verifier's spec, known here by its shape alone.

Whether the spec can run, and whether two specs behave alike, is decided by the engine's own type, which takes this
one's place in the registry.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from taxonomy.digest import NotCanonical, canonical_text
from taxonomy.fields.base import BadAnswer, Field, Json
from taxonomy.fields.cells import object_from_text
from taxonomy.strict_json import BadJSON, check_kept

EVAL_TYPES = ("string_match", "number_match", "list_match", "exact_match", "llm_judge")
GOLD_KEY = "fuzzy_match"
LONGEST = 20_000
_PARTS = ("eval_types", "reference_answers")


@dataclass(frozen=True, kw_only=True)
class VerifierSpec(Field):
    type_name: ClassVar[str] = "verifier_spec"
    default_level: ClassVar[str] = "behaviour"
    widget: ClassVar[str] = "verifier_spec"
    purpose: ClassVar[str] = "A verifier's spec"
    kind: ClassVar[str] = "object"

    def clean(self, value: Json) -> dict[str, Json]:
        """The spec as given, its verifiers in the order of the closed list."""
        if not isinstance(value, dict) or set(value) != set(_PARTS):
            raise BadAnswer("give eval_types and reference_answers")
        if not isinstance(value["reference_answers"], dict):
            raise BadAnswer("reference_answers must be an object")
        spec = {
            "eval_types": _eval_types(value["eval_types"]),
            "reference_answers": value["reference_answers"],
        }
        try:
            check_kept(spec)
            length = len(canonical_text(spec))
        except (BadJSON, NotCanonical) as refusal:
            raise BadAnswer(f"cannot be kept: {refusal}") from refusal
        if length > LONGEST:
            raise BadAnswer(f"is {length} characters long as JSON; at most {LONGEST} fit")
        return spec

    def from_text(self, text: str) -> dict[str, Json]:
        return self.clean(object_from_text(text))

    def category_of(self, answer: Json) -> str:
        return canonical_text(answer)

    def json_schema(self) -> dict[str, Json]:
        """The length of the whole is bounded beyond what this can say."""
        names = {"type": "array", "minItems": 1, "uniqueItems": True, "items": {"enum": list(EVAL_TYPES)}}
        return {
            "type": "object",
            "properties": {"eval_types": names, "reference_answers": {"type": "object"}},
            "required": list(_PARTS),
            "additionalProperties": False,
        }

    def derived_kinds(self) -> Mapping[str, str]:
        return {"eval_types": "list", "judge_only": "boolean"}

    def derived(self, answer: Json) -> dict[str, Json]:
        """`judge_only` says that only a judge decides and that no key for a verifier is given; a gold is none."""
        keys = answer["reference_answers"].keys() - {GOLD_KEY}
        judge_only = answer["eval_types"] == ["llm_judge"] and not keys
        return {"eval_types": answer["eval_types"], "judge_only": judge_only}


def _eval_types(value: Json) -> list[str]:
    if not isinstance(value, list) or not value:
        raise BadAnswer("eval_types must be a list with at least one verifier")
    for name in value:
        if name not in EVAL_TYPES:
            raise BadAnswer(f"eval_types: {name!r} is no verifier; there are {', '.join(EVAL_TYPES)}")
    if len(set(value)) != len(value):
        raise BadAnswer("eval_types names a verifier twice")
    return sorted(value, key=EVAL_TYPES.index)
