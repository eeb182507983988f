"""Every released schema migrates to the newest one and loses nothing."""

import json
import os
from pathlib import Path

import pytest

from tests.upgrade.engines import load, postgres_scratch, sqlite_scratch
from tests.upgrade.sample_project import manage

FOLDER = Path(__file__).parent
SCRATCH = {"sqlite": sqlite_scratch, "postgresql": postgres_scratch}
DUMPS = sorted(FOLDER.glob("*.sql"))


def test_there_is_a_dump_of_the_first_schema_for_each_engine():
    assert {"0.1.0.sqlite.sql", "0.1.0.postgresql.sql"} <= {path.name for path in DUMPS}


@pytest.mark.parametrize("path", DUMPS, ids=lambda path: path.stem)
def test_a_released_schema_migrates_with_its_evidence_whole(path, tmp_path):
    engine = path.stem.rsplit(".", 1)[1]
    if engine == "postgresql" and not os.environ.get("TEST_DATABASE_URL"):
        pytest.skip("needs PostgreSQL: set TEST_DATABASE_URL")
    with SCRATCH[engine](tmp_path / "var") as environment:
        (tmp_path / "var").mkdir(exist_ok=True)
        load(environment, path.read_text(encoding="utf-8"))
        manage(environment, "migrate", "-v0")
        manage(environment, "check", "--database", "default")
        assert json.loads(manage(environment, "verify_chain", "--json"))["ok"]
        output = tmp_path / "release"
        exported = json.loads(
            manage(
                environment,
                "export_release",
                "--project",
                "shop",
                "--release",
                "v1",
                "--output",
                str(output),
                "--json",
            )
        )
        manage(environment, "verify_release", str(output), "--manifest-sha256", exported["manifest_sha256"])
        rebuilt = "from annotation.models.releases import Release; from annotation.services.releases import rebuilt_differs; "
        said = manage(
            environment, "shell", "-v0", "-c", rebuilt + "print(rebuilt_differs(Release.objects.get()))"
        )
        assert said.strip() == "[]"
