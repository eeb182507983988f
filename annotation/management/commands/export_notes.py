"""Write the notes of an open-coding session as JSONL."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from annotation.core.release_files import jsonl
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import session_named
from annotation.services.open_coding_files import exported_notes


class Command(BaseCommand):
    help = (
        "Write the notes of a session with their digests, clusters and codes; import_notes reads them back."
    )

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", required=True)
        parser.add_argument("--session", required=True)
        parser.add_argument("--output", required=True, help="the file to write")

    def run(self, **options: Any) -> Outcome:
        session = session_named(options["session"], options["project"])
        notes = exported_notes(session)
        path = Path(options["output"])
        path.write_bytes(jsonl(notes))
        document = {"session": session.name, "n_notes": len(notes), "output": str(path)}
        return Outcome(document, [f"session {session.name}: {len(notes)} notes in {path}"])
