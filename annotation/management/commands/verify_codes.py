"""Check the sealed codes of studies: do they still say what the labels say?"""

from typing import Any

from django.core.management.base import CommandParser

from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand
from annotation.management.lookup import study_named
from annotation.models.sealed_codes import CodeSeal
from annotation.services.sealed_codes import code_differences


class Command(BaseCommand):
    help = "Rebuild the packed answers of closed studies from their labels and compare, block by block."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", default="")
        parser.add_argument(
            "--study", default="", help="one study; without it every study whose codes are sealed"
        )

    def run(self, **options: Any) -> Outcome:
        if options["study"]:
            studies = [study_named(options["study"], options["project"])]
        else:
            seals = CodeSeal.objects.select_related("study").order_by("study_id")
            studies = [seal.study for seal in seals]
        found = []
        for study in studies:
            self.progress(f"study {study.name}")
            found += code_differences(study)
        document = {"ok": not found, "n_studies": len(studies), "differences": found}
        lines = found or [f"{len(studies)} studies: the sealed codes are those of the labels"]
        return Outcome(document, lines, FINDING if found else DONE)
