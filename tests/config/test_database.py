"""How the product asks its database."""

import pytest
from django.db import connection


@pytest.mark.django_db
def test_what_a_cursor_reads_is_planned_to_its_end():
    if connection.vendor != "postgresql":
        return  # an embedded database has no plans of this kind
    with connection.cursor() as cursor:
        cursor.execute("SHOW cursor_tuple_fraction")
        assert cursor.fetchone() == ("1",)
