"""Begin a blind calibration: draw a sample of a judge's run and open its study."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from agreement.services.calibration_studies import CalibrationPlan, CalibrationRefused, begin_calibration
from annotation.core.bad_input import BadInput
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, json_file, project_named
from annotation.models.judging import JudgePass
from annotation.services.projects import ProjectRefused
from annotation.services.studies import StudyRefused


class Command(BaseCommand):
    help = "Have people judge a sample of a judge's run blind; the report is sealed when the study closes."
    refusals = (CalibrationRefused, ProjectRefused, StudyRefused)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", required=True)
        parser.add_argument("--run", required=True, help="name of the run")
        parser.add_argument(
            "--pass", dest="number", type=int, default=1, help="which judge's pass over it (1)"
        )
        parser.add_argument("--study", required=True, help="name of the study to make")
        parser.add_argument("--annotators", required=True, help="the people who judge, with commas between")
        parser.add_argument("--k", type=int, default=1, help="people for each answer (1)")
        parser.add_argument("--n", type=int, default=60, help="answers in the sample (60)")
        parser.add_argument("--seed", type=int, default=0)
        parser.add_argument("--gates", type=Path, metavar="FILE", help="JSON file that changes the gates")

    def run(self, **options: Any) -> Outcome:
        project = project_named(options["project"])
        found = JudgePass.objects.filter(run__project=project, run__name=options["run"])
        judge_pass = found.filter(number=options["number"]).select_related("run", "judge").first()
        if judge_pass is None:
            raise BadInput(
                f"--run {options['run']!r}, --pass {options['number']}: no judge went through it so"
            )
        gates = json_file(options["gates"]) if options["gates"] else {}
        if not isinstance(gates, dict):
            raise BadInput(f"{options['gates'].name}: must be an object of gates")
        names = tuple(name for name in options["annotators"].split(",") if name)
        if len(set(names)) < len(names) or not names:
            raise BadInput(f"--annotators {options['annotators']!r}: names each person once")
        if not 1 <= options["k"] <= 16 or not 0 <= options["seed"] <= 2**53:
            raise BadInput("--k is from 1 to 16, --seed a whole number from 0")
        calibration = begin_calibration(
            judge_pass=judge_pass,
            plan=CalibrationPlan(
                options["study"], names, k=options["k"], n=options["n"], seed=options["seed"], gates=gates
            ),
            actor=ACTOR,
            now=timezone.now(),
        )
        n = calibration.study.cases.count()
        return Outcome(
            {"calibration": str(calibration.public_id), "study": calibration.study.name, "n_cases": n},
            [f"study {calibration.study.name} is open: {n} answers wait for {', '.join(names)}"],
        )
