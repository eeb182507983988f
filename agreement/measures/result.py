"""What a measure returns: a value or the reason there is none, and everything needed to judge it."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

OK, UNDEFINED = "ok", "undefined"

NO_OVERLAP = "no_overlap"
ONE_CATEGORY = "one_category"
TOO_FEW_ANNOTATORS = "too_few_annotators"
UNORDERED_SCALE = "unordered_scale"
NON_NUMERIC = "non_numeric"
ZERO_VARIANCE = "zero_variance"

# Why a figure has no interval.
TOO_FEW_UNITS = "too_few_units"
NO_RESAMPLES = "no_resamples"
ONE_SIDED = "resamples_on_one_side"
TOO_LARGE = "too_large"
MANY_PAIRS = "many_pairs"

_ROUNDING = 1e-9


@dataclass(frozen=True)
class Interval:
    """An interval with its method; `n_undefined` counts the resamples or draws that had no value and
    were dropped.
    """

    low: float
    high: float
    level: float
    method: str
    unit: str = "unit"
    seed: int | None = None
    n_undefined: int = 0

    def as_dict(self) -> dict[str, Any]:
        return dict(self.__dict__)

    def around(self, value: float) -> "Interval | None":
        """The interval, if it has a width and holds `value` (up to rounding); else None: it claims what
        cannot be.
        """
        if not self.low < self.high or not self.low - _ROUNDING <= value <= self.high + _ROUNDING:
            return None
        return replace(self, low=min(self.low, value), high=max(self.high, value))


@dataclass(frozen=True)
class Scope:
    """How much data stands behind a result."""

    n_items: int
    n_pairs: int
    n_missing: int
    k_declared: int | None
    k_used: int


@dataclass(frozen=True)
class Result:
    """One figure: value or reason, observed and expected, standard error, main interval first, warnings.

    `interval_reason` says why a figure that has a value has no interval.
    """

    name: str
    value: float | None
    scope: Scope
    reason: str | None = None
    observed: float | None = None
    expected: float | None = None
    standard_error: float | None = None
    intervals: tuple[Interval, ...] = ()
    interval_reason: str | None = None
    warnings: tuple[str, ...] = ()
    details: Mapping[str, Any] = field(default_factory=dict)

    def with_warnings(self, *codes: str) -> "Result":
        return replace(self, warnings=tuple(dict.fromkeys((*self.warnings, *codes))))

    def as_dict(self) -> dict[str, Any]:
        """The result as JSON values; the main interval stands under `interval`, all of them under
        `intervals`.
        """
        intervals = [interval.as_dict() for interval in self.intervals]
        return {
            "name": self.name,
            "value": self.value,
            "status": UNDEFINED if self.value is None else OK,
            "reason": self.reason,
            **self.scope.__dict__,
            "observed": self.observed,
            "expected": self.expected,
            "standard_error": self.standard_error,
            "interval": intervals[0] if intervals else None,
            "intervals": intervals,
            "interval_reason": self.interval_reason,
            "warnings": list(self.warnings),
            **self.details,
        }


def finite(value: float) -> float | None:
    """The number as a plain float, or None where it is not one."""
    return float(value) if math.isfinite(value) else None
