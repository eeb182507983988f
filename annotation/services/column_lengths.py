"""What a column cannot keep is refused before it reaches the database: PostgreSQL would fail, SQLite would keep it."""

from django.db.models import Model

from annotation.core.bad_input import BadInput


def refuse_too_long(row: Model, *, where: str = "") -> None:
    """Raise BadInput for the first text of an unsaved row that is longer than its column; `where` leads the message."""
    for column in row._meta.concrete_fields:
        value, longest = getattr(row, column.attname), column.max_length
        if isinstance(value, str) and longest is not None and len(value) > longest:
            raise BadInput(
                f"{where}field {column.name!r}, value {value[:40]!r}: "
                f"is {len(value)} characters long; at most {longest} fit"
            )
