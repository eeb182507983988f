"""The whole database in one file, and back: taken while people work, and compared digest by digest when restored."""

import hashlib
import os
import shutil
import tarfile
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from django.db import connection

from annotation.core.bad_input import BadInput
from annotation.services.backup_engines import Engine, engine_of
from annotation.services.evidence_state import state_differences
from taxonomy.digest import canonical_bytes
from taxonomy.strict_json import BadJSON, strict_json

FORMAT = "concord-backup/1"
STATE, DATABASE, SUMS = "state.json", "database", "SHA256SUMS"


class RestoreRefused(Exception):
    """The backup cannot be put here; nothing was changed."""


def make_backup(*, path: Path, now: datetime) -> dict[str, Any]:
    """Write a backup to a new file that only its owner can read; returns what it holds."""
    if path.exists():
        raise BadInput(f"{path.name}: is there already; a backup is never written over")
    engine = engine_of(connection)
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        copy = Path(folder) / DATABASE
        evidence = engine.copy_to(copy)
        state = {"format": FORMAT, "engine": engine.name, "madeAt": now.isoformat(), "evidence": evidence}
        (Path(folder) / STATE).write_bytes(canonical_bytes(state) + b"\n")
        (Path(folder) / SUMS).write_text(_sums(Path(folder)), encoding="utf-8")
        archive = Path(folder) / "archive"
        with tarfile.open(archive, "w") as tar:
            for name in (SUMS, STATE, DATABASE):
                tar.add(Path(folder) / name, arcname=name)
        archive.chmod(0o600)
        _to_disk(archive)
        os.link(archive, path)
    return state


def restore_backup(*, path: Path) -> dict[str, Any]:
    """Put a backup into the empty database that the settings name; raises RestoreRefused and leaves it empty else."""
    engine = engine_of(connection)
    with tempfile.TemporaryDirectory() as folder:
        state = _unpacked(path, Path(folder))
        if state["engine"] != engine.name:
            raise RestoreRefused(f"{path.name}: is of {state['engine']}, and this database is {engine.name}.")
        if not engine.is_empty():
            raise RestoreRefused("The database is not empty; a backup is restored into a new one.")
        _checked_copy(engine, Path(folder) / DATABASE, state, path)
    return state


def _checked_copy(engine: Engine, copy: Path, state: dict[str, Any], path: Path) -> None:
    try:
        found = engine.load_from(copy)
    except BaseException:  # an interrupt too leaves nothing behind
        engine.clear()
        raise
    differences = state_differences(state["evidence"], found)
    if differences:
        engine.clear()
        raise RestoreRefused(f"{path.name}: {differences[0]}. Nothing is restored.")


def _unpacked(path: Path, folder: Path) -> dict[str, Any]:
    try:
        with tarfile.open(path, "r:") as tar:
            for name in (STATE, DATABASE):
                _write_member(tar, name, folder / name)
            # Backups of versions before 0.3.0 have no sums; the evidence in them is compared all the same.
            if SUMS in tar.getnames():
                _write_member(tar, SUMS, folder / SUMS)
        if (folder / SUMS).exists() and (folder / SUMS).read_bytes() != _sums(folder).encode():
            raise BadInput(f"{path.name}: is damaged: what is in it does not have its digest")
        state: dict[str, Any] = strict_json((folder / STATE).read_bytes())
        if state["format"] != FORMAT:
            raise KeyError("format")
    except (OSError, tarfile.TarError, KeyError, TypeError, BadJSON) as fault:
        raise BadInput(f"{path.name}: is no backup ({fault})") from fault
    return state


def _sums(folder: Path) -> str:
    """What `sha256sum state.json database` says of the folder."""
    lines = []
    for name in (STATE, DATABASE):
        with (folder / name).open("rb") as file:
            lines.append(f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {name}\n")
    return "".join(lines)


def _write_member(tar: tarfile.TarFile, name: str, target: Path) -> None:
    """The content of one plain file, under a name of our own: nothing else that an archive may hold is followed."""
    content = tar.extractfile(name)
    if content is None:
        raise KeyError(name)
    with content, target.open("wb") as file:
        shutil.copyfileobj(content, file)


def _to_disk(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())
