"""A worker's application that waits at its fifth shard, counted and not yet stored, so that a test can strike there."""

import os
import time
from typing import Any

import django
from django.conf import settings

from config.celery import app

__all__ = ["app"]

django.setup()

from agreement.engines.tables import Tables  # noqa: E402
from agreement.services import shared_counting  # noqa: E402

LONGEST = 600
_count, _counted = shared_counting.count_shard, [0]


def _paused_count(*arguments: Any) -> Tables:
    found = _count(*arguments)
    _counted[0] += 1
    marker = settings.VAR_FOLDER / "counted"
    if _counted[0] == 5 and os.environ["PAUSE_AT"]:
        marker.touch()
        deadline = time.monotonic() + LONGEST
        while marker.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
    return found


shared_counting.count_shard = _paused_count
