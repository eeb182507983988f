"""`manage.py check_specs`: validates annotation records and runs their examples, gold and crosstalk."""

from typing import Any

from django.core.management.base import CommandParser

from annotation.management import base
from annotation.management.commands.run_verifier import read_bytes
from annotation.verifiers import reading
from annotation.verifiers.checking import Checked, CheckedFile, check_rows


class Command(base.Command):
    help = "Validate annotation records and run their gold, examples, crosstalk and lints."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file", help="JSON array or JSONL of annotation records, or tasks with `eval`")
        parser.add_argument("--golds", metavar="FILE", help="tasks whose golds are the crosstalk pool")

    def run(self, **options: Any) -> base.Outcome:
        path, golds_path = options["file"], options["golds"]
        rows = reading.rows(read_bytes(path), source=path)
        golds = reading.golds(read_bytes(golds_path), source=golds_path) if golds_path else None
        checked = check_rows(rows, golds=golds)
        return base.Outcome(checked.document(), _lines(checked), base.DONE if checked.is_ok else base.FINDING)


def _lines(checked: CheckedFile) -> list[str]:
    sums = checked.coverage
    return [
        *(line for row in checked.checked for line in _row_lines(row)),
        *(f"case {task_id} stands twice" for task_id in checked.duplicates),
        f"{len(checked.checked)} records, {sums['n_deterministic']} of {sums['n']} run without a judge",
        *(line for section in checked.review for line in section.lines()),
    ]


def _row_lines(row: Checked) -> list[str]:
    if row.report is None:
        return [f"case {row.task_id}: {problem.sentence()}" for problem in row.problems]
    findings = [f"  {failure.detail}" for failure in row.report.failures]
    advice = [f"  advice ({lint.code}): {lint.message}" for lint in row.report.lints]
    return [f"case {row.task_id}: {row.report.status}", *findings, *advice]
