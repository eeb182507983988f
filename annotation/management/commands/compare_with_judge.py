"""Run the specs of a dataset version over recorded answers beside what a judge said of them."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.commands.run_verifier import read_bytes
from annotation.management.lookup import ACTOR, project_named, version_named
from annotation.services.spec_judges import compare_answers
from taxonomy.strict_json import strict_json

PARTED = {"judge_only": "the judge alone accepts", "deterministic_only": "the spec alone accepts"}
SHOWN = 20


class Command(BaseCommand):
    help = 'Compare deterministic outcomes with a judge\'s: JSONL of {"task_id", "answer", "judge"}.'

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file")
        parser.add_argument("--project", required=True)
        parser.add_argument("--dataset", required=True)
        parser.add_argument("--dataset-version", default="", help="default: the newest")

    def run(self, **options: Any) -> Outcome:
        project = project_named(options["project"])
        version = version_named(project, options["dataset"], options["dataset_version"])
        made = compare_answers(
            version=version,
            content=read_bytes(options["file"]),
            source=Path(options["file"]).name,
            actor=ACTOR,
            now=timezone.now(),
        )
        document: dict[str, Any] = {
            "dataset": version.dataset.name,
            "version": version.version,
            "comparison": made.number,
        }
        document |= strict_json(made.document)
        counts = document["counts"]
        parted = [row for row in document["rows"] if row["place"] in PARTED]
        lines = [
            f"comparison {made.number}: {counts['agree']} agree, {counts['judge_only']} judge only, "
            f"{counts['deterministic_only']} deterministic only, {counts['unscored']} unscored",
            *(
                f"case {row['task_id']}: {PARTED[row['place']]} {row['answer'][:80]!r}"
                for row in parted[:SHOWN]
            ),
        ]
        return Outcome(document, lines)
