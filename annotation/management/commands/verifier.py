"""`manage.py verifier`: a verifier and its fixture matrix, from files and from a build."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.bad_input import BadInput
from annotation.management import base
from annotation.management.commands.run_verifier import read_bytes
from annotation.management.lookup import ACTOR, json_file, project_named
from annotation.models.jobs import Job, JobState
from annotation.models.projects import Project
from annotation.models.verifiers import Verifier, VerifierVersion
from annotation.selectors.verifier_documents import verifier_document
from annotation.selectors.verifiers import newest_version
from annotation.services.jobs import run_job
from annotation.services.verifier_authoring import VerifierRefused
from annotation.services.verifier_exchange import export_verifier, import_verifier
from annotation.services.verifier_release import MatrixBlocks, release_verifier
from annotation.services.verifier_runs import import_observed, request_fixture_runs

ACTS = ("import", "show", "export", "run", "observed", "release")
WITH_FILE = ("import", "observed")


class Command(base.Command):
    help = "Bring in, try, release or write out a verifier with its fixture matrix."
    refusals = (VerifierRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("act", choices=ACTS)
        parser.add_argument(
            "file", nargs="?", help="for import: a verifier's file; for observed: CSV or JSON of runs"
        )
        parser.add_argument("--project", required=True)
        parser.add_argument("--verifier", default="", help="the name of one that is there")
        parser.add_argument("--repeats", type=int, default=1, help="how often each fixture is run")

    def run(self, **options: Any) -> base.Outcome:
        project, act = project_named(options["project"]), options["act"]
        if (options["file"] is not None) != (act in WITH_FILE):
            raise BadInput(f"{act} {'needs' if act in WITH_FILE else 'takes no'} file")
        if act == "import":
            if options["verifier"]:
                raise BadInput("import takes no --verifier: the file names its verifier")
            path = Path(options["file"])
            version = import_verifier(
                project=project, document=json_file(path), source=path.name, actor=ACTOR, now=timezone.now()
            )
            return _shown(version, [])
        version = newest_version(_named(project, options["verifier"]))
        if act == "export":
            document = export_verifier(version.verifier)
            return base.Outcome(
                document, [f"{version}: {len(document['fixtures'])} fixtures; --json writes them out"]
            )
        return _shown(version, _done(act, version, options), is_finding=act != "show")


def _done(act: str, version: VerifierVersion, options: dict[str, Any]) -> list[str]:
    by: dict[str, Any] = {"actor": ACTOR, "now": timezone.now()}
    if act == "run":
        job = request_fixture_runs(version=version, repeats=options["repeats"], **by)
        run_job(job_id=job.pk, clock=timezone.now)
        job = Job.objects.get(pk=job.pk)
        return [] if job.state == JobState.DONE else [f"the run is {job.state}: {job.message}"]
    if act == "observed":
        path = options["file"]
        done = import_observed(version=version, data=read_bytes(path), source=Path(path).name, **by)
        return [f"{done.n_added} runs added", *done.mismatches]
    if act == "release":
        try:
            release_verifier(version=version, **by)
        except MatrixBlocks:
            return ["not released"]
    return []


def _shown(version: VerifierVersion, said: list[str], *, is_finding: bool = False) -> base.Outcome:
    """The matrix; a finding where something blocks the release."""
    document = verifier_document(version) | {"said": said}
    lines = [f"{version}: {document['verifier']['criterion']}", *said]
    for cell in document["matrix"]:
        seen = ", ".join(f"{outcome} x{n}" for outcome, n in cell["observed"].items()) or "not run"
        lines.append(f"  {cell['state']:<8} {cell['fixture']}: expected {cell['expected']}, observed {seen}")
    lines += [f"  lint {lint['code']}: {lint['message']}" for lint in document["lints"]]
    lines += [f"  blocks the release: {block}" for block in document["blocks"]]
    if document["released_at"]:
        lines.append(f"released {document['released_at']}, matrix sha256 {document['release_sha256']}")
    return base.Outcome(document, lines, base.FINDING if is_finding and document["blocks"] else base.DONE)


def _named(project: Project, name: str) -> Verifier:
    found = Verifier.objects.filter(project=project, name=name).select_related("project").first()
    if found is None:
        raise BadInput(f"--verifier {name!r}: project {project.slug} has no such verifier")
    return found
