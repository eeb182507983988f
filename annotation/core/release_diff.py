"""The difference between two releases: which labels came, went or changed, and the ruling behind each change."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput
from annotation.core.release_files import ADJUDICATION, LABELS, MANIFEST
from taxonomy.strict_json import BadJSON, strict_json

Key = tuple[str, str]


class ReleaseContent(NamedTuple):
    """A release folder as read: its manifest, and its labels and adjudication records by (study, case)."""

    manifest: dict[str, Any]
    labels: dict[Key, dict[str, Any]]
    adjudication: dict[Key, dict[str, Any]]


def read_release(folder: Path) -> ReleaseContent:
    """The content of a release folder; BadInput names the file that cannot be read."""
    return ReleaseContent(
        _document(folder, MANIFEST), _records(folder, LABELS), _records(folder, ADJUDICATION)
    )


def release_diff(old: ReleaseContent, new: ReleaseContent) -> dict[str, Any]:
    """Labels added, removed and changed from `old` to `new`, by case; equal content gives empty lists."""
    by_case_old, by_case_new = _by_case(old.labels), _by_case(new.labels)
    shared = sorted(by_case_old.keys() & by_case_new.keys())
    changed = [
        change
        for case in shared
        if (change := _change(case, by_case_old[case], by_case_new[case], new.adjudication)) is not None
    ]
    return {
        "same_content": old.manifest.get("contentDigestSha256") == new.manifest.get("contentDigestSha256"),
        "added": sorted(by_case_new.keys() - by_case_old.keys()),
        "removed": sorted(by_case_old.keys() - by_case_new.keys()),
        "changed": changed,
        "n_unchanged": len(shared) - len(changed),
    }


def _change(
    case: str, old: Mapping[str, Any], new: Mapping[str, Any], adjudication: Mapping[Key, Mapping[str, Any]]
) -> dict[str, Any] | None:
    keys = sorted(old["answers"].keys() | new["answers"].keys())
    fields = {
        key: {"old": old["answers"].get(key), "new": new["answers"].get(key)}
        for key in keys
        if old["answers"].get(key) != new["answers"].get(key)
    }
    if not fields and old["sources"] == new["sources"]:
        return None
    rulings = adjudication.get((new["study"], case), {}).get("rulings", [])
    return {
        "case_id": case,
        "fields": fields,
        "source": new["source"],
        "ruling": rulings[-1] if rulings else None,
    }


def _by_case(labels: Mapping[Key, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {case: label for (_, case), label in sorted(labels.items())}


def _document(folder: Path, name: str) -> dict[str, Any]:
    try:
        value = strict_json((folder / name).read_bytes())
    except (OSError, BadJSON) as fault:
        raise BadInput(f"{folder.name}/{name}: cannot be read ({fault.__class__.__name__})") from fault
    if not isinstance(value, dict):
        raise BadInput(f"{folder.name}/{name}: is no object")
    return value


def _records(folder: Path, name: str) -> dict[Key, dict[str, Any]]:
    try:
        lines = (folder / name).read_bytes().splitlines()
        records = [strict_json(line) for line in lines]
        return {(record["study"], record["case_id"]): record for record in records}
    except (OSError, BadJSON, KeyError, TypeError) as fault:
        raise BadInput(f"{folder.name}/{name}: cannot be read ({fault})") from fault
