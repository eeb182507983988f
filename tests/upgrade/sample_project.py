"""The sample files taken through the whole flow by the commands, in whatever database the environment names."""

import os
import subprocess
import sys
from pathlib import Path

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


def build(environment: dict[str, str]) -> None:
    """Cases, outputs, labels, a sealed report, rulings and a release called v1."""
    study = ("--study", "refund-doubles")
    manage(environment, "migrate", "-v0")
    for command, name in (("import_cases", "cases.jsonl"), ("import_outputs", "outputs.jsonl")):
        manage(environment, command, "--project", "shop", "--dataset", "refunds", str(SAMPLES / name))
    manage(environment, "create_study", "--project", "shop", str(SAMPLES / "study.json"))
    for name in ("labels.csv", "labels.jsonl"):
        manage(environment, "import_labels", *study, str(SAMPLES / name))
    manage(environment, "close_study", *study, "--attest", "The readers sat in two rooms.")
    for name in ("rulings.jsonl", "rulings.csv"):
        manage(environment, "import_rulings", *study, str(SAMPLES / name))
    manage(environment, "create_release", "--project", "shop", "--name", "v1", *study, "--reason", "first")
