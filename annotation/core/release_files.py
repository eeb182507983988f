"""The files of a ground-truth release as bytes: the same content gives the same bytes, wherever it is built.

Content files carry natural keys and pseudonyms, no clock and no random id. The manifest stands outside the
content digest, since it says when and by whom the release was made.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from annotation.core.verify import case_leaves, merkle_root
from taxonomy.digest import canonical_bytes, sha256_bytes, sha256_of

CASES, LABELS, AGREEMENT, ADJUDICATION = "cases.jsonl", "labels.jsonl", "agreement.json", "adjudication.jsonl"
CONTENT = (ADJUDICATION, AGREEMENT, CASES, LABELS)
MANIFEST, VERIFIER, LEDGER, VOCABULARY = "manifest.json", "verify.py", "ledger.jsonl", "vocabulary.json"
FORMAT = "concord-release/2"


def jsonl(records: Iterable[Mapping[str, Any]]) -> bytes:
    """One canonical JSON document a line, in the order given."""
    return b"".join(canonical_bytes(record) + b"\n" for record in records)


def content_files(
    *,
    cases: Iterable[Mapping[str, Any]],
    labels: Iterable[Mapping[str, Any]],
    agreement: Iterable[Mapping[str, Any]],
    adjudication: Iterable[Mapping[str, Any]],
) -> dict[str, bytes]:
    """The content files, records sorted by case id and then study."""
    return {
        CASES: jsonl(sorted(cases, key=lambda record: record["id"])),
        LABELS: jsonl(sorted(labels, key=_by_case)),
        AGREEMENT: canonical_bytes(sorted(agreement, key=lambda report: report["study"]["name"])) + b"\n",
        ADJUDICATION: jsonl(sorted(adjudication, key=_by_case)),
    }


def content_digest(files: Mapping[str, bytes]) -> str:
    """sha256 of the canonical JSON {file name: sha256 of its bytes} over the content files."""
    return sha256_of({name: sha256_bytes(files[name]) for name in CONTENT})


def merkle_root_of(files: Mapping[str, bytes]) -> str:
    """The root over the cases, each with all that was said of it (RFC 6962, section 2.1)."""
    return merkle_root(case_leaves(files))


def manifest(files: Mapping[str, bytes], derived: Mapping[str, bytes], identity: Mapping[str, Any]) -> bytes:
    """The manifest: what the release is, a digest of every file, and of every line of the JSONL files.

    `derived` are the files made from the content for other readers; they stand outside the content digest.
    """
    document = {
        "format": FORMAT,
        **identity,
        "files": {name: _file_entry(name, files[name]) for name in CONTENT},
        "derivedFiles": {name: _file_entry("", content) for name, content in derived.items()},
    }
    return canonical_bytes(document) + b"\n"


def verifier_source() -> bytes:
    """The verifier that travels with each release; it needs nothing but Python."""
    return (Path(__file__).parent / VERIFIER).read_bytes()


def _by_case(record: Mapping[str, Any]) -> tuple[str, str]:
    return record["case_id"], record["study"]


def _file_entry(name: str, content: bytes) -> dict[str, Any]:
    entry: dict[str, Any] = {"sha256": sha256_bytes(content), "bytes": len(content)}
    if name.endswith(".jsonl"):
        entry["lines"] = [sha256_bytes(line) for line in content.splitlines()]
    return entry
