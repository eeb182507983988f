"""The sample files taken through the whole flow by the commands, in whatever database the environment names."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.upgrade.engines import migrate

ROOT = Path(__file__).resolve().parent.parent.parent
SAMPLES = ROOT / "docs" / "samples"


def manage(environment: dict[str, str], *arguments: str) -> str:
    """Run a command and return what it printed; its message is shown if it fails."""
    done = subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=ROOT, env=os.environ | environment, text=True, capture_output=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise AssertionError(f"{arguments[0]} ended with {done.returncode}: {done.stderr[-2000:]}")
    return done.stdout


def build(environment: dict[str, str], *more: tuple[str, ...]) -> None:
    """Cases, outputs, labels, a sealed report, rulings and a release called v1; then `more` commands."""
    migrate(environment)
    manage_all(environment, *COMMANDS, *more)


def manage_all(environment: dict[str, str], *commands: tuple[str, ...]) -> None:
    """Run commands one after the other in one process: starting a process for each takes most of the time."""
    given = os.environ | environment | {"DJANGO_SETTINGS_MODULE": "config.settings"}
    done = subprocess.run(
        [sys.executable, "-c", _ALL, json.dumps(commands)], cwd=ROOT, env=given, text=True, capture_output=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise AssertionError(f"{done.stdout[-500:]} ended with {done.returncode}: {done.stderr[-2000:]}")


_ALL = """
import json, sys
import django
from django.core.management import call_command
django.setup()
for command in json.loads(sys.argv[1]):
    print(command, flush=True)
    call_command(*command)
"""
_STUDY = ("--study", "refund-doubles")
_REFUNDS = ("--project", "shop", "--dataset", "refunds")
COMMANDS = (
    ("import_cases", *_REFUNDS, str(SAMPLES / "cases.jsonl")),
    ("import_outputs", *_REFUNDS, str(SAMPLES / "outputs.jsonl")),
    ("create_study", "--project", "shop", str(SAMPLES / "study.json")),
    ("import_labels", *_STUDY, str(SAMPLES / "labels.csv")),
    ("import_labels", *_STUDY, str(SAMPLES / "labels.jsonl")),
    ("close_study", *_STUDY, "--attest", "The readers sat in two rooms."),
    ("import_rulings", *_STUDY, str(SAMPLES / "rulings.jsonl")),
    ("import_rulings", *_STUDY, str(SAMPLES / "rulings.csv")),
    ("create_release", "--project", "shop", "--name", "v1", *_STUDY, "--reason", "first"),
)
