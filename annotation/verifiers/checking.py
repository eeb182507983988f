"""Checks a file of annotation records: validation, oracle, coverage and review list in one document."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from annotation.verifiers.answers import Answer
from annotation.verifiers.coverage import coverage
from annotation.verifiers.crosstalk import prepared_golds
from annotation.verifiers.normalisation import normalise
from annotation.verifiers.oracle import NEEDS_REPAIR, OracleReport, run_oracle
from annotation.verifiers.outcomes import ENGINE_VERSION
from annotation.verifiers.problems import Problem
from annotation.verifiers.reading import Row, gold_of
from annotation.verifiers.records import Record, record_of, record_problems
from annotation.verifiers.review import Section, review_list


class Checked(NamedTuple):
    """One row of the file: its problems, or the record with what the oracle said."""

    row: int
    task_id: str
    problems: tuple[Problem, ...]
    record: Record | None = None
    report: OracleReport | None = None

    @property
    def is_finding(self) -> bool:
        return bool(self.problems) or (self.report is not None and self.report.status == NEEDS_REPAIR)


class CheckedFile(NamedTuple):
    """Every row of a file, ids that stand twice, ids whose gold differs from the golds file, and the sums."""

    checked: tuple[Checked, ...]
    duplicates: tuple[str, ...]
    gold_revisions: tuple[str, ...]
    coverage: dict[str, Any]
    review: tuple[Section, ...]

    @property
    def is_ok(self) -> bool:
        return not self.duplicates and not any(row.is_finding for row in self.checked)

    def document(self) -> dict[str, Any]:
        return {
            "engine_version": ENGINE_VERSION,
            "ok": self.is_ok,
            "n_records": len(self.checked),
            "n_invalid": sum(bool(row.problems) for row in self.checked),
            "n_needs_repair": sum(row.is_finding and not row.problems for row in self.checked),
            "duplicates": list(self.duplicates),
            "gold_revisions": list(self.gold_revisions),
            "records": [row_document(row) for row in self.checked],
            "coverage": self.coverage,
            "review": [section.document() for section in self.review],
        }


def check_rows(rows: Iterable[Row], *, golds: Mapping[str, str] | None = None) -> CheckedFile:
    """Validate and run every record; `golds` by case id are the crosstalk pool, else the file's own are.

    A gold of the file wins over that in `golds`; where the two differ the case counts as a gold revision.
    """
    documents = [(row.number, _flat(row.document), "eval" in row.document) for row in rows]
    own = {_task_id(document): gold_of(document) for _, document, _ in documents}
    own_texts = {task_id: gold for task_id, gold in own.items() if isinstance(gold, str)}
    pool = prepared_golds(golds if golds is not None else own_texts)
    checked = tuple(_check(*document, golds or {}, pool) for document in documents)
    counts = Counter(row.task_id for row in checked)
    reviewed = [(row.record, row.report) for row in checked if row.record and row.report]
    return CheckedFile(
        checked,
        tuple(task_id for task_id, n in counts.items() if n > 1),
        tuple(
            task_id
            for task_id, gold in own_texts.items()
            if golds and task_id in golds and normalise(golds[task_id]) != normalise(gold)
        ),
        coverage(record for record, _ in reviewed),
        tuple(review_list(reviewed)),
    )


def row_document(row: Checked) -> dict[str, Any]:
    """One row of `check_specs --json`; what could not be run is null."""
    report = row.report
    return {
        "task_id": row.task_id,
        "row": row.row,
        "valid": not row.problems,
        "problems": [problem._asdict() for problem in row.problems],
        "examples_owed": bool(row.record and row.record.examples_owed),
        "status": report.status if report else None,
        "failures": [failure.document() for failure in report.failures] if report else [],
        "lints": [lint._asdict() for lint in report.lints] if report else [],
        "crosstalk": report.crosstalk.document() if report else None,
        "mutation": report.mutation.document() if report else None,
    }


def _check(
    number: int,
    document: dict[str, Any],
    imported: bool,
    golds: Mapping[str, str],
    pool: Mapping[str, Answer],
) -> Checked:
    owed = imported and "positive_examples" not in document
    task_id = _task_id(document)
    problems = tuple(record_problems(document, imported=owed))
    if problems:
        return Checked(number, task_id, problems)
    record = record_of(document, gold=golds.get(task_id), examples_owed=owed)
    return Checked(number, task_id, (), record, run_oracle(record, golds=pool))


def _task_id(document: Mapping[str, Any]) -> str:
    return str(document.get("task_id"))


def _flat(document: dict[str, Any]) -> dict[str, Any]:
    """A task with an `eval` block as a record: the block and its annotation beside the task's keys."""
    block = document.get("eval")
    if not isinstance(block, Mapping):
        return document
    annotation = block.get("annotation")
    claims = annotation if isinstance(annotation, Mapping) else {}
    spec = {key: block.get(key) for key in ("eval_types", "reference_answers")}
    return {**{key: value for key, value in document.items() if key != "eval"}, **claims, **spec}
