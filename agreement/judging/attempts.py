"""Attempts in a file, one JSON object a line: what the answerer gave for each case, or why there is nothing."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from agreement.judging.vocabulary import CONSEQUENCES, INCOMPLETE
from annotation.core.bad_input import BadInput, bad_row

KEYS = frozenset(("case_id", "prediction", "query", "rows", "reason", "actor", "slices"))
REASONS = tuple(reason for reason, follows in CONSEQUENCES.items() if follows == INCOMPLETE)
MOST_ROWS = 5_000


class AttemptRecord(NamedTuple):
    """One attempt. `rows` are those that the conductor re-executed from `query`; `reason` is empty where there is an answer."""

    case_id: str
    prediction: str
    query: str
    rows: list[dict[str, Any]]
    reason: str
    actor: str
    slices: dict[str, str]


def read_attempts(
    rows: Sequence[tuple[int, Mapping[str, Any]]], *, source: str, answerer: str
) -> list[AttemptRecord]:
    """The attempts of a run in file order; BadInput names row, field and value. A case stands once."""
    seen: dict[str, int] = {}
    found = []
    for row, record in rows:
        attempt = _attempt(record, source, row, answerer)
        if attempt.case_id in seen:
            raise bad_row(
                source, row, f"stands in row {seen[attempt.case_id]} already", field="case_id",
                value=attempt.case_id,
            )  # fmt: skip
        seen[attempt.case_id] = row
        found.append(attempt)
    if not found:
        raise BadInput(f"{source}: holds no attempt")
    return found


def _attempt(record: Mapping[str, Any], source: str, row: int, answerer: str) -> AttemptRecord:
    def refuse(field: str, message: str) -> BadInput:
        return bad_row(source, row, message, field=field, value=record.get(field))

    unknown = sorted(record.keys() - KEYS)
    if unknown:
        raise refuse(unknown[0], f"is no key of an attempt; they are {', '.join(sorted(KEYS))}")
    for name in ("case_id", "actor"):
        if name in record and (not isinstance(record[name], str) or not record[name].strip()):
            raise refuse(name, "must be text that is not empty")
    if "case_id" not in record:
        raise refuse("case_id", "is missing")
    for name in ("prediction", "query"):
        if record.get(name) is not None and not isinstance(record[name], str):
            raise refuse(name, "must be text or null")
    reason = record.get("reason") or ""
    if reason and reason not in REASONS:
        raise refuse("reason", f"is not one of {', '.join(REASONS)}")
    answers = record.get("rows") or []
    if not isinstance(answers, list) or not all(isinstance(item, dict) for item in answers):
        raise refuse("rows", "must be a list of objects, one for each row")
    if len(answers) > MOST_ROWS:
        raise bad_row(source, row, f"holds {len(answers)} rows; at most {MOST_ROWS} fit", field="rows")
    slices = record.get("slices") or {}
    if not isinstance(slices, dict) or not all(isinstance(v, str) and v.strip() for v in slices.values()):
        raise refuse("slices", "must be an object of texts")
    if not reason and not (record.get("prediction") or answers):
        raise refuse("prediction", f"is needed, or a reason: one of {', '.join(REASONS)}")
    return AttemptRecord(
        case_id=record["case_id"],
        prediction=record.get("prediction") or "",
        query=record.get("query") or "",
        rows=answers,
        reason=reason,
        actor=record.get("actor") or answerer,
        slices=slices,
    )
