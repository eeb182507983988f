"""People and programs submit while web, worker, PostgreSQL and Redis are killed: what was acknowledged is there, once."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest

from tests.faults.chaos import Ledger, Sender, submit_under, wait
from tests.faults.parts import Broker, Cluster, Part, free_port, web, worker
from tests.faults.scratch import PATIENCE
from tests.upgrade.engines import migrate
from tests.upgrade.sample_project import ROOT, manage

ROUNDS = int(os.environ.get("CHAOS_ROUNDS", "5"))
AFTER = 6  # labels between two strikes
CASES = max(45, ROUNDS * AFTER)  # times two labels, by six people
pytestmark = [pytest.mark.faults, pytest.mark.timeout(900 + 20 * ROUNDS)]


class Place(NamedTuple):
    cluster: Cluster
    broker: Broker
    web: Part
    worker: Part
    environment: dict[str, str]
    prepared: dict[str, Any]
    senders: list[Sender]

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        self.cluster.wait()
        with psycopg.connect(self.cluster.url) as link:
            return link.execute(query).fetchall()

    def strikes(self) -> list[Part]:
        """Each part in turn, and then by chance."""
        parts = [self.web, self.cluster, self.worker, self.broker]
        draw = random.Random(ROUNDS)
        return (parts + [draw.choice(parts) for _ in range(ROUNDS)])[:ROUNDS]


@contextmanager
def standing(folder: Path, *, careless: bool = False) -> Iterator[Place]:
    """Everything up, with an open study that closes with its last label; everything gone afterwards."""
    cluster, broker, port = Cluster(careless=careless), Broker(folder), free_port()
    environment = {
        "CONCORD_VAR": str(folder / "var"), "DATABASE_URL": cluster.url, "REDIS_URL": broker.url,
        "CELERY_QUEUE": "concord-kills", "JOB_SWEEP_SECONDS": "1", "JOB_LEASE_SECONDS": "2", "CONCORD_ENV": "local",
    }  # fmt: skip
    parts = [web(environment, port), worker(environment)]
    try:
        cluster.start()
        broker.start()
        cluster.wait()
        migrate(environment)
        made = subprocess.run(
            [sys.executable, "-m", "tests.faults.labelling_study", str(CASES), "6", "fixed"], cwd=ROOT,
            env=os.environ | environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        with psycopg.connect(cluster.url, autocommit=True) as link:
            link.execute("CHECKPOINT")
        for part in parts:
            part.start()
        prepared = json.loads(made.stdout)
        senders = [
            Sender(port, prepared["study"], person, is_program=number % 2 == 0)
            for number, person in enumerate(prepared["people"])
        ]
        yield Place(cluster, broker, *parts, environment, prepared, senders)
    finally:
        for part in (*parts, broker):
            part.kill()
        cluster.remove()


def stored(place: Place) -> list[tuple[str, int]]:
    rows = place.rows(
        "SELECT a.public_id::text, l.answers FROM annotation_label l JOIN annotation_assignment a ON a.id = l.assignment_id"
    )
    return [(slot, json.loads(answers)["score"]) for slot, answers in rows]


def test_every_acknowledged_label_is_there_once_and_every_job_ends(tmp_path):
    with standing(tmp_path) as place:
        ledger = Ledger(tmp_path / "ledger")
        submit_under(ledger, place.senders, place.strikes(), after=AFTER)
        # The last label closed the study, which asked for its report: the worker dies over that too.
        for part in (place.worker, place.broker):
            part.strike()
        assert ledger.refused == []
        assert len(ledger.told) == 2 * CASES
        assert sorted(stored(place)) == sorted(ledger.told)
        assert wait(lambda: jobs(place) == [("done", 1)], time.monotonic() + PATIENCE), jobs(place)
        check_whole(place)


def jobs(place: Place) -> list[tuple[str, int]]:
    return place.rows("SELECT state, COUNT(*) FROM annotation_job GROUP BY state")


def check_whole(place: Place) -> None:
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        assert place.rows(f"SHOW {setting}") == [("on",)]
    assert place.rows("SELECT COUNT(*) FROM annotation_lease WHERE outcome = 'submitted'") == [(2 * CASES,)]
    assert place.rows("SELECT COUNT(*) FROM annotation_submission") == [(2 * CASES,)]
    once = ("study.closed", "report.sealed")
    said = "SELECT action, COUNT(*) FROM annotation_auditevent WHERE action IN {} GROUP BY action ORDER BY action"
    assert place.rows(said.format(once)) == [("report.sealed", 1), ("study.closed", 1)]
    assert place.rows("SELECT COUNT(*) FROM annotation_agreementreport") == [(1,)]
    assert json.loads(manage(place.environment, "verify_chain", "--json"))["ok"]


def test_a_careless_database_loses_labels_that_were_acknowledged(tmp_path):
    with standing(tmp_path, careless=True) as place:
        ledger = Ledger(tmp_path / "ledger")
        # Three times: a strike may come just after the log was written for another reason.
        submit_under(ledger, place.senders, [place.cluster] * 3, after=CASES // 2)
        lost = set(ledger.told) - set(stored(place))
    assert lost, "this control must lose, or the test above could not see a loss"
