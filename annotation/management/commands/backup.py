"""Write the whole database into one file, while people work."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.services.backups import make_backup


class Command(BaseCommand):
    help = "Back the database up into a new file, with digests of the evidence in it."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file")

    def run(self, **options: Any) -> Outcome:
        path = Path(options["file"])
        state = make_backup(path=path, now=timezone.now())
        rows = sum(table["rows"] for table in state["evidence"]["tables"].values())
        line = f"{path.name}: {path.stat().st_size // 1024} kB, {rows} rows of evidence, {state['engine']}"
        return Outcome({"file": str(path), **state}, [line])
