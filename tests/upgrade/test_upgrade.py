"""Every released schema migrates to the newest one and loses nothing, also when the migration is killed on its way."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from annotation.services.evidence_state import state_differences
from tests.upgrade.engines import load, postgres_scratch, sqlite_scratch
from tests.upgrade.killed_migration import POINTS
from tests.upgrade.sample_project import ROOT, manage

FOLDER = Path(__file__).parent
SCRATCH = {"sqlite": sqlite_scratch, "postgresql": postgres_scratch}
pytestmark = pytest.mark.timeout(600)  # many processes, each of which starts the whole product
DUMPS = sorted(FOLDER.glob("*.sql"))
# What a table of the two engines must have in common: its digests stand on content alone, on no clock and no chance.
CONTENT = (
    "annotation_case",
    "annotation_label",
    "annotation_output",
    "annotation_ruling",
    "taxonomy_taxonomyversion",
)


@contextmanager
def loaded(path: Path, tmp_path: Path) -> Iterator[dict[str, str]]:
    """A scratch database with a dump in it, of the engine that the dump is of."""
    engine = path.stem.rsplit(".", 1)[1]
    if engine == "postgresql" and not os.environ.get("TEST_DATABASE_URL"):
        pytest.skip("needs PostgreSQL: set TEST_DATABASE_URL")
    folder = tmp_path / engine
    folder.mkdir()
    with SCRATCH[engine](folder) as environment:
        load(environment, path.read_text(encoding="utf-8"))
        yield environment


def python(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False
    )


def found(environment: dict[str, str], *folder: str) -> dict[str, Any]:
    done = python(environment, "-m", "tests.upgrade.whole", *folder)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def state(environment: dict[str, str]) -> dict[str, Any]:
    return found(environment)["evidence"]


def check_whole(environment: dict[str, str], before: dict[str, Any], folder: Path) -> None:
    """Guards, chains and every digest as before, and the release exports to the bytes that it was sealed with."""
    after = found(environment, str(folder))
    assert state_differences(before, after.pop("evidence")) == []
    assert after == {"guards": [], "chains": True, "mended": [[], 0], "rebuilt": []}


def test_there_is_a_dump_of_the_first_schema_for_each_engine():
    assert {"0.1.0.sqlite.sql", "0.1.0.postgresql.sql"} <= {path.name for path in DUMPS}


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.stem)
def test_a_released_schema_migrates_with_its_evidence_whole(path, tmp_path):
    with loaded(path, tmp_path) as environment:
        before = state(environment)
        assert before["tables"]["annotation_label"]["rows"] > 0
        manage(environment, "migrate", "-v0")
        check_whole(environment, before, tmp_path / "release")


def test_the_engines_hold_the_same_content(tmp_path):
    states = []
    for engine in SCRATCH:
        with loaded(FOLDER / f"0.1.0.{engine}.sql", tmp_path) as environment:
            states.append(state(environment)["tables"])
    assert [states[0][table] for table in CONTENT] == [states[1][table] for table in CONTENT]


@pytest.mark.parametrize("engine", SCRATCH)
def test_a_migration_that_was_killed_is_taken_up_again(engine, tmp_path):
    """Killed at one point after the other: each next run begins where the one before it died."""
    with loaded(FOLDER / f"0.1.0.{engine}.sql", tmp_path) as environment:
        before = state(environment)
        for where in POINTS:
            done = python(environment, "-m", "tests.upgrade.killed_migration", where)
            assert done.returncode == -signal.SIGKILL, done.stderr[-2000:]
            # Whatever was cut short, nothing is served on it.
            if where in (POINTS[0], POINTS[-1]):
                assert "GuardsMissing" in python(environment, "-c", "import config.wsgi").stderr
        manage(environment, "migrate", "-v0")
        check_whole(environment, before, tmp_path / "release")
