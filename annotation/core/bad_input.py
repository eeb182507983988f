"""Input that cannot be accepted: one message that names file, row, field and value."""


class BadInput(ValueError):
    """What the user gave cannot be used; nothing was stored."""


def bad_row(source: str, row: int, message: str, *, field: str = "", value: object = None) -> BadInput:
    """A refusal that points at one cell: `source`, 1-based `row` of the file, `field` and the value found."""
    where = f"{source}, row {row}"
    if field:
        where += f", field {field!r}"
    if value is not None:
        shown = value if isinstance(value, str) else repr(value)
        where += f", value {shown[:80]!r}"
    return BadInput(f"{where}: {message}")
