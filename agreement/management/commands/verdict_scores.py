"""A judge's verdicts on a run, and people's from its calibrations, as Langfuse scores: to a file, or sent."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from agreement.services.verdict_scores import push_verdict_scores, verdict_scores
from annotation.core.bad_input import BadInput
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import project_named
from annotation.models.judging import JudgePass
from annotation.services.langfuse import NotReachable


class Command(BaseCommand):
    help = "export or push the verdicts of a judge's pass as scores; sent twice, each is one score."
    refusals = (NotReachable,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("action", choices=["export", "push"])
        parser.add_argument("--project", required=True)
        parser.add_argument("--run", required=True, help="name of the run")
        parser.add_argument(
            "--pass", dest="number", type=int, default=1, help="which judge's pass over it (1)"
        )
        parser.add_argument("--file", type=Path, help="what export writes, a JSON object a line")

    def run(self, **options: Any) -> Outcome:
        project = project_named(options["project"])
        found = JudgePass.objects.filter(run__project=project, run__name=options["run"])
        judge_pass = found.filter(number=options["number"]).select_related("run__dataset_version").first()
        if judge_pass is None:
            raise BadInput(
                f"--run {options['run']!r}, --pass {options['number']}: no judge went through it so"
            )
        if options["action"] == "push":
            done = push_verdict_scores(judge_pass)
        else:
            done = verdict_scores(judge_pass)
            _write(options["file"], done.scores)
        document = {
            "n_scores": len(done.scores),
            "configs": done.configs,
            "without_trace": done.without_trace,
        }
        said = "sent" if options["action"] == "push" else "written"
        return Outcome(
            document, [f"{len(done.scores)} scores {said}; {len(done.without_trace)} cases have no trace"]
        )


def _write(path: Path | None, scores: list[dict[str, Any]]) -> None:
    if path is None:
        raise BadInput("--file: name the file to write")
    if path.exists():
        raise BadInput(f"{path.name}: is there already")
    path.write_text("".join(json.dumps(score, ensure_ascii=False) + "\n" for score in scores), "utf-8")
