"""Put a backup into an empty database and compare every digest."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.services.backups import RestoreRefused, restore_backup
from annotation.services.readiness import pending_migrations


class Command(BaseCommand):
    help = (
        "Restore a backup into the empty database that DATABASE_URL names; refused unless all digests agree."
    )
    refusals = (RestoreRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file")

    def run(self, **options: Any) -> Outcome:
        path = Path(options["file"])
        state = restore_backup(path=path)
        pending = len(pending_migrations())
        rows = sum(table["rows"] for table in state["evidence"]["tables"].values())
        lines = [
            f"{path.name}, made {state['madeAt']}: {rows} rows of evidence are here, every digest agrees"
        ]
        if pending:
            lines.append(f"{pending} migrations are pending: run `manage.py migrate`")
        return Outcome({"file": str(path), **state, "n_pending_migrations": pending}, lines)
