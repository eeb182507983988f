"""Rulings in files: JSONL with a whole ruling a line, or long-format CSV with one answer a row."""

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.label_files import json_lines, text_of
from taxonomy.fields.base import BadAnswer
from taxonomy.fields.schema import Schema

_ABOUT = ("reason", "confidence", "note", "guideline_clause")
_SEPARATOR = ";"
_KNOWN = {
    "case_id",
    "item_id",
    "adjudicator",
    "answers",
    "field",
    "value",
    "overrules",
    "flags_guideline",
    *_ABOUT,
}


@dataclass
class FileRuling:
    """One ruling of a file; `decision` holds its answers and what is said about them."""

    case_id: str
    adjudicator: str
    row: int
    decision: dict[str, Any] = field(default_factory=dict)


def read_rulings(path: Path, schema: Schema, *, default_adjudicator: str) -> list[FileRuling]:
    """The rulings of a file; BadInput names file, row, field and value of what cannot be read."""
    if path.suffix == ".csv":
        return list(_merged(path, schema, default_adjudicator))
    rulings = []
    for row, record in json_lines(path):
        _known_keys(record, path.name, row)
        answers = record.get("answers")
        if not isinstance(answers, dict) or not answers:
            raise bad_row(path.name, row, "must be an object of answers", field="answers", value=answers)
        rulings.append(_ruling(record, path.name, row, default_adjudicator, answers))
    _once_each(rulings, path.name)
    return rulings


def _merged(path: Path, schema: Schema, default_adjudicator: str) -> Iterator[FileRuling]:
    """The rows of a CSV, those of one case and adjudicator made one ruling."""
    found: dict[tuple[str, str], FileRuling] = {}
    for row, record in _csv_rows(path):
        question = schema.field(record.get("field", ""))
        if question is None:
            raise bad_row(
                path.name, row, "is no field of this schema", field="field", value=record.get("field")
            )
        try:
            answer = question.from_text(record.get("value", ""))
        except BadAnswer as refusal:
            raise bad_row(
                path.name, row, str(refusal), field=question.key, value=record.get("value")
            ) from refusal
        ruling = _ruling(record, path.name, row, default_adjudicator, {question.key: answer})
        first = found.setdefault((ruling.case_id, ruling.adjudicator), ruling)
        if first is not ruling:
            if question.key in first.decision["answers"]:
                raise bad_row(path.name, row, f"stands in row {first.row} already", field=question.key)
            _same_words(first, ruling, path.name)
            first.decision["answers"][question.key] = answer
    yield from found.values()


def _same_words(first: FileRuling, later: FileRuling, source: str) -> None:
    """One ruling has one reason, note, confidence and clause: rows that say otherwise would lose words."""
    for key in (*_ABOUT, "overrules", "flags_guideline"):
        if later.decision[key] != first.decision[key]:
            raise bad_row(
                source, later.row, f"differs from row {first.row} of the same ruling", field=key,
                value=later.decision[key],
            )  # fmt: skip


def _csv_rows(path: Path) -> Iterator[tuple[int, dict[str, str]]]:
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            reader = csv.DictReader(file, strict=True)
            for record in reader:
                _known_keys(record, path.name, reader.line_num)
                yield reader.line_num, {key: value for key, value in record.items() if value}
    except OSError as fault:
        raise BadInput(f"{path.name}: cannot be read ({fault.strerror})") from fault
    except (UnicodeDecodeError, csv.Error) as fault:
        raise BadInput(f"{path.name}: is no CSV in UTF-8 ({fault})") from fault


def _ruling(
    record: Mapping[str, Any], source: str, row: int, default_adjudicator: str, answers: dict[str, Any]
) -> FileRuling:
    case_id = text_of(record, ("case_id", "item_id"), source, row)
    adjudicator = text_of({"adjudicator": default_adjudicator, **record}, ("adjudicator",), source, row)
    about = {key: record.get(key, "") or "" for key in _ABOUT}
    for key, value in about.items():
        if not isinstance(value, str):
            raise bad_row(source, row, "must be text", field=key, value=value)
    about["reason"] = about["reason"] or "other"
    more = {"overrules": _overrules(record, source, row), "flags_guideline": _flag(record, source, row)}
    return FileRuling(case_id, adjudicator, row, {"answers": answers, **about, **more})


def _overrules(record: Mapping[str, Any], source: str, row: int) -> list[str]:
    """The cases whose rulings this one overrules by name: a list, or in a cell with semicolons between."""
    given = record.get("overrules") or []
    names = (
        [name.strip() for name in given.split(_SEPARATOR) if name.strip()]
        if isinstance(given, str)
        else given
    )
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise bad_row(source, row, "must be a list of case ids", field="overrules", value=given)
    return names


def _flag(record: Mapping[str, Any], source: str, row: int) -> bool:
    given = record.get("flags_guideline") or False
    if given in (True, "true"):
        return True
    if given not in (False, "false"):
        raise bad_row(source, row, "must be true or false", field="flags_guideline", value=given)
    return False


def _known_keys(record: Mapping[Any, Any], source: str, row: int) -> None:
    unknown = [key for key in record if key not in _KNOWN]
    if unknown:
        raise bad_row(source, row, "is no key of a ruling", field=str(unknown[0]))


def _once_each(rulings: list[FileRuling], source: str) -> None:
    seen: dict[str, int] = {}
    for ruling in rulings:
        if ruling.case_id in seen:
            raise bad_row(
                source,
                ruling.row,
                f"is ruled on in row {seen[ruling.case_id]} already",
                field="case_id",
                value=ruling.case_id,
            )
        seen[ruling.case_id] = ruling.row
