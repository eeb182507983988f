"""Import a task file: its cases, the specs beside them and the golds that were revised. All or nothing, nothing twice."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.spec_exchange.examples import examples_by_case
from annotation.core.spec_exchange.foreign import FORMS
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.commands.run_verifier import read_bytes
from annotation.management.lookup import ACTOR
from annotation.services.projects import ProjectRefused, ensure_project
from annotation.services.spec_exchange import Imported, import_specs

SHOWN = 20


class Command(BaseCommand):
    help = "Import TimeWarp, WebArena or VisualWebArena tasks, or an export of export_specs."
    refusals = (ProjectRefused,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("file", help="JSON array, JSONL, or an object with `tasks`")
        parser.add_argument("--project", required=True, help="slug of the project; made if there is none")
        parser.add_argument("--dataset", required=True)
        parser.add_argument("--dataset-version", default="", help="default: the newest, or 1")
        parser.add_argument(
            "--format", default="", choices=["", *FORMS], help="default: found out from the keys"
        )
        parser.add_argument(
            "--examples", metavar="FILE", help='JSONL of {"task_id", "answer"} to run under both semantics'
        )
        parser.add_argument("--reason", default="", help="why this version was made")

    def run(self, **options: Any) -> Outcome:
        path, examples = Path(options["file"]), options["examples"]
        content = read_bytes(options["file"])
        given = examples_by_case(read_bytes(examples), source=Path(examples).name) if examples else None
        now = timezone.now()
        project, created = ensure_project(slug=options["project"], actor=ACTOR, now=now)
        if created:
            self.progress(f"project {project.slug} made")
        done = import_specs(
            project=project,
            dataset=options["dataset"],
            content=content,
            source=path.name,
            version=options["dataset_version"],
            reason=options["reason"],
            form=options["format"],
            examples=given,
            actor=ACTOR,
            now=now,
        )
        return Outcome(done.document(), _lines(done))


def _lines(done: Imported) -> list[str]:
    document = done.document()
    lines = [
        f"{done.version}: {done.n_cases_added} cases, {done.n_specs_added} specs added, "
        f"{done.n_specs_present} specs there already",
        f"semantics: {document['semantics']}",
        *(f"  {key}: {what}" for key, what in document["changed_semantics"].items()),
        *(f"case {row['task_id']} is left out: {row['reason']}" for row in document["left_out"]),
        *(f"case {task_id} stands twice" for task_id in document["duplicates"]),
    ]
    if done.gold_revisions:
        lines.append(f"golds revised: {', '.join(done.gold_revisions)}")
    lines += [change.sentence() for change in done.changes[:SHOWN]]
    if len(done.changes) > SHOWN:
        lines.append(f"{len(done.changes)} verdicts change in all; --json lists them")
    if done.unannotated:
        lines.append(f"{len(done.unannotated)} cases are not annotated")
    return lines
