"""Notes in files: JSONL, a note a line, as they are imported and exported."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from annotation.core.bad_input import bad_row
from annotation.core.label_files import json_lines, text_of

LONGEST_NOTE = 1000
LONGEST_NAME = 200
VERDICTS = ("PASS", "FAIL")
# What an export says beside; an import takes it for granted and works it out anew.
_DERIVED = {"position", "revision", "sha256", "saw_board", "codes"}
_KNOWN = {"case_id", "output_sha256", "annotator", "note", "verdict", "clusters", *_DERIVED}


@dataclass(frozen=True)
class FileNote:
    """One note of a file. `output_sha256` is empty where the case has one place in the sample alone."""

    row: int
    case_id: str
    output_sha256: str
    annotator: str
    text: str
    verdict: str
    clusters: tuple[str, ...]


def read_notes(path: Path) -> list[FileNote]:
    """The notes of a file in its order; BadInput names file, row, field and value of what cannot be read."""
    notes = list(_notes(path))
    seen: dict[tuple[str, str, str], int] = {}
    for note in notes:
        key = (note.case_id, note.output_sha256, note.annotator)
        if key in seen:
            raise bad_row(
                path.name, note.row, f"{note.annotator!r} noted this case in row {seen[key]} already",
                field="case_id", value=note.case_id,
            )  # fmt: skip
        seen[key] = note.row
    return notes


def _notes(path: Path) -> Iterator[FileNote]:
    source = path.name
    for row, record in json_lines(path):
        unknown = sorted(record.keys() - _KNOWN)
        if unknown:
            raise bad_row(source, row, "is no field of a note", field=unknown[0])
        text = text_of(record, ("note",), source, row).strip()
        if not text or len(text) > LONGEST_NOTE:
            raise bad_row(source, row, f"must be 1 to {LONGEST_NOTE} characters", field="note", value=text)
        verdict = record.get("verdict")
        if verdict not in VERDICTS:
            raise bad_row(source, row, "must be PASS or FAIL", field="verdict", value=verdict)
        yield FileNote(
            row,
            text_of(record, ("case_id",), source, row),
            _output(record, source, row),
            text_of(record, ("annotator",), source, row),
            text,
            verdict,
            _clusters(record, source, row),
        )


def _output(record: Mapping[str, Any], source: str, row: int) -> str:
    value = record.get("output_sha256") or ""
    if not isinstance(value, str):
        raise bad_row(source, row, "must be the sha256 of an output", field="output_sha256", value=value)
    return value


def _clusters(record: Mapping[str, Any], source: str, row: int) -> tuple[str, ...]:
    value = record.get("clusters", [])
    names = (
        [" ".join(name.split()) if isinstance(name, str) else "" for name in value]
        if isinstance(value, list)
        else []
    )
    if not isinstance(value, list) or not all(names) or any(len(name) > LONGEST_NAME for name in names):
        raise bad_row(source, row, "must be a list of names of clusters", field="clusters", value=value)
    return tuple(dict.fromkeys(names))
