"""The script of the documentation, run as a pipeline would run it, against a live server."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.utils import timezone

from annotation.models.people import User
from annotation.models.projects import Role
from annotation.services.projects import add_member
from annotation.services.tokens import make_token
from tests.studies import make_study

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "samples" / "pipeline.py"


def run(url: str, token: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "CONCORD_URL": url, "CONCORD_TOKEN": token}
    command = [sys.executable, str(SCRIPT), *map(str, arguments)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=600)


@pytest.mark.django_db(transaction=True)
def test_it_pushes_waits_fetches_and_verifies(live_server, tmp_path):
    study = make_study("RELEASED")
    user = User.objects.create_user(username="robot")
    add_member(project=study.project, user=user, role=Role.MANAGER, actor="t", now=timezone.now())
    token = make_token(
        user=user, name="ci", scopes=["read", "manage"], days=1, actor="robot", now=timezone.now()
    ).text
    outputs = tmp_path / "outputs.jsonl"
    made = {"case_id": "c1", "content": "an answer", "producer": {"model": "m", "run": "1"}}
    outputs.write_text(json.dumps(made) + "\n")
    name = study.releases.get().release.name
    done = run(live_server.url, token, study.dataset_version_id, outputs, name, tmp_path / "out")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "1 outputs added, 0 there already",
        f"release {name} is ground_truth",
        "OK",
    ]
    again = run(live_server.url, token, study.dataset_version_id, outputs, "v9", tmp_path / "none", 0)
    assert (again.returncode, again.stdout.splitlines()[-1]) == (1, "no release 'v9' yet")
    assert "1 outputs added" in again.stdout
    refused = run(live_server.url, "concord_no", study.dataset_version_id, outputs, name, tmp_path / "no")
    assert (refused.returncode, refused.stderr.startswith("401: The token is not known")) == (2, True)
