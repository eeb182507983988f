"""Cases and dataset versions as values."""

from typing import Any

from django.db.models import Prefetch

from annotation.models.datasets import Case, DatasetVersion, Reference
from taxonomy.digest import sha256_of
from taxonomy.strict_json import strict_json


def case_contract(case: Case) -> dict[str, Any]:
    """The case as it came: its content, and its expected output if it has one (`first_reference` prefetched)."""
    contract = strict_json(case.content)
    for reference in case.first_references:  # type: ignore[attr-defined]
        contract["expectedOutput"] = strict_json(reference.value)
    return contract


def cases_of(version: DatasetVersion) -> Any:
    """The cases of a version in the order of their ids, each with the answer it came with."""
    first = Prefetch("references", Reference.objects.filter(revision=1), to_attr="first_references")
    return version.cases.order_by("external_id").prefetch_related(first)


def version_identity(version: DatasetVersion) -> dict[str, Any]:
    """What names the content of a version, whose sha256 is the version's digest."""
    contracts = [case_contract(case) for case in cases_of(version).iterator(chunk_size=1000)]
    contracts.sort(key=lambda contract: contract["id"])
    return {
        "schemaVersion": schema_version(contracts),
        "datasetName": version.dataset.name,
        "datasetVersion": version.version,
        "cases": contracts,
    }


def schema_version(contracts: list[dict[str, Any]]) -> str:
    """The schema version that the cases state, or "1" where they state none or several."""
    stated = {contract.get("schemaVersion", "1") for contract in contracts}
    return stated.pop() if len(stated) == 1 else "1"


def version_digest(version: DatasetVersion) -> str:
    return sha256_of(version_identity(version))
