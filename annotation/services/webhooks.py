"""Webhooks: made by managers, told of a step once it is committed, tried three times by the job that carries it."""

import http.client
import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.db import transaction

from annotation.core.outgoing import Forbidden, allowed_address, post, signature
from annotation.models.projects import Project
from annotation.models.webhooks import EVENTS, Webhook
from annotation.services.jobs import Claim, JobRefused, request_job
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_bytes, sha256_of

DELIVER = "webhook"
VERSION = "1"


class WebhookRefused(Exception):
    """No webhook is made like this; the message says what to change."""


class NotDelivered(Exception):
    """The other side did not take it; the job is tried again."""


@transaction.atomic
def make_webhook(*, project: Project, url: str, events: Sequence[str], actor: str, now: datetime) -> Webhook:
    """Store a webhook with a new secret."""
    if not events or not set(events) <= set(EVENTS):
        raise WebhookRefused(f"Choose what to tell: {', '.join(EVENTS)}.")
    if len(url) > 500:
        raise WebhookRefused("The address has more than 500 characters.")
    try:
        allowed_address(url, settings.WEBHOOK_HOSTS)
    except Forbidden as refusal:
        raise WebhookRefused(f"The address {refusal}.") from refusal
    if Webhook.objects.filter(project=project, url=url, ended_at=None).exists():
        raise WebhookRefused("There is a webhook for this address.")
    hook = Webhook.objects.create(
        project=project,
        url=url,
        events=sorted(set(events)),
        secret=secrets.token_hex(32),
        created_by=actor,
        created_at=now,
    )
    _record("webhook.made", hook, actor, now)
    return hook


@transaction.atomic
def end_webhook(*, hook: Webhook, actor: str, now: datetime) -> None:
    """Tell this address nothing more. Doing it again changes nothing."""
    if Webhook.objects.filter(pk=hook.pk, ended_at=None).update(ended_at=now):
        _record("webhook.ended", hook, actor, now)


def request_deliveries(
    *, chain: str, action: str, sequence: int, subject: dict[str, Any], at: datetime
) -> None:
    """One job for each webhook that wants to hear of this act; called in the transaction of the act."""
    if action not in EVENTS or not settings.WEBHOOK_HOSTS:
        return
    hooks = Webhook.objects.filter(project__slug=chain, ended_at=None)
    for hook in hooks:
        if action in hook.events:
            body = {
                "event": action,
                "project": chain,
                "number": sequence,
                "at": at.isoformat(),
                "subject": subject,
            }
            request_job(
                kind=DELIVER,
                input_sha256=sha256_of({"webhook": hook.pk, "chain": chain, "sequence": sequence}),
                engine_version=VERSION,
                arguments={"webhook_id": hook.pk, "body": body},
                now=at,
            )


def deliver(claim: Claim) -> None:
    """Send what a job carries. A status of 2xx ends it; anything else is tried again until the job is spent."""
    hook = Webhook.objects.get(pk=claim.arguments["webhook_id"])
    if hook.ended_at is not None:
        raise JobRefused("the webhook was ended")
    body = canonical_bytes(claim.arguments["body"])
    timestamp = int(claim.clock().timestamp())
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Concord-Webhook/1",
        "Concord-Event": claim.arguments["body"]["event"],
        "Concord-Delivery": str(claim.job_id),
        "Concord-Signature": f"t={timestamp},v1={signature(hook.secret, timestamp, body)}",
    }
    try:
        status = post(hook.url, body, headers, hosts=settings.WEBHOOK_HOSTS)
    except Forbidden as refusal:
        raise JobRefused(f"the address {refusal}") from refusal
    except (OSError, http.client.HTTPException) as fault:
        raise NotDelivered(f"no answer ({type(fault).__name__})") from fault
    if not 200 <= status < 300:
        raise NotDelivered(f"answered {status}")
    claim.finish()


def _record(action: str, hook: Webhook, actor: str, now: datetime) -> None:
    subject = {"webhook": hook.pk, "host": urlsplit(hook.url).hostname, "events": hook.events}
    record_event(chain=hook.project.slug, action=action, actor=actor, at=now, subject=subject)
