"""Import an adjudicator's rulings on a measured study: all or nothing, and nothing twice."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.ruling_files import read_rulings
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, study_named
from annotation.models.projects import Kind
from annotation.selectors.adjudication import NotMeasured, n_open_disagreements
from annotation.selectors.adjudication_after import upheld_counts
from annotation.selectors.studies import schema_for
from annotation.services.adjudication_checks import Decision
from annotation.services.adjudication_import import import_rulings
from annotation.services.projects import ProjectRefused, ensure_annotator


class Command(BaseCommand):
    help = "Import rulings from JSONL or CSV (docs/commands.md shows both)."
    refusals = (NotMeasured, ProjectRefused)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file")
        parser.add_argument("--project", default="")
        parser.add_argument("--study", required=True)
        parser.add_argument(
            "--adjudicator", default="adjudicator", help="who ruled, where the file does not say"
        )
        parser.add_argument("--kind", choices=Kind.values, default=Kind.HUMAN.value)

    def run(self, **options: Any) -> Outcome:
        study = study_named(options["study"], options["project"])
        path = Path(options["file"])
        now = timezone.now()
        rulings = read_rulings(path, schema_for(study), default_adjudicator=options["adjudicator"])
        done = import_rulings(
            study=study,
            rows=[
                (ruling.row, ruling.case_id, ruling.adjudicator, Decision(**ruling.decision))
                for ruling in rulings
            ],
            adjudicator=lambda name: ensure_annotator(
                project=study.project, pseudonym=name, kind=Kind(options["kind"]), actor=ACTOR, now=now
            ),
            source=path.name,
            now=now,
        )
        study.refresh_from_db()
        upheld = upheld_counts(study)
        document = {
            "study": study.name,
            "state": study.state,
            "n_added": done.n_added,
            "n_present": done.n_present,
            "n_open": n_open_disagreements(study),
            "upheld": upheld,
        }
        shares = ", ".join(f"{name} {count}" for name, count in upheld.items())
        lines = [
            f"study {study.name}: {done.n_added} rulings added, {done.n_present} needed none; {document['n_open']} still open",
            f"given right: {shares}",
            f"study {study.name} is {study.state}",
        ]
        return Outcome(document, lines)
