"""Verdict records for tests: a good one to change, and files of them."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

from django.core.management import call_command

from agreement.judging.verdicts import Verdict, verdict_of


def record(**changes: Any) -> dict[str, Any]:
    """A complete record of a match, with some fields changed."""
    return {
        "case_id": "q1",
        "verdict": "match",
        "confidence": 9,
        "why": "Both tables hold the same totals.",
        "column_pairing": {"total": "sum_total"},
        "gold_status": "verified",
        "gold_note": None,
        "judge_version": 6,
        "rubric_sha": "0" * 40,
    } | changes


def verdict(case_id: str = "q1", **changes: Any) -> Verdict:
    return verdict_of(record(**changes), case_id)


def near(**changes: Any) -> dict[str, Any]:
    return record(verdict="near_match", rubric_clause="DIVERGENT: net of tax", **changes)


def missing(reason: str | None, **changes: Any) -> dict[str, Any]:
    return {"case_id": "q1", "verdict": None, "reason": reason} | changes


def run_file(folder: Path, records: list[dict[str, Any]], name: str = "run.jsonl") -> Path:
    path = folder / name
    path.write_text("".join(json.dumps(each) + "\n" for each in records), encoding="utf-8")
    return path


def numbered(records: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The records with case ids q1, q2, ... in order."""
    return [each | {"case_id": f"q{number}"} for number, each in enumerate(records, start=1)]


def call(command: str, *arguments: Any) -> tuple[str, str, int]:
    out, err = StringIO(), StringIO()
    try:
        call_command(command, *map(str, arguments), stdout=out, stderr=err)
    except SystemExit as ended:
        return out.getvalue(), err.getvalue(), int(ended.code or 0)
    return out.getvalue(), err.getvalue(), 0


def document(command: str, *arguments: Any, code: int = 0) -> dict[str, Any]:
    out, err, found = call(command, *arguments, "--json")
    assert found == code, err
    return json.loads(out)


def refused(command: str, *arguments: Any) -> str:
    out, err, code = call(command, *arguments, "--json")
    assert (out, code) == ("", 2)
    assert err.strip().count("\n") == 0
    return err
