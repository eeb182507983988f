"""Export the specs of a dataset version, or of a measured study, as a task file with `eval` blocks."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from annotation.core.bad_input import BadInput
from annotation.core.spec_exchange.files import DIGEST
from annotation.management.base import FINDING, Outcome
from annotation.management.base import Command as BaseCommand
from annotation.management.lookup import project_named, study_named, version_named
from annotation.selectors.adjudication import NotMeasured
from annotation.selectors.spec_records import exported, kept_specs, spec_field, study_specs, unannotated

SHOWN = 20


class Command(BaseCommand):
    help = "Write tasks with eval blocks, their revisions, annotations and golds, under one digest."
    refusals = (NotMeasured,)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("--project", required=True)
        parser.add_argument("--dataset", default="")
        parser.add_argument("--dataset-version", default="", help="default: the newest")
        parser.add_argument("--study", default="", help="the specs that stand in this measured study")
        parser.add_argument("--output", metavar="FILE", required=True)
        parser.add_argument("--partial", action="store_true", help="although some cases are not annotated")

    def run(self, **options: Any) -> Outcome:
        project = project_named(options["project"])
        if bool(options["dataset"]) == bool(options["study"]):
            raise BadInput("give either --dataset or --study")
        if options["study"]:
            study = study_named(options["study"], project.slug)
            if not spec_field(study):
                raise BadInput(f"--study {study.name!r}: its schema asks for no verifier spec")
            version, kept = study.dataset_version, study_specs(study)
        else:
            version = version_named(project, options["dataset"], options["dataset_version"])
            kept = kept_specs(version)
        missing = unannotated(kept)
        document = exported(kept, version=version)
        told = {key: value for key, value in document.items() if key != "tasks"} | {"unannotated": missing}
        if missing and not options["partial"]:
            shown = ", ".join(missing[:SHOWN]) + (" …" if len(missing) > SHOWN else "")
            lines = [f"nothing written: {len(missing)} of {len(kept)} cases are not annotated ({shown})"]
            return Outcome(told | {"written": None}, lines, FINDING)
        text = json.dumps(document, ensure_ascii=False, allow_nan=False, indent=1)
        _write(Path(options["output"]), text)
        lines = [f"{options['output']}: {len(kept)} tasks, digest {document[DIGEST]}"]
        return Outcome(told | {"written": options["output"]}, lines)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as fault:
        raise BadInput(f"--output {path.name}: cannot be written ({fault.strerror})") from fault
