"""The plan of a dataset: what it should hold, as data."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from jsonschema.exceptions import SchemaError
from jsonschema.validators import validator_for

from annotation.core.bad_input import BadInput

DEFAULT_THRESHOLD = 0.85
DEFAULT_GROUND_TRUTH_SPLITS = ["test"]
DEFAULT_LEAST_SHARE = 0.2
ALL_FAMILIES = "*"

Reader = Callable[[Any, str, str], Any]


@dataclass(frozen=True)
class MatrixPlan:
    """Every combination of the values of `paths` occurs `each` times among the cases matching `where`."""

    where: dict[str, str]
    paths: list[str]
    each: int


@dataclass(frozen=True)
class CoveragePlan:
    """Every value of `path` that occurs anywhere occurs in each of `splits`."""

    path: str
    splits: list[str]


@dataclass(frozen=True)
class Polarity:
    """Which values of `path` make a case positive or negative, and the least share either may have."""

    path: str
    positive: list[str]
    negative: list[str]
    least_share: float = DEFAULT_LEAST_SHARE


@dataclass(frozen=True)
class Plan:
    """What a dataset should hold; an empty plan asks for nothing beyond the case contract."""

    n_cases: int | None = None
    schema: dict[str, Any] | None = None
    counts: dict[str, dict[str, int]] = field(default_factory=dict)
    matrix: list[MatrixPlan] = field(default_factory=list)
    coverage: list[CoveragePlan] = field(default_factory=list)
    near_duplicate_threshold: float = DEFAULT_THRESHOLD
    ground_truth_splits: list[str] = field(default_factory=lambda: [*DEFAULT_GROUND_TRUTH_SPLITS])
    polarity: dict[str, Polarity] = field(default_factory=dict)


def parse_plan(document: Any, *, source: str) -> Plan:
    """The plan that `document` states; raises BadInput naming the key that is unknown or wrong."""
    _expect(isinstance(document, dict), source, "plan", "must be one JSON object")
    parts: dict[str, Any] = {}
    for key, value in document.items():
        if key == "about":
            continue
        _expect(key in _PARTS, source, key, f"is no key of a plan; known are {', '.join(_PARTS)}")
        parts[key] = _PARTS[key](value, source, key)
    return Plan(**parts)


def _expect(holds: bool, source: str, key: str, message: str) -> None:
    if not holds:
        raise BadInput(f"{source}, field {key!r}: {message}")


def _count(value: Any, source: str, key: str) -> int:
    whole = isinstance(value, int) and not isinstance(value, bool)
    _expect(whole and value >= 0, source, key, f"must be a whole number from 0, not {value!r}")
    return value


def _share(value: Any, source: str, key: str) -> float:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    _expect(number and 0 < value <= 1, source, key, f"must be above 0 and at most 1, not {value!r}")
    return float(value)


def _texts(value: Any, source: str, key: str) -> list[str]:
    texts = isinstance(value, list) and bool(value) and all(isinstance(item, str) for item in value)
    _expect(texts, source, key, "must be a list of texts, at least one")
    return value


def _text(value: Any, source: str, key: str) -> str:
    _expect(isinstance(value, str) and value != "", source, key, "must be text")
    return value


def _schema(value: Any, source: str, key: str) -> dict[str, Any]:
    _expect(isinstance(value, dict), source, key, "must be a JSON Schema object")
    try:
        validator_for(value).check_schema(value)
    except SchemaError as cause:
        raise BadInput(f"{source}, field {key!r}, at {cause.json_path}: is no valid JSON Schema") from cause
    return value


def _counts(value: Any, source: str, key: str) -> dict[str, dict[str, int]]:
    _expect(isinstance(value, dict), source, key, "must be an object of paths")
    for path, expected in value.items():
        _expect(isinstance(expected, dict), source, f"{key}.{path}", "must be an object of values and counts")
        for name, count in expected.items():
            _count(count, source, f"{key}.{path}.{name}")
    return value


def _where(value: Any, source: str, key: str) -> dict[str, str]:
    _expect(isinstance(value, dict), source, key, "must be an object of paths and texts")
    return {path: _text(wanted, source, f"{key}.{path}") for path, wanted in value.items()}


def _matrix(value: Any, source: str, key: str) -> list[MatrixPlan]:
    parts: dict[str, Reader] = {"where": _where, "paths": _texts, "each": _count}
    defaults: dict[str, Any] = {"where": {}}
    return [MatrixPlan(**entry) for entry in _entries(value, source, key, parts, defaults)]


def _coverage(value: Any, source: str, key: str) -> list[CoveragePlan]:
    parts: dict[str, Reader] = {"path": _text, "splits": _texts}
    return [CoveragePlan(**entry) for entry in _entries(value, source, key, parts, {})]


def _polarity(value: Any, source: str, key: str) -> dict[str, Polarity]:
    _expect(isinstance(value, dict), source, key, "must be an object of families, or one polarity for all")
    families = {ALL_FAMILIES: value} if isinstance(value.get("path"), str) else value
    parts: dict[str, Reader] = {
        "path": _text,
        "positive": _texts,
        "negative": _texts,
        "least_share": _share,
    }
    defaults = {"least_share": DEFAULT_LEAST_SHARE}
    return {
        family: Polarity(**_entry(spec, source, f"{key}.{family}", parts, defaults))
        for family, spec in families.items()
    }


def _entries(
    value: Any, source: str, key: str, parts: dict[str, Reader], defaults: dict[str, Any]
) -> list[dict[str, Any]]:
    _expect(isinstance(value, list), source, key, "must be a list")
    return [_entry(item, source, f"{key}[{index}]", parts, defaults) for index, item in enumerate(value)]


def _entry(
    value: Any, source: str, key: str, parts: dict[str, Reader], defaults: dict[str, Any]
) -> dict[str, Any]:
    _expect(isinstance(value, dict), source, key, "must be an object")
    for name in value:
        _expect(name in parts, source, f"{key}.{name}", f"is not known; known are {', '.join(parts)}")
    for name in parts:
        _expect(name in value or name in defaults, source, f"{key}.{name}", "is missing")
    return defaults | {name: parts[name](item, source, f"{key}.{name}") for name, item in value.items()}


_PARTS: dict[str, Reader] = {
    "n_cases": _count,
    "schema": _schema,
    "counts": _counts,
    "matrix": _matrix,
    "coverage": _coverage,
    "near_duplicate_threshold": _share,
    "ground_truth_splits": _texts,
    "polarity": _polarity,
}
