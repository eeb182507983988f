"""Which lines of the measures each test runs, and how much processor time it takes."""

import os
import pickle
import sys
import time
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

# Processor time: what else the machine does must not decide which tests are run.
BUDGET = 30.0


@dataclass
class Reach:
    """Seconds and lines reached, (file, line), by test."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, set[tuple[str, int]]] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def tests_of(self, path: Path, lines: range) -> list[str]:
        """Tests that run one of these lines, quickest first, as many as take `BUDGET` seconds in all while traced;
        any test for what runs on import alone. A mutant that only a later test would notice counts as not noticed.
        """
        wanted = {(str(path), line) for line in lines}
        found = [test for test, reached in self.lines.items() if wanted & reached]
        if not found and not self._in_function(path, lines):
            found = list(self.lines)
        quickest = sorted(found, key=lambda test: self.seconds[test])
        spent = accumulate(self.seconds[test] for test in quickest)
        within = [test for test, seconds in zip(quickest, spent, strict=True) if seconds <= BUDGET]
        return within or quickest[:1]

    def _in_function(self, path: Path, lines: range) -> bool:
        """Whether the lines stand indented, in a function or a class, rather than at the module's margin."""
        text = path.read_text(encoding="utf-8").splitlines()
        return text[lines.start - 1].startswith((" ", "\t"))


def reach_of(session: pytest.Session, folder: Path) -> Reach:
    """Run every test once in a process of its own, with its lines traced; ends the run if one fails."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        with os.fdopen(write, "wb") as stream:
            pickle.dump(_traced(session, str(folder)), stream)
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as stream:
        reach: Reach = pickle.load(stream)
    os.waitpid(child, 0)
    if reach.failed:
        sys.exit(f"Without any mutant there fail: {', '.join(reach.failed)}")
    return reach


def _traced(session: pytest.Session, folder: str) -> Reach:
    reach = Reach()
    items = session.items
    for index, item in enumerate(items):
        reached: set[tuple[str, int]] = set()

        def local(frame: FrameType, event: str, _: Any, reached: Any = reached) -> Any:
            reached.add((frame.f_code.co_filename, frame.f_lineno))
            return local

        def entered(frame: FrameType, event: str, argument: Any, local: Any = local) -> Any:
            return local(frame, event, argument) if frame.f_code.co_filename.startswith(folder) else None

        after = items[index + 1] if index + 1 < len(items) else None
        before, started = session.testsfailed, time.process_time()
        sys.settrace(entered)
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        sys.settrace(None)
        reach.seconds[item.nodeid] = time.process_time() - started
        reach.lines[item.nodeid] = reached
        if session.testsfailed > before:
            reach.failed.append(item.nodeid)
    return reach
