"""What every case must be before anything else is asked of it: the top-level keys and what they may hold."""

import unicodedata
from typing import Any, NamedTuple

CASE_KEYS = ("id", "schemaVersion", "task", "split", "input", "expectedOutput", "metadata")
TEXT_KEYS = ("schemaVersion", "task", "split")
BRANCHES = ("input", "expectedOutput", "metadata")


class ContractFault(NamedTuple):
    """One breach of the case contract: the key, what is wrong, and the value found, if there is one."""

    field: str
    message: str
    value: Any = None


def contract_faults(case: dict[str, Any]) -> list[ContractFault]:
    """Every breach of the case contract in `case`, in the order of CASE_KEYS; empty when it is a case."""
    faults = _id_faults(case)
    faults += [
        ContractFault(key, "must be text", case[key])
        for key in TEXT_KEYS
        if key in case and not isinstance(case[key], str)
    ]
    if case.get("input") is None:
        faults.append(ContractFault("input", "is missing"))
    if not isinstance(case.get("metadata", {}), dict):
        faults.append(ContractFault("metadata", "must be an object", case["metadata"]))
    faults += [ContractFault(key, _unknown(key)) for key in case if key not in CASE_KEYS]
    return faults


def _id_faults(case: dict[str, Any]) -> list[ContractFault]:
    if "id" not in case:
        return [ContractFault("id", "is missing")]
    case_id = case["id"]
    if not isinstance(case_id, str):
        return [ContractFault("id", "must be text", case_id)]
    if not case_id:
        return [ContractFault("id", "is empty", case_id)]
    if case_id != case_id.strip():
        return [ContractFault("id", "begins or ends with a blank", case_id)]
    # What prints holds no control character: nearly every id, told at once.
    if not case_id.isprintable() and any(
        unicodedata.category(character) in {"Cc", "Zl", "Zp"} for character in case_id
    ):
        return [ContractFault("id", "holds a control character", case_id)]
    return []


def _unknown(key: str) -> str:
    return f"is no key of a case; --map input.{key}={key} or --map metadata.{key}={key} would take it"
