"""`doctor` says when an acknowledged answer might not survive."""

import pytest
from django.db import connection

from annotation.services.readiness import durability

WEAKENED = {
    "sqlite": ("PRAGMA recursive_triggers=OFF", "PRAGMA recursive_triggers=ON", "recursive_triggers is 0"),
    "postgresql": (
        "SET synchronous_commit = off",
        "SET synchronous_commit = on",
        "synchronous_commit is off",
    ),
}


@pytest.mark.django_db
def test_a_weakened_database_is_named():
    weaken, mend, words = WEAKENED[connection.vendor]
    with connection.cursor() as cursor:
        cursor.execute(weaken)
        try:
            part = durability()
        finally:
            cursor.execute(mend)
    assert (part.ok, words in part.says) == (False, True)
    assert words not in durability().says
