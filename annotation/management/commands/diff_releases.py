"""Compare two release folders, naming the ruling behind each changed label."""

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from annotation.core.release_diff import read_release, release_diff
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome


class Command(BaseCommand):
    help = "Labels added, removed and changed from release folder A to release folder B."

    def add_options(self, parser: CommandParser) -> None:
        parser.add_argument("old")
        parser.add_argument("new")

    def run(self, **options: Any) -> Outcome:
        document = release_diff(read_release(Path(options["old"])), read_release(Path(options["new"])))
        lines = [
            f"{len(document['added'])} added, {len(document['removed'])} removed, {len(document['changed'])} changed, "
            f"{document['n_unchanged']} unchanged"
        ]
        lines += [f"+ {case}" for case in document["added"]] + [f"- {case}" for case in document["removed"]]
        for change in document["changed"]:
            moves = ", ".join(
                f"{key}: {move['old']} -> {move['new']}" for key, move in change["fields"].items()
            )
            ruling = change["ruling"]
            why = (
                f" (ruling {ruling['number']} by {ruling['adjudicator']}: {ruling['reason']})"
                if ruling
                else ""
            )
            lines.append(f"~ {change['case_id']}: {moves or 'another source'}{why}")
        return Outcome(document, lines)
