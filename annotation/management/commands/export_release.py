"""Write a release's files into a folder."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import project_named, release_named
from annotation.models.releases import Release
from annotation.services.releases import write_redacted, write_release


class Command(BaseCommand):
    help = "Write a release's files, verify.py among them, into a folder."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", required=True)
        parser.add_argument("--release", required=True)
        parser.add_argument("--output", required=True)
        parser.add_argument(
            "--redacted",
            action="store_true",
            help="free text without credentials, identifiers and addresses: a format of its own, not the release",
        )

    def run(self, **options: Any) -> Outcome:
        release = release_named(project_named(options["project"]), options["release"])
        folder = Path(options["output"])
        if options["redacted"]:
            return self._redacted(release, folder)
        write_release(release=release, folder=folder)
        files = sorted(path.name for path in folder.iterdir())
        document = {
            "release": release.name,
            "release_status": release.status,
            "output": str(folder),
            "files": files,
            "content_sha256": release.content_sha256,
            "manifest_sha256": release.manifest_sha256,
        }
        lines = [
            f"release {release.name} ({release.status}): {', '.join(files)}",
            f"verify it with: python {folder}/verify.py --manifest-sha256 {release.manifest_sha256}",
        ]
        return Outcome(document, lines)

    def _redacted(self, release: Release, folder: Path) -> Outcome:
        masked = write_redacted(release=release, folder=folder)
        document = {"release": release.name, "output": str(folder), "redacted": True, "masked": masked}
        said = ", ".join(f"{n} {name}" for name, n in masked.items()) or "nothing"
        return Outcome(document, [f"release {release.name}, redacted: {said} masked"])
