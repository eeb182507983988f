"""A message that never reached a worker, and a broker that is down: the job is done all the same."""

import os
import signal
import subprocess
import sys
import uuid
from pathlib import Path

import pytest
import redis

from tests.faults.scratch import wait_until
from tests.upgrade.engines import migrate
from tests.upgrade.sample_project import ROOT, SAMPLES, manage

pytestmark = pytest.mark.faults


@pytest.fixture(params=["embedded", "redis"])
def environment(request, tmp_path) -> dict[str, str]:
    """An embedded database, with the embedded queue or a queue of its own on a real Redis."""
    broker = ""
    if request.param == "redis":
        broker = os.environ.get("TEST_REDIS_URL", "")
        if not broker:
            pytest.skip("needs Redis: set TEST_REDIS_URL")
    return {
        "CONCORD_VAR": str(tmp_path / "var"), "DATABASE_URL": "", "REDIS_URL": broker,
        "CELERY_QUEUE": f"concord-test-{uuid.uuid4().hex}", "JOB_LEASE_SECONDS": "3", "JOB_SWEEP_SECONDS": "1",
    }  # fmt: skip


class Worker:
    """A real worker process; killed with everything it started when the test ends."""

    def __init__(self, environment: dict[str, str]) -> None:
        command = [sys.executable, "-m", "celery", "-A", "config", "-q", "worker", "--pool", "solo",
                   "--without-gossip", "--without-mingle", "--loglevel", "WARNING"]  # fmt: skip
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ | environment,
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=10)


@pytest.fixture
def workers(environment):
    started: list[Worker] = []

    def start() -> Worker:
        started.append(Worker(environment))
        return started[-1]

    yield start
    for worker in started:
        if worker.process.poll() is None:
            worker.kill()
    if environment["REDIS_URL"]:
        redis.Redis.from_url(environment["REDIS_URL"]).delete(environment["CELERY_QUEUE"])


def close_a_study(environment: dict[str, str]) -> None:
    Path(environment["CONCORD_VAR"]).mkdir()
    migrate(environment)
    manage(
        environment, "import_cases", "--project", "shop", "--dataset", "refunds", str(SAMPLES / "cases.jsonl")
    )
    manage(environment, "create_study", "--project", "shop", str(SAMPLES / "study.json"))
    manage(environment, "import_labels", "--study", "refund-doubles", str(SAMPLES / "labels.csv"))
    manage(environment, "close_study", "--study", "refund-doubles", "--no-wait")


def rows(environment: dict[str, str], query: str) -> list[tuple]:
    import sqlite3

    with sqlite3.connect(Path(environment["CONCORD_VAR"]) / "concord.sqlite3", timeout=20) as link:
        return link.execute(query).fetchall()


def is_done(environment: dict[str, str]) -> bool:
    return rows(environment, "SELECT state FROM annotation_job") == [("done",)]


def test_a_lost_message_is_made_up_for_by_the_sweeper(environment, workers):
    close_a_study(environment)
    for message in (Path(environment["CONCORD_VAR"]) / "queue" / "messages").glob("*"):
        message.unlink()
    if environment["REDIS_URL"]:
        assert redis.Redis.from_url(environment["REDIS_URL"]).delete(environment["CELERY_QUEUE"]) == 1
    workers()
    wait_until(lambda: is_done(environment), "the sweeper to ring again")
    assert rows(environment, "SELECT COUNT(*) FROM annotation_agreementreport") == [(1,)]


def test_closing_does_not_need_the_broker(environment, workers):
    close_a_study(environment | {"REDIS_URL": "redis://127.0.0.1:1/0"})
    assert rows(environment, "SELECT state FROM annotation_job") == [("queued",)]
    workers()
    wait_until(lambda: is_done(environment), "the worker to find the job")
