"""What the probes and `doctor` say when a part is down: which one, in one line, and no traceback."""

import json
import os
import subprocess
import sys

import pytest
from django.core.management import call_command

from annotation.services import readiness
from annotation.services.sign_on_provider import forget_provider
from tests.config.test_environment import ROOT

NOWHERE = {"DATABASE_URL": "postgres://concord@127.0.0.1:1/nowhere", "REDIS_URL": "redis://127.0.0.1:1/0"}


def test_doctor_names_every_part_that_is_down(tmp_path):
    environment = os.environ | {"CONCORD_VAR": str(tmp_path), "CONCORD_ENV": "local"} | NOWHERE
    done = subprocess.run(
        [sys.executable, "manage.py", "doctor", "--json"],
        cwd=ROOT, env=environment, text=True, capture_output=True, check=False,
    )  # fmt: skip
    assert (done.returncode, "Traceback" in done.stderr) == (1, False), done.stderr
    parts = {part["name"]: part for part in json.loads(done.stdout)["parts"]}
    assert {name: part["ok"] for name, part in parts.items()} == {
        "database": False, "broker": False, "worker": False, "disk": True,
    }  # fmt: skip
    assert all(part["says"] for part in parts.values())


@pytest.mark.django_db
def test_doctor_has_a_line_for_single_sign_on_only_where_it_is_on(settings, capsys):
    def names() -> dict[str, bool]:
        with pytest.raises(SystemExit):  # no worker answers here
            call_command("doctor", "--json")
        return {part["name"]: part["ok"] for part in json.loads(capsys.readouterr().out)["parts"]}

    assert "single sign-on" not in names()
    settings.OIDC_ISSUER = "http://127.0.0.1:1"
    forget_provider()
    assert names()["single sign-on"] is False


@pytest.mark.django_db
@pytest.mark.parametrize("down", ["database", "migrations", "guards", "broker"])
def test_readyz_says_which_part_is_down_and_not_why(client, monkeypatch, down):
    whole = [readiness.Part(name, True, "") for name in ("database", "migrations", "guards", "broker")]
    secret = "a detail for doctor alone"
    said = [part._replace(ok=False, says=secret) if part.name == down else part for part in whole]
    monkeypatch.setattr("annotation.views.probes.readiness", lambda: said)
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"ok": False, "parts": {part.name: part.name != down for part in whole}}
    assert secret not in answer.content.decode()
    assert client.get("/healthz").json() == {"ok": True}


def test_however_often_readyz_is_asked_the_parts_are_looked_at_once_a_second(client, monkeypatch):
    looked, now = [], [1000.2]
    monkeypatch.setattr("annotation.views.probes.readiness", lambda: looked.append(1) or [])
    monkeypatch.setattr("annotation.views.probes.monotonic", lambda: now[0])
    assert {client.get("/readyz").status_code for _ in range(5)} == {200}
    assert len(looked) == 1
    now[0] += 1
    client.get("/readyz")
    assert len(looked) == 2


def test_the_process_is_alive_without_a_database(client):
    """No database may be asked: the test has none."""
    assert client.get("/healthz").status_code == 200
