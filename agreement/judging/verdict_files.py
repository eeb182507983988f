"""Verdicts in a file, one JSON object a line; a run is one file."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from agreement.judging.verdicts import KEYS, Verdict, faults_of, verdict_of
from agreement.judging.vocabulary import PINS
from annotation.core.bad_input import BadInput, bad_row
from annotation.core.label_files import json_lines, text_of


@dataclass(frozen=True)
class VerdictFile:
    """The verdicts of one run in file order, the pins they share, and what in the file was not used."""

    source: str
    verdicts: list[Verdict]
    pins: Mapping[str, Any]
    notices: list[str]


def read_verdicts(path: Path, *, allow_mixed: Collection[str] = ()) -> VerdictFile:
    """The verdicts of a JSONL file; BadInput names file, row, field and value of what cannot be accepted.

    Each case stands once. A pin that differs between rows is refused unless `allow_mixed` names it; such a
    pin is then shared by nobody and stays out of `pins`.
    """
    source = str(path)
    rows: dict[str, int] = {}
    verdicts: list[Verdict] = []
    unused: Counter[str] = Counter()
    for row, record in json_lines(path):
        case_id = text_of(record, ("case_id",), source, row)
        if case_id in rows:
            raise bad_row(
                source, row, f"has a verdict in row {rows[case_id]} already", field="case_id", value=case_id
            )
        rows[case_id] = row
        for fault in faults_of(record):
            value = "null" if fault.value is None else fault.value
            raise bad_row(source, row, fault.message, field=fault.field, value=value)
        unused.update(record.keys() - KEYS)
        verdicts.append(verdict_of(record, case_id))
    if not verdicts:
        raise BadInput(f"{source}: holds no verdict")
    notices = [f"{source}: key {name!r} is not used ({n} rows)" for name, n in sorted(unused.items())]
    return VerdictFile(source, verdicts, _shared_pins(source, verdicts, rows, allow_mixed), notices)


def _shared_pins(
    source: str, verdicts: list[Verdict], rows: Mapping[str, int], allow_mixed: Collection[str]
) -> dict[str, Any]:
    shared: dict[str, Any] = {}
    for name in PINS:
        pinned = [verdict for verdict in verdicts if name in verdict.pins]
        other = next((each for each in pinned if each.pins[name] != pinned[0].pins[name]), None)
        if other is not None and name not in allow_mixed:
            raise bad_row(
                source,
                rows[other.case_id],
                f"row {rows[pinned[0].case_id]} has {pinned[0].pins[name]!r}; --allow-mixed {name} takes both",
                field=name,
                value=other.pins[name],
            )
        if pinned and other is None:
            shared[name] = pinned[0].pins[name]
    return shared
