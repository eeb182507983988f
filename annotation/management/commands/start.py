"""Web and worker together on this machine, over the embedded database and queue: what `make run` starts."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from typing import Any

from django.conf import settings
from django.core.management import call_command
from django.db import transaction
from django.utils import timezone

from annotation.core.bad_input import BadInput
from annotation.management.base import Command as BaseCommand
from annotation.management.base import Outcome
from annotation.management.commands.close_study import measure_now
from annotation.management.demonstration_password import demonstration_password
from annotation.models.projects import Membership
from annotation.models.studies import StudyState
from annotation.services import demonstration
from annotation.services.demonstration_open_coding import load_open_coding
from annotation.services.guards import GuardsMissing, verify_guards

HOST = "127.0.0.1"
SLUG = "demonstration"
LEFT_TO_RULE = 3
STARTS_WITHIN = 60


class Command(BaseCommand):
    help = "Migrate, load the demonstration project once, and run web and worker until Ctrl-C."
    refusals = (GuardsMissing,)

    def run(self, **options: Any) -> Outcome:
        if settings.IS_PRODUCTION:
            raise BadInput(
                "CONCORD_ENV 'production': start gunicorn and a Celery worker instead; see docs/settings.md"
            )
        self._check_port()
        call_command("migrate", verbosity=0)
        verify_guards()
        self._load_demonstration()
        # Each in a group of its own: Ctrl-C reaches this process alone, which then stops both in good order.
        commands = (self._web(), self._worker())
        processes = [subprocess.Popen(command, process_group=0) for command in commands]  # noqa: S603
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            self._announce(processes)
            while all(process.poll() is None for process in processes):
                time.sleep(0.5)
            raise BadInput("the web or the worker process ended; its message stands above")
        except KeyboardInterrupt:
            return Outcome({"stopped": True}, ["Stopped."])
        finally:
            self._stop(processes)

    def _check_port(self) -> None:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, settings.PORT))
            except OSError as fault:
                raise BadInput(
                    f"PORT {settings.PORT}: {fault.strerror}; choose another with PORT=…"
                ) from fault

    def _load_demonstration(self) -> None:
        # The cast comes last, so a load that was cut short is taken up again.
        if Membership.objects.filter(project__slug=SLUG).exists():
            return
        now = timezone.now()
        project, _ = demonstration.load_cases(slug=SLUG, now=now)
        study, _ = demonstration.load_labels(project=project, now=now)
        measure_now(study)
        study.refresh_from_db()
        if study.state == StudyState.MEASURED:
            demonstration.load_rulings(study=study, leave_open=LEFT_TO_RULE, now=timezone.now())
        load_open_coding(project=project, now=timezone.now())
        with transaction.atomic():
            demonstration.load_cast(project=project, password=demonstration_password(), now=now)
            demonstration.load_open_study(project=project, now=timezone.now())

    def _web(self) -> list[str]:
        bind = f"{HOST}:{settings.PORT}"
        return [sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", bind, "--threads", "4",
                "--worker-tmp-dir", str(settings.VAR_FOLDER), "--log-level", "warning"]  # fmt: skip

    def _worker(self) -> list[str]:
        return [sys.executable, "-m", "celery", "-A", "config", "-q", "worker", "--pool", "solo",
                "--without-gossip", "--without-mingle", "--loglevel", "WARNING"]  # fmt: skip

    def _announce(self, processes: list[subprocess.Popen[bytes]]) -> None:
        address = f"http://{HOST}:{settings.PORT}/"
        deadline = time.monotonic() + STARTS_WITHIN
        while not _answers(f"{address}healthz"):
            if time.monotonic() > deadline or any(process.poll() is not None for process in processes):
                raise BadInput("the web process does not answer; its message stands above")
            time.sleep(0.1)
        password = demonstration_password()
        people = "\n".join(
            f"  {name:<4} {password}   {role.value}" for name, role in demonstration.CAST.items()
        )
        self.stdout.write(f"\nConcord is at {address}\nSign in with\n{people}\nCtrl-C stops it.\n")
        self.stdout.flush()

    def _stop(self, processes: list[subprocess.Popen[bytes]]) -> None:
        for process in processes:
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
        for process in processes:
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                os.kill(process.pid, signal.SIGKILL)
                process.wait()


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=1) as answer:  # noqa: S310
            return answer.status == 200
    except (urllib.error.URLError, OSError):
        return False
