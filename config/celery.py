"""The Celery application. The database holds the jobs; the broker only rings the bell.

Every worker sweeps: at its start, and then every JOB_SWEEP_SECONDS, it rings again for jobs that nobody is
working on. That is what brings a job back after a worker, the broker or a message was lost.
"""

import logging
import os
import threading
from typing import Any

from celery import Celery
from celery.signals import worker_init, worker_ready, worker_shutting_down

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("concord")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()

logger = logging.getLogger("concord.jobs")
_stopping = threading.Event()


@worker_init.connect
def verify_guards(**kwargs: Any) -> None:
    """A worker does not start on a database that has lost its rules.

    Celery swallows what a receiver raises, but for SystemExit.
    """
    from django.db import connection

    from annotation.services.guards import GuardsMissing
    from annotation.services.guards import verify_guards as verify

    try:
        verify()
    except GuardsMissing as missing:
        raise SystemExit(f"The worker does not start: {missing}") from missing
    finally:
        connection.close()


@worker_ready.connect
def start_sweeping(**kwargs: Any) -> None:
    _stopping.clear()
    threading.Thread(target=_sweep_until_stopped, name="sweeper", daemon=True).start()


@worker_shutting_down.connect
def stop_sweeping(**kwargs: Any) -> None:
    _stopping.set()


def _sweep_until_stopped() -> None:
    from django.conf import settings
    from django.db import DatabaseError, close_old_connections

    from annotation.tasks import sweep

    while True:
        close_old_connections()
        try:
            n_jobs = sweep()
            if settings.METRICS_ON:
                from config.metrics.figures import count_sweep

                count_sweep(n_jobs)
        except DatabaseError:
            logger.exception("the sweeper could not read the jobs; it tries again")
        if _stopping.wait(settings.JOB_SWEEP_SECONDS):
            return
