"""Text in the order of its code points, the same on every engine whatever its locale."""

from django.db import connection
from django.db.models import F
from django.db.models.expressions import OrderBy
from django.db.models.functions import Collate

_COLLATIONS = {"sqlite": "BINARY", "postgresql": "C"}


def binary(column: str) -> OrderBy:
    """An ordering by `column`; both engines keep text as UTF-8, whose bytes are in the order of its code points."""
    return Collate(F(column), _COLLATIONS[connection.vendor]).asc()
