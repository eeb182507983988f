"""`scale`: a whole number between two ends, each step with an anchor that says what it means."""

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import Any, ClassVar

from taxonomy.fields.base import BadAnswer, BadSchema, Field, Json, expect

MOST_STEPS = 101


@dataclass(frozen=True, kw_only=True)
class Scale(Field):
    type_name: ClassVar[str] = "scale"
    level: ClassVar[str] = "ordinal"

    minimum: int
    maximum: int
    anchors: Mapping[str, str] = dataclass_field(default_factory=dict)
    weight: int | None = None

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
            values["weight"] = expect(spec["weight"], int, f"{path}.weight")
        return values

    def clean(self, value: Json) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not self.minimum <= value <= self.maximum:
            raise BadAnswer(f"choose a whole number from {self.minimum} to {self.maximum}")
        return value

    def from_text(self, text: str) -> int:
        if text not in self.categories():
            raise BadAnswer(f"choose a whole number from {self.minimum} to {self.maximum}")
        return int(text)

    def categories(self) -> tuple[str, ...]:
        return tuple(str(step) for step in range(self.minimum, self.maximum + 1))

    def json_schema(self) -> dict[str, Json]:
        return {"type": "integer", "minimum": self.minimum, "maximum": self.maximum}
