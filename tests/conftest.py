"""What every test stands on."""

import os
import tempfile
from collections.abc import Iterator

# Before Django reads them: no test touches the checkout's own data or a broker that somebody uses.
os.environ.setdefault("CONCORD_VAR", tempfile.mkdtemp(prefix="concord-tests-"))
os.environ.pop("REDIS_URL", None)
# Tests ask faster than people.
os.environ.setdefault("RATE_READING", "0")
os.environ.setdefault("RATE_WRITING", "0")
os.environ.setdefault("RATE_UNKNOWN", "0")

import pytest
from django.conf import settings
from django.db import connection, connections
from django.test import TransactionTestCase

from annotation.services.guards import ALL_GUARDS, install_guards
from taxonomy.guards import catalogue

# Each test client would list every static file anew.
settings.WHITENOISE_AUTOREFRESH = True
# The settings may have been read before the lines above: a crawl asks for more than 1,200 addresses a minute.
settings.RATE_READING = settings.RATE_WRITING = settings.RATE_UNKNOWN = 0


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


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings: None) -> None:
    """SQLite's test database is a file: one that lives in memory would be one connection for all threads of a live
    server, and two of its requests at once would meet inside one transaction."""
    for alias in connections:
        database = connections[alias]
        if database.vendor == "sqlite":
            name = f"tests-{os.environ.get('PYTEST_XDIST_WORKER', 'alone')}.sqlite3"
            database.settings_dict["TEST"]["NAME"] = os.path.join(os.environ["CONCORD_VAR"], name)
