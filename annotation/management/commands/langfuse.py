"""Data sets and scores to and from Langfuse, by file or by its API."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser
from django.utils import timezone

from annotation.core.bad_input import BadInput
from annotation.core.label_files import json_lines
from annotation.core.langfuse import cases_of_items
from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand
from annotation.management.lookup import ACTOR, project_named, release_named, version_named
from annotation.services import langfuse
from annotation.services.datasets import import_cases


class Command(BaseCommand):
    help = "export, import, check or push a data set; export-scores or push-scores of a release."
    refusals = (langfuse.HostedDiffers, langfuse.NotReachable)

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument(
            "action", choices=["export", "import", "check", "push", "export-scores", "push-scores"]
        )
        parser.add_argument("--project", required=True)
        parser.add_argument("--dataset", default="")
        parser.add_argument("--dataset-version", default="", help="default: the newest")
        parser.add_argument("--release", default="")
        parser.add_argument(
            "--file", default="", help="what export writes and import reads, a JSON object a line"
        )

    def run(self, **options: Any) -> Outcome:
        act = {
            "export": self._export,
            "import": self._import,
            "check": self._check,
            "push": self._push,
            "export-scores": self._export_scores,
            "push-scores": self._push_scores,
        }[options["action"]]
        return act(options)

    def _export(self, options: dict[str, Any]) -> Outcome:
        items = langfuse.dataset_items(self._version(options))
        _write(options["file"], items)
        return Outcome({"n_items": len(items)}, [f"{len(items)} items written"])

    def _import(self, options: dict[str, Any]) -> Outcome:
        path = Path(options["file"])
        rows, archived = cases_of_items(list(json_lines(path)), path.name)
        done = import_cases(
            project=project_named(options["project"]),
            dataset=options["dataset"],
            rows=rows,
            source=path.name,
            version=options["dataset_version"],
            actor=ACTOR,
            now=timezone.now(),
        )
        document = {
            "version": done.version.version,
            "n_added": done.n_added,
            "n_present": done.n_present,
            "n_archived": archived,
        }
        return Outcome(
            document,
            [f"{done.n_added} cases added, {done.n_present} there already, {archived} archived left out"],
        )

    def _check(self, options: dict[str, Any]) -> Outcome:
        found = langfuse.check_hosted(version=self._version(options))
        document = {"ok": found.is_none, **found._asdict()}
        return Outcome(document, [str(found)], DONE if found.is_none else FINDING)

    def _push(self, options: dict[str, Any]) -> Outcome:
        n = langfuse.push_dataset(version=self._version(options))
        return Outcome({"n_sent": n}, [f"{n} items sent; the hosted set is this version"])

    def _export_scores(self, options: dict[str, Any]) -> Outcome:
        release = release_named(project_named(options["project"]), options["release"])
        configs, scores, without = langfuse.release_scores(release)
        _write(options["file"], scores)
        document = {"n_scores": len(scores), "configs": configs, "without_trace": without}
        return Outcome(document, [f"{len(scores)} scores written; {len(without)} cases have no trace"])

    def _push_scores(self, options: dict[str, Any]) -> Outcome:
        release = release_named(project_named(options["project"]), options["release"])
        sent, without = langfuse.push_scores(release=release)
        return Outcome(
            {"n_sent": sent, "n_without_trace": without},
            [f"{sent} scores sent; {without} cases have no trace"],
        )

    def _version(self, options: dict[str, Any]) -> Any:
        return version_named(
            project_named(options["project"]), options["dataset"], options["dataset_version"]
        )


def _write(file: str, records: Iterable[dict[str, Any]]) -> None:
    if not file:
        raise BadInput("--file: name the file to write")
    path = Path(file)
    if path.exists():
        raise BadInput(f"{path.name}: is there already")
    path.write_text("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records), "utf-8")
