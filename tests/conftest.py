"""What every test stands on."""

import os
import tempfile
from collections.abc import Iterator

# Before Django reads them: no test touches the checkout's own data or a broker that somebody uses.
os.environ.setdefault("CONCORD_VAR", tempfile.mkdtemp(prefix="concord-tests-"))
os.environ.pop("REDIS_URL", None)

import pytest
from django.db import connection
from django.test import TransactionTestCase

from annotation.services.guards import ALL_GUARDS, install_guards
from taxonomy.guards import catalogue


@pytest.fixture(autouse=True, scope="session")
def _emptying_takes_the_guards_away_first() -> Iterator[None]:
    """Tests that commit must be able to empty the tables, which is what the guards refuse."""
    teardown = TransactionTestCase._fixture_teardown

    def disarmed_teardown(self: TransactionTestCase) -> None:
        catalogue.remove(connection, ALL_GUARDS)
        teardown(self)
        install_guards()

    TransactionTestCase._fixture_teardown = disarmed_teardown
    yield
    TransactionTestCase._fixture_teardown = teardown
