"""The parts of an installation that can die: PostgreSQL, Redis, web and worker, each of its own and killed whole."""

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
import redis

from tests.faults.scratch import PATIENCE
from tests.upgrade.sample_project import ROOT


def free_port() -> int:
    """A port that the kernel gives to no outgoing link: one of those could hold it while its server is struck."""
    draw = random.SystemRandom()
    while True:
        port = draw.randrange(15000, 32000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def descendants(pid: int) -> list[int]:
    """The process and everything it started, as the kernel lists them."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError):
                continue
    found, new = [], [pid]
    while new:
        found += new
        new = [child for child, parent in parents.items() if parent in new]
    return found


def is_alive(pid: int) -> bool:
    """Whether the process is there and is more than an entry that nobody has asked for yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False


class Part:
    """A process that is killed with all its children, and started again."""

    def __init__(self, command: list[str], environment: dict[str, str], *, user: str | None = None) -> None:
        self.command, self.environment, self.user = command, environment, user
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, cwd="/" if self.user else ROOT, env=os.environ | self.environment, user=self.user,
            group=self.user, extra_groups=[] if self.user else None, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def kill(self) -> None:
        """Kill it with all that it started, and wait until they are gone: PostgreSQL does not start beside what is left."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGSTOP)  # so that it starts no more while they are counted
        pids = descendants(self.process.pid)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(timeout=PATIENCE)
        ends = time.monotonic() + PATIENCE
        while any(map(is_alive, pids)):
            assert time.monotonic() < ends, f"{self.command[0]} does not end"
            time.sleep(0.01)

    def strike(self) -> None:
        self.kill()
        self.start()


class Cluster(Part):
    """A PostgreSQL cluster of its own; `careless` answers before it has written, which is there to be caught."""

    def __init__(self, *, careless: bool = False) -> None:
        initdb = shutil.which("initdb")
        if initdb is None:
            pytest.skip("PostgreSQL is left out: no initdb on the path")
        # The server does not run as root: it takes the name that its package makes.
        user = "postgres" if os.getuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="concord-cluster-"))
        if user:
            found = pwd.getpwnam(user)
            os.chown(self.folder, found.pw_uid, found.pw_gid)
        self.data, self.port = self.folder / "data", free_port()
        made = Part(
            [initdb, "-D", str(self.data), "-A", "trust", "-U", "concord", "-E", "UTF8"], {}, user=user
        )
        made.start()
        assert made.process
        assert made.process.wait(timeout=PATIENCE) == 0
        careless_settings = ("synchronous_commit=off", "wal_writer_delay=10000", "bgwriter_lru_maxpages=0")
        settings = [part for name in careless_settings for part in ("-c", name)] if careless else []
        server = [str(Path(initdb).resolve().parent / "postgres"), "-D", str(self.data), "-p", str(self.port),
                  "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1", *settings]  # fmt: skip
        super().__init__(server, {}, user=user)
        self.url = f"postgres://concord@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        (self.data / "postmaster.pid").unlink(missing_ok=True)
        super().start()

    def wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url).close()
            except psycopg.OperationalError:
                assert time.monotonic() < deadline, "PostgreSQL does not come up"
                time.sleep(0.1)
            else:
                return

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Broker(Part):
    def __init__(self, folder: Path) -> None:
        server = shutil.which("redis-server")
        if server is None:
            pytest.skip("Redis is left out: no redis-server on the path")
        self.port = free_port()
        super().__init__([server, "--port", str(self.port), "--dir", str(folder), "--appendonly", "yes"], {})
        self.url = f"redis://127.0.0.1:{self.port}/0"

    def is_up(self) -> bool:
        try:
            return bool(redis.Redis.from_url(self.url).ping())
        except redis.ConnectionError:
            return False


def web(environment: dict[str, str], port: int) -> Part:
    command = [sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{port}", "--workers", "2",
               "--threads", "4", "--log-level", "critical"]  # fmt: skip
    return Part(command, environment)


def worker(environment: dict[str, str]) -> Part:
    command = [sys.executable, "-m", "celery", "-A", "config", "-q", "worker", "--pool", "solo", "--without-gossip",
               "--without-mingle", "--loglevel", "CRITICAL"]  # fmt: skip
    return Part(command, environment)
