"""Who acts on announcements: guards after migrations, the ledger for the vocabulary, the bell for jobs."""

import time
from datetime import datetime
from typing import Any

from django.contrib.auth.signals import user_logged_in, user_logged_out
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.dispatch import receiver
from django.http import HttpRequest

from annotation.models.people import User
from annotation.services.adjudication_index import index_missing
from annotation.services.guards import clear_guards as take_guards_away
from annotation.services.guards import install_guards as put_guards_in_place
from annotation.services.ledger import INSTALLATION, record_event
from annotation.services.people import end_sessions
from annotation.services.webhooks import request_deliveries
from annotation.signals import act_recorded, job_requested
from annotation.signed_in import BEGAN, SEEN
from annotation.tasks import run_job
from taxonomy.signals import draft_changed, mapping_stated, version_frozen


def clear_guards(*, plan: list[Any], **kwargs: Any) -> None:
    """Before migrations run. If they are cut short, nothing starts until `migrate` has put the guards back."""
    if plan:
        take_guards_away()


def install_guards(**kwargs: Any) -> None:
    put_guards_in_place()


def index_measured_studies(*, plan: list[Any] | None = None, **kwargs: Any) -> None:
    """After `migrate`: studies that were measured before their cases' agreement was stored get it now.

    Whether or not anything was left to migrate: an upgrade may have been cut short right before this. A plan of None is
    what emptying the tables sends.
    """
    if plan is None:
        return
    executor = MigrationExecutor(connection)
    if not executor.migration_plan(executor.loader.graph.leaf_nodes()):
        index_missing()


@receiver(version_frozen)
def record_frozen_version(
    *, kind: str, name: str, number: int, sha256: str, reason: str, actor: str, at: datetime, **kwargs: Any
) -> None:
    subject = {"name": name, "number": number, "sha256": sha256, "reason": reason}
    _in_library(f"{kind}.frozen", actor, at, subject)


@receiver(draft_changed)
def record_draft(
    *, kind: str, name: str, number: int, change: str, actor: str, at: datetime, **kwargs: Any
) -> None:
    _in_library(f"{kind}.draft_{change}", actor, at, {"name": name, "number": number})


@receiver(mapping_stated)
def record_mapping(
    *, name: str, before: int, after: int, sha256: str, actor: str, at: datetime, **kwargs: Any
) -> None:
    subject = {"name": name, "before": before, "after": after, "sha256": sha256}
    _in_library("taxonomy.mapped", actor, at, subject)


def _in_library(action: str, actor: str, at: datetime, subject: dict[str, Any]) -> None:
    record_event(chain=INSTALLATION, action=action, actor=actor, at=at, subject=subject)


@receiver(act_recorded)
def tell_others(
    *, chain: str, action: str, sequence: int, subject: dict[str, Any], at: datetime, **kwargs: Any
) -> None:
    request_deliveries(chain=chain, action=action, sequence=sequence, subject=subject, at=at)


@receiver(job_requested)
def ring(*, job_id: int, **kwargs: Any) -> None:
    run_job.ring_on_commit(job_id=job_id)


@receiver(user_logged_in)
def begin_session(*, request: HttpRequest, **kwargs: Any) -> None:
    request.session[BEGAN] = request.session[SEEN] = time.time()


@receiver(user_logged_out)
def sign_out_everywhere(*, user: User | None, **kwargs: Any) -> None:
    if user is not None:
        end_sessions(user=user)
