"""Clients that submit until they are told, and write down on disk what they were told, while parts die around them."""

import http.client
import json
import os
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tests.faults.parts import Part
from tests.faults.scratch import PATIENCE

PAUSE = 0.15
CSRF = "c" * 32


class Ledger:
    """What clients were told is stored: written and synced to disk only after they were told, as a client would."""

    def __init__(self, path: Path) -> None:
        self.told: list[tuple[str, int]] = []
        self.refused: list[str] = []
        self.lock = threading.Lock()
        self.file = path.open("a")

    def write(self, slot: str, score: int) -> None:
        with self.lock:
            self.file.write(f"{slot} {score}\n")
            self.file.flush()
            os.fsync(self.file.fileno())
            self.told.append((slot, score))


class Sender:
    """One person, over the API with a token or over the pages with a session; one key for each label, however often."""

    def __init__(self, port: int, study: str, person: dict[str, Any], *, is_program: bool) -> None:
        self.port, self.study, self.person, self.is_program = port, study, person, is_program

    def send(self, slot: str, score: int) -> tuple[int, str]:
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            link.request("POST", *(self._by_api if self.is_program else self._by_page)(slot, score))
            answer = link.getresponse()
            return answer.status, answer.read().decode()
        except (OSError, http.client.HTTPException):
            return (
                0,
                "",
            )  # killed under way: whether it was stored is not known, so the same key is sent again
        finally:
            link.close()

    def _by_api(self, slot: str, score: int) -> tuple[str, str, dict[str, str]]:
        body = {"answers": {"decision": "PASS", "score": score, "codes": []}}
        headers = {
            "Content-Type": "application/json", "Authorization": f"Bearer {self.person['token']}",
            "Idempotency-Key": f"key-{slot}", "If-Match": '"0"',
        }  # fmt: skip
        return f"/api/v1/studies/{self.study}/labelling/{slot}/label/", json.dumps(body), headers

    def _by_page(self, slot: str, score: int) -> tuple[str, str, dict[str, str]]:
        body = {
            "f-decision": "PASS",
            "f-score": score,
            "key": f"key-{slot}",
            "revision": 0,
            "action": "submit",
        }
        headers = {
            "Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json",
            "Cookie": f"sessionid={self.person['session']}; csrftoken={CSRF}", "X-CSRFToken": CSRF,
        }  # fmt: skip
        return f"/studies/{self.study}/label/{slot}/", urlencode(body), headers


def submit_all(sender: Sender, ledger: Ledger, ends: float) -> None:
    """Every slot of one's own, each again and again until it is acknowledged."""
    for number, slot in enumerate(sender.person["slots"]):
        while time.monotonic() < ends:
            status, answer = sender.send(slot, number % 3)
            if status in (200, 201):
                ledger.write(slot, number % 3)
                time.sleep(PAUSE)
                break
            if status and status < 500:
                ledger.refused.append(f"{status} {answer[:200]}")
                return
            time.sleep(0.1)


def submit_under(ledger: Ledger, senders: list[Sender], strikes: list[Part], *, after: int) -> None:
    """Let all submit while one part after the other is killed, `after` labels each, and started again."""
    ends = time.monotonic() + 2 * PATIENCE + 10 * len(strikes)
    threads = [threading.Thread(target=submit_all, args=(sender, ledger, ends)) for sender in senders]
    for thread in threads:
        thread.start()
    draw = random.Random(1)
    for part in strikes:
        seen = len(ledger.told)
        wait(lambda seen=seen: len(ledger.told) >= seen + after, ends)  # strike only while labels come in
        time.sleep(draw.random() * 0.3)
        part.strike()
    for thread in threads:
        thread.join()


def wait(happened: Callable[[], Any], ends: float) -> bool:
    """Until it has happened, or until `ends`; says whether it has."""
    while not happened():
        if time.monotonic() > ends:
            return False
        time.sleep(0.05)
    return True
