"""A release for eyes that may not see what people wrote: free text redacted, under a name of its own.

It is not the release: its bytes differ, and no digest of the release is claimed for them.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from annotation.core.redaction import redact_value
from annotation.core.release_files import ADJUDICATION, CASES, LABELS, jsonl
from taxonomy.digest import canonical_bytes, sha256_bytes
from taxonomy.strict_json import strict_json

FORMAT = "concord-redacted-release/1"
STATEMENT = "redaction.json"
# Where people's own words stand, by file.
_FREE_TEXT = {CASES: ("content",), LABELS: ("answers",), ADJUDICATION: ("labels", "rulings")}


def redacted_files(files: Mapping[str, bytes], *, release: str, manifest_sha256: str) -> dict[str, bytes]:
    """Cases, labels and adjudication with their texts redacted, and a statement of what was done to which release."""
    counts: Counter[str] = Counter()
    made = {name: jsonl(_records(files[name], keys, counts)) for name, keys in _FREE_TEXT.items()}
    statement = {
        "format": FORMAT,
        "release": release,
        "ofManifestSha256": manifest_sha256,
        "masked": dict(sorted(counts.items())),
        "files": {name: sha256_bytes(content) for name, content in made.items()},
    }
    return made | {STATEMENT: canonical_bytes(statement) + b"\n"}


def _records(raw: bytes, keys: tuple[str, ...], counts: Counter[str]) -> list[dict[str, Any]]:
    records = []
    for line in raw.splitlines():
        record = strict_json(line)
        for key in keys:
            if key in record:
                record[key] = redact_value(record[key], counts)
        records.append(record)
    return records
