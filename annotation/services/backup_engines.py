"""Copying a database while it is used, and loading a copy: SQLite by its backup interface, PostgreSQL by pg_dump."""

import os
import sqlite3
import subprocess
from abc import ABC, abstractmethod
from contextlib import closing
from pathlib import Path
from typing import Any

from django.db import transaction
from django.db.backends.base.base import BaseDatabaseWrapper

from annotation.core.bad_input import BadInput
from annotation.services.evidence_state import evidence_state


class Engine(ABC):
    """A database that can be copied whole."""

    name: str

    def __init__(self, connection: BaseDatabaseWrapper) -> None:
        self.connection = connection

    @abstractmethod
    def copy_to(self, path: Path) -> dict[str, Any]:
        """Write a consistent copy and return the evidence in it; writers go on meanwhile."""

    @abstractmethod
    def is_empty(self) -> bool:
        """Whether the database has no tables."""

    @abstractmethod
    def load_from(self, path: Path) -> dict[str, Any]:
        """Load a copy into the empty database and return the evidence that is there then."""

    @abstractmethod
    def clear(self) -> None:
        """Make the database empty again after a load that must not stand."""


class SQLite(Engine):
    name = "sqlite"

    def copy_to(self, path: Path) -> dict[str, Any]:
        """The backup interface reads a write-ahead log too, which copying the file would leave behind."""
        with closing(sqlite3.connect(self._file())) as source, closing(sqlite3.connect(path)) as copy:
            source.backup(copy)
            return evidence_state(copy.cursor())

    def is_empty(self) -> bool:
        return not self.connection.introspection.table_names()

    def load_from(self, path: Path) -> dict[str, Any]:
        self.connection.close()
        with closing(sqlite3.connect(path)) as copy, closing(sqlite3.connect(self._file())) as target:
            copy.backup(target)
            target.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return evidence_state(target.cursor())

    def clear(self) -> None:
        self.connection.close()
        Path(self._file()).unlink()

    def _file(self) -> str:
        return str(self.connection.settings_dict["NAME"])


class PostgreSQL(Engine):
    name = "postgresql"

    def copy_to(self, path: Path) -> dict[str, Any]:
        """The dump and the digests see one snapshot."""
        with transaction.atomic(), self.connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            cursor.execute("SELECT pg_export_snapshot()")
            [(snapshot,)] = cursor.fetchall()
            self._run("pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--snapshot={snapshot}",
                      f"--file={path}", self._database())  # fmt: skip
            return evidence_state(cursor)

    def is_empty(self) -> bool:
        return not self.connection.introspection.table_names()

    def load_from(self, path: Path) -> dict[str, Any]:
        self._run("pg_restore", "--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges",
                  f"--dbname={self._database()}", str(path))  # fmt: skip
        with self.connection.cursor() as cursor:
            return evidence_state(cursor)

    def clear(self) -> None:
        with self.connection.cursor() as cursor:
            cursor.execute("DROP SCHEMA public CASCADE")
            cursor.execute("CREATE SCHEMA public")

    def _database(self) -> str:
        return str(self.connection.settings_dict["NAME"])

    def _run(self, *command: str) -> None:
        given = self.connection.settings_dict
        known = {
            "PGHOST": given["HOST"],
            "PGPORT": given["PORT"],
            "PGUSER": given["USER"],
            "PGPASSWORD": given["PASSWORD"],
        }
        environment = os.environ | {name: str(value) for name, value in known.items() if value}
        try:
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
        except FileNotFoundError as fault:
            raise BadInput(f"{command[0]} is not installed; it comes with PostgreSQL's client") from fault
        if done.returncode:
            said = done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"]
            raise BadInput(f"{command[0]} failed: {said[-1]}")


def engine_of(connection: BaseDatabaseWrapper) -> Engine:
    return PostgreSQL(connection) if connection.vendor == "postgresql" else SQLite(connection)
