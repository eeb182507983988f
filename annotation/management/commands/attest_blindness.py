"""Put on record how the imported labels of a study were kept blind."""

from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, study_named
from annotation.services.studies import StudyRefused, attest_blindness


class Command(BaseCommand):
    help = "Attest how imported labels were kept blind; until then their releases stay provisional."
    refusals = (StudyRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", default="")
        parser.add_argument("--study", required=True)
        parser.add_argument("--statement", required=True)

    def run(self, **options: Any) -> Outcome:
        study = study_named(options["study"], options["project"])
        attest_blindness(study=study, statement=options["statement"], actor=ACTOR, now=timezone.now())
        return Outcome(
            {"study": study.name, "blindness": "attested"}, [f"study {study.name}: blindness attested"]
        )
