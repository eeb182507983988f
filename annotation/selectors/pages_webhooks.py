"""A project's webhooks, each with its last deliveries."""

from typing import Any

from annotation.models.jobs import Job
from annotation.models.people import User
from annotation.models.projects import Project
from annotation.models.webhooks import Webhook
from annotation.selectors.pages_frame import frame

SHOWN = 20


def webhooks_page(*, user: User, project: Project, kind: str) -> dict[str, Any]:
    """Living webhooks and the newest deliveries, whose jobs are of `kind`."""
    hooks = list(Webhook.objects.filter(project=project, ended_at=None).order_by("pk"))
    ids = {hook.pk: hook.url for hook in Webhook.objects.filter(project=project)}
    jobs = Job.objects.filter(kind=kind, arguments__webhook_id__in=list(ids)).order_by("-pk")[:SHOWN]
    deliveries = [
        {"url": ids[job.arguments["webhook_id"]], "event": job.arguments["body"]["event"], "state": job.state,
         "message": job.message, "attempts": job.attempts, "at": job.created_at}
        for job in jobs
    ]  # fmt: skip
    return frame(user=user, project=project, current="overview") | {"hooks": hooks, "deliveries": deliveries}
