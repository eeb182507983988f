"""Read a judge's verdicts on the fixtures: states, gate, and exit 1 where the judge may not be trusted."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from agreement.judging.words import STATES
from agreement.services.regression_runs import import_regression_run
from annotation.core.label_files import json_lines
from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand
from annotation.management.lookup import ACTOR, project_named
from taxonomy.strict_json import strict_json


class Command(BaseCommand):
    help = "Import a judge's run over the regression fixtures (JSONL, a line for each repeat)."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", required=True)
        parser.add_argument("--file", type=Path, required=True)

    def run(self, **options: Any) -> Outcome:
        path: Path = options["file"]
        run, is_new = import_regression_run(
            project=project_named(options["project"]),
            rows=list(json_lines(path)),
            source=path.name,
            actor=ACTOR,
            now=timezone.now(),
        )
        document = strict_json(run.document)
        gate = document["gate"]
        lines = [
            f"judge version {run.judge_version}: gate {run.gate}, {gate['n_judged']} of {gate['n_fixtures']} judged"
            + ("" if is_new else "; imported before"),
            *(
                f"  {one['case_id']}: {STATES[one['state']][0]}, settled on {one['expected']}"
                for one in document["fixtures"]
                if one["state"] != "ok"
            ),
            *(f"  no fixture protects {each}" for each in gate["missing_classes"]),
        ]
        return Outcome(
            {"run": str(run.public_id), "is_new": is_new, **document},
            lines,
            DONE if run.gate == "pass" else FINDING,
        )
