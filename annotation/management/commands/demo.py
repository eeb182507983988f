"""The main job end to end on the demonstration data, printed as it goes: what `make demo` runs."""

import shutil
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.headline import headline_of
from annotation.core.verify import verify
from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand
from annotation.management.commands.close_study import measure_now
from annotation.models.releases import Release
from annotation.models.studies import Study
from annotation.selectors.adjudication_after import upheld_counts
from annotation.services import demonstration
from annotation.services.releases import create_release, write_release
from taxonomy.strict_json import strict_json

SLUG = "demo"


class Command(BaseCommand):
    help = "Cases, blind double labels, a sealed report, rulings and a verified release, on the demonstration data."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--output", default="", help="folder of the release; default: release/ in the var folder"
        )

    def run(self, **options: Any) -> Outcome:
        folder = Path(options["output"] or settings.VAR_FOLDER / "release")
        call_command("migrate", verbosity=0)
        project, n_cases = demonstration.load_cases(slug=SLUG, now=timezone.now())
        checks = demonstration.check_cases()
        self.progress(
            f"1 cases    {n_cases} cases imported; dataset checks {'ok' if checks['ok'] else 'FAIL'}"
        )
        study, n_labels = demonstration.load_labels(project=project, now=timezone.now())
        self.progress(f"2 labels   {n_labels} blind labels by two simulated annotators; the study is closed")
        measure_now(study)
        study.refresh_from_db()
        report = study.reports.get(number=1)
        for line in report_lines(strict_json(report.document)):
            self.progress(f"3 report   {line}")
        self.progress(f"           sealed before adjudication, sha256 {report.sha256}")
        n_rulings = demonstration.load_rulings(study=study, leave_open=0, now=timezone.now())
        self.progress(f"4 rulings  {n_rulings} disagreements ruled; upheld: {upheld_counts(study)}")
        release = self._release(study)
        if folder.exists():
            shutil.rmtree(folder)
        write_release(release=release, folder=folder)
        findings = verify(folder, release.manifest_sha256)
        self.progress(f"5 release  {release.status}, {len(list(folder.iterdir()))} files")
        document = {
            "n_cases": n_cases,
            "checks_ok": checks["ok"],
            "n_labels": n_labels,
            "report_sha256": report.sha256,
            "gate": study.gate,
            "n_rulings": n_rulings,
            "release_status": release.status,
            "content_sha256": release.content_sha256,
            "manifest_sha256": release.manifest_sha256,
            "output": str(folder),
            "verified": not findings,
            "findings": findings,
        }
        lines = [
            f"release in {folder}",
            f"content sha256 {release.content_sha256}",
            f"verify.py says: {'OK' if not findings else '; '.join(findings)}",
        ]
        return Outcome(document, lines, DONE if not findings and checks["ok"] else FINDING)

    def _release(self, study: Study) -> Release:
        known = Release.objects.filter(project=study.project, name="demo").first()
        return known or create_release(
            project=study.project,
            name="demo",
            studies=[study],
            reason="Demonstration of the main job",
            actor=demonstration.ACTOR,
            now=timezone.now(),
        )


def report_lines(document: dict[str, Any]) -> list[str]:
    """The head of a sealed report for a reader: gate, and each field's first coefficient with its interval."""
    gate = document["gate"]
    lines = [
        f"{document['n_double']} of {document['n_cases']} cases labelled twice; gate {gate['gate']}: {gate['reason']}"
    ]
    for field in document["fields"]:
        found = headline_of(field)
        if found:
            span = f" (95 % interval {found.interval})" if found.interval else ""
            lines.append(f"{field['title']:<18} {field['between']}  {found.name} {found.value}{span}")
    return lines
