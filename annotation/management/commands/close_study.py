"""Close a study: its labels are locked, and its report is sealed by the job that this starts."""

from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.lookup import ACTOR, study_named
from annotation.models.jobs import Job
from annotation.models.studies import Study
from annotation.selectors.labels import blindness
from annotation.services.jobs import run_job
from annotation.services.studies import StudyRefused, attest_blindness, close_study


class Command(BaseCommand):
    help = "Lock a study's labels and seal its agreement report."
    refusals = (StudyRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", default="")
        parser.add_argument("--study", required=True)
        parser.add_argument("--attest", default="", help="put on record how imported labels were kept blind")
        parser.add_argument("--no-wait", action="store_true", help="leave the report to the worker")

    def run(self, **options: Any) -> Outcome:
        study = study_named(options["study"], options["project"])
        now = timezone.now()
        if options["attest"]:
            attest_blindness(study=study, statement=options["attest"], actor=ACTOR, now=now)
        close_study(study=study, actor=ACTOR, now=now)
        self.progress(f"study {study.name} is closed")
        if not options["no_wait"]:
            measure_now(study)
        study.refresh_from_db()
        report = study.reports.filter(number=1).first()
        document = {
            "study": study.name,
            "state": study.state,
            "gate": study.gate or None,
            "blindness": blindness(study),
            "report_sha256": report.sha256 if report else None,
        }
        lines = [f"study {study.name} is {study.state}"]
        if report:
            lines += [f"gate {gate_line(study)}", f"report sealed, sha256 {report.sha256}"]
        return Outcome(document, lines)


def gate_line(study: Study) -> str:
    """The gate as it is printed wherever figures are."""
    return study.gate + (", blindness not attested" if blindness(study) == "not attested" else "")


def measure_now(study: Study) -> None:
    """Do the measuring job in this process; a worker that took it already is left to it."""
    for job in Job.objects.filter(kind="measure", arguments__study_id=study.pk):
        run_job(job_id=job.pk, clock=timezone.now)
