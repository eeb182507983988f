"""Work out anew what the labels of a measured study come to, and say whether what was stored said the same."""

from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand
from annotation.management.lookup import study_named
from annotation.selectors.adjudication import NotMeasured, n_open_disagreements
from annotation.services.adjudication_acceptance import merge_agreed
from annotation.services.adjudication_index import index_differences


class Command(BaseCommand):
    help = "Merge what labels agree on, as often as wanted; rulings stay (exit 1 where stored rows had gone wrong)."
    refusals = (NotMeasured,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", default="")
        parser.add_argument("--study", required=True)

    def run(self, **options: Any) -> Outcome:
        study = study_named(options["study"], options["project"])
        n_open_disagreements(study)  # refuses before the report is sealed
        wrong = index_differences(study)
        n_agreed = merge_agreed(study=study, now=timezone.now())
        study.refresh_from_db()
        n_open = n_open_disagreements(study)
        document = {
            "study": study.name, "state": study.state, "n_agreed": n_agreed, "n_open": n_open, "mended": wrong,
        }  # fmt: skip
        lines = [f"study {study.name}: {n_agreed} cases agreed on, {n_open} disagreements open"]
        lines += [f"mended: {name}" for name in wrong[:20]]
        return Outcome(document, lines, FINDING if wrong else DONE)
