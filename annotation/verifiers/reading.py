"""Specs, answers, records and golds from a user's file; every refusal names file, row and field."""

import codecs
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput, bad_row
from annotation.verifiers.spec import GOLD_KEY
from taxonomy.strict_json import BadJSON, strict_json


class Row(NamedTuple):
    """One object of a file and its place from 1: the line of a JSONL file, the position in an array."""

    number: int
    document: dict[str, Any]


def spec_document(text: bytes, *, source: str) -> dict[str, Any]:
    """The spec in a file: an object with eval_types and reference_answers, or a task with one as `eval`."""
    document = _json(text, source)
    if not isinstance(document, dict):
        raise BadInput(f"{source}: must hold one object with eval_types and reference_answers")
    inner = document.get("eval", document)
    if not isinstance(inner, dict):
        raise BadInput(f"{source}, field 'eval': must be an object, not {inner!r}")
    return inner


def answers(text: bytes, *, source: str) -> list[str | None]:
    """The answers of a JSONL file of {"answer": "…"}; null is an answer that was never recorded."""
    found = []
    for row in _lines(text, source):
        if "answer" not in row.document:
            raise bad_row(source, row.number, "is missing", field="answer")
        answer = row.document["answer"]
        if answer is not None and not isinstance(answer, str):
            raise bad_row(source, row.number, "must be a text or null", field="answer", value=answer)
        found.append(answer)
    return found


def rows(text: bytes, *, source: str) -> list[Row]:
    """The objects of a JSON array, of an object with `tasks`, or of a JSONL file."""
    if text.removeprefix(codecs.BOM_UTF8).lstrip()[:1] == b"[":
        values = _json(text, source)
    else:
        values = _tasks(text, source)
        if values is None:
            return list(_lines(text, source))
    for number, value in enumerate(values, start=1):
        if not isinstance(value, dict):
            raise bad_row(source, number, "must be an object", value=value)
    return [Row(number, value) for number, value in enumerate(values, start=1)]


def golds(text: bytes, *, source: str) -> dict[str, str]:
    """Golds by case id from records or tasks; rows without a gold are left out."""
    found: dict[str, str] = {}
    for row in rows(text, source=source):
        gold = gold_of(row.document)
        if gold is None:
            continue
        if not isinstance(gold, str):
            raise bad_row(source, row.number, "must be a text", field="gold", value=gold)
        found[str(row.document.get("task_id"))] = gold
    return found


def gold_of(document: Mapping[str, Any]) -> object:
    """The gold of a task or record: fuzzy_match, else `gold`; None without one."""
    inner = document.get("eval", document)
    reference = inner.get("reference_answers") if isinstance(inner, Mapping) else None
    own = reference.get(GOLD_KEY) if isinstance(reference, Mapping) else None
    return own if own is not None else document.get("gold")


def _tasks(text: bytes, source: str) -> list[Any] | None:
    """The `tasks` of a file that is one object, or the object itself; None for a file of lines."""
    try:
        document = strict_json(text)
    except BadJSON:
        return None
    tasks = document.get("tasks") if isinstance(document, dict) else None
    return tasks if isinstance(tasks, list) else [document]


def _lines(text: bytes, source: str) -> Iterator[Row]:
    for number, line in enumerate(text.split(b"\n"), start=1):
        if not line.strip():
            continue
        try:
            document = strict_json(line)
        except BadJSON as cause:
            raise bad_row(source, number, f"not JSON: {cause}") from cause
        if not isinstance(document, dict):
            raise bad_row(source, number, "must be an object", value=document)
        yield Row(number, document)


def _json(text: bytes, source: str) -> Any:
    try:
        return strict_json(text)
    except BadJSON as cause:
        raise BadInput(f"{source}: not JSON: {cause}") from cause
