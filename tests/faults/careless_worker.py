"""A worker that says it has done its task before it has begun: there to be caught."""

from tests.faults.pausing_worker import app

__all__ = ["app"]

app.conf.task_acks_late = False
app.conf.task_reject_on_worker_lost = False
for name in list(app.tasks):
    app.tasks[name].acks_late = False
