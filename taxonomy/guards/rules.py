"""The kinds of rule that tables of evidence need, each a handful of triggers."""

from collections.abc import Iterable

from taxonomy.guards.triggers import Trigger


def insert_only(table: str, *keys: tuple[str, ...]) -> list[Trigger]:
    """Rows are written once: no update, delete, truncate or replacement. `keys` are the table's unique keys."""
    return frozen_rows(table, None, *keys)


def frozen_rows(table: str, frozen: str | None, *keys: tuple[str, ...]) -> list[Trigger]:
    """Rows for which `frozen` (SQL with {row} for the row) holds cannot be changed, removed or replaced.

    The last two triggers close SQLite's REPLACE, which removes a row that holds a key without asking its guards.
    """
    old = frozen.format(row="OLD") if frozen else "1=1"
    held = f"({frozen.format(row='held')}) AND " if frozen else ""
    collides = " OR ".join(
        "(" + " AND ".join(f"held.{column} = NEW.{column}" for column in key) + ")"
        for key in (("id",), *keys)
    )
    exists = f"EXISTS(SELECT 1 FROM {table} held WHERE {held}({collides})"
    sqlite = ("sqlite",)
    return [
        Trigger(table, "update", "UPDATE", old, f"{table}: this row is frozen and cannot be changed"),
        Trigger(table, "delete", "DELETE", old, f"{table}: this row is frozen and cannot be removed"),
        Trigger(
            table, "truncate", "TRUNCATE", "1=1", f"{table}: evidence cannot be truncated", ("postgresql",)
        ),
        Trigger(table, "replace", "INSERT", f"{exists})", f"{table}: a frozen row holds this key", sqlite),
        Trigger(
            table,
            "collide",
            "UPDATE",
            f"{exists} AND held.id <> OLD.id)",
            f"{table}: a frozen row holds this key",
            sqlite,
        ),
    ]


def refuse(table: str, name: str, events: Iterable[str], condition: str, message: str) -> list[Trigger]:
    """Refuse each of `events` where `condition` holds; {row} stands for the row concerned."""
    return [
        Trigger(
            table,
            f"{name}_{event.lower()}",
            event,
            condition.format(row="OLD" if event == "DELETE" else "NEW"),
            message,
        )
        for event in events
    ]


def sealed_children(table: str, foreign_key: str, parent: str, sealed: str, message: str) -> list[Trigger]:
    """No row may be added to, changed in or taken from a parent for which `sealed` (SQL over `parent`) holds."""
    condition = f"EXISTS(SELECT 1 FROM {parent} WHERE {parent}.id = {{row}}.{foreign_key} AND {sealed})"
    moved = refuse(table, "sealed_from", ["UPDATE"], condition.replace("{row}", "OLD"), message)
    return refuse(table, "sealed", ["INSERT", "UPDATE", "DELETE"], condition, message) + moved
