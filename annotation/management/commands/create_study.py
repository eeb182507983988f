"""Make a study from a file and open it."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.db import transaction
from django.utils import timezone

from annotation.core.study_files import parse_study
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, json_file, project_named
from annotation.services.projects import ProjectRefused
from annotation.services.studies import StudyRefused, create_study, open_study
from annotation.services.study_design import preview_study


class Command(BaseCommand):
    help = "Make a study from a JSON file and open it (docs/commands.md shows the file)."
    refusals = (StudyRefused, ProjectRefused)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file")
        parser.add_argument("--project", required=True)
        parser.add_argument("--draft", action="store_true", help="leave it a draft")
        parser.add_argument("--preview", action="store_true", help="only count what it would make")

    @transaction.atomic
    def run(self, **options: Any) -> Outcome:
        project = project_named(options["project"])
        plan = parse_study(json_file(options["file"]), Path(options["file"]).name)
        now = timezone.now()
        if options["preview"]:
            return _previewed(asdict(preview_study(project=project, plan=plan, now=now)))
        study = create_study(project=project, plan=plan, actor=ACTOR, now=now)
        if not options["draft"]:
            open_study(study=study, actor=ACTOR, now=now)
        document = {
            "study": study.name,
            "state": study.state,
            "dataset": study.dataset_version.dataset.name,
            "dataset_version": study.dataset_version.version,
            "n_cases": study.cases.count(),
            "k": study.k,
            "seed": study.seed,
            "annotators": sorted(plan.annotators),
        }
        line = f"study {study.name} is {study.state}: {document['n_cases']} cases x {study.k} labels"
        return Outcome(document, [line])


def _previewed(counts: dict[str, Any]) -> Outcome:
    lines = [
        f"{counts['n_cases']} cases, {counts['n_slots']} slots, {counts['n_repeats']} that return",
        *(f"{row['pseudonym']}: {row['n_cases']} cases" for row in counts["per_annotator"]),
        *(f"{' and '.join(row['pair'])}: {row['n_cases']} together" for row in counts["pairs"]),
    ]
    return Outcome(counts, lines)
