"""`scale`: a whole number between two ends, each step with an anchor that says what it means."""

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from fractions import Fraction
from typing import Any, ClassVar

from taxonomy.fields.base import BadAnswer, BadSchema, Field, Json, Property, expect, expect_within

MOST_STEPS = 101
MOST_WEIGHT = 1000


@dataclass(frozen=True, kw_only=True)
class Scale(Field):
    """An ordered scale. `weight` makes it part of the quality score; `gate` is the lowest step that passes."""

    type_name: ClassVar[str] = "scale"
    default_level: ClassVar[str] = "ordinal"
    widget: ClassVar[str] = "scale"
    kind: ClassVar[str] = "number"
    purpose: ClassVar[str] = "A step on an anchored scale"
    properties: ClassVar[tuple[Property, ...]] = (
        Property("minimum", "integer", "Lowest step"),
        Property("maximum", "integer", "Highest step"),
        Property(
            "anchors", "anchors", "Anchors", "What each step means, in words that two people read alike."
        ),
        Property("weight", "integer", "Weight", "Its share in the quality score; without one it has none."),
        Property("gate", "integer", "Gate", "The lowest step that passes."),
    )
    starter: ClassVar[Mapping[str, Json]] = {"minimum": 0, "maximum": 2}

    minimum: int
    maximum: int
    anchors: Mapping[str, str] = dataclass_field(default_factory=dict)
    weight: int | None = None
    gate: int | None = None

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        low = expect(spec.get("minimum"), int, f"{path}.minimum")
        high = expect(spec.get("maximum"), int, f"{path}.maximum")
        if not 1 <= high - low < MOST_STEPS:
            raise BadSchema(f"{path}.maximum", f"must be above minimum, by at most {MOST_STEPS - 1}")
        anchors = expect(spec.get("anchors", {}), dict, f"{path}.anchors")
        for step, meaning in anchors.items():
            expect(meaning, str, f"{path}.anchors.{step}")
            if step not in map(str, range(low, high + 1)):
                raise BadSchema(f"{path}.anchors.{step}", f"is no step of the scale {low} to {high}")
        values = super().read_spec(spec, path) | {"minimum": low, "maximum": high, "anchors": anchors}
        if "weight" in spec:
            values["weight"] = expect_within(spec["weight"], 1, MOST_WEIGHT, f"{path}.weight")
        if "gate" in spec:
            values["gate"] = expect_within(spec["gate"], low, high, f"{path}.gate")
        return values

    def clean(self, value: Json) -> int:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not is_number or not self.minimum <= value <= self.maximum or value != int(value):
            raise BadAnswer(f"choose a whole number from {self.minimum} to {self.maximum}")
        return int(value)

    def from_text(self, text: str) -> int:
        if text.strip() not in self.categories():
            raise BadAnswer(f"choose a whole number from {self.minimum} to {self.maximum}")
        return int(text)

    def categories(self) -> tuple[str, ...]:
        return tuple(str(step) for step in range(self.minimum, self.maximum + 1))

    def json_schema(self) -> dict[str, Json]:
        return {"type": "integer", "minimum": self.minimum, "maximum": self.maximum}

    def share(self, answer: int) -> Fraction:
        """How far up the scale an answer stands, from 0 at its lower end to 1 at its upper end."""
        return Fraction(answer - self.minimum, self.maximum - self.minimum)

    def derived_kinds(self) -> Mapping[str, str]:
        return {} if self.gate is None else {"passes_gate": "boolean"}

    def derived(self, answer: Json) -> dict[str, Json]:
        return {} if self.gate is None else {"passes_gate": answer >= self.gate}
