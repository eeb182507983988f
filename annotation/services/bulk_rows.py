"""Many rows into one table at the speed of the engine: COPY on PostgreSQL, one prepared statement on SQLite.

The database's guards see every row either way; what Django adds to a row that is saved singly is left out.
"""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from django.db import connection
from django.db.models import Model


def insert_rows(model: type[Model], fields: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Insert `rows`, each the values of `fields` in their order; every other column must have no need of one.

    Values go in as the driver takes them: text, whole numbers, and times as `stored_time` gives them.
    """
    quote = connection.ops.quote_name
    stored = {field.name: str(field.column) for field in model._meta.concrete_fields}
    columns = ", ".join(quote(stored[name]) for name in fields)
    table = quote(model._meta.db_table)
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            # Django wraps what a statement raises, but knows no COPY.
            copying = f"COPY {table} ({columns}) FROM STDIN"
            with connection.wrap_database_errors, cursor.copy(copying) as copy:
                for row in rows:
                    copy.write_row(row)
        else:
            places = ", ".join(["%s"] * len(fields))
            statement = f"INSERT INTO {table} ({columns}) VALUES ({places})"  # noqa: S608 - names of our models
            cursor.executemany(statement, cast(Sequence[Any], rows))  # any iterable will do


def stored_time(moment: Any) -> Any:
    """A time with its zone as the engine's driver takes it."""
    return connection.ops.adapt_datetimefield_value(moment)
