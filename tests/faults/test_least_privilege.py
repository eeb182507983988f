"""The role that web and workers sign in as does all their work, and can take no guard away, whatever it says."""

import os
import shutil
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import psycopg
import pytest

from tests.faults.scratch import Installation
from tests.upgrade.sample_project import ROOT

pytestmark = [pytest.mark.faults, pytest.mark.timeout(300)]

LABELS = "annotation_label"
FORBIDDEN = [
    f"TRUNCATE {LABELS} CASCADE",
    f"ALTER TABLE {LABELS} DISABLE TRIGGER USER",
    f"ALTER TABLE {LABELS} ADD COLUMN more integer",
    f"DROP TRIGGER guard_{LABELS}_update ON {LABELS}",
    f"DROP TABLE {LABELS} CASCADE",
    f"CREATE RULE unseen AS ON DELETE TO {LABELS} DO INSTEAD NOTHING",
    f"CREATE TRIGGER later AFTER INSERT ON {LABELS} FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()",
    f"ALTER TABLE {LABELS} OWNER TO CURRENT_USER",
    f"REINDEX TABLE {LABELS}",
    "SET session_replication_role = replica",
    "CREATE TABLE other (id integer)",
    "CREATE TEMPORARY TABLE other (id integer)",
    "CREATE SCHEMA other",
    "CREATE FUNCTION other() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
]
MAY_BE_THE_OWNERS = FORBIDDEN[:5]
GUARDED = [
    f"UPDATE {LABELS} SET answers = '{{}}'",
    f"DELETE FROM {LABELS}",
    "DELETE FROM annotation_auditevent",
]
WORK = "import django; django.setup(); from tests.studies import make_study; make_study('RELEASED')"


class Roles(NamedTuple):
    place: Installation
    app: str
    owner: str


@pytest.fixture(scope="module")
def roles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Roles]:
    """A database made by the files of deploy/, migrated by its owner, and worked in by the other."""
    server = os.environ.get("TEST_DATABASE_URL")
    if not server or not shutil.which("psql"):
        pytest.skip("PostgreSQL is left out: set TEST_DATABASE_URL, and have psql")
    mark = uuid.uuid4().hex[:8]
    name, owner, app = f"concord_rights_{mark}", f"owner_{mark}", f"app_{mark}"
    named = ["-v", f"database={name}", "-v", f"owner={owner}", "-v", f"app={app}"]

    def url(user: str) -> str:
        parts = urlsplit(server)
        host = parts.netloc.rpartition("@")[2]
        return parts._replace(netloc=f"{user}:secret@{host}", path=f"/{name}").geturl()

    def psql(database: str, file: str, *more: str) -> None:
        command = ["psql", "-q", "-d", database, *named, *more, "-f", str(ROOT / "deploy" / file)]
        subprocess.run(command, check=True, capture_output=True)

    try:
        psql(server, "roles.sql", "-v", "owner_password=secret", "-v", "app_password=secret")
        psql(urlsplit(server)._replace(path=f"/{name}").geturl(), "rights.sql")
        folder = tmp_path_factory.mktemp("rights")
        environment = {
            "CONCORD_VAR": str(folder), "REDIS_URL": "", "DJANGO_SETTINGS_MODULE": "config.settings",
        }  # fmt: skip
        Installation(folder, environment | {"DATABASE_URL": url(owner)}).python("manage.py", "migrate", "-v0")
        place = Installation(folder, environment | {"DATABASE_URL": url(app)})
        place.python("-c", WORK)
        yield Roles(place, url(app), url(owner))
    finally:
        with psycopg.connect(server, autocommit=True) as link:
            link.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            for role in (owner, app):
                link.execute(f'DROP ROLE IF EXISTS "{role}"')


def refusal(url: str, statement: str) -> str:
    """What the database says to a statement; empty where it does it. Nothing of it stays."""
    with psycopg.connect(url) as link:
        try:
            link.execute(statement)
        except psycopg.Error as fault:
            return type(fault).__name__
        finally:
            link.rollback()
    return ""


@pytest.mark.parametrize("statement", FORBIDDEN)
def test_it_cannot_change_what_holds_the_rules(roles, statement):
    assert refusal(roles.app, statement) == "InsufficientPrivilege"


@pytest.mark.parametrize("statement", MAY_BE_THE_OWNERS)
def test_its_owner_could(roles, statement):
    """The control: what is refused above is refused for who asks, and not for what is asked."""
    assert refusal(roles.owner, statement) in ("", "CheckViolation")


@pytest.mark.parametrize("statement", GUARDED)
def test_the_rules_hold_for_what_it_may_write(roles, statement):
    assert refusal(roles.app, statement) == "CheckViolation"


def test_it_does_all_the_work_and_makes_backups(roles, tmp_path: Path):
    assert roles.place.python("manage.py", "verify_chain")
    roles.place.python("manage.py", "backup", str(tmp_path / "backup.tar"))
    with psycopg.connect(roles.app) as link:
        assert link.execute("SELECT COUNT(*) FROM annotation_release").fetchone() == (1,)
