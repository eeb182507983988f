"""`manage.py check_dataset`: every quality check of a dataset file, each with its findings."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from annotation.core.bad_input import BadInput
from annotation.core.case_files import read_rows, strict_document
from annotation.core.case_mapping import parse_mapping
from annotation.core.checks.dataset import Dataset
from annotation.core.checks.manifest import parse_manifest
from annotation.core.checks.plan import Plan, parse_plan
from annotation.core.checks.registry import run_checks
from annotation.management import base

FINDINGS_SHOWN = 20


class Command(base.Command):
    help = "Run every quality check over a dataset file."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file", help="cases: JSON lines, a JSON array, a document with 'cases', or CSV")
        parser.add_argument(
            "--plan", metavar="FILE", help="counts, coverage, schema and threshold to hold to"
        )
        parser.add_argument(
            "--manifest", metavar="FILE", help="manifest whose ids and digest the file must have"
        )
        parser.add_argument(
            "--map",
            action="append",
            default=[],
            metavar="OURS=THEIRS",
            help="read their key as ours; repeatable",
        )

    def run(self, **options: Any) -> base.Outcome:
        plan, manifest = options["plan"], options["manifest"]
        dataset = Dataset(
            rows=read_rows(options["file"], rename=parse_mapping(options["map"])),
            plan=parse_plan(_document(plan), source=Path(plan).name) if plan else Plan(),
            manifest=parse_manifest(_document(manifest), source=Path(manifest).name) if manifest else None,
            source=Path(options["file"]).name,
        )
        document = run_checks(dataset)
        return base.Outcome(document, _lines(document), base.DONE if document["ok"] else base.FINDING)


def _document(path: str) -> Any:
    try:
        return strict_document(Path(path).name, Path(path).read_bytes())
    except OSError as cause:
        raise BadInput(f"{Path(path).name}: cannot be read: {cause.strerror}") from cause


def _lines(document: dict[str, Any]) -> list[str]:
    width = max(len(entry["check"]) for entry in [*document["checks"], *document["not_run"]])
    return [
        f"{document['n_cases']} cases, content sha256 {document['content_sha256']}",
        *(line for check in document["checks"] for line in _check_lines(check, width)),
        *(f"{entry['check']:<{width}}  not run: {entry['reason']}" for entry in document["not_run"]),
        "The dataset holds no errors." if document["ok"] else "The dataset holds errors.",
    ]


def _check_lines(check: dict[str, Any], width: int) -> list[str]:
    sums = [
        f"{n} {severity}{'s' if n > 1 else ''}"
        for severity in ("error", "warning", "info")
        if (n := sum(finding["severity"] == severity for finding in check["findings"]))
    ]
    worth_showing = [finding for finding in check["findings"] if finding["severity"] != "info"]
    hidden = len(worth_showing) - FINDINGS_SHOWN
    return [
        f"{check['check']:<{width}}  {', '.join(sums) or 'ok'}",
        *(_finding_line(finding) for finding in worth_showing[:FINDINGS_SHOWN]),
        *([f"  and {hidden} more; --json lists them all"] if hidden > 0 else []),
    ]


def _finding_line(finding: dict[str, Any]) -> str:
    place = " ".join(filter(None, [finding["case"], finding["path"]]))
    return f"  {finding['severity']}: {place + ': ' if place else ''}{finding['message']}"
