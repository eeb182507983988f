"""A scratch database on each engine, dumped to SQL and loaded from it."""

import functools
import os
import sqlite3
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import psycopg

ROOT = Path(__file__).resolve().parent.parent.parent


@contextmanager
def sqlite_scratch(folder: Path) -> Iterator[dict[str, str]]:
    """The environment of an embedded database in `folder`."""
    folder.mkdir(exist_ok=True)
    yield {"CONCORD_VAR": str(folder), "DATABASE_URL": "", "REDIS_URL": ""}


@contextmanager
def postgres_scratch(folder: Path) -> Iterator[dict[str, str]]:
    """The environment of a new PostgreSQL database beside TEST_DATABASE_URL, dropped afterwards."""
    server = os.environ["TEST_DATABASE_URL"]
    name = f"concord_upgrade_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as link:
        link.execute(f'CREATE DATABASE "{name}"')
    try:
        url = urlsplit(server)._replace(path=f"/{name}").geturl()
        yield {"CONCORD_VAR": str(folder), "DATABASE_URL": url, "REDIS_URL": ""}
    finally:
        with psycopg.connect(server, autocommit=True) as link:
            link.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def dump(environment: dict[str, str]) -> str:
    """The whole database as SQL that `load` takes."""
    if not environment["DATABASE_URL"]:
        with sqlite3.connect(Path(environment["CONCORD_VAR"]) / "concord.sqlite3") as link:
            return "\n".join(link.iterdump()) + "\n"
    command = ["pg_dump", "--inserts", "--no-owner", "--no-privileges", environment["DATABASE_URL"]]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return "\n".join(line for line in text.splitlines() if not line.startswith("\\")) + "\n"


def load(environment: dict[str, str], text: str) -> None:
    """Fill the empty scratch database with a dump."""
    if not environment["DATABASE_URL"]:
        with sqlite3.connect(Path(environment["CONCORD_VAR"]) / "concord.sqlite3") as link:
            link.executescript(text)
        return
    with psycopg.connect(environment["DATABASE_URL"], autocommit=True) as link:
        link.execute(text)


def migrate(environment: dict[str, str]) -> None:
    """What `migrate` does to an empty scratch database, from a dump: running every migration takes ten times as long."""
    load(environment, _migrated("postgresql" if environment["DATABASE_URL"] else "sqlite"))


@functools.cache
def _migrated(engine: str) -> str:
    scratch = postgres_scratch if engine == "postgresql" else sqlite_scratch
    with tempfile.TemporaryDirectory() as folder, scratch(Path(folder)) as environment:
        command = [sys.executable, "manage.py", "migrate", "-v0"]
        subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=True)
        return dump(environment)
