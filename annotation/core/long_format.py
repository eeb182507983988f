"""Reader of long-format files: one row per item, annotator and field, as CSV, JSONL or Parquet."""

import hashlib
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.long_sources import COLUMNS, RawRow, raw_rows

__all__ = ["COLUMNS", "LongFile", "LongRow", "normal_value", "read_long_file"]

_BOM = b"\xef\xbb\xbf"
_NULL = "null, left out as missing"
_PUT_RIGHT = "with blanks around them or letters in decomposed form, put right"


class LongRow(NamedTuple):
    """One answer; `row` is its 1-based row in the file (the header of a CSV is row 1)."""

    item_id: str
    annotator: str
    field: str
    value: str
    row: int


@dataclass(frozen=True)
class LongFile:
    """The rows of a file in file order, what was changed or looks odd, the sha256 of its bytes without a BOM.

    An empty `value` is kept as "": a missing answer, or the empty set where the caller knows of a set field.
    Nulls of JSONL and Parquet are missing at every level: such rows are left out and counted in `n_null`.
    """

    source: str
    rows: list[LongRow]
    sha256: str
    n_rows: int
    n_null: int = 0
    notices: list[str] = field(default_factory=list)


def read_long_file(path: Path, *, source: str = "") -> LongFile:
    """Read a `.csv`, `.jsonl` or `.parquet` file of labels; BadInput names file, row, field and value.

    Ids and annotators stay as given, byte for byte; values are NFC-normalised and stripped, and what that
    changed is counted in the notices.
    """
    source = source or path.name
    if not path.is_file():
        raise BadInput(f"{source}: no such file")
    ignored: list[str] = []
    changes: Counter[str] = Counter()
    rows = list(_checked(raw_rows(path, source, ignored), source, changes))
    notices = [f"{source}: column {name!r} is not used" for name in ignored]
    notices += [
        f"{source}: {n} {'value' if n == 1 else 'values'} {what}" for what, n in sorted(changes.items())
    ]
    notices += look_alike_annotators(row.annotator for row in rows)
    return LongFile(
        source=source,
        rows=rows,
        sha256=_digest(path),
        n_rows=len(rows) + changes[_NULL],
        n_null=changes[_NULL],
        notices=notices,
    )


def normal_value(value: str) -> str:
    """A category value as it is compared: NFC, without blanks around it; case stays."""
    return unicodedata.normalize("NFC", value).strip()


def look_alike_annotators(names: Iterable[str]) -> list[str]:
    """A notice for each name with blanks around it, and each group equal up to blanks, case and form."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for name in sorted(set(names)):
        groups[" ".join(unicodedata.normalize("NFKC", name).casefold().split())].append(name)
    notices = []
    for group in groups.values():
        listed = ", ".join(map(repr, group))
        if len(group) > 1:
            notices.append(f"annotators {listed} look alike; they are counted as {len(group)} annotators")
        elif group[0] != group[0].strip():
            notices.append(f"annotator {listed} has blanks around the name; it is kept as given")
    return notices


def _checked(raw: Iterable[RawRow], source: str, changes: Counter[str]) -> Iterator[LongRow]:
    seen: dict[tuple[str, str, str], int] = {}
    clean: dict[str, str] = {}
    for item_id, annotator, name, value, row in raw:
        key = (item_id, annotator, name)
        if not (item_id and annotator and name):
            empty = COLUMNS[key.index("")]
            raise bad_row(source, row, f"{empty} is empty", field=empty, value="")
        first = seen.setdefault(key, row)
        if first != row:
            raise bad_row(
                source,
                row,
                f"{annotator!r} answered {item_id!r} already in row {first}",
                field=name,
                value=value,
            )
        if value is None:
            changes[_NULL] += 1
            continue
        kept = clean.get(value)
        if kept is None:
            kept = clean[value] = normal_value(value)
        if kept != value:
            changes[_PUT_RIGHT] += 1
        yield LongRow(item_id, annotator, name, kept, row)


def _digest(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as stream:
        head = stream.read(len(_BOM))
        digest.update(b"" if head == _BOM else head)
        while block := stream.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()
