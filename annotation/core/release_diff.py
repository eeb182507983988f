"""The difference between two releases: which labels came, went or changed, and the ruling behind each change."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput
from annotation.core.release_files import ADJUDICATION, LABELS, MANIFEST
from taxonomy.strict_json import BadJSON, strict_json

Key = tuple[str, str]
# What a reader of both releases must know before comparing any label, by its place in the manifest.
COMPARED = ("datasetName", "datasetVersion", "releaseStatus", "gate", "contentDigestSha256")


class ReleaseContent(NamedTuple):
    """A release as read: its manifest, and its labels and adjudication records by (case, study)."""

    manifest: dict[str, Any]
    labels: dict[Key, dict[str, Any]]
    adjudication: dict[Key, dict[str, Any]]


def read_release(folder: Path) -> ReleaseContent:
    """The content of a release folder; BadInput names the file that cannot be read."""
    files = {}
    for name in (MANIFEST, LABELS, ADJUDICATION):
        try:
            files[name] = (folder / name).read_bytes()
        except OSError as fault:
            raise BadInput(f"{folder.name}/{name}: cannot be read ({fault.strerror})") from fault
    return parse_release(files, folder.name)


def parse_release(files: Mapping[str, bytes], source: str) -> ReleaseContent:
    """The content of a release from its files as bytes; BadInput names the file that cannot be used."""
    return ReleaseContent(
        _document(files[MANIFEST], f"{source}/{MANIFEST}"),
        _records(files[LABELS], f"{source}/{LABELS}"),
        _records(files[ADJUDICATION], f"{source}/{ADJUDICATION}"),
    )


def release_diff(old: ReleaseContent, new: ReleaseContent) -> dict[str, Any]:
    """Labels added, removed and changed from `old` to `new`, by case; equal content gives empty lists.

    A case with one label in each release is compared whatever the studies are called; one with several, study by
    study. Each change names the ruling that stands behind the new label, or else behind the old one.
    """
    pairs = list(_pairs(old.labels, new.labels))
    changes = [_change(one, other, old, new) for one, other in pairs if one and other]
    changed = [change for change in changes if change is not None]
    return {
        "same_content": old.manifest.get("contentDigestSha256") == new.manifest.get("contentDigestSha256"),
        "manifest": {
            key: {"old": old.manifest.get(key), "new": new.manifest.get(key)}
            for key in COMPARED
            if old.manifest.get(key) != new.manifest.get(key)
        },
        "added": sorted({other["case_id"] for one, other in pairs if other and not one}),
        "removed": sorted({one["case_id"] for one, other in pairs if one and not other}),
        "changed": changed,
        "n_unchanged": len(changes) - len(changed),
    }


def _pairs(
    old: Mapping[Key, dict[str, Any]], new: Mapping[Key, dict[str, Any]]
) -> Iterator[tuple[dict[str, Any] | None, dict[str, Any] | None]]:
    """The labels to compare with one another, by case and then study; None where a release has none."""
    by_case_old, by_case_new = _by_case(old), _by_case(new)
    for case in sorted(by_case_old.keys() | by_case_new.keys()):
        ours, theirs = by_case_old.get(case, {}), by_case_new.get(case, {})
        if len(ours) == 1 and len(theirs) == 1:
            yield next(iter(ours.values())), next(iter(theirs.values()))
            continue
        for study in sorted(ours.keys() | theirs.keys()):
            yield ours.get(study), theirs.get(study)


def _by_case(labels: Mapping[Key, dict[str, Any]]) -> dict[str, dict[str, dict[str, Any]]]:
    cases: dict[str, dict[str, dict[str, Any]]] = {}
    for (case, study), label in labels.items():
        cases.setdefault(case, {})[study] = label
    return cases


def _change(
    one: Mapping[str, Any], other: Mapping[str, Any], old: ReleaseContent, new: ReleaseContent
) -> dict[str, Any] | None:
    before, after = one["answers"], other["answers"]
    fields = {
        key: {"old": before.get(key), "new": after.get(key)}
        for key in sorted(before.keys() | after.keys())
        if before.get(key) != after.get(key)
    }
    if not fields and one["sources"] == other["sources"]:
        return None
    return {
        "case_id": other["case_id"],
        "study": other["study"],
        "fields": fields,
        "source": other["source"],
        "ruling": _ruling(other, new),
        "old_source": one["source"],
        "old_ruling": _ruling(one, old),
    }


def _ruling(label: Mapping[str, Any], release: ReleaseContent) -> dict[str, Any] | None:
    """The ruling that a label rests on, as the release tells it."""
    rulings = release.adjudication.get((label["case_id"], label["study"]), {}).get("rulings", [])
    found: dict[str, Any] | None = rulings[-1] if rulings else None
    return found


def _document(raw: bytes, source: str) -> dict[str, Any]:
    try:
        value = strict_json(raw)
    except BadJSON as fault:
        raise BadInput(f"{source}: cannot be read ({fault})") from fault
    if not isinstance(value, dict):
        raise BadInput(f"{source}: is no object")
    return value


def _records(raw: bytes, source: str) -> dict[Key, dict[str, Any]]:
    found: dict[Key, dict[str, Any]] = {}
    for row, line in enumerate(raw.splitlines(), start=1):
        try:
            record = strict_json(line)
            found[record["case_id"], record["study"]] = record
        except (BadJSON, KeyError, TypeError) as fault:
            raise BadInput(f"{source}, row {row}: is no record of a release ({fault})") from fault
    return found
