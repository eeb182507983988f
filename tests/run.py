"""What `make test` runs: the whole suite on SQLite, then the database tests again on PostgreSQL.

Whatever cannot run for lack of a service is said in one line with how to have it; with CI=true it is a failure.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import psycopg
import redis

POSTGRES = "postgres://postgres@127.0.0.1:5432/postgres"
REDIS = "redis://127.0.0.1:6379/13"
CHROMIUM = Path("/usr/bin/chromium")


def main() -> int:
    environment = os.environ | {"CONCORD_ENV": "local"}
    environment.pop("DATABASE_URL", None)
    environment.pop("REDIS_URL", None)
    missing = []
    postgres = os.environ.get("TEST_DATABASE_URL", POSTGRES)
    if _postgres_answers(postgres):
        environment["TEST_DATABASE_URL"] = postgres
    else:
        environment.pop("TEST_DATABASE_URL", None)
        missing.append(
            "PostgreSQL tests skipped: set TEST_DATABASE_URL to a database whose user may create databases"
        )
    broker = os.environ.get("TEST_REDIS_URL", REDIS)
    if _redis_answers(broker):
        environment["TEST_REDIS_URL"] = broker
    else:
        environment.pop("TEST_REDIS_URL", None)
        missing.append("Redis tests skipped: set TEST_REDIS_URL to a Redis database that may be emptied")
    if not CHROMIUM.exists():
        missing.append("Browser tests skipped: install Debian's chromium package")
    for line in missing:
        print(line, file=sys.stderr)  # noqa: T201
    if missing and os.environ.get("CI") == "true":
        return 1
    codes = [_pytest(environment, [])]
    if "TEST_DATABASE_URL" in environment:
        on_postgres = environment | {"DATABASE_URL": environment["TEST_DATABASE_URL"]}
        codes.append(_pytest(on_postgres, ["-m", "django_db and not browser and not one_engine"]))
    return max(codes)


def _pytest(environment: dict[str, str], arguments: list[str]) -> int:
    engine = "PostgreSQL" if "DATABASE_URL" in environment else "SQLite"
    print(f"\n== the suite on {engine}", flush=True)  # noqa: T201
    # In memory where there is such a place: the tests' SQLite syncs each commit, as a real one does.
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        command = [sys.executable, "-m", "pytest", "-n", "2", "-q", *arguments]
        return subprocess.run(command, env=environment | {"CONCORD_VAR": folder}, check=False).returncode


def _postgres_answers(url: str) -> bool:
    try:
        psycopg.connect(url, connect_timeout=3).close()
    except psycopg.OperationalError:
        return False
    return True


def _redis_answers(url: str) -> bool:
    try:
        return bool(redis.Redis.from_url(url, socket_connect_timeout=2).ping())
    except (redis.ConnectionError, redis.TimeoutError):
        return False


if __name__ == "__main__":
    sys.exit(main())
