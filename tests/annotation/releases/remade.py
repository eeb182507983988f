"""A release made over by somebody who knows the format: records changed, every digest made to fit again."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from annotation.core.release_files import (
    ADJUDICATION,
    AGREEMENT,
    CASES,
    CONTENT,
    LABELS,
    content_digest,
    merkle_root_of,
)
from annotation.core.release_files import manifest as manifest_bytes
from taxonomy.digest import canonical_bytes, sha256_bytes

JSONL = (CASES, LABELS, ADJUDICATION)


class Forgery:
    """The parsed content of a release folder, to be changed and written back with fitting digests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.manifest: dict[str, Any] = json.loads((folder / "manifest.json").read_bytes())
        self.reports: list[Any] = json.loads((folder / AGREEMENT).read_bytes())
        self.cases, self.labels, self.adjudication = (
            [json.loads(line) for line in (folder / name).read_bytes().splitlines()] for name in JSONL
        )

    def label(self, case: str) -> dict[str, Any]:
        return next(label for label in self.labels if label["case_id"] == case)

    def said(self, case: str) -> dict[str, Any]:
        return next(record for record in self.adjudication if record["case_id"] == case)

    def case(self, case: str) -> dict[str, Any]:
        return next(record for record in self.cases if record["id"] == case)

    def write(self) -> None:
        records = (self.cases, self.labels, self.adjudication)
        files = {
            name: b"".join(canonical_bytes(record) + b"\n" for record in found)
            for name, found in zip(JSONL, records, strict=True)
        }
        files[AGREEMENT] = canonical_bytes(self.reports) + b"\n"
        identity = {
            key: value
            for key, value in self.manifest.items()
            if key not in ("format", "files", "derivedFiles")
        }
        fitting = {
            "contentDigestSha256": content_digest(files),
            "merkleRootSha256": merkle_root_of(files),
            "adjudicationSha256": sha256_bytes(files[ADJUDICATION]),
        }
        derived = {name: (self.folder / name).read_bytes() for name in self.manifest["derivedFiles"]}
        for name in CONTENT:
            (self.folder / name).write_bytes(files[name])
        (self.folder / "manifest.json").write_bytes(manifest_bytes(files, derived, identity | fitting))


def forge(folder: Path, change: Callable[[Forgery], None]) -> None:
    """Change the records of the release in `folder` and make every digest fit."""
    forgery = Forgery(folder)
    change(forgery)
    forgery.write()
