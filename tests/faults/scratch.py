"""An installation of its own for each test of faults: its database, its queue, its workers."""

import os
import sqlite3
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis

from tests.upgrade.engines import migrate, postgres_scratch, sqlite_scratch

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = (
    240  # seconds before a test says that something hangs; a worker takes 60 to start where much else runs
)
ENGINES = ("sqlite", "postgresql")


class Installation:
    """A migrated database and a queue that nobody else uses."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.environment = os.environ | {"CONCORD_ENV": "local"} | environment
        self.workers: list[subprocess.Popen[bytes]] = []

    def python(self, *arguments: str) -> str:
        """What a Python process of this installation prints."""
        done = subprocess.run(
            [sys.executable, *arguments], cwd=ROOT, env=self.environment, capture_output=True, text=True, check=False
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout

    def start_worker(
        self, *, pause: str = "", application: str = "tests.faults.pausing_worker", pool: str = "solo"
    ) -> subprocess.Popen[bytes]:
        """A worker; with `pause` it writes the file of that name and waits there while it measures."""
        command = [sys.executable, "-m", "celery", "-A", application if pause else "config", "-q", "worker", "-P", pool,
                   "-c", "1", "--without-gossip", "--without-mingle", "--loglevel", "WARNING"]  # fmt: skip
        worker = subprocess.Popen(command, cwd=ROOT, env=self.environment | {"PAUSE_AT": pause})
        self.workers.append(worker)
        return worker

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        url = self.environment["DATABASE_URL"]
        link: Any = psycopg.connect(url) if url else sqlite3.connect(self.folder / "concord.sqlite3")
        try:
            return link.execute(query).fetchall()
        finally:
            link.close()

    def stop(self) -> None:
        for worker in self.workers:
            if worker.poll() is None:
                worker.kill()
            worker.wait()
        if self.environment["REDIS_URL"]:
            queue = self.environment["CELERY_QUEUE"]
            redis.Redis.from_url(self.environment["REDIS_URL"]).delete(queue, f"_kombu.binding.{queue}")


@contextmanager
def installation(folder: Path, *, engine: str = "sqlite", broker: str = "embedded") -> Iterator[Installation]:
    """A scratch installation, or a skip in one line where its services are not there."""
    if engine == "postgresql" and not os.environ.get("TEST_DATABASE_URL"):
        pytest.skip("PostgreSQL is left out: set TEST_DATABASE_URL")
    if broker == "redis" and not os.environ.get("TEST_REDIS_URL"):
        pytest.skip("Redis is left out: set TEST_REDIS_URL")
    scratch = postgres_scratch if engine == "postgresql" else sqlite_scratch
    with scratch(folder) as environment:
        migrate(environment)
        place = Installation(folder, environment | {
            "REDIS_URL": os.environ["TEST_REDIS_URL"] if broker == "redis" else "",
            "CELERY_QUEUE": f"concord-test-{uuid.uuid4().hex}",
            "JOB_LEASE_SECONDS": "1",
            "JOB_SWEEP_SECONDS": "1",
        })  # fmt: skip
        try:
            yield place
        finally:
            place.stop()


def wait_until(happened: Callable[[], Any], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, f"still waiting for {what}"
        time.sleep(0.1)
