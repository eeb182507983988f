"""Import what agents produced for the cases of a dataset version."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.label_files import json_lines
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, project_named, version_named
from annotation.services.datasets import import_outputs


class Command(BaseCommand):
    help = "Import outputs from JSONL: case_id, content, producer {model, run}."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file")
        parser.add_argument("--project", required=True)
        parser.add_argument("--dataset", required=True)
        parser.add_argument("--dataset-version", default="", help="default: the newest")

    def run(self, **options: Any) -> Outcome:
        version = version_named(
            project_named(options["project"]), options["dataset"], options["dataset_version"]
        )
        path = Path(options["file"])
        added, present = import_outputs(
            version=version, rows=list(json_lines(path)), source=path.name, actor=ACTOR, now=timezone.now()
        )
        document = {
            "dataset": options["dataset"],
            "version": version.version,
            "n_added": added,
            "n_present": present,
        }
        return Outcome(document, [f"{version}: {added} outputs added, {present} there already"])
