"""Labels in files: long-format rows (one answer each) or JSONL with a whole label a line, as one kind of record."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.long_format import read_long_file
from taxonomy.fields.base import BadAnswer
from taxonomy.fields.schema import Schema
from taxonomy.strict_json import BadJSON, strict_json


@dataclass
class FileLabel:
    """One annotator's answers on one case; `rows` says where each answer stands in the file."""

    case_id: str
    annotator: str
    row: int
    answers: dict[str, Any] = field(default_factory=dict)
    rows: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class LabelFile:
    source: str
    labels: list[FileLabel]
    notices: list[str]


def read_labels(path: Path, schema: Schema) -> LabelFile:
    """The labels of a file in file order; BadInput names file, row, field and value of what cannot be read."""
    source = path.name
    if path.suffix == ".jsonl" and _holds_whole_labels(path):
        return LabelFile(source, list(_whole_labels(path, source)), [])
    file = read_long_file(path)
    labels: dict[tuple[str, str], FileLabel] = {}
    for row in file.rows:
        label = labels.setdefault(
            (row.item_id, row.annotator), FileLabel(row.item_id, row.annotator, row.row)
        )
        question = schema.field(row.field)
        if question is None:
            raise bad_row(source, row.row, "is no field of this schema", field="field", value=row.field)
        if row.value == "" and question.level != "set":
            continue
        try:
            label.answers[row.field] = question.from_text(row.value)
        except BadAnswer as refusal:
            raise bad_row(source, row.row, str(refusal), field=row.field, value=row.value) from refusal
        label.rows[row.field] = row.row
    return LabelFile(source, list(labels.values()), file.notices)


def _holds_whole_labels(path: Path) -> bool:
    try:
        with path.open(encoding="utf-8-sig") as file:
            first = next((line for line in file if line.strip()), "{}")
        return "answers" in strict_json(first)
    except (OSError, UnicodeDecodeError, BadJSON):
        return False


def _whole_labels(path: Path, source: str) -> Iterator[FileLabel]:
    seen: dict[tuple[str, str], int] = {}
    for number, record in json_lines(path):
        case_id = text_of(record, ("item_id", "case_id"), source, number)
        annotator = text_of(record, ("annotator",), source, number)
        answers = record.get("answers")
        if not isinstance(answers, dict):
            raise bad_row(source, number, "must be an object of answers", field="answers", value=answers)
        if (case_id, annotator) in seen:
            raise bad_row(
                source, number, f"{annotator!r} labelled this case in row {seen[case_id, annotator]} already",
                field="item_id", value=case_id,
            )  # fmt: skip
        seen[case_id, annotator] = number
        yield FileLabel(case_id, annotator, number, dict(answers), dict.fromkeys(answers, number))


def json_lines(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The objects of a JSONL file, each with its 1-based line."""
    if not path.is_file():
        raise BadInput(f"{path.name}: no such file")
    for number, line in enumerate(path.read_bytes().removeprefix(b"\xef\xbb\xbf").split(b"\n"), start=1):
        if line.strip():
            try:
                record = strict_json(line)
            except BadJSON as fault:
                raise bad_row(path.name, number, str(fault)) from fault
            if not isinstance(record, dict):
                raise bad_row(path.name, number, "must be an object", value=record)
            yield number, record


def text_of(record: Mapping[str, Any], names: tuple[str, ...], source: str, row: int) -> str:
    """The text under the first of `names` that the record has."""
    found = next((name for name in names if name in record), names[0])
    value = record.get(found)
    if not isinstance(value, str) or not value:
        raise bad_row(source, row, "must be text that is not empty", field=found, value=value)
    return value
