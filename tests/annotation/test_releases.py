"""A release is the same bytes wherever it is built, and its verifier finds whatever was changed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from annotation.core.release_files import CONTENT
from annotation.services.releases import write_release
from tests.studies import make_study
from tests.upgrade.engines import postgres_scratch, sqlite_scratch
from tests.upgrade.sample_project import build


@pytest.fixture
def folder(db, tmp_path) -> Path:
    release = make_study("RELEASED").releases.get().release
    write_release(release=release, folder=tmp_path / "release")
    (tmp_path / "published").write_text(release.manifest_sha256)
    return tmp_path / "release"


def verify(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The verifier as a stranger runs it: an isolated Python, no environment, another directory."""
    command = [sys.executable, "-I", "-S", str(folder / "verify.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd="/", env={}, check=False)


class TestVerifier:
    def test_says_ok_with_nothing_but_python(self, folder):
        done = verify(folder, str(folder), "--manifest-sha256", (folder.parent / "published").read_text())
        assert (done.returncode, done.stdout) == (0, "OK\n")

    @pytest.mark.parametrize("name", [name for name in CONTENT if name.endswith(".jsonl")])
    def test_names_file_and_case_of_a_flipped_byte(self, folder, name):
        path = folder / name
        lines = path.read_bytes().splitlines(keepends=True)
        index = lines[1].index(b'"study"' if name != "cases.jsonl" else b'"split"') + 1
        lines[1] = lines[1][:index] + bytes([lines[1][index] ^ 1]) + lines[1][index + 1 :]
        path.write_bytes(b"".join(lines))
        done = verify(folder)
        assert done.returncode == 1
        assert f"{name}: line 2, case c2" in done.stdout

    def test_every_byte_of_every_content_file_matters(self, folder):
        from annotation.core.verify import verify as findings

        for name in CONTENT:
            whole = (folder / name).read_bytes()
            for position in range(0, len(whole), max(1, len(whole) // 60)):
                (folder / name).write_bytes(
                    whole[:position] + bytes([whole[position] ^ 1]) + whole[position + 1 :]
                )
                assert any(finding.startswith(name) for finding in findings(folder))
            (folder / name).write_bytes(whole)
        assert findings(folder) == []

    def test_finds_missing_added_and_cut_files(self, folder):
        (folder / "extra.txt").write_text("x")
        (folder / "cases.jsonl").write_bytes((folder / "cases.jsonl").read_bytes()[:-10])
        (folder / "agreement.json").unlink()
        said = verify(folder).stdout
        for part in (
            "extra.txt: is no file",
            "agreement.json: is missing",
            "cases.jsonl: line 4, case unreadable",
        ):
            assert part in said

    def test_a_manifest_made_over_is_caught_by_the_published_digest(self, folder):
        path = folder / "manifest.json"
        path.write_bytes(path.read_bytes().replace(b'"ground_truth"', b'"provisional"'))
        assert verify(folder).returncode == 0
        done = verify(folder, "--manifest-sha256", (folder.parent / "published").read_text())
        assert (done.returncode, "manifest.json" in done.stdout) == (1, True)

    @pytest.mark.parametrize("content", [b"", b"not json", b"[]", b"{}", b"\xff\xfe"])
    def test_a_manifest_that_cannot_be_read_is_exit_code_2(self, folder, content):
        (folder / "manifest.json").write_bytes(content)
        done = verify(folder)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


def exported(environment: dict[str, str], output: Path) -> dict[str, bytes]:
    build(environment, ("export_release", "--project", "shop", "--release", "v1", "--output", str(output)))
    return {name: (output / name).read_bytes() for name in CONTENT}


def test_the_same_content_is_the_same_bytes_on_both_engines_and_in_any_surroundings(tmp_path):
    with sqlite_scratch(tmp_path / "one") as environment:
        first = exported(environment | {"TZ": "UTC", "LC_ALL": "C", "PYTHONHASHSEED": "0"}, tmp_path / "a")
    others = {"TZ": "Pacific/Auckland", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "4242"}
    with sqlite_scratch(tmp_path / "two") as environment:
        assert exported(environment | others, tmp_path / "b") == first
    if not os.environ.get("TEST_DATABASE_URL"):
        pytest.skip("PostgreSQL is left out: set TEST_DATABASE_URL")
    with postgres_scratch(tmp_path / "three") as environment:
        assert exported(environment | others, tmp_path / "c") == first


@pytest.mark.django_db
def test_the_order_in_which_labels_came_in_does_not_matter():
    from tests.studies import LABELS, make_project

    one = make_study("RELEASED").releases.get().release
    shuffled = dict(reversed(LABELS.items()))
    two = make_study("RELEASED", project=make_project("other"), labels=shuffled).releases.get().release
    for name in ("cases.jsonl", "labels.jsonl", "adjudication.jsonl"):
        assert bytes(one.files.get(name=name).content) == bytes(two.files.get(name=name).content)


def test_two_releases_differ_by_the_ruling_behind_each_change(db, tmp_path):
    from annotation.core.release_diff import read_release, release_diff
    from tests import studies

    old = make_study("RELEASED").releases.get().release
    changed = dict(studies.RULED) | {"c3": {"score": 2}}
    project = studies.make_project("again")
    study = make_study("MEASURED", project=project)
    original, studies.RULED = studies.RULED, changed
    try:
        studies.rule_all(study)
    finally:
        studies.RULED = original
    new = studies.create_release(
        project=project, name="v2", studies=[study], reason="r", actor="t", now=studies.NOW
    )
    for name, release in (("old", old), ("new", new)):
        write_release(release=release, folder=tmp_path / name)
    found = release_diff(read_release(tmp_path / "old"), read_release(tmp_path / "new"))
    assert [change["case_id"] for change in found["changed"]] == ["c3"]
    assert found["changed"][0]["fields"] == {"score": {"old": 1, "new": 2}}
    assert found["changed"][0]["ruling"]["adjudicator"] == "chair"
    assert (found["added"], found["removed"], found["n_unchanged"]) == ([], [], 3)
