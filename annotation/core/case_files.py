"""Reading case files: JSON lines, a JSON array, a document with `cases`, CSV or Parquet, told apart by content."""

import csv
import io
import json
from codecs import BOM_UTF8
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.case_contract import CASE_KEYS, contract_faults
from annotation.core.case_mapping import check_place, put, renamed
from taxonomy.strict_json import BadJSON, first_twice, strict_json

PARQUET = b"PAR1"
OTHER_FORMATS = {
    b"PK\x03\x04": "a zip archive or a workbook; save the sheet as CSV, or unpack it",
    b"\x1f\x8b": "compressed with gzip; unpack it",
    b"\xff\xfe": "UTF-16; save it as UTF-8",
    b"\xfe\xff": "UTF-16; save it as UTF-8",
    b"%PDF": "a PDF; cases come as JSON lines, JSON, CSV or Parquet",
}
MOST_COLUMNS = 1_000
# One value may stand for many rows in a Parquet file: few rows are unpacked at a time, and what comes out is bounded.
PARQUET_ROWS, EXPANDED_BYTES, EXPANDED_TIMES = 50, 16 * 1024**2, 50
NO_RENAME: Mapping[str, str] = {}


class CaseRow(NamedTuple):
    """One case and where it stood: line, position in an array, or CSV record (the header is 1)."""

    row: int
    case: dict[str, Any]


def read_cases(path: Path | str, *, rename: Mapping[str, str] = NO_RENAME) -> list[CaseRow]:
    """As `each_case`, all of them at once."""
    return list(each_case(path, rename=rename))


def each_case(path: Path | str, *, rename: Mapping[str, str] = NO_RENAME) -> Iterator[CaseRow]:
    """The cases of a file one by one, each meeting the case contract, ids unique and kept byte for byte.

    `rename` maps our name to their key. Raises BadInput naming file, row, field and value once it comes to it.
    """
    source = Path(path).name
    seen: dict[str, int] = {}
    for found in each_row(path, rename=rename):
        row, case = found
        for fault in contract_faults(case):
            message = fault.message + (_where_else(case, fault.field) if fault.value is None else "")
            raise bad_row(source, row, message, field=fault.field, value=fault.value)
        first = seen.setdefault(case["id"], row)
        if first != row:
            raise bad_row(source, row, f"stands already in row {first}", field="id", value=case["id"])
        yield found


def _where_else(case: Mapping[str, Any], ours: str) -> str:
    """For a key that is missing: the keys that are none of ours, one of which may hold it."""
    foreign = [key for key in case if key not in CASE_KEYS]
    if ours in case or not foreign:
        return ""
    return f"; --map {ours}=KEY would take it from {', '.join(map(repr, foreign[:8]))}"


def read_rows(path: Path | str, *, rename: Mapping[str, str] = NO_RENAME) -> list[CaseRow]:
    """As `each_row`, all of them at once."""
    return list(each_row(path, rename=rename))


def each_row(path: Path | str, *, rename: Mapping[str, str] = NO_RENAME) -> Iterator[CaseRow]:
    """The objects of a case file as they stand, for checks that report rather than refuse.

    Refuses only what cannot be read: not UTF-8, broken or ambiguous JSON, no cases at all.
    """
    path = Path(path)
    for ours in rename:
        check_place(ours, where="mapping")
    row = 0
    for row, record in _records(path):
        if not isinstance(record, dict):
            raise bad_row(path.name, row, "not a JSON object", value=record)
        try:
            yield CaseRow(row, renamed(record, rename) if rename else record)
        except BadInput as cause:
            raise bad_row(path.name, row, str(cause)) from cause
    if not row:
        raise BadInput(f"{path.name}: holds no cases")


def _records(path: Path) -> Iterator[tuple[int, Any]]:
    try:
        with path.open("rb") as file:
            if _is_lines(file):
                return _lines(path.name, path)
            file.seek(0)
            data = file.read().removeprefix(BOM_UTF8)
    except OSError as cause:
        raise BadInput(f"{path.name}: cannot be read: {cause.strerror}") from cause
    if data[:4] == PARQUET:
        return _parquet_records(path.name, data)
    for mark, what in OTHER_FORMATS.items():
        if data.startswith(mark):
            raise BadInput(f"{path.name}: is {what}")
    start = data.lstrip()[:1]
    if start == b"[":
        return enumerate(strict_document(path.name, data), start=1)
    if start == b"{":
        return _objects(path.name, data)
    if start and path.suffix.lower() not in {".json", ".jsonl"}:
        return _csv_records(path.name, data)
    return _lines(path.name, path)


def _is_lines(file: BinaryIO) -> bool:
    """Whether the first line with content is an object of its own and more follows: such files are read as a stream."""
    first = (
        next((line for line in file if line.removeprefix(BOM_UTF8).strip()), b"")
        .removeprefix(BOM_UTF8)
        .strip()
    )
    return first[:1] == b"{" and first[-1:] == b"}" and any(line.strip() for line in file)


def _parquet_records(source: str, data: bytes) -> Iterator[tuple[int, Any]]:
    """Rows by position; a column without a value is left out, nested columns are objects and lists."""
    try:
        table = pq.ParquetFile(io.BytesIO(data))
        twice = first_twice(table.schema_arrow.names)
        if twice is not None:
            raise BadInput(f"{source}: column {twice!r} stands twice")
        row, size, most = 0, 0, EXPANDED_BYTES + EXPANDED_TIMES * len(data)
        if _stated_size(table) > most:
            raise BadInput(f"{source}: expands to more than {most // 1024**2} MB")
        for batch in table.iter_batches(batch_size=PARQUET_ROWS):
            size += batch.nbytes
            if size > most:
                raise bad_row(source, row + 1, f"the file expands to more than {most // 1024**2} MB")
            for record in batch.to_pylist():
                row += 1
                given = {name: value for name, value in record.items() if value is not None}
                yield row, _as_json(source, row, given)
    except (pa.ArrowException, OSError) as cause:
        raise BadInput(f"{source}: not readable as Parquet: {cause}") from cause


def _stated_size(table: pq.ParquetFile) -> int:
    """Bytes of all column chunks once decompressed, as the footer states them."""
    return sum(table.metadata.row_group(index).total_byte_size for index in range(table.num_row_groups))


def _as_json(source: str, row: int, record: dict[str, Any]) -> Any:
    """What Parquet says and JSON can keep: no dates, bytes or numbers that JSON has no form for."""
    try:
        return strict_json(json.dumps(record, ensure_ascii=False, allow_nan=False))
    except (TypeError, ValueError):
        for name, value in record.items():
            fault = _json_fault(name, value)
            if fault:
                raise bad_row(source, row, fault, field=name, value=str(value)) from None
        raise


def _json_fault(name: str, value: Any) -> str:
    try:
        strict_json(json.dumps({name: value}, ensure_ascii=False, allow_nan=False))
    except TypeError:
        return "is nothing that JSON can hold; write it as text"
    except ValueError as cause:
        return f"is nothing that JSON can hold: {cause}"
    return ""


def strict_document(source: str, data: bytes) -> Any:
    """The JSON value of a whole file, or BadInput with the file's name and the place."""
    try:
        return strict_json(data)
    except BadJSON as cause:
        raise BadInput(f"{source}: {cause}") from cause


def _objects(source: str, data: bytes) -> Iterator[tuple[int, Any]]:
    line = data.strip()
    if b"\n" in line:
        document = strict_document(source, data)
    else:
        row = data[: data.index(line)].count(b"\n") + 1
        document = _line(source, row, line)
        if "cases" not in document:
            return iter([(row, document)])
    if not isinstance(document.get("cases"), list):
        raise BadInput(f"{source}: one JSON object without a list 'cases'; write one case a line or an array")
    return enumerate(document["cases"], start=1)


def _lines(source: str, path: Path) -> Iterator[tuple[int, Any]]:
    with path.open("rb") as file:
        for row, line in enumerate(file, start=1):
            if line.strip():
                yield row, _line(source, row, line.removeprefix(BOM_UTF8))


def _line(source: str, row: int, line: bytes) -> Any:
    try:
        return strict_json(line)
    except BadJSON as cause:
        raise bad_row(source, row, str(cause)) from cause


def _csv_records(source: str, data: bytes) -> Iterator[tuple[int, Any]]:
    try:
        text = data.decode()
    except UnicodeDecodeError as cause:
        line = data.count(b"\n", 0, cause.start) + 1
        raise BadInput(
            f"{source}: not UTF-8 at byte {cause.start}, in line {line}; save the file as UTF-8"
        ) from cause
    row = 0
    header: list[str] = []
    try:
        for row, cells in enumerate(csv.reader(io.StringIO(text, newline=""), strict=True), start=1):
            if row == 1:
                header = _header(source, cells)
            elif cells:
                yield row, _csv_record(source, row, header, cells)
    except csv.Error as cause:
        raise bad_row(source, row + 1, f"not readable as CSV: {cause}") from cause


def _header(source: str, names: list[str]) -> list[str]:
    if len(names) > MOST_COLUMNS:
        raise BadInput(f"{source}, row 1: {len(names)} columns; at most {MOST_COLUMNS} are read")
    twice = first_twice(names)
    if twice is not None:
        raise BadInput(f"{source}, row 1: column {twice!r} stands twice")
    sign = next((sign for sign in ";\t|" if len(names) == 1 and sign in names[0]), None)
    if sign:
        raise BadInput(f"{source}, row 1: cells are separated by {sign!r}; separate them by commas")
    if "" in names:
        raise BadInput(f"{source}, row 1: column {names.index('') + 1} has no name")
    return names


def _csv_record(source: str, row: int, header: list[str], cells: list[str]) -> dict[str, Any]:
    if len(cells) != len(header):
        raise bad_row(source, row, f"{len(cells)} cells where the header has {len(header)}", value=cells[0])
    record: dict[str, Any] = {}
    for name, cell in zip(header, cells, strict=True):
        if "\x00" in cell:
            raise bad_row(source, row, "holds a NUL character", field=name, value=cell)
        if name.split(".")[0] not in CASE_KEYS:
            record[name] = cell
            continue
        check_place(name, where=f"{source}, row 1, column {name!r}")
        try:
            put(record, name, cell)
        except BadInput as cause:
            raise bad_row(source, row, str(cause), field=name, value=cell) from cause
    return record
