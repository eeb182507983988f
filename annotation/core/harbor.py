"""Trials of Harbor: a folder each, whose verifier wrote reward.txt or reward.json, or did not."""

import io
import json
import math
import os
import stat
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from annotation.core.bad_input import BadInput
from annotation.core.fixtures.kinds import FAIL, FAULT, PASS
from taxonomy.strict_json import BadJSON, strict_json

PASS_AT = 1.0
REWARDS = ("reward.txt", "reward.json")
LOGS = ("test-stdout.txt", "stdout.txt")
KEPT = {*REWARDS, *LOGS}
FOLDER = "verifier"
MOST_ENTRIES, LARGEST_FILE, LARGEST_ARCHIVE = 20_000, 64 * 1024, 50 * 1024**2
LONGEST_LOG = 4_000
EPOCH = (1980, 1, 1, 0, 0, 0)


class Trial(NamedTuple):
    """One attempt: which case it was at, and what its reward makes of it."""

    name: str
    outcome: str
    rewards: dict[str, float]
    reason: str
    log: str

    @property
    def case(self) -> str:
        """The trial's folder without what Harbor adds to tell repeats apart: "refund__a1b2" is of refund."""
        return self.name.partition("__")[0] or self.name

    def row(self) -> dict[str, Any]:
        return {
            "case": self.case,
            "attempt": self.name,
            "outcome": self.outcome,
            "rewards": self.rewards,
            "reason": self.reason,
            "log": self.log,
        }


def read_zip(data: bytes, *, source: str, pass_at: float = PASS_AT) -> list[Trial]:
    """The trials of a zipped job folder; raises BadInput for an archive that is not safe to read."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except (zipfile.BadZipFile, ValueError, OSError) as cause:
        raise BadInput(f"{source}: is no readable zip file") from cause
    found, left = Found(), LARGEST_ARCHIVE
    for entry in archive.infolist():
        path = _safe(entry, source)
        if entry.is_dir():
            found.folder(path, source)
        elif path in found.files:
            raise BadInput(f"{source}, entry {entry.filename[:80]!r}: stands twice")
        else:
            content = _bounded(archive, entry, source) if path.name in KEPT else None
            left -= len(content or b"")
            if left < 0:
                raise BadInput(
                    f"{source}: holds more than {LARGEST_ARCHIVE // 1024**2} MB of rewards and logs"
                )
            found.file(path, content, source)
    return _trials(found, source, pass_at)


def read_folder(folder: Path, *, pass_at: float = PASS_AT) -> list[Trial]:
    """The trials of a job folder on disk; links are not followed."""
    if not folder.is_dir():
        raise BadInput(f"{folder.name}: is no folder")
    found = Found()
    for root, folders, names in os.walk(folder):
        here = PurePosixPath(Path(root).relative_to(folder).as_posix())
        for name in folders:
            if not (Path(root) / name).is_symlink():
                found.folder(here / name, folder.name)
        for name in names:
            path = Path(root) / name
            is_kept = name in KEPT and path.is_file() and not path.is_symlink()
            found.file(here / name, _start_of(path) if is_kept else None, folder.name)
    return _trials(found, folder.name, pass_at)


def read_texts(trials: Iterable[tuple[str, Mapping[str, str]]], *, source: str) -> list[Trial]:
    """The trials of (name, {file: text}); one without a file is an attempt that wrote no reward."""
    found = Found()
    for name, files in trials:
        folder = PurePosixPath(name)
        if name != folder.name or name == ".." or not name.isprintable():
            raise BadInput(f"{source}, trial {name[:80]!r}: must be the name of a folder")
        if folder in found.folders:
            raise BadInput(f"{source}, trial {name[:80]!r}: stands twice")
        found.folder(folder / FOLDER, source)
        for file, text in files.items():
            if file not in KEPT:
                raise BadInput(
                    f"{source}, trial {name[:80]!r}, file {file[:80]!r}: there are {', '.join(sorted(KEPT))}"
                )
            found.file(folder / FOLDER / file, text.encode("utf-8", "replace"), source)
    return _trials(found, source, PASS_AT)


def reward_of(
    files: Mapping[str, bytes | None], *, pass_at: float = PASS_AT
) -> tuple[str, dict[str, float], str]:
    """(outcome, rewards, reason). `reward` decides where it is among several, else the least of them does.

    Absent, unreadable or contradicting rewards are an infrastructure error, never a fail.
    """
    found: dict[str, float] = {}
    given = [name for name in REWARDS if name in files]
    if not given:
        return FAULT, {}, "no reward was written"
    try:
        for name in given:
            for key, value in _numbers(name, files[name]).items():
                if found.setdefault(key, value) != value:
                    raise BadJSON("reward.txt and reward.json contradict each other")
    except BadJSON as cause:
        return FAULT, {}, str(cause)
    decisive = found["reward"] if "reward" in found else min(found.values())
    return (PASS if decisive >= pass_at else FAIL), found, ""


def write_zip(trials: Iterable[Mapping[str, Any]]) -> bytes:
    """Rows of a run as Harbor's folders: each with its reward, or with none where the verifier did not decide."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as target:
        for trial in trials:
            folder = f"{trial['attempt']}/{FOLDER}/"
            target.writestr(zipfile.ZipInfo(folder, date_time=EPOCH), b"")
            rewards = trial.get("rewards") or {}
            if trial["outcome"] in (PASS, FAIL) and not rewards:
                target.writestr(
                    zipfile.ZipInfo(f"{folder}reward.txt", date_time=EPOCH),
                    "1" if trial["outcome"] == PASS else "0",
                )
            elif rewards:
                text = json.dumps(rewards, ensure_ascii=False, sort_keys=True)
                target.writestr(zipfile.ZipInfo(f"{folder}reward.json", date_time=EPOCH), text)
    return buffer.getvalue()


class Found:
    """What an archive or a folder holds: its folders, and its files with the content that is kept of some."""

    def __init__(self) -> None:
        self.folders: set[PurePosixPath] = set()
        self.files: dict[PurePosixPath, bytes | None] = {}

    def folder(self, path: PurePosixPath, source: str) -> None:
        self.folders.update({path, *path.parents} - {PurePosixPath()})
        if len(self.folders) + len(self.files) > MOST_ENTRIES:
            raise BadInput(f"{source}: holds more than {MOST_ENTRIES} entries")

    def file(self, path: PurePosixPath, content: bytes | None, source: str) -> None:
        self.files[path] = content
        self.folder(path.parent, source)

    def of_trials(self) -> dict[PurePosixPath, dict[str, bytes | None]]:
        """{trial: its rewards and logs}: folders with a verifier's folder or a reward in them, and those beside."""
        own: dict[PurePosixPath, dict[str, bytes | None]] = {}
        for path, content in self.files.items():
            if path.name in KEPT:
                own.setdefault(_trial_of(path), {})[path.name] = content
        marked = {trial for trial, kept in own.items() if set(kept) & set(REWARDS)}
        marked |= {folder.parent for folder in self.folders if folder.name == FOLDER}
        parents = {trial.parent for trial in marked} or {PurePosixPath()}
        trials = marked | {folder for folder in self.folders if folder.parent in parents}
        return {trial: own.get(trial, {}) for trial in sorted(trials)}


def _trials(found: Found, source: str, pass_at: float) -> list[Trial]:
    trials: dict[str, Trial] = {}
    for folder, own in found.of_trials().items():
        if not folder.name:
            raise BadInput(
                f"{source}: a reward stands outside any trial; hand in the folder that holds the trials"
            )
        if folder.name in trials:
            raise BadInput(f"{source}, trial {folder.name[:80]!r}: stands twice")
        outcome, rewards, reason = reward_of(own, pass_at=pass_at)
        log = next((own[name] for name in LOGS if own.get(name)), b"") or b""
        said = log.decode("utf-8", "replace").replace("\x00", "\ufffd")[:LONGEST_LOG]
        trials[folder.name] = Trial(folder.name, outcome, rewards, reason, said)
    if not trials:
        raise BadInput(
            f"{source}: holds no trials; each is a folder, with its reward in it or under {FOLDER}/"
        )
    return list(trials.values())


def _trial_of(path: PurePosixPath) -> PurePosixPath:
    return path.parent.parent if path.parent.name == FOLDER else path.parent


def _numbers(name: str, content: bytes | None) -> dict[str, float]:
    if content is None or len(content) > LARGEST_FILE:
        raise BadJSON(f"{name} cannot be read")
    try:
        value = strict_json(content)
    except BadJSON as cause:
        raise BadJSON(f"{name} cannot be read: {cause}") from cause
    named = {"reward": value} if name == "reward.txt" else value
    if not isinstance(named, dict) or not named:
        raise BadJSON(f"{name} must be an object of numbers by name")
    for key, number in named.items():
        if isinstance(number, bool) or not isinstance(number, int | float) or not math.isfinite(number):
            raise BadJSON(f"{name}: {key[:80]!r} is no number")
    return {key: float(number) for key, number in named.items()}


def _safe(entry: zipfile.ZipInfo, source: str) -> PurePosixPath:
    name = entry.filename
    path = PurePosixPath(name.replace("\\", "/"))
    if path.is_absolute() or ".." in path.parts or "\x00" in name or not name.isprintable():
        raise BadInput(f"{source}, entry {name[:80]!r}: leads out of the folder")
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise BadInput(f"{source}, entry {name[:80]!r}: is a link")
    return path


def _bounded(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, source: str) -> bytes:
    """The start of one file, never more than is kept, whatever the archive says about its size."""
    try:
        with archive.open(entry) as file:
            return file.read(LARGEST_FILE + 1)
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError, OSError, EOFError, ValueError) as cause:
        raise BadInput(f"{source}, entry {entry.filename[:80]!r}: cannot be read") from cause


def _start_of(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST_FILE + 1)
