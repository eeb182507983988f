"""Import the attempts of an answerer, and what a judge said of them: all or nothing, and nothing twice."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.db import transaction
from django.utils import timezone

from agreement.judging.scoring import score_run
from agreement.selectors.runs import counted
from agreement.services.runs import import_run
from agreement.services.verdicts import JudgeIsAnswerer, import_verdicts
from annotation.core.bad_input import BadInput
from annotation.core.label_files import json_lines
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, json_file, project_named, version_named
from annotation.models.judging import Run


class Command(BaseCommand):
    help = "Import a run: attempts (JSONL), and verdicts about them (--verdicts FILE --judge NAME)."
    refusals = (JudgeIsAnswerer,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path, nargs="?", help="attempts; leave out to add verdicts to a run")
        parser.add_argument("--project", required=True)
        parser.add_argument("--name", required=True)
        parser.add_argument("--dataset", default="")
        parser.add_argument("--dataset-version", default="")
        parser.add_argument("--answerer", default="")
        parser.add_argument("--pins", type=Path, help="JSON object: what was fixed about the answerer")
        parser.add_argument("--verdicts", type=Path)
        parser.add_argument("--judge", default="")

    @transaction.atomic
    def run(self, **options: Any) -> Outcome:
        run, is_new = self._run(options)
        document = {
            "run": run.name, "id": str(run.public_id), "is_new": is_new, "status": run.status,
            "n_attempts": run.n_attempts,
        }  # fmt: skip
        lines = [
            f"run {run.name}: {run.n_attempts} attempts, {run.status}{'' if is_new else ' (there already)'}"
        ]
        if options["verdicts"]:
            rows = list(json_lines(options["verdicts"]))
            done = import_verdicts(
                run=run, judge=options["judge"], rows=rows, source=options["verdicts"].name, actor=ACTOR,
                now=timezone.now(),
            )  # fmt: skip
            score = score_run(counted(done.judge_pass))
            document |= {"pass": done.judge_pass.number, "n_without_verdict": done.n_without, "score": score}
            rate = score["pass_rate"]
            lines.append(
                f"pass {done.judge_pass.number} by {options['judge']}: "
                + (f"pass rate {rate:.4f}" if rate is not None else f"no rate ({score['reason']})")
            )
            lines += done.notices
        return Outcome(document, lines)

    def _run(self, options: dict[str, Any]) -> tuple[Run, bool]:
        project = project_named(options["project"])
        if options["verdicts"] and not options["judge"]:
            raise BadInput("--judge: say who gave the verdicts")
        if options["file"] is None:
            found = Run.objects.filter(project=project, name=options["name"]).first()
            if found is None or not options["verdicts"]:
                raise BadInput(f"--name {options['name']!r}: there is no such run; give a file of attempts")
            return found, False
        pins = json_file(options["pins"]) if options["pins"] else {}
        if not isinstance(pins, dict):
            raise BadInput(f"{options['pins'].name}: must hold one JSON object")
        done = import_run(
            version=version_named(project, options["dataset"], options["dataset_version"]),
            name=options["name"], answerer=options["answerer"], pins=pins,
            rows=list(json_lines(options["file"])), source=options["file"].name, actor=ACTOR, now=timezone.now(),
        )  # fmt: skip
        return done.run, done.is_new
