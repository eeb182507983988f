"""Every case meets the case contract and the plan's JSON Schema."""

from collections.abc import Iterator
from typing import Any

from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import validator_for
from referencing import Registry
from referencing.exceptions import Unresolvable

from annotation.core.bad_input import BadInput
from annotation.core.case_contract import contract_faults
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.findings import Finding
from annotation.core.checks.masking import shown
from annotation.core.checks.paths import below

Problem = tuple[str, str]


def schema(dataset: Dataset) -> list[Finding]:
    """An error for each breach of the contract or the schema, with the path and a short form of the value."""
    validator = _validator(dataset.plan.schema)
    return [
        Finding(dataset.label(index), path, message)
        for index, case in enumerate(dataset.cases)
        for path, message in _problems(case, validator).items()
    ]


def _validator(plan_schema: dict[str, Any] | None) -> Validator | None:
    if plan_schema is None:
        return None
    # An empty registry: a schema may not make the checker fetch anything.
    return validator_for(plan_schema)(plan_schema, registry=Registry())


def _problems(case: dict[str, Any], validator: Validator | None) -> dict[str, str]:
    """Path to message; where the contract has spoken, the schema need not repeat it."""
    problems = {fault.field: _contract_message(fault.message, fault.value) for fault in contract_faults(case)}
    if validator is None:
        return problems
    try:
        for error in validator.iter_errors(case):
            for path, message in _schema_problems(error):
                problems.setdefault(path, message)
    except Unresolvable as cause:
        raise BadInput(f"plan, field 'schema': {cause.ref!r} is not part of the schema") from cause
    except RecursionError as cause:
        raise BadInput("plan, field 'schema': refers to itself without end") from cause
    return problems


def _contract_message(message: str, value: Any) -> str:
    return message if value is None else f"{message}, not {shown(value)}"


def _schema_problems(error: ValidationError) -> Iterator[Problem]:
    path = ""
    for step in error.absolute_path:
        path = below(path, step)
    match error.validator:
        case "required":
            missing = [key for key in error.validator_value if key not in error.instance]
            yield from ((below(path, key), "is missing") for key in missing)
        case "additionalProperties" if error.validator_value is False:
            known = error.schema.get("properties", {})
            unknown = [key for key in error.instance if key not in known]
            yield from ((below(path, key), "is no key of the schema") for key in unknown)
        case _:
            yield path, f"{_RULES.get(str(error.validator), _other)(error)}, not {shown(error.instance)}"


def _listed(error: ValidationError) -> str:
    return "must be one of " + ", ".join(shown(value) for value in error.validator_value)


def _other(error: ValidationError) -> str:
    return f"breaks the schema's rule {error.validator!r}"


_RULES = {
    "enum": _listed,
    "const": lambda error: f"must be {shown(error.validator_value)}",
    "type": lambda error: f"must be of type {error.validator_value}",
    "pattern": lambda error: f"must match {error.validator_value}",
    "minLength": lambda error: f"must have at least {error.validator_value} characters",
    "maxLength": lambda error: f"must have at most {error.validator_value} characters",
    "minItems": lambda error: f"must have at least {error.validator_value} members",
    "maxItems": lambda error: f"must have at most {error.validator_value} members",
    "uniqueItems": lambda error: "must not hold a member twice",
    "minimum": lambda error: f"must be at least {error.validator_value}",
    "maximum": lambda error: f"must be at most {error.validator_value}",
}
