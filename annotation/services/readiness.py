"""Whether the parts that the product stands on answer."""

from typing import Any, NamedTuple

from celery import current_app
from django.conf import settings
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


# What must be on for an acknowledged answer to survive a power cut.
DURABLE: dict[str, dict[str, tuple[Any, ...]]] = {
    "postgresql": {
        "fsync": ("on",),
        "full_page_writes": ("on",),
        "synchronous_commit": ("on", "remote_apply", "remote_write", "local"),
    },
    "sqlite": {"synchronous": (2, 3), "journal_mode": ("wal",), "recursive_triggers": (1,)},
}


def durability() -> Part:
    """Whether what the database acknowledges is on disk, and whether REPLACE meets the guards on SQLite."""
    said = {}
    with connection.cursor() as cursor:
        for name in DURABLE[connection.vendor]:
            cursor.execute(f"SHOW {name}" if connection.vendor == "postgresql" else f"PRAGMA {name}")
            said[name] = cursor.fetchone()[0]
    weak = [
        f"{name} is {said[name]}"
        for name, good in DURABLE[connection.vendor].items()
        if said[name] not in good
    ]
    kept = ", ".join(f"{name} {value}" for name, value in said.items())
    return Part("durability", not weak, "; ".join(weak) or kept)


_OWNED = (
    "SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema() AND "
    "pg_has_role(current_user, tableowner, 'MEMBER')"
)


def rights() -> Part:
    """Whether the role that works here could take the guards away: what owns a table can. In production it must not."""
    if connection.vendor != "postgresql":
        return Part("rights", True, "one file, one owner")
    with connection.cursor() as cursor:
        cursor.execute(_OWNED)
        [(owned,)] = cursor.fetchall()
    if not owned:
        return Part("rights", True, "reads and writes rows, owns no table")
    says = (
        f"owns {owned} tables and could take their guards away; see docs/deploy.md for a role that does not"
    )
    return Part("rights", not settings.IS_PRODUCTION, says)


def broker() -> Part:
    """Whether the broker takes a connection; the embedded queue is a folder and always does."""
    transport = current_app.connection_for_write().transport_cls
    try:
        with current_app.connection_for_write(connect_timeout=2) as link:
            link.ensure_connection(max_retries=1, interval_start=0, timeout=2)
    except (OperationalError, OSError) as fault:
        return Part("broker", False, str(fault) or "does not answer")
    return Part("broker", True, "embedded queue" if transport == "filesystem" else str(transport))
