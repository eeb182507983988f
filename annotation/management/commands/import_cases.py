"""Import the cases of a file into a dataset version: all or nothing, and nothing twice."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.case_files import CaseRow, each_case
from annotation.core.case_mapping import parse_mapping
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR
from annotation.services.case_rows import cases_ready
from annotation.services.datasets import import_ready_cases
from annotation.services.projects import ProjectRefused, ensure_project

SAID_EVERY = 50_000


class Command(BaseCommand):
    help = "Import the cases of a JSONL, JSON, CSV or Parquet file."
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
        cases = cases_ready(self._counted(path, parse_mapping(options["map"])), path.name)
        self.progress(f"{path.name}: {len(cases)} cases read")
        now = timezone.now()
        project, created = ensure_project(slug=options["project"], actor=ACTOR, now=now)
        if created:
            self.progress(f"project {project.slug} made")
        done = import_ready_cases(
            project=project,
            dataset=options["dataset"],
            cases=cases,
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

    def _counted(self, path: Path, rename: Mapping[str, str]) -> Iterator[CaseRow]:
        """The cases of the file, with a word now and then on how many there are so far."""
        for number, case in enumerate(each_case(path, rename=rename), start=1):
            yield case
            if number % SAID_EVERY == 0:
                self.progress(f"{path.name}: {number} cases so far")
