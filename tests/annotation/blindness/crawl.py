"""Ask every address in every way as one person, and report each canary that came back."""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from django.core import mail
from django.db import transaction
from django.http import HttpResponseBase
from django.test import Client

from annotation.models.people import User
from tests.annotation.blindness.asking import client_as, minds_its_form
from tests.annotation.blindness.canaries import found
from tests.annotation.blindness.routes import routes
from tests.annotation.blindness.world import World

SAME_FOR_ALL = ("api-schema", "api-docs")  # slow to make, and made of the code alone: asked once
JSON = {"content_type": "application/json"}
READING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("get", {}),
    (
        "get",
        {"headers": {"Accept": "application/json", "HX-Request": "true"}, "query_params": {"format": "json"}},
    ),
    (
        "get",
        {
            "headers": {"Accept": "text/csv"},
            "query_params": {"format": "csv", "tab": "submitted", "page": "1"},
        },
    ),
    ("head", {}),
)
ACTING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("options", {}),
    ("post", {"data": {"answers": {}, "reason": "x", "note": "x", "revision": 0}} | JSON),
    ("post", {"data": {"action": "submit", "reason": "x", "note": "x", "revision": "0", "decision": "PASS"}}),
    ("put", {"data": {"answers": {}}} | JSON),
    ("patch", {"data": {}} | JSON),
    ("delete", {}),
)
LOGGERS = ("", "concord", "django.request")  # as in production, and more
KEYS = {"Idempotency-Key": "canary-crawl", "If-Match": '"0"'}


class Sighting(NamedTuple):
    """A canary where it was seen."""

    kind: str
    where: str


class Crawl(NamedTuple):
    sightings: list[Sighting]
    reached: set[str]
    faults: list[str]

    @property
    def kinds(self) -> set[str]:
        return {sighting.kind for sighting in self.sightings}


def crawl(world: World, user: User | None, *, acts: bool = True, only: str = "") -> Crawl:
    """Every route (or the one named `only`) as `user`; `acts` adds the methods that change things, each undone again."""
    seen, reached, faults = [], set(), []
    client = client_as(user)
    cookies = client.cookies.copy()
    with _told() as told:
        for route, method, address, arguments in _requests(world, acts=acts, only=only):
            client.cookies = cookies.copy()
            answer = _ask(client, method, address, arguments)
            route.heard(method, address, answer)
            where = f"{method.upper()} {address} ({route.name}, {answer.status_code})"
            if (
                answer.status_code >= 500 and answer.status_code != 501
            ):  # a part that is not installed says so
                faults.append(where)
            if answer.status_code in (200, 201, 204, 302, 409, 422):
                reached.add(route.name)
            heard = everything(answer) + told.since() + _mail()
            seen += [Sighting(kind, where) for kind in sorted(found(heard, world.planted))]
    return Crawl(seen, reached, faults)


# (route, method) of views that refused the method with 405: which methods a view takes does not depend on who asks.
_NOT_ALLOWED: set[tuple[str, str]] = set()


class _Asking:
    """One route while it is asked: what need not be asked again, as the answer would be the same."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.done: set[tuple[str, str]] = set()

    def heard(self, method: str, address: str, answer: HttpResponseBase) -> None:
        if answer.status_code == 405:
            _NOT_ALLOWED.add((self.name, method))
        if method == "get" and answer.status_code == 404:
            self.done |= {("get", address), ("head", address)}
        if method == "get" and not minds_its_form(answer):
            self.done.add(("get", address))

    def is_worth(self, method: str, address: str) -> bool:
        return (self.name, method) not in _NOT_ALLOWED and (method, address) not in self.done

    def is_usual(self, method: str, address: str, arguments: dict[str, Any]) -> bool:
        """Whether a request is asked of every address of the route: HEAD, which runs what GET ran, and a body of the kind
        that the view does not read, are asked of the first alone."""
        is_json, is_api = arguments.get("content_type") == "application/json", address.startswith("/api/")
        return method != "head" and (method != "post" or is_json == is_api)


def _requests(world: World, *, acts: bool, only: str) -> Iterator[tuple[_Asking, str, str, dict[str, Any]]]:
    for route in [route for route in routes() if only in ("", route.name)]:
        asking = _Asking(route.name)
        for place, address in enumerate(route.addresses(world)):
            for method, arguments in READING + (ACTING if acts else ()):
                if arguments and route.name in SAME_FOR_ALL:
                    continue
                if place and not asking.is_usual(method, address, arguments):
                    continue
                if asking.is_worth(method, address):
                    yield asking, method, address, arguments


def _ask(client: Client, method: str, address: str, arguments: dict[str, Any]) -> HttpResponseBase:
    """The answer, with whatever the request changed undone."""
    headers = KEYS | arguments.get("headers", {})
    with transaction.atomic():
        answer = getattr(client, method)(address, **(arguments | {"headers": headers}))
        if answer.streaming:
            answer.heard = b"".join(answer.streaming_content)
        transaction.set_rollback(True)
    return answer


def everything(answer: Any) -> bytes:
    body = answer.heard if answer.streaming else answer.content
    headers = "\n".join(f"{name}: {value}" for name, value in answer.items())
    return b"\n".join(
        [body, headers.encode(), answer.cookies.output().encode(), answer.reason_phrase.encode()]
    )


def _mail() -> bytes:
    sent = getattr(mail, "outbox", [])
    text = "\n".join(str(message.message()) for message in sent)
    sent.clear()
    return text.encode()


class _Told(logging.Handler):
    """What the log was told since it was asked last."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logging.Formatter("%(name)s %(message)s").format(record))

    def since(self) -> bytes:
        text = "\n".join(self.lines).encode()
        self.lines.clear()
        return text


@contextmanager
def _told() -> Iterator[_Told]:
    handler, root = _Told(), logging.getLogger()
    others, levels = root.handlers, {name: logging.getLogger(name).level for name in LOGGERS}
    root.handlers = [handler]
    for name in LOGGERS:
        logging.getLogger(name).setLevel(logging.INFO)
    try:
        yield handler
    finally:
        root.handlers = others
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def in_words(sightings: Iterable[Sighting]) -> str:
    return "\n".join(sorted({f"{kind}: {where}" for kind, where in sightings}))
