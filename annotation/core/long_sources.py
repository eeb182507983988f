"""The three file formats of long-format data, each turned into raw rows of text with their row numbers."""

import csv
from collections.abc import Iterator, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from annotation.core.bad_input import BadInput, bad_row
from taxonomy.strict_json import BadJSON, first_twice, strict_json

COLUMNS = ("item_id", "annotator", "field", "value")
SET_SEPARATOR = ";"

RawRow = tuple[str, str, str, str | None, int]


def raw_rows(path: Path, source: str, ignored: list[str]) -> Iterator[RawRow]:
    """Rows as text in file order; names of columns that are not used are added to `ignored`."""
    readers = {".csv": _csv_rows, ".jsonl": _jsonl_rows, ".parquet": _parquet_rows}
    reader = readers.get(path.suffix.lower())
    if reader is None:
        raise BadInput(f"{source}: format {path.suffix!r} is not one of {', '.join(readers)}")
    return reader(path, source, ignored)


def _csv_rows(path: Path, source: str, ignored: list[str]) -> Iterator[RawRow]:
    row = 0
    try:
        with path.open(encoding="utf-8-sig", newline="") as stream:
            reader = csv.reader(stream, strict=True)
            row = 1
            header = next(reader, [])
            a, b, c, d = _columns(header, source, ignored)
            width = len(header)
            for row, cells in enumerate(reader, start=2):
                if not cells:
                    continue
                if len(cells) != width:
                    raise bad_row(
                        source, row, f"{len(cells)} cells where the header has {width}", value=cells[0]
                    )
                if any("\x00" in cell for cell in cells):
                    raise _nul(source, row, header, cells)
                yield cells[a], cells[b], cells[c], cells[d], row
    except UnicodeDecodeError as cause:
        raise BadInput(f"{source}, after row {row}: not UTF-8 ({cause.reason})") from cause
    except csv.Error as cause:
        raise bad_row(source, row + 1, f"not readable as CSV: {cause}") from cause


def _columns(header: list[str], source: str, ignored: list[str]) -> list[int]:
    missing = [name for name in COLUMNS if name not in header]
    mark = next((mark for mark in ";\t|" if header and set(COLUMNS) <= set(header[0].split(mark))), None)
    if mark:
        raise BadInput(f"{source}, row 1: columns are separated by {mark!r} where commas are needed")
    if missing:
        raise BadInput(
            f"{source}, row 1: column {missing[0]!r} is missing; found {', '.join(header)[:200]!r}"
        )
    twice = first_twice(header)
    if twice is not None:
        raise BadInput(f"{source}, row 1: column {twice!r} stands twice")
    ignored += [name for name in header if name not in COLUMNS]
    return [header.index(name) for name in COLUMNS]


def _nul(source: str, row: int, header: list[str], cells: list[str]) -> BadInput:
    column, cell = next((h, c) for h, c in zip(header, cells, strict=True) if "\x00" in c)
    return bad_row(source, row, "holds a NUL character", field=column, value=cell)


def _jsonl_rows(path: Path, source: str, ignored: list[str]) -> Iterator[RawRow]:
    with path.open("rb") as stream:
        for row, line in enumerate(stream, start=1):
            if not line.strip():
                continue
            try:
                record = strict_json(line)
            except BadJSON as cause:
                raise bad_row(source, row, str(cause)) from cause
            if not isinstance(record, dict):
                raise bad_row(source, row, "not a JSON object", value=record)
            missing = [name for name in COLUMNS if name not in record]
            if missing:
                raise bad_row(source, row, "key is missing", field=missing[0])
            ignored += [name for name in record if name not in COLUMNS and name not in ignored]
            yield _row(source, row, [record[name] for name in COLUMNS])


def _parquet_rows(path: Path, source: str, ignored: list[str]) -> Iterator[RawRow]:
    try:
        file = pq.ParquetFile(path)
        _columns(file.schema_arrow.names, source, ignored)
        row = 0
        for batch in file.iter_batches(columns=list(COLUMNS)):
            columns = [_listed(batch.column(name)) for name in COLUMNS]
            for values in zip(*columns, strict=True):
                row += 1
                for name, value in zip(COLUMNS, values, strict=True):
                    if isinstance(value, str) and "\x00" in value:
                        raise bad_row(source, row, "holds a NUL character", field=name, value=value)
                yield _row(source, row, values)
    except (pa.ArrowInvalid, UnicodeDecodeError) as cause:
        raise BadInput(f"{source}: not readable as Parquet: {cause}") from cause


def _listed(column: pa.Array) -> list[Any]:
    """As Python values; a 32-bit 0.1 stays 0.1, and is not the nearest number of 64 bits."""
    if pa.types.is_dictionary(column.type):
        column = column.dictionary_decode()
    if pa.types.is_float32(column.type):
        return [None if digits is None else float(digits) for digits in column.cast(pa.string()).to_pylist()]
    return column.to_pylist()


def _row(source: str, row: int, cells: Sequence[Any]) -> RawRow:
    item_id, annotator, name = (
        cell if isinstance(cell, str) else _id_text(source, row, column, cell)
        for column, cell in zip(COLUMNS[:3], cells[:3], strict=True)
    )
    return item_id, annotator, name, _value_text(source, row, name, cells[3]), row


def _id_text(source: str, row: int, column: str, value: Any) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    raise bad_row(source, row, "an id must be text or a whole number", field=column, value=value)


def _value_text(source: str, row: int, name: str, value: Any) -> str | None:
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Decimal):
        return str(value)
    if isinstance(value, list) and all(isinstance(code, str) and SET_SEPARATOR not in code for code in value):
        return SET_SEPARATOR.join(value)
    raise bad_row(
        source, row, "a value must be text, a number, true, false or a list of codes", field=name, value=value
    )
