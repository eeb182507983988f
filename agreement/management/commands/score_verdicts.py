"""Pass rate of a run's verdicts under the outcome policy."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from agreement.judging.documents import read_object
from agreement.judging.policy import DEFAULT_POLICY, policy_from
from agreement.judging.scoring import score_run
from agreement.judging.verdict_files import read_verdicts
from agreement.judging.vocabulary import PINS
from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand


class Command(BaseCommand):
    help = "Pass rate of a file of verdicts (JSONL) under the outcome policy."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file", metavar="FILE", type=Path)
        parser.add_argument("--policy", type=Path, help="JSON file that changes the outcome policy")
        parser.add_argument(
            "--allow-mixed", action="append", default=[], choices=PINS, help="pin that may differ in the file"
        )

    def run(self, **options: Any) -> Outcome:
        policy = DEFAULT_POLICY
        if options["policy"]:
            policy = policy_from(read_object(options["policy"]), source=str(options["policy"]))
        file = read_verdicts(options["file"], allow_mixed=options["allow_mixed"])
        for notice in file.notices:
            self.progress(notice)
        document = score_run(file.verdicts, policy) | {"pins": dict(file.pins)}
        return Outcome(document, _lines(document), DONE if document["status"] == "complete" else FINDING)


def _lines(document: dict[str, Any]) -> list[str]:
    counts = [f"{key.removeprefix('n_')} {n}" for key, n in document.items() if key.startswith("n_") and n]
    lines = [f"{document['n']} verdicts: {', '.join(counts)}"]
    if document["pass_rate"] is None:
        return [*lines, f"no pass rate: {document['status']}, {document['reason']}"]
    low, high = document["interval"]
    of = document["n_pass"] + document["n_fail"]
    rate = f"{document['pass_rate']:.4f} ({document['n_pass']} of {of}), 95 % {low:.4f} to {high:.4f}"
    return [*lines, f"pass rate {rate}"]
