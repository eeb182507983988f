"""Prometheus sees the installation's figures by token or from a named network; nobody else sees that there are any."""

import os
import re
import subprocess
import sys
from datetime import timedelta
from ipaddress import ip_network

import pytest
from django.conf import settings
from django.db import DatabaseError
from django.test import override_settings
from django.utils import timezone

from annotation.models.jobs import Job
from annotation.models.people import User
from config.metrics import state
from tests.annotation.blindness.asking import BACKEND
from tests.studies import make_study

TOKEN = "a-token-that-opens-the-metrics"
ON = override_settings(
    METRICS_ON=True, METRICS_TOKEN=TOKEN, METRICS_NETWORKS=[ip_network("10.1.2.0/24")],
    MIDDLEWARE=["config.metrics.figures.request_metrics", *settings.MIDDLEWARE],
)  # fmt: skip
HOLDER = {"headers": {"Authorization": f"Bearer {TOKEN}"}}
LABELS = {"method", "route", "status", "action", "kind", "state", "le"}

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine]


def figures(client) -> dict[str, float]:
    answer = client.get("/metrics", **HOLDER)
    assert answer.status_code == 200
    lines = answer.content.decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def test_it_is_off_by_default(client):
    assert client.get("/metrics", **HOLDER).status_code == 404
    assert client.get("/metrics", REMOTE_ADDR="127.0.0.1").status_code == 404


@ON
@pytest.mark.parametrize(
    ("asked", "status"),
    [
        (HOLDER, 200),
        (HOLDER | {"REMOTE_ADDR": "192.0.2.7"}, 200),
        ({"REMOTE_ADDR": "10.1.2.9"}, 200),
        ({}, 404),
        ({"REMOTE_ADDR": "10.1.3.9"}, 404),
        ({"REMOTE_ADDR": ""}, 404),
        ({"REMOTE_ADDR": "10.1.2.9", "headers": {"X-Forwarded-For": "10.1.2.9"}}, 404),
        ({"REMOTE_ADDR": "10.1.2.9", "headers": {"X-Forwarded-Proto": "https"}}, 404),
        ({"headers": {"Authorization": f"Bearer {TOKEN}x"}}, 404),
        ({"headers": {"Authorization": "Bearer "}}, 404),
        ({"headers": {"Authorization": f"Bearer {TOKEN[:-1]}é"}}, 404),
    ],
)
def test_only_a_holder_or_a_neighbour_may_read(client, asked, status):
    assert client.get("/metrics", **asked).status_code == status


@ON
@override_settings(METRICS_TOKEN="")
def test_an_empty_token_opens_nothing(client):
    assert client.get("/metrics", headers={"Authorization": "Bearer "}).status_code == 404


@ON
def test_being_signed_in_opens_nothing(client):
    client.force_login(
        User.objects.create(username="root", is_superuser=True, is_staff=True), backend=BACKEND
    )
    assert client.get("/metrics").status_code == 404
    assert client.post("/metrics", **HOLDER).status_code in (403, 405)


@ON
def test_requests_their_time_and_their_queries_are_counted_by_route(client):
    before = figures(client)
    client.get("/sign-in/?next=/secret/")
    client.get("/no/such/place")
    after = figures(client)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown['concord_requests_total{method="GET",route="sign-in",status="200"}'] == 1
    assert grown['concord_requests_total{method="GET",route="none",status="404"}'] == 1
    assert grown['concord_request_seconds_count{route="sign-in"}'] == 1
    assert after["concord_database_queries_total"] > before["concord_database_queries_total"]
    assert not any("secret" in name or "such" in name for name in after)


@ON
def test_jobs_and_the_age_of_the_queue_are_read_from_the_database(client):
    now = timezone.now()
    old = {"engine_version": "1", "arguments": {}, "created_at": now - timedelta(seconds=90)}
    Job.objects.create(kind="measure", input_sha256="1" * 64, state="queued", **old)
    Job.objects.create(kind="measure", input_sha256="2" * 64, state="done", **old)
    Job.objects.create(
        kind="import", input_sha256="3" * 64, state="running", lease_until=now - timedelta(1), **old
    )
    said = figures(client)
    assert said['concord_jobs{kind="measure",state="queued"}'] == 1
    assert said['concord_jobs{kind="import",state="running"}'] == 1
    assert 'concord_jobs{kind="measure",state="done"}' not in said
    assert 90 <= said["concord_job_queue_age_seconds"] < 200
    assert (said["concord_jobs_unattended"], said["concord_database_up"]) == (1, 1)


@ON
def test_nothing_is_of_a_study_a_person_or_a_case(client, django_capture_on_commit_callbacks):
    with django_capture_on_commit_callbacks(execute=True):
        make_study("ADJUDICATED")
    text = client.get("/metrics", **HOLDER).content.decode()
    assert set(re.findall(r'(\w+)="', text)) <= LABELS
    assert 'concord_acts_total{action="study.closed"}' in text
    for word in ("ann", "ben", "shop", "PASS", "c1"):
        assert not re.search(rf'"{word}"', text)


@ON
def test_a_database_that_is_away_is_a_figure_and_no_fault(client, monkeypatch):
    def away():
        raise DatabaseError("away")

    monkeypatch.setattr(state, "_jobs", away)
    said = figures(client)
    assert said["concord_database_up"] == 0
    assert not any(name.startswith("concord_jobs") for name in said)


COUNT = "import django; django.setup(); from config.metrics.figures import count_sweep; count_sweep(2)"
READ = (
    "from prometheus_client import CollectorRegistry, generate_latest;"
    "from prometheus_client.multiprocess import MultiProcessCollector as Several;"
    "import django; django.setup(); registry = CollectorRegistry(); Several(registry);"
    "print(generate_latest(registry).decode())"
)


def test_processes_of_one_machine_add_up(tmp_path):
    environment = os.environ | {
        "CONCORD_VAR": str(tmp_path), "METRICS_TOKEN": TOKEN, "DJANGO_SETTINGS_MODULE": "config.settings",
        "PROMETHEUS_MULTIPROC_DIR": str(tmp_path / "metrics"),
    }  # fmt: skip
    (tmp_path / "metrics").mkdir()

    def run(source: str) -> str:
        command = [sys.executable, "-c", source]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    run(COUNT)
    run(COUNT)
    assert "concord_swept_jobs_total 4.0" in run(READ)
