"""`manage.py run_verifier`: one spec over answers."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from annotation.core.bad_input import BadInput
from annotation.management import base
from annotation.verifiers import reading
from annotation.verifiers.engine import run_spec
from annotation.verifiers.outcomes import ENGINE_VERSION, RunResult
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.spec import BadSpec, Spec


class Command(base.Command):
    help = "Run one verifier spec over answers and explain every outcome."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("spec", help="JSON file with eval_types and reference_answers")
        parser.add_argument("--answers", metavar="FILE", help='JSONL file of {"answer": "…"}')
        parser.add_argument("--answer", metavar="TEXT", help="one answer")
        parser.add_argument(
            "--expect", choices=("pass", "fail"), help="exit 1 when an answer has another outcome"
        )

    def run(self, **options: Any) -> base.Outcome:
        spec = _spec(options["spec"])
        results = [run_spec(spec, answer) for answer in _answers(options["answers"], options["answer"])]
        expected = options["expect"]
        unexpected = [
            index for index, result in enumerate(results) if expected and result.outcome != expected
        ]
        document = {
            "engine_version": ENGINE_VERSION,
            "results": [result.document() for result in results],
            "unexpected": unexpected,
        }
        lines = [line for number, result in enumerate(results, start=1) for line in _lines(number, result)]
        return base.Outcome(document, lines, base.FINDING if unexpected else base.DONE)


def read_bytes(path: str) -> bytes:
    """The content of a user's file; one that cannot be read is bad input."""
    try:
        return Path(path).read_bytes()
    except OSError as cause:
        raise BadInput(f"{path}: {cause.strerror or cause}") from cause


def _spec(path: str) -> Spec:
    try:
        return parse_spec(reading.spec_document(read_bytes(path), source=path))
    except BadSpec as cause:
        raise BadInput(f"{path}: {cause}") from cause


def _answers(path: str | None, text: str | None) -> list[str | None]:
    if (path is None) == (text is None):
        raise BadInput("give either --answers FILE or --answer TEXT")
    return [text] if path is None else reading.answers(read_bytes(path), source=path)


def _lines(number: int, result: RunResult) -> list[str]:
    reason = f" ({result.reason})" if result.reason else ""
    found = [f"  {finding.sentence()}" for finding in result.findings]
    return [f"answer {number}: {result.outcome}{reason}", *found]
