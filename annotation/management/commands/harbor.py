"""`manage.py harbor`: tasks for an agent out, rewards of its trials in, and a run's rewards back."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.bad_input import BadInput
from annotation.core.fixtures.sampling import count, unstable_cases
from annotation.core.harbor import PASS_AT, Trial, read_folder, read_zip, write_zip
from annotation.management import base
from annotation.management.commands.run_verifier import read_bytes
from annotation.management.lookup import ACTOR, project_named, version_named
from annotation.models.projects import Project
from annotation.models.verifiers import Verifier, VerifierRun, VerifierVersion
from annotation.selectors.verifiers import newest_version
from annotation.services.verifier_authoring import VerifierRefused
from annotation.services.verifier_exchange import agent_tasks
from annotation.services.verifier_outcomes import keep_trials
from taxonomy.strict_json import strict_json


class Command(base.Command):
    help = "Exchange with Harbor: tasks without anything that judges them, and reward.txt or reward.json."
    refusals = (VerifierRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("act", choices=("tasks", "import", "export"))
        parser.add_argument("path", help="import: a job's folder or zip; else the zip to write")
        parser.add_argument("--project", required=True)
        parser.add_argument("--dataset", default="", help="tasks: whose cases")
        parser.add_argument("--dataset-version", default="")
        parser.add_argument("--verifier", default="", help="import and export: which one")
        parser.add_argument("--run", default="", help="import and export: the run's name")
        parser.add_argument(
            "--pass-at", type=float, default=PASS_AT, help="the reward from which on it is a pass"
        )

    def run(self, **options: Any) -> base.Outcome:
        project, path = project_named(options["project"]), Path(options["path"])
        if options["act"] == "tasks":
            dataset = version_named(project, options["dataset"], options["dataset_version"])
            _write(path, agent_tasks(dataset))
            n = dataset.cases.count()
            return base.Outcome(
                {"dataset": str(dataset), "n_tasks": n}, [f"{n} tasks of {dataset}: inputs alone"]
            )
        version = _version(project, options["verifier"])
        if options["act"] == "export":
            run = VerifierRun.objects.filter(version__verifier=version.verifier, name=options["run"]).last()
            if run is None:
                raise BadInput(f"--run {options['run']!r}: {version.verifier.name} has no such run")
            _write(path, write_zip(strict_json(run.document)["rows"]))
            return _shown(run)
        trials = _trials(path, options["pass_at"])
        name = options["run"] or path.stem
        return _shown(
            keep_trials(
                version=version, name=name, trials=trials, source=path.name, actor=ACTOR, now=timezone.now()
            )
        )


def _trials(path: Path, pass_at: float) -> list[Trial]:
    if path.is_dir():
        return read_folder(path, pass_at=pass_at)
    return read_zip(read_bytes(str(path)), source=path.name, pass_at=pass_at)


def _shown(run: VerifierRun) -> base.Outcome:
    rows = strict_json(run.document)["rows"]
    counted, torn = count(rows), unstable_cases(rows)
    document = {
        "run": run.name, "sha256": run.sha256, **counted._asdict(), "rate": counted.rate,
        "unstable": {case: dict(found) for case, found in torn.items()},
    }  # fmt: skip
    lines = [f"run {run.name}: {counted.sentence()}"]
    lines += [
        f"  unstable: {case}, passed {found['pass']} of {found.total()}" for case, found in torn.items()
    ]
    return base.Outcome(document, lines)


def _version(project: Project, name: str) -> VerifierVersion:
    verifier = Verifier.objects.filter(project=project, name=name).select_related("project").first()
    if verifier is None:
        raise BadInput(f"--verifier {name!r}: project {project.slug} has no such verifier")
    return newest_version(verifier)


def _write(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as fault:
        raise BadInput(f"{path.name}: cannot be written ({fault.strerror})") from fault
