"""Submit and next case over HTTP, at 1, 8 and 32 clients, on SQLite and PostgreSQL.

    python -m benchmarks.labelling                 # SQLite, and PostgreSQL where TEST_DATABASE_URL names a server
    python -m benchmarks.labelling --short         # a minute or two, to see that it runs; no figures to publish

The web process is the one that `make run` starts, gunicorn; clients are threads of this process on the same machine, so
they take part of its processor. `server` is the time of one request inside the web process alone, one after the other.
"""

import http.client
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path
from typing import Any

from benchmarks.timing import markdown
from tests.faults.parts import Part, free_port
from tests.upgrade.engines import postgres_scratch, sqlite_scratch

ROOT = Path(__file__).resolve().parent.parent
IS_SHORT = "--short" in sys.argv
CLIENTS = (1, 8) if IS_SHORT else (1, 8, 32)
MODES = ("fixed",) if IS_SHORT else ("fixed", "pool")
SECONDS = 2 if IS_SHORT else 8
CASES = 300 if IS_SHORT else 1500
# Clients that never rest ask more than anybody may.
UNLIMITED = {"RATE_READING": "0", "RATE_WRITING": "0", "RATE_UNKNOWN": "0"}
CSRF = "c" * 32
ANSWERS = {"decision": "PASS", "score": 1, "codes": []}


class Clock:
    """How long each kind of request took, in seconds."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = {"next": [], "submit": []}
        self.failed: list[str] = []


def client(port: int, study: str, session: str, clock: Clock, ends: float) -> None:
    """Ask for a case and submit it, again and again, as one annotator at a keyboard that never rests."""
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    root = f"/api/v1/studies/{study}/labelling/"
    while time.perf_counter() < ends:
        status, served = _ask(link, f"{root}next/", session, {}, clock, "next")
        if status in (204, 409):  # nothing is left, or the last label closed the study
            return
        if status == 200:
            status, served = _ask(
                link, f"{root}{served['id']}/label/", session, {"answers": ANSWERS}, clock, "submit"
            )
        if status != 201:
            clock.failed.append(f"{status} {served}")
            return


def _ask(link: Any, path: str, session: str, body: Any, clock: Clock, kind: str) -> tuple[int, Any]:
    headers = {
        "Content-Type": "application/json", "Idempotency-Key": uuid.uuid4().hex, "If-Match": '"0"',
        "Cookie": f"sessionid={session}; csrftoken={CSRF}", "X-CSRFToken": CSRF,
    }  # fmt: skip
    began = time.perf_counter()
    link.request("POST", path, json.dumps(body), headers)
    answer = link.getresponse()
    text = answer.read()
    clock.took[kind].append(time.perf_counter() - began)
    return answer.status, json.loads(text) if text else None


def under(environment: dict[str, str], clients: int, mode: str) -> list[str]:
    """One row: throughput and waits of this many clients over a study of their own."""
    prepared = _prepared(environment, max(clients, 2), mode)
    port = free_port()
    command = [sys.executable, "-m", "gunicorn", "config.wsgi", "--bind", f"127.0.0.1:{port}", "--workers", "2",
               "--threads", "8", "--log-level", "critical"]  # fmt: skip
    web = Part(command, environment)
    web.start()
    try:
        _wait_for(port)
        clock, began = Clock(), time.perf_counter()
        threads = [
            threading.Thread(
                target=client, args=(port, prepared["study"], person["session"], clock, began + SECONDS)
            )
            for person in prepared["people"][:clients]
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        taken = time.perf_counter() - began
    finally:
        web.kill()
    if clock.failed:
        raise SystemExit(
            f"{len(clock.failed)} of {clients} clients were refused, the first with {clock.failed[0]}"
        )
    labels = len(clock.took["submit"])
    waits = [f"{_at(clock.took[kind], share):.0f}" for kind in ("submit", "next") for share in (0.5, 0.95)]
    return [mode, str(clients), f"{labels / taken:.0f}", *waits]


def in_the_server(environment: dict[str, str], mode: str) -> list[str]:
    """Milliseconds of one request inside the process, without network or other clients."""
    return _said(environment, "-m", "benchmarks.labelling", "server", mode, *sys.argv[1:])


def _said(environment: dict[str, str], *arguments: str) -> Any:
    """What a Python process printed last, as JSON; its own last words where it fails."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{' '.join(arguments)} failed: {done.stderr.strip().splitlines()[-1]}")
    return json.loads((done.stdout.splitlines() or ["null"])[-1])


def measure_server(mode: str) -> dict[str, float]:
    import django

    django.setup()
    from django.core.management import call_command
    from django.test import Client

    from tests.faults.labelling_study import prepare

    call_command("migrate", verbosity=0)
    prepared = prepare(CASES, 2, mode)
    web = Client(SERVER_NAME="127.0.0.1", headers={"If-Match": '"0"'})
    web.cookies["sessionid"] = prepared["people"][0]["session"]
    root, took = f"/api/v1/studies/{prepared['study']}/labelling/", {"submit": [], "next": []}
    for number in range(220):
        began = time.perf_counter()
        served = web.post(f"{root}next/", {}, content_type="application/json").json()["id"]
        then = time.perf_counter()
        answer = web.post(
            f"{root}{served}/label/", {"answers": ANSWERS}, content_type="application/json",
            headers={"Idempotency-Key": f"key-{number}"},
        )  # fmt: skip
        assert answer.status_code == 201
        if number >= 20:
            took["next"].append(then - began)
            took["submit"].append(time.perf_counter() - then)
    return {kind: _at(times, 0.5) for kind, times in took.items()}


def _prepared(environment: dict[str, str], people: int, mode: str) -> dict[str, Any]:
    _said(environment, "manage.py", "migrate", "--verbosity", "0")
    return _said(environment, "-m", "tests.faults.labelling_study", str(CASES), str(people), mode)


def _wait_for(port: int) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the web process does not answer")


def _at(times: list[float], share: float) -> float:
    """The wait, in milliseconds, that this share of requests did not pass."""
    return 1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))]


def main() -> None:
    head = ["engine", "assignment", "clients", "labels a second", "submit p50", "p95", "next p50", "p95 (ms)"]
    rows, inside = [head], [["engine", "assignment", "submit, ms in the server", "next, ms in the server"]]
    engines = {"SQLite": sqlite_scratch} | (
        {"PostgreSQL": postgres_scratch} if os.environ.get("TEST_DATABASE_URL") else {}
    )
    for engine, scratch in engines.items():
        for mode in MODES:
            with tempfile.TemporaryDirectory() as folder, scratch(Path(folder)) as scratched:
                found = in_the_server(scratched | UNLIMITED, mode)
                inside.append([engine, mode, f"{found['submit']:.1f}", f"{found['next']:.1f}"])
            for clients in CLIENTS:
                with tempfile.TemporaryDirectory() as folder, scratch(Path(folder)) as scratched:
                    rows.append([engine, *under(scratched | UNLIMITED, clients, mode)])
                    print(" | ".join(rows[-1]), flush=True)
    print("\n" + markdown(inside) + "\n\n" + markdown(rows))


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    if sys.argv[1:2] == ["server"]:
        print(json.dumps(measure_server(sys.argv[2])))
    else:
        main()
