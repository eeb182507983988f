"""The required values of a number_match, with their tolerances."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from annotation.verifiers.normalisation import plain_text
from annotation.verifiers.numbers import read_numbers
from annotation.verifiers.spec import BadSpec, ExpectedNumber

MAX_VALUES = 100
_OBJECT_KEYS = ("value", "abs_tolerance", "rel_tolerance")


def expected_numbers(section: Mapping[str, Any]) -> tuple[ExpectedNumber, ...]:
    """The numbers that a number_match object requires: `value`, or every entry of `values`."""
    if ("value" in section) == ("values" in section):
        raise BadSpec("number_match", "needs either value or values")
    if "value" in section:
        return (_expected(section["value"], section, "number_match.value"),)
    values = section["values"]
    if not isinstance(values, list) or not values:
        raise BadSpec("number_match.values", "must be a list with at least one number")
    if len(values) > MAX_VALUES:
        raise BadSpec("number_match.values", f"has more than {MAX_VALUES} numbers")
    return tuple(_entry(value, section, index) for index, value in enumerate(values))


def _entry(value: object, section: Mapping[str, Any], index: int) -> ExpectedNumber:
    key = f"number_match.values, entry {index}"
    if not isinstance(value, Mapping):
        return _expected(value, section, key)
    for name in value:
        if name not in _OBJECT_KEYS:
            raise BadSpec(key, f"unknown key {name!r}")
    if "value" not in value:
        raise BadSpec(key, "value is missing")
    own = any(name in value for name in _OBJECT_KEYS[1:])
    return _expected(value["value"], value if own else section, key)


def _expected(value: object, tolerances: Mapping[str, Any], key: str) -> ExpectedNumber:
    return ExpectedNumber(
        _number(value, key),
        _tolerance(tolerances, "abs_tolerance"),
        _tolerance(tolerances, "rel_tolerance"),
    )


def _number(value: object, key: str) -> Decimal:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        raise BadSpec(key, f"must be a number, not {value!r}")
    if not isinstance(value, str):
        return _decimal(value, key)
    readings = read_numbers(plain_text(value))
    if len(readings) != 1 or len(readings[0].values) != 1:
        raise BadSpec(key, f"{value[:80]!r} does not state exactly one number")
    return readings[0].values[0]


def _tolerance(section: Mapping[str, Any], name: str) -> Decimal | None:
    value = section.get(name)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
        raise BadSpec(f"number_match.{name}", f"must be a number of at least 0, not {value!r}")
    return _decimal(value, f"number_match.{name}")


def _decimal(value: int | float, key: str) -> Decimal:
    """The shortest decimal that prints as `value`: 9.99 is 9.99 and not its binary neighbour."""
    number = Decimal(repr(value))
    if not number.is_finite():
        raise BadSpec(key, f"must be finite, not {value!r}")
    return number
