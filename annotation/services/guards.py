"""The database's own rules: put in place after every migration, compared with their declaration at every start."""

from django.db import connection

from annotation.guarded import GUARDS as WORK
from taxonomy.guarded import GUARDS as VOCABULARY
from taxonomy.guards import catalogue

ALL_GUARDS = [*VOCABULARY, *WORK]


class GuardsMissing(Exception):
    """The database does not hold the rules that it should; nothing may be written to it."""


def install_guards() -> None:
    catalogue.install(connection, ALL_GUARDS)


def clear_guards() -> None:
    catalogue.clear(connection)


def guard_differences() -> list[str]:
    """A sentence for each guard that is missing, altered or unknown."""
    return catalogue.differences(connection, ALL_GUARDS)


def verify_guards() -> None:
    """Raise GuardsMissing unless the database holds exactly the declared rules."""
    found = guard_differences()
    if found:
        raise GuardsMissing(f"{'; '.join(found)}. Run `python manage.py migrate` to put them back.")
