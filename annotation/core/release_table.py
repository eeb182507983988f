"""The labels of a release as a table: CSV for spreadsheets, Parquet for programs.

The JSONL files are the record; these are made from them. Only the CSV alters a text: one that a spreadsheet would
run as a formula gets an apostrophe in front.
"""

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from taxonomy.digest import canonical_text

LABELS_CSV, LABELS_PARQUET = "labels.csv", "labels.parquet"
ANSWER = "answer."
# Column, what it says; in the order of the table.
COLUMNS = {
    "case_id": "Identifier of the case",
    "study": "Study whose label this is",
    "task": "Task of the case",
    "family": "Family of the case",
    "split": "Split of the case",
    "case_sha256": "Digest of the case",
    "output_sha256": "Digest of the output that was labelled, where an output was",
    "source": "Where the label comes from: agreed, adjudicated or single",
    "n_labels": "How many annotators labelled the case",
}
_TYPES = {
    "choice": pa.string(),
    "text": pa.string(),
    "scale": pa.int64(),
    "integer": pa.int64(),
    "number": pa.float64(),
    "boolean": pa.bool_(),
    "codes": pa.list_(pa.string()),
}
# What a spreadsheet takes for the start of a formula, in full width too, and what would be taken for our own mark.
_RUNS = tuple("=+-@\t\r\n'＝＋－＠")
_PLAIN_NUMBER = re.compile(r"[+-]?[0-9]+(?:[.,][0-9]+)*")


class Table(NamedTuple):
    """Columns by name with their Arrow types, and the rows as mappings."""

    types: dict[str, pa.DataType]
    rows: list[dict[str, Any]]


def label_table(
    cases: Iterable[Mapping[str, Any]], labels: Sequence[Mapping[str, Any]], field_types: Mapping[str, str]
) -> Table:
    """One row a label. `field_types` names the field type of each answer; types without a column type of their own
    stand as canonical JSON text."""
    by_id = {case["id"]: case for case in cases}
    types = {name: pa.int64() if name == "n_labels" else pa.string() for name in COLUMNS}
    types |= {ANSWER + key: _TYPES.get(kind, pa.string()) for key, kind in field_types.items()}
    return Table(types, [_row(by_id[label["case_id"]], label, field_types) for label in labels])


def _row(case: Mapping[str, Any], label: Mapping[str, Any], field_types: Mapping[str, str]) -> dict[str, Any]:
    row = {key: label[key] for key in ("case_id", "study", "output_sha256", "source", "n_labels")}
    row |= {key: case[key] for key in ("task", "family", "split")} | {"case_sha256": case["sha256"]}
    for key, kind in field_types.items():
        answer = label["answers"].get(key)
        row[ANSWER + key] = answer if answer is None or kind in _TYPES else canonical_text(answer)
    return row


def parquet_bytes(table: Table) -> bytes:
    """The table as Parquet; every text comes back byte for byte."""
    schema = pa.schema([pa.field(name, kind) for name, kind in table.types.items()])
    sink = io.BytesIO()
    pq.write_table(pa.Table.from_pylist(table.rows, schema=schema), sink, compression="zstd")
    return sink.getvalue()


def csv_bytes(table: Table) -> bytes:
    """The table for spreadsheets: UTF-8 with a byte order mark, lines ended by CRLF, no cell that runs."""
    text = io.StringIO()
    writer = csv.writer(text, quoting=csv.QUOTE_MINIMAL, lineterminator="\r\n")
    writer.writerow(safe_cell(name) for name in table.types)
    writer.writerows([safe_cell(row[name]) for name in table.types] for row in table.rows)
    return text.getvalue().encode("utf-8-sig")


def safe_cell(value: Any) -> str:
    """`value` as the text of a cell that no spreadsheet runs; a number stays a number."""
    if isinstance(value, list):
        value = "; ".join(map(str, value))
    if isinstance(value, bool):
        return "true" if value else "false"
    text = "" if value is None else str(value)
    if text[:1] in _RUNS and not _PLAIN_NUMBER.fullmatch(text):
        return "'" + text
    return text
