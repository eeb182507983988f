"""Make a ground-truth release of adjudicated studies."""

from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, project_named, study_named, when
from annotation.selectors.labels import cases_short_of_labels
from annotation.services.releases import ReleaseRefused, create_release

SHOWN = 20


class Command(BaseCommand):
    help = "Make a release; provisional unless every study's gate is READY."
    refusals = (ReleaseRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", required=True)
        parser.add_argument("--name", required=True)
        parser.add_argument("--study", action="append", required=True, help="may be given several times")
        parser.add_argument("--reason", required=True)
        parser.add_argument(
            "--with-inputs", action="store_true", help="put the cases' content into cases.jsonl"
        )

    def run(self, **options: Any) -> Outcome:
        project = project_named(options["project"])
        studies = [study_named(name, project.slug) for name in options["study"]]
        release = create_release(
            project=project,
            name=options["name"],
            studies=studies,
            reason=options["reason"],
            actor=ACTOR,
            now=timezone.now(),
            with_inputs=options["with_inputs"],
        )
        short = {study.name: cases_short_of_labels(study) for study in studies}
        document = {
            "project": project.slug,
            "release": release.name,
            "release_status": release.status,
            "content_sha256": release.content_sha256,
            "manifest_sha256": release.manifest_sha256,
            "created_at": when(release.created_at),
            "short_of_labels": short,
        }
        lines = [
            f"release {release.name} is {release.status}",
            f"content sha256 {release.content_sha256}",
            f"manifest sha256 {release.manifest_sha256}",
        ]
        for study, cases in short.items():
            if cases:
                shown = ", ".join(cases[:SHOWN]) + (" …" if len(cases) > SHOWN else "")
                lines.append(f"{study}: {len(cases)} cases without enough labels ({shown})")
        return Outcome(document, lines)
