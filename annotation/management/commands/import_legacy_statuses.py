"""Import statuses that earlier records say of cases: kept apart, never ground truth."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.label_files import json_lines
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, project_named, version_named
from annotation.services.legacy_statuses import import_legacy_statuses


class Command(BaseCommand):
    help = "Import statuses from JSONL: case_id, status, record, origin (legacy-status-inferred)."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file")
        parser.add_argument("--project", required=True)
        parser.add_argument("--dataset", required=True)
        parser.add_argument("--dataset-version", default="", help="default: the newest")

    def run(self, **options: Any) -> Outcome:
        project = project_named(options["project"])
        version = version_named(project, options["dataset"], options["dataset_version"])
        path = Path(options["file"])
        added, present = import_legacy_statuses(
            version=version, rows=list(json_lines(path)), source=path.name, actor=ACTOR, now=timezone.now()
        )
        document = {
            "dataset": options["dataset"],
            "version": version.version,
            "n_added": added,
            "n_present": present,
            "n_excluded_from_ground_truth": added + present,
        }
        line = (
            f"{version}: {added} statuses added, {present} there already; all are excluded from ground truth"
        )
        return Outcome(document, [line])
