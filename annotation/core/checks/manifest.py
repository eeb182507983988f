"""The manifest a dataset is held against."""

from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput


class Manifest(NamedTuple):
    """The parts of a manifest that name content."""

    dataset_name: str
    dataset_version: str
    schema_version: str
    item_count: int
    ordered_ids: list[str]
    content_sha256: str


def parse_manifest(document: Any, *, source: str) -> Manifest:
    """The manifest in `document`, or under its key `manifest`; raises BadInput naming the key that is wrong."""
    if isinstance(document, dict) and isinstance(document.get("manifest"), dict):
        document = document["manifest"]
    if not isinstance(document, dict):
        raise BadInput(f"{source}: a manifest is one JSON object")
    count = _value(document, "itemCount", int, source)
    ids = _value(document, "orderedItemIds", list, source)
    if not all(isinstance(case_id, str) for case_id in ids):
        raise BadInput(f"{source}, field 'orderedItemIds': every id must be text")
    texts = ("datasetName", "datasetVersion", "schemaVersion")
    name, version, schema_version = (_value(document, key, str, source) for key in texts)
    digest = _value(document, "contentDigestSha256", str, source)
    return Manifest(name, version, schema_version, count, ids, digest)


def _value(document: dict[str, Any], key: str, kind: type, source: str) -> Any:
    if key not in document:
        raise BadInput(f"{source}, field {key!r}: is missing")
    value = document[key]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadInput(f"{source}, field {key!r}, value {str(value)[:80]!r}: must be {_NAMES[kind]}")
    return value


_NAMES = {int: "a whole number", list: "a list", str: "text"}
