"""`integer` and `number`: quantities, with bounds and a tolerance within which two answers are no disagreement."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from taxonomy.fields.base import Agreed, BadAnswer, BadSchema, Field, Json, Property, expect
from taxonomy.fields.numeric import (
    LARGEST,
    clean_number,
    decimal_of,
    distance,
    expect_number,
    is_number,
    mean,
    number_from_text,
    text_of_number,
)

MOST_CATEGORIES = 101
_WHOLE = re.compile(r"[+-]?[0-9]{1,16}")


@dataclass(frozen=True, kw_only=True)
class Number(Field):
    """A decimal number. `true_zero` says that zero means none of it, which makes the level ratio, not interval."""

    type_name: ClassVar[str] = "number"
    default_level: ClassVar[str] = "interval"
    widget: ClassVar[str] = "number"
    kind: ClassVar[str] = "number"
    purpose: ClassVar[str] = "A decimal number"
    properties: ClassVar[tuple[Property, ...]] = (
        Property("minimum", "number", "Minimum"),
        Property("maximum", "number", "Maximum"),
        Property("tolerance", "number", "Tolerance", "Answers at most this far apart are no disagreement."),
        Property("true_zero", "flag", "Zero means none of it", "Makes the level ratio instead of interval."),
    )

    minimum: float = -LARGEST
    maximum: float = LARGEST
    tolerance: float = 0
    true_zero: bool = False

    @classmethod
    def read_spec(cls, spec: Mapping[str, Json], path: str) -> dict[str, Any]:
        names = [name for name in ("minimum", "maximum", "tolerance") if name in spec]
        values = {name: cls.read_number(spec[name], f"{path}.{name}") for name in names}
        if values.get("minimum", -LARGEST) > values.get("maximum", LARGEST):
            raise BadSchema(f"{path}.maximum", "must not be below minimum")
        if values.get("tolerance", 0) < 0:
            raise BadSchema(f"{path}.tolerance", "must not be negative")
        true_zero = expect(spec.get("true_zero", False), bool, f"{path}.true_zero")
        if true_zero and values.get("minimum", -LARGEST) < 0:
            raise BadSchema(f"{path}.true_zero", "needs a minimum of 0 or more")
        return super().read_spec(spec, path) | values | {"true_zero": true_zero}

    @classmethod
    def read_number(cls, value: Json, path: str) -> int | float:
        return expect_number(value, path)

    @property
    def level(self) -> str:
        return "ratio" if self.true_zero else self.default_level

    def clean(self, value: Json) -> int | float:
        return self._bounded(clean_number(value))

    def from_text(self, text: str) -> int | float:
        return self.clean(number_from_text(text))

    def category_of(self, answer: Json) -> str:
        return text_of_number(answer)

    def categories_among(self, answers: Iterable[Json]) -> tuple[str, ...]:
        """The declared values, or those found among `answers`, from the smallest to the largest."""
        return self.categories() or tuple(self.category_of(answer) for answer in sorted(set(answers)))

    def differ(self, one: Json, other: Json) -> bool:
        return distance(one, other) > decimal_of(self.tolerance)

    def agreed(self, answers: Sequence[Json]) -> Agreed:
        """The answer, or the mean of answers that differ within the tolerance."""
        if len(set(answers)) == 1:
            return Agreed(answers[0])
        return Agreed(mean(answers), "mean of answers within the tolerance")

    def json_schema(self) -> dict[str, Json]:
        return {"type": "number", "minimum": self.minimum, "maximum": self.maximum}

    def _bounded(self, number: Any) -> Any:
        if not self.minimum <= number <= self.maximum:
            low, high = text_of_number(self.minimum), text_of_number(self.maximum)
            raise BadAnswer(f"must be from {low} to {high}")
        return number


@dataclass(frozen=True, kw_only=True)
class Integer(Number):
    type_name: ClassVar[str] = "integer"
    widget: ClassVar[str] = "integer"
    purpose: ClassVar[str] = "A whole number"

    @classmethod
    def read_number(cls, value: Json, path: str) -> int:
        return int(expect(expect_number(value, path), int, path))

    def clean(self, value: Json) -> int:
        if not is_number(value) or value != value // 1:
            raise BadAnswer("write a whole number")
        return int(self._bounded(int(value)))

    def from_text(self, text: str) -> int:
        if not _WHOLE.fullmatch(text.strip()):
            raise BadAnswer("write a whole number")
        return self.clean(int(text))

    def categories(self) -> tuple[str, ...]:
        """Every whole number between the bounds, where they hold at most 101."""
        low, high = int(self.minimum), int(self.maximum)
        return tuple(map(str, range(low, high + 1))) if high - low < MOST_CATEGORIES else ()

    def agreed(self, answers: Sequence[Json]) -> Agreed:
        """The answer, or the mean of answers within the tolerance, rounded half to even."""
        if len(set(answers)) == 1:
            return Agreed(answers[0])
        rounded = round(Fraction(sum(answers), len(answers)))
        return Agreed(rounded, "mean of answers within the tolerance, rounded half to even")

    def json_schema(self) -> dict[str, Json]:
        return super().json_schema() | {"type": "integer"}
