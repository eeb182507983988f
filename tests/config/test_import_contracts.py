"""The import contracts bite: a planted breach of each is found."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
APPS = ("config", "agreement", "annotation", "taxonomy")

BREACHES = {
    "Apps depend one way": ("taxonomy/digest.py", "import annotation.core.bad_input"),
    "Inside an app": ("annotation/services/ledger.py", "import annotation.views.probes"),
    "The core is pure": ("annotation/core/sampling.py", "import django"),
    "Blindness": ("annotation/views/probes.py", "import annotation.models.labels"),
}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("checkout")
    for app in APPS:
        shutil.copytree(
            ROOT / app, folder / app, ignore=shutil.ignore_patterns("__pycache__", "*.jsonl", "static")
        )
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_they_hold_here(checkout):
    assert lint(checkout).returncode == 0


@pytest.mark.parametrize(("contract", "breach"), BREACHES.items())
def test_a_planted_breach_is_found(checkout, contract, breach):
    path, line = checkout / breach[0], breach[1]
    whole = path.read_text()
    path.write_text(f"{whole}\n\n{line}\n")
    try:
        done = lint(checkout)
    finally:
        path.write_text(whole)
    assert done.returncode == 1
    assert f"{contract}" in next(line for line in done.stdout.splitlines() if line.endswith("BROKEN"))
