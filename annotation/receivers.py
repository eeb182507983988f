"""Who acts on announcements: guards after migrations, the ledger for the vocabulary, the bell for jobs."""

from datetime import datetime
from typing import Any

from django.dispatch import receiver
from django.utils import timezone

from annotation.services.guards import clear_guards as take_guards_away
from annotation.services.guards import install_guards as put_guards_in_place
from annotation.services.ledger import INSTALLATION, record_event
from annotation.signals import job_requested
from annotation.tasks import run_job
from taxonomy.signals import version_frozen


def clear_guards(*, plan: list[Any], **kwargs: Any) -> None:
    """Before migrations run. If they are cut short, nothing starts until `migrate` has put the guards back."""
    if plan:
        take_guards_away()


def install_guards(**kwargs: Any) -> None:
    put_guards_in_place()


@receiver(version_frozen)
def record_frozen_version(
    *, kind: str, name: str, number: int, sha256: str, reason: str, at: datetime, **kwargs: Any
) -> None:
    record_event(
        chain=INSTALLATION,
        action=f"{kind}.frozen",
        actor="library",
        at=at or timezone.now(),
        subject={"name": name, "number": number, "sha256": sha256, "reason": reason},
    )


@receiver(job_requested)
def ring(*, job_id: int, **kwargs: Any) -> None:
    run_job.ring_on_commit(job_id=job_id)
