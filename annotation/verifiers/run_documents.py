"""What is kept of a run of the oracle, and what changed between two runs."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from annotation.verifiers.oracle import OracleReport
from annotation.verifiers.records import Record

PASSED, JUDGE_REQUIRED = "passed", "judge_required"


class Flip(NamedTuple):
    """An answer that two runs of one spec judge differently."""

    answer: str
    before: str
    after: str


def run_document(record: Record, report: OracleReport) -> dict[str, Any]:
    """A run as plain JSON: every example with its outcome and where entries matched, failures, and what informs."""
    return {
        "engine_version": report.engine_version,
        "status": status_of(record, report),
        "gold": record.gold,
        "examples": [
            {"check": run.check, "index": run.index, "answer": run.answer, **run.result.document()}
            for run in report.runs
        ],
        "failures": [failure.document() for failure in report.failures],
        "lints": [lint._asdict() for lint in report.lints],
        "crosstalk": _plain(report.crosstalk.document()),
        "mutation": _plain(report.mutation.document()),
        "made": [
            {"kind": made.miss.kind, "answer": made.miss.text, "outcome": str(made.outcome)}
            for made in report.mutation.mutations
        ],
    }


def status_of(record: Record, report: OracleReport) -> str:
    """As the oracle says, but what holds as far as it can run and leaves the rest to a judge says so."""
    is_open = report.status == PASSED and record.spec.needs_judge
    return JUDGE_REQUIRED if is_open else report.status


def flips(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Flip]:
    """The answers in both documents whose outcomes differ, in the order of the second."""
    earlier = {(row["check"], row["answer"]): row["outcome"] for row in before["examples"]}
    earlier |= {("made", row["answer"]): row["outcome"] for row in before["made"]}
    later = [(row["check"], row["answer"], row["outcome"]) for row in after["examples"]]
    later += [("made", row["answer"], row["outcome"]) for row in after["made"]]
    return [
        Flip(answer, earlier[check, answer], outcome)
        for check, answer, outcome in later
        if earlier.get((check, answer), outcome) != outcome
    ]


def _plain(document: dict[str, Any]) -> dict[str, Any]:
    """Shares as text of 12 significant digits, so that no machine's last bit reaches a digest."""
    return {
        key: format(value, ".12g") if isinstance(value, float) else value for key, value in document.items()
    }
