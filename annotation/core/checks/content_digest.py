"""Digests of a set of cases; neither the order of the file nor that of keys matters."""

from annotation.core.checks.dataset import Dataset
from taxonomy.digest import canonical_text, sha256_bytes


def cases_sha256(dataset: Dataset) -> str:
    """sha256 of the canonical array of the cases sorted by id."""
    return sha256_bytes(_array(dataset))


def version_sha256(dataset: Dataset, *, name: str, version: str, schema_version: str) -> str:
    """sha256 of the canonical dataset version: schemaVersion, datasetName, datasetVersion and the cases."""
    # Keys in canonical order, so that the array need not be made canonical a second time.
    head = f'"datasetName":{canonical_text(name)},"datasetVersion":{canonical_text(version)}'
    tail = f'"schemaVersion":{canonical_text(schema_version)}'
    return sha256_bytes(b'{"cases":' + _array(dataset) + f",{head},{tail}}}".encode())


def _array(dataset: Dataset) -> bytes:
    ids = (str(case.get("id")) for case in dataset.cases)
    # The bytes break ties between equal ids, so that a broken file has one digest too.
    by_id = sorted(zip(ids, dataset.canonical_cases, strict=True))
    return b"[" + b",".join(text for _, text in by_id) + b"]"
