"""A worker's application that waits at one point of measuring, so that a test can strike there.

PAUSE_AT names the point: `claimed` before any work, `computed` before the report is sealed, `sealed` after the
commit and before the message is acknowledged. The worker writes a file of that name and waits for it to go. It never
sweeps: it would ring again for the job that it is about to take.
"""

import os
import time
from typing import Any

import django
from django.conf import settings

import config.celery
from config.celery import app

__all__ = ["app"]

django.setup()

from agreement.services import measuring  # noqa: E402
from annotation.services import jobs  # noqa: E402

LONGEST = 600
_measure, _seal = jobs._HANDLERS["measure"], measuring.seal_report


def _pause(point: str) -> None:
    if os.environ["PAUSE_AT"] != point:
        return
    marker = settings.VAR_FOLDER / point
    marker.touch()
    deadline = time.monotonic() + LONGEST
    while marker.exists() and time.monotonic() < deadline:
        time.sleep(0.05)


def _paused_measure(claim: jobs.Claim) -> None:
    _pause("claimed")
    _measure(claim)
    _pause("sealed")


def _paused_seal(**arguments: Any) -> Any:
    _pause("computed")
    return _seal(**arguments)


measuring.seal_report = _paused_seal
config.celery._sweep_until_stopped = lambda: None
jobs.register_job("measure", _paused_measure)
