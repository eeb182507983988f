"""Whether the parts that the product stands on answer."""

from typing import NamedTuple

from celery import current_app
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.utils import DatabaseError
from kombu.exceptions import OperationalError

from annotation.services.guards import guard_differences


class Part(NamedTuple):
    name: str
    ok: bool
    says: str


def pending_migrations() -> list[str]:
    """The migrations that the database still needs."""
    executor = MigrationExecutor(connection)
    plan = executor.migration_plan(executor.loader.graph.leaf_nodes())
    return [f"{migration.app_label}.{migration.name}" for migration, _ in plan]


def readiness() -> list[Part]:
    """Database, migrations, guards and broker: what a page or a job needs."""
    try:
        pending = pending_migrations()
    except DatabaseError as fault:
        return [Part("database", False, str(fault).strip()), broker()]
    migrated = Part("migrations", not pending, f"{len(pending)} pending" if pending else "all applied")
    held = [] if pending else guard_differences()
    guards = Part(
        "guards", not pending and not held, "; ".join(held) or ("unknown" if pending else "all in place")
    )
    return [Part("database", True, connection.vendor), migrated, guards, broker()]


def broker() -> Part:
    """Whether the broker takes a connection; the embedded queue is a folder and always does."""
    transport = current_app.connection_for_write().transport_cls
    try:
        with current_app.connection_for_write(connect_timeout=2) as link:
            link.ensure_connection(max_retries=1, interval_start=0, timeout=2)
    except (OperationalError, OSError) as fault:
        return Part("broker", False, str(fault) or "does not answer")
    return Part("broker", True, "embedded queue" if transport == "filesystem" else str(transport))
