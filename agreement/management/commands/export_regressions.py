"""Write judge-regressions.jsonl: every fixture of a project as it is settled now, with what stood before."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from agreement.services.regression_runs import export_text
from annotation.core.bad_input import BadInput
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import project_named
from taxonomy.digest import sha256_bytes


class Command(BaseCommand):
    help = "Export a project's regression fixtures, a JSON object a line."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", required=True)
        parser.add_argument("--file", type=Path, required=True, help="what to write; it must not be there")

    def run(self, **options: Any) -> Outcome:
        path: Path = options["file"]
        text = export_text(project_named(options["project"]))
        if path.exists():
            raise BadInput(f"{path.name}: is there already")
        try:
            path.write_text(text, "utf-8")
        except OSError as fault:
            raise BadInput(f"{path.name}: cannot be written ({fault.strerror})") from fault
        n = text.count("\n")
        document = {"n_fixtures": n, "sha256": sha256_bytes(text.encode())}
        return Outcome(document, [f"{n} fixtures written"])
