"""A backup taken from a used database comes back with every digest, and never into something else."""

import functools
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import threading
from pathlib import Path

import pytest

from annotation.core.bad_input import BadInput
from annotation.core.verify import verify
from annotation.services.backups import _unpacked
from annotation.services.evidence_state import state_differences
from tests.upgrade.engines import dump, load, postgres_scratch, sqlite_scratch
from tests.upgrade.sample_project import ROOT, manage, manage_all

DUMPS = ROOT / "tests" / "upgrade"
SCRATCH = {"sqlite": sqlite_scratch, "postgresql": postgres_scratch}


@pytest.fixture(params=SCRATCH)
def scratch(request):
    if request.param == "postgresql" and not os.environ.get("TEST_DATABASE_URL"):
        pytest.skip("needs PostgreSQL: set TEST_DATABASE_URL")
    return SCRATCH[request.param]


def refused(environment, *arguments) -> str:
    done = subprocess.run(
        [sys.executable, "manage.py", *arguments], cwd=ROOT, env=os.environ | environment,
        text=True, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


def new(folder: Path) -> Path:
    folder.mkdir()
    return folder


def fill(environment: dict[str, str]) -> None:
    """A project with a sealed report, rulings and a release called v1, from the dump of an earlier schema."""
    load(environment, _filled("postgresql" if environment["DATABASE_URL"] else "sqlite"))


@functools.cache
def _filled(engine: str) -> str:
    """The dump brought to this schema, once an engine: it takes longer than all else here."""
    with tempfile.TemporaryDirectory() as folder, SCRATCH[engine](Path(folder)) as environment:
        load(environment, (DUMPS / f"0.3.0.{engine}.sql").read_text(encoding="utf-8"))
        manage(environment, "migrate", "-v0")
        return dump(environment)


def test_what_was_backed_up_while_others_wrote_comes_back(scratch, tmp_path):
    file, cases = tmp_path / "backup.tar", tmp_path / "more.jsonl"
    cases.write_text("".join(json.dumps({"id": f"n{n}", "input": n}) + "\n" for n in range(400)))
    with scratch(new(tmp_path / "one")) as first:
        fill(first)
        importing = ("import_cases", "--project", "p", "--dataset", "d", str(cases))
        writer = threading.Thread(target=manage, args=(first, *importing))
        writer.start()
        made = json.loads(manage(first, "backup", str(file), "--json"))
        writer.join()
        assert file.stat().st_mode & 0o777 == 0o600
        assert "is there already" in refused(first, "backup", str(file))
        assert "not empty" in refused(first, "restore", str(file))
    assert made["evidence"]["tables"]["annotation_label"]["rows"] > 0
    with scratch(new(tmp_path / "two")) as second:
        assert json.loads(manage(second, "restore", str(file), "--json"))["evidence"] == made["evidence"]
        exporting = (
            "export_release",
            "--project",
            "shop",
            "--release",
            "v1",
            "--output",
            str(tmp_path / "out"),
        )
        manage_all(second, ("verify_chain",), ("check", "--database", "default"), exporting)
        assert verify(tmp_path / "out") == []


@pytest.fixture(scope="module")
def backup(tmp_path_factory) -> Path:
    """A backup of an embedded database, as bytes on disk."""
    folder = tmp_path_factory.mktemp("backed")
    with sqlite_scratch(new(folder / "one")) as first:
        fill(first)
        manage(first, "backup", str(folder / "backup.tar"))
    return folder / "backup.tar"


def made_over(backup: Path, folder: Path, *, with_sums: bool) -> Path:
    """The backup with another number of labels in its state, as somebody would who knows its shape."""
    with tarfile.open(backup) as tar:
        held = {name: tar.extractfile(name).read() for name in tar.getnames()}
    state = json.loads(held["state.json"])
    state["evidence"]["tables"]["annotation_label"]["rows"] += 1
    held["state.json"] = json.dumps(state).encode()
    bad = folder / f"bad-{with_sums}.tar"
    with tarfile.open(bad, "w") as tar:
        for name, content in held.items():
            if name != "SHA256SUMS" or with_sums:
                entry = tarfile.TarInfo(name)
                entry.size = len(content)
                tar.addfile(entry, io.BytesIO(content))
    return bad


def test_what_was_tampered_with_is_not_restored(backup, tmp_path):
    with sqlite_scratch(new(tmp_path / "two")) as second:
        assert "annotation_label" in refused(
            second, "restore", str(made_over(backup, tmp_path, with_sums=False))
        )
        assert "is damaged" in refused(second, "restore", str(made_over(backup, tmp_path, with_sums=True)))
        assert "is no backup" in refused(second, "restore", str(ROOT / "README.md"))
        manage(second, "restore", str(backup))


def test_a_byte_that_turned_is_found_wherever_it_is(backup, tmp_path):
    with tarfile.open(backup) as tar:
        places = [
            member.offset_data + at * (member.size - 1) // 7 for member in tar.getmembers() for at in range(8)
        ]
    whole = backup.read_bytes()
    for place in places:
        turned = bytearray(whole)
        turned[place] ^= 0x20
        (tmp_path / "turned.tar").write_bytes(turned)
        with pytest.raises(BadInput, match=r"is damaged|is no backup"):
            _unpacked(tmp_path / "turned.tar", new(tmp_path / f"at-{place}"))
    assert _unpacked(backup, new(tmp_path / "whole"))["format"] == "concord-backup/1"


def test_differences_are_named():
    wanted = {"tables": {"t": {"rows": 2, "sha256": "a"}}, "heads": {"p": {"sequence": 1, "sha256": "b"}}}
    assert state_differences(wanted, wanted) == []
    assert len(state_differences(wanted, {"tables": {}, "heads": {}})) == 2
