"""Say for each part that the product stands on whether it works."""

import shutil
from typing import Any

from celery import current_app
from django.conf import settings

from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand
from annotation.services.readiness import Part, readiness

LEAST_FREE = 500 * 1024**2


class Command(BaseCommand):
    help = "One line per part: database, migrations, guards, broker, worker, disk."

    def run(self, **options: Any) -> Outcome:
        parts = [*readiness(), self._worker(), self._disk()]
        document = {"ok": all(part.ok for part in parts), "parts": [part._asdict() for part in parts]}
        lines = [f"{'ok  ' if part.ok else 'FAIL'} {part.name}: {part.says}" for part in parts]
        return Outcome(document, lines, DONE if document["ok"] else FINDING)

    def _worker(self) -> Part:
        answers = current_app.control.ping(timeout=2)
        return Part("worker", bool(answers), f"{len(answers)} answer" if answers else "none answers")

    def _disk(self) -> Part:
        free = shutil.disk_usage(settings.VAR_FOLDER).free
        return Part("disk", free > LEAST_FREE, f"{free // 1024**2} MB free")
