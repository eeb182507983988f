"""Check a release folder against its manifest, with the verifier that travels in each release."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from annotation.core.bad_input import BadInput
from annotation.core.verify import Unreadable, verify
from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand


class Command(BaseCommand):
    help = "Verify a release folder; exit code 1 if anything differs."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("folder")
        parser.add_argument("--manifest-sha256", default="", help="the digest that the release printed")

    def run(self, **options: Any) -> Outcome:
        try:
            findings = verify(Path(options["folder"]), options["manifest_sha256"])
        except Unreadable as fault:
            raise BadInput(str(fault)) from fault
        document = {"ok": not findings, "findings": findings}
        return Outcome(document, findings or ["OK"], FINDING if findings else DONE)
