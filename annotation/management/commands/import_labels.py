"""Import labels from a long-format file, or whole labels from JSONL: all or nothing, and nothing twice."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.label_files import read_labels
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, study_named
from annotation.selectors.studies import schema_for
from annotation.services.labels import import_labels


class Command(BaseCommand):
    help = "Import labels into an open study from CSV, JSONL or Parquet."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file")
        parser.add_argument("--project", default="")
        parser.add_argument("--study", required=True)

    def run(self, **options: Any) -> Outcome:
        study = study_named(options["study"], options["project"])
        file = read_labels(Path(options["file"]), schema_for(study))
        self.progress(f"{file.source}: {len(file.labels)} labels read")
        done = import_labels(study=study, file=file, actor=ACTOR, now=timezone.now())
        document = {
            "study": study.name,
            "n_added": done.n_added,
            "n_present": done.n_present,
            "notices": file.notices,
        }
        line = f"study {study.name}: {done.n_added} labels added, {done.n_present} there already"
        return Outcome(document, [line, *file.notices])
