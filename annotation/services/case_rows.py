"""Cases made ready for their table: each serialised once, digested once, and stored without a model instance."""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput, bad_row
from annotation.core.checks.paths import texts
from annotation.models.datasets import Case, DatasetVersion, Reference
from annotation.services.bulk_rows import insert_rows, stored_time
from taxonomy.digest import NotCanonical, canonical_text, sha256_bytes

UNSTATED = "1"
NAMES = ("external_id", "task", "family", "split")
# The most that Unicode's stream-safe form allows after one letter; longer runs hold renderers up.
_STACKED = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{31,}")
_LONGEST = {field.name: field.max_length for field in Case._meta.concrete_fields if field.name in NAMES}


class CaseReady(NamedTuple):
    """A case as its row keeps it, the row of the file it came from, and the dataset version it names."""

    row: int
    external_id: str
    task: str
    family: str
    split: str
    content: str
    sha256: str
    reference: str | None
    names_version: str


def cases_ready(rows: Iterable[tuple[int, Mapping[str, Any]]], source: str) -> list[CaseReady]:
    """The cases of (row number, case) pairs; BadInput names row and field of one that its row cannot keep."""
    return [_ready(row, case, source) for row, case in rows]


def version_named(cases: Iterable[CaseReady]) -> str:
    """The dataset version that all cases name, or "1"."""
    named = {case.names_version for case in cases}
    return named.pop() if len(named) == 1 else UNSTATED


def store_cases(version: DatasetVersion, cases: Sequence[CaseReady], *, now: datetime) -> None:
    """Write the cases, none of them stored yet, and the answers they came with."""
    columns = ("dataset_version", *NAMES, "content", "sha256")
    insert_rows(Case, columns, ((version.pk, *case[1:7]) for case in cases))
    keys = dict(version.cases.values_list("external_id", "pk"))
    at = stored_time(now)
    insert_rows(
        Reference,
        ("case", "revision", "value", "evidence", "created_at"),
        ((keys[case.external_id], 1, case.reference, "", at) for case in cases if case.reference is not None),
    )


def _ready(row: int, case: Mapping[str, Any], source: str) -> CaseReady:
    metadata = case.get("metadata", {})
    content = {key: value for key, value in case.items() if key != "expectedOutput"}
    try:
        text = whole = canonical_text(content)
        reference = canonical_text(case["expectedOutput"]) if "expectedOutput" in case else None
    except NotCanonical as fault:
        raise bad_row(source, row, str(fault), field="id", value=case["id"]) from fault
    if reference is not None:
        # Of a case's keys "expectedOutput" sorts first, so the whole is put together of the two texts.
        whole = f'{{"expectedOutput":{reference},{text[1:]}'
    if not whole.isascii() and _STACKED.search(whole):
        raise _stacked(row, case, source)
    ready = CaseReady(
        row=row,
        external_id=case["id"],
        task=str(case.get("task", "")),
        family=str(metadata.get("family", "")),
        split=str(case.get("split", "")),
        content=text,
        sha256=sha256_bytes(whole.encode()),
        reference=reference,
        names_version=str(metadata.get("datasetVersion", UNSTATED)),
    )
    for name, value in zip(NAMES, ready[1:5], strict=True):
        longest = _LONGEST[name]
        if longest is not None and len(value) > longest:
            raise BadInput(
                f"{source}, row {row}, field {name!r}, value {value[:40]!r}: "
                f"is {len(value)} characters long; at most {longest} fit"
            )
    return ready


def _stacked(row: int, case: Mapping[str, Any], source: str) -> BadInput:
    """The refusal of the text in which more marks stand on one letter than any script puts there."""
    for path, text in texts(dict(case)):
        run = _STACKED.search(text)
        if run:
            message = f"{len(run.group())} combining marks in a row from position {run.start()}; at most 30 are kept"
            return bad_row(source, row, message, field=path)
    return bad_row(source, row, "a key holds more than 30 combining marks in a row", field="input")
