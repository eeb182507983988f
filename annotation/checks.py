"""System checks that need the database."""

from collections.abc import Sequence
from typing import Any

from django.core import checks
from django.db import DEFAULT_DB_ALIAS


def register_checks() -> None:
    checks.register(checks.Tags.database)(guards_in_place)


def guards_in_place(*, databases: Sequence[str] | None = None, **kwargs: Any) -> list[checks.CheckMessage]:
    """An error for each rule that the migrated database does not hold."""
    from annotation.services.guards import guard_differences
    from annotation.services.readiness import pending_migrations

    if not databases or DEFAULT_DB_ALIAS not in databases or pending_migrations():
        return []
    return [checks.Error(found, id="concord.E001") for found in guard_differences()]
