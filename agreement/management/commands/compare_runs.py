"""Two runs over the same cases: flips, which way they went, and the sign test on them."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from agreement.judging.comparison import ACCEPT, AcceptancePolicy, compare_runs
from agreement.judging.scoring import near_match_warning, score_run
from agreement.judging.verdict_files import read_verdicts
from agreement.judging.vocabulary import PINS
from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand

SHOWN = 20


class Command(BaseCommand):
    help = "Compare two files of verdicts (JSONL); the first is the baseline."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("first", metavar="A", type=Path)
        parser.add_argument("second", metavar="B", type=Path)
        parser.add_argument(
            "--rubric-change", action="store_true", help="show runs under different pins, concluding nothing"
        )
        parser.add_argument("--forbid-worse", action="store_true", help="accept only if no case got worse")
        parser.add_argument(
            "--allow-mixed", action="append", default=[], choices=PINS, help="pin that may differ in a file"
        )

    def run(self, **options: Any) -> Outcome:
        files = [
            read_verdicts(options[name], allow_mixed=options["allow_mixed"]) for name in ("first", "second")
        ]
        for file in files:
            for notice in file.notices:
                self.progress(notice)
        first, second = (file.verdicts for file in files)
        document = compare_runs(
            first,
            second,
            acceptance=AcceptancePolicy(forbid_worse=options["forbid_worse"]),
            rubric_change=options["rubric_change"],
        )
        warning = near_match_warning(score_run(first), score_run(second)) if document["comparable"] else None
        document["warnings"] = [warning] if warning else []
        accepted = document["sign_test"]["decision"] == ACCEPT
        return Outcome(document, _lines(document), DONE if accepted else FINDING)


def _named(cases: list[str]) -> str:
    """The first cases by name; --json names all."""
    if not cases:
        return ""
    more = len(cases) - SHOWN
    return f": {', '.join(cases[:SHOWN])}" + (f" and {more} more" if more > 0 else "")


def _lines(document: dict[str, Any]) -> list[str]:
    test = document["sign_test"]
    if not document["comparable"]:
        return [test["reason"]]
    lines = [f"label: {document['label']}"] if document["label"] else []
    for key in ("better", "worse", "stable_near_match", "unscored"):
        cases = document[key]
        lines.append(f"{key.replace('_', ' ')}: {len(cases)}{_named(cases)}")
    lines += [f"warning: {each}" for each in document["warnings"]]
    why = f" ({test['reason']})" if test["reason"] else ""
    return [*lines, f"sign test p = {test['p_value']:.4g}: {test['decision']}{why}"]
