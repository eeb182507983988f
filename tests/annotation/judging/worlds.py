"""A small data set with goldens of every kind, runs over it and what judges said."""

from typing import Any

from agreement.services.runs import import_run
from agreement.services.verdicts import import_verdicts
from annotation.models.datasets import DatasetVersion
from annotation.models.judging import JudgePass, Run
from annotation.models.projects import Project
from annotation.services.datasets import import_cases, release_version
from tests.agreement.judging.records import record
from tests.studies import ACTOR, NOW

ROWS = [{"region": "North", "sales": 10.0}, {"region": "South", "sales": 20.0}]
GOLDENS: dict[str, Any] = {
    "q1": {"kind": "value", "rows": ROWS, "canonicalQuery": "SELECT region, sum(sales)"},
    "q2": {"kind": "value", "value": 42, "mustNotUse": ["shipped_at", "an estimate of any kind"]},
    "q3": {"kind": "unanswerable"},
    "q4": {"kind": "value", "value": 7},
}


def dataset(project: Project, goldens: dict[str, Any] | None = None) -> DatasetVersion:
    cases = [
        {"id": name, "input": {"question": f"Question {name}?"}, "split": "dev", "expectedOutput": golden,
         "fields": {"sales": "net of returns"}}
        for name, golden in (goldens or GOLDENS).items()
    ]  # fmt: skip
    done = import_cases(
        project=project, dataset="sales", rows=list(enumerate(cases, start=1)), source="c", actor=ACTOR, now=NOW,
        version="1",
    )  # fmt: skip
    release_version(version=done.version, actor=ACTOR, now=NOW)
    done.version.refresh_from_db()
    return done.version


def attempts(**changes: dict[str, Any]) -> list[dict[str, Any]]:
    """An attempt for each of the four cases, with some changed."""
    rows: list[dict[str, Any]] = [
        {"case_id": "q1", "prediction": "See the table.", "query": "SELECT 1", "rows": ROWS},
        {"case_id": "q2", "prediction": "It is 42."},
        {"case_id": "q3", "prediction": "There is no field for that."},
        {"case_id": "q4", "prediction": "Seven."},
    ]
    return [row | changes.get(row["case_id"], {}) for row in rows]


def put_run(version: DatasetVersion, rows: list[dict[str, Any]] | None = None, **more: Any) -> Run:
    given = {"name": "r1", "answerer": "agent-a", "pins": {"model": "m"}} | more
    numbered = list(enumerate(rows or attempts(), start=1))
    return import_run(version=version, rows=numbered, source="a.jsonl", actor=ACTOR, now=NOW, **given).run


def put_verdicts(run: Run, said: dict[str, dict[str, Any]], judge: str = "judge:j6") -> JudgePass:
    """A pass: each case's record is a match with some fields changed."""
    rows = [record(case_id=case, **changes) for case, changes in said.items()]
    numbered = list(enumerate(rows, start=1))
    return import_verdicts(
        run=run, judge=judge, rows=numbered, source="v.jsonl", actor=ACTOR, now=NOW
    ).judge_pass
