"""A worker that says it has done its task before it has begun, and never looks for what was left: there to be caught."""

import config.celery
from tests.faults.pausing_worker import app

__all__ = ["app"]

app.conf.task_acks_late = False
app.conf.task_reject_on_worker_lost = False
for name in list(app.tasks):
    app.tasks[name].acks_late = False
config.celery._sweep_until_stopped = lambda: None
