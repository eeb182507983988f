"""Import the cases of a file into a dataset version: all or nothing, and nothing twice."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.case_files import read_cases
from annotation.core.case_mapping import parse_mapping
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR
from annotation.services.datasets import import_cases
from annotation.services.projects import ProjectRefused, ensure_project


class Command(BaseCommand):
    help = "Import the cases of a JSONL, JSON or CSV file."
    refusals = (ProjectRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file")
        parser.add_argument("--project", required=True, help="slug of the project; made if there is none")
        parser.add_argument("--dataset", required=True)
        parser.add_argument(
            "--dataset-version", default="", help="default: the datasetVersion the cases name, or 1"
        )
        parser.add_argument("--reason", default="", help="why this version was made")
        parser.add_argument("--map", action="append", default=[], help="ours=theirs: rename a foreign key")

    def run(self, **options: Any) -> Outcome:
        path = Path(options["file"])
        rows = [(row.row, row.case) for row in read_cases(path, rename=parse_mapping(options["map"]))]
        self.progress(f"{path.name}: {len(rows)} cases read")
        now = timezone.now()
        project, created = ensure_project(slug=options["project"], actor=ACTOR, now=now)
        if created:
            self.progress(f"project {project.slug} made")
        done = import_cases(
            project=project,
            dataset=options["dataset"],
            rows=rows,
            source=path.name,
            version=options["dataset_version"],
            reason=options["reason"],
            actor=ACTOR,
            now=now,
        )
        document = {
            "project": project.slug,
            "dataset": options["dataset"],
            "version": done.version.version,
            "state": done.version.state,
            "n_added": done.n_added,
            "n_present": done.n_present,
        }
        line = f"{options['dataset']} {done.version.version}: {done.n_added} cases added, {done.n_present} there already"
        return Outcome(document, [line])
