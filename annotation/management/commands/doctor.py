"""Say for each part that the product stands on whether it works."""

import shutil
from typing import Any

from celery import current_app
from django.conf import settings
from kombu.exceptions import OperationalError

from annotation.management.base import DONE, FINDING, Outcome
from annotation.management.base import Command as BaseCommand
from annotation.services.readiness import Part, durability, readiness, rights
from annotation.services.sign_on_provider import ProviderFailed, provider

LEAST_FREE = 500 * 1024**2


class Command(BaseCommand):
    help = (
        "One line per part: database, migrations, guards, broker, durability, rights, worker, disk, sign-on."
    )

    def run(self, **options: Any) -> Outcome:
        found = readiness()
        lasting = [durability(), rights()] if found[0].ok else []
        parts = [*found, *lasting, self._worker(), self._disk(), *self._sign_on()]
        document = {"ok": all(part.ok for part in parts), "parts": [part._asdict() for part in parts]}
        lines = [f"{'ok  ' if part.ok else 'FAIL'} {part.name}: {part.says}" for part in parts]
        return Outcome(document, lines, DONE if document["ok"] else FINDING)

    def _worker(self) -> Part:
        try:
            answers = current_app.control.ping(timeout=2)
        except (OperationalError, OSError):
            return Part("worker", False, "unknown: the broker does not answer")
        return Part("worker", bool(answers), f"{len(answers)} answer" if answers else "none answers")

    def _disk(self) -> Part:
        free = shutil.disk_usage(settings.VAR_FOLDER).free
        return Part("disk", free > LEAST_FREE, f"{free // 1024**2} MB free")

    def _sign_on(self) -> list[Part]:
        if not settings.OIDC_ISSUER:
            return []
        try:
            provider()
        except ProviderFailed as fault:
            return [Part("single sign-on", False, str(fault))]
        return [Part("single sign-on", True, f"{settings.OIDC_ISSUER} describes itself")]
