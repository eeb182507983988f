"""Install the declared triggers and compare the engine's catalogue with them.

They are taken away before migrations run and put back after: Django rebuilds a table on SQLite to alter it, which
drops the table's own triggers without a word and fails on those of other tables that name it.
"""

from collections.abc import Sequence
from typing import Any

from taxonomy.guards.triggers import PREFIX, Trigger


def install(connection: Any, triggers: Sequence[Trigger]) -> None:
    """Put every declared trigger in place, replacing what stands under its name."""
    remove(connection, triggers)
    with connection.cursor() as cursor:
        for trigger in _for(connection, triggers):
            for statement in trigger.create(connection.vendor):
                cursor.execute(statement)


def remove(connection: Any, triggers: Sequence[Trigger]) -> None:
    """Take these triggers away: for tests that must empty tables, and for positive controls."""
    with connection.cursor() as cursor:
        for trigger in _for(connection, triggers):
            cursor.execute(trigger.drop(connection.vendor))


def clear(connection: Any) -> None:
    """Take every guard away, declared or not. A migration needs this: SQLite refuses to rebuild a table while a
    trigger elsewhere names it, and a guard of an older version may name what is gone."""
    drop = "DROP TRIGGER" if connection.vendor == "sqlite" else "DROP FUNCTION IF EXISTS"
    arguments = "" if connection.vendor == "sqlite" else "() CASCADE"
    with connection.cursor() as cursor:
        for name in _found(connection):
            cursor.execute(f"{drop} {name}{arguments}")


def differences(connection: Any, triggers: Sequence[Trigger]) -> list[str]:
    """A sentence for each declared trigger that is missing, disabled or altered, and each unknown guard."""
    declared = {trigger.full_name: trigger.body(connection.vendor) for trigger in _for(connection, triggers)}
    found = _found(connection)
    missing = [f"guard {name} is missing or disabled" for name in sorted(declared.keys() - found.keys())]
    unknown = [f"guard {name} is not declared" for name in sorted(found.keys() - declared.keys())]
    altered = [
        f"guard {name} differs from its declaration"
        for name in sorted(declared.keys() & found.keys())
        if declared[name] != found[name]
    ]
    return missing + altered + unknown


def _for(connection: Any, triggers: Sequence[Trigger]) -> list[Trigger]:
    return [trigger for trigger in triggers if connection.vendor in trigger.vendors]


def _found(connection: Any) -> dict[str, str]:
    if connection.vendor == "sqlite":
        query = "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE %s"
    else:
        query = (
            "SELECT t.tgname, p.prosrc FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid "
            "JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace "
            "WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND n.nspname = current_schema() AND t.tgname LIKE %s"
        )
    with connection.cursor() as cursor:
        cursor.execute(query, [PREFIX + "%"])
        return dict(cursor.fetchall())
