"""Import the notes of an open-coding session: all or nothing, and nothing twice."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.open_coding.files import read_notes
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, session_named
from annotation.models.projects import Kind
from annotation.services.open_coding_files import import_notes
from annotation.services.projects import ProjectRefused, ensure_annotator


class Command(BaseCommand):
    help = "Import notes from JSONL: case_id, annotator, note, verdict, clusters (docs/commands.md shows it)."
    refusals = (ProjectRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file")
        parser.add_argument("--project", required=True)
        parser.add_argument("--session", required=True)
        parser.add_argument(
            "--kind", choices=Kind.values, default=Kind.HUMAN.value, help="who the annotators are"
        )

    def run(self, **options: Any) -> Outcome:
        session = session_named(options["session"], options["project"])
        path = Path(options["file"])
        now = timezone.now()
        done = import_notes(
            session=session,
            notes=read_notes(path),
            annotator=lambda name: ensure_annotator(
                project=session.project, pseudonym=name, kind=Kind(options["kind"]), actor=ACTOR, now=now
            ),
            source=path.name,
            actor=ACTOR,
            now=now,
        )
        document = {"session": session.name, "n_added": done.n_added, "n_present": done.n_present}
        lines = [f"session {session.name}: {done.n_added} notes added, {done.n_present} there already"]
        return Outcome(document, lines)
