"""Draw the sample of an open-coding session."""

from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.bad_input import BadInput
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, project_named
from annotation.models.datasets import DatasetVersion
from annotation.services.open_coding import DEFAULT_CASES, OpenCodingRefused, start_session


class Command(BaseCommand):
    help = "Draw a seeded, stratified sample of outputs (or cases, where there are none) for open coding."
    refusals = (OpenCodingRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", required=True)
        parser.add_argument("--dataset", required=True)
        parser.add_argument("--dataset-version", default="", help="default: the newest")
        parser.add_argument("--name", required=True)
        parser.add_argument("--n", type=int, default=DEFAULT_CASES)
        parser.add_argument("--seed", type=int, default=0)
        parser.add_argument(
            "--stratify-by", default="", help="family, split, or a path such as metadata.language"
        )

    def run(self, **options: Any) -> Outcome:
        project = project_named(options["project"])
        versions = DatasetVersion.objects.filter(dataset__project=project, dataset__name=options["dataset"])
        if options["dataset_version"]:
            versions = versions.filter(version=options["dataset_version"])
        version = versions.order_by("-created_at", "-pk").first()
        if version is None:
            raise BadInput(f"--dataset {options['dataset']!r}: there is no such dataset version")
        session = start_session(
            project=project,
            version=version,
            name=options["name"],
            n=options["n"],
            seed=options["seed"],
            stratify_by=options["stratify_by"],
            actor=ACTOR,
            now=timezone.now(),
        )
        document = {
            "session": session.name,
            "dataset": str(version),
            "n_cases": session.n_cases,
            "seed": session.seed,
            "stratify_by": session.stratify_by,
            "sample_sha256": session.sample_sha256,
        }
        lines = [
            f"session {session.name}: {session.n_cases} of {version}, seed {session.seed}",
            f"sample sha256 {session.sample_sha256}",
        ]
        return Outcome(document, lines)
