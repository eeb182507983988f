"""Two worlds that differ only in what Ben answered, when, or whether, look the same to Ann: bytes, statuses and queries."""

import re
from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any
from unittest import mock

import pytest
from django.db import connection, transaction
from django.http import HttpRequest, HttpResponse
from django.test import Client, override_settings
from django.urls import path
from django.utils import timezone

from annotation.models.labels import Label
from annotation.models.studies import Assignment
from annotation.services.assignments import open_assignment
from tests.annotation.blindness.asking import client_as, minds_its_form
from tests.annotation.blindness.canaries import SAID
from tests.annotation.blindness.crawl import READING, SAME_FOR_ALL, everything
from tests.annotation.blindness.routes import routes
from tests.annotation.blindness.test_controls import site_with
from tests.annotation.blindness.world import World, ben_works, make_world
from tests.studies import NOW, answers

pytestmark = [pytest.mark.django_db, pytest.mark.timeout(600)]

UUID = re.compile(rb"[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}")
TOKENS = (
    re.compile(rb'name="csrfmiddlewaretoken" value="[^"]+"'),
    re.compile(rb'"X-CSRFToken": ?"[^"]+"'),
    re.compile(rb"csrftoken=[^;]+"),
    re.compile(rb"expires=[A-Z][a-z]{2}, [^;]+"),
    re.compile(rb"Expires: [^\n]+GMT"),  # of pages that are never kept: the clock's
)
LATER = NOW + timedelta(minutes=5)
Bens = Callable[[World], None]
ONE: Bens = lambda world: ben_works(world.study)  # noqa: E731
# What Ben does in the other world.
OTHERWISE: dict[str, Bens] = {
    "answers": lambda world: ben_works(world.study, answers("PASS", 2, "A") | {"note": "x" * 400}),
    "instant": lambda world: ben_works(world.study, at=LATER),
    "whether": lambda world: None,
}
Seen = dict[str, tuple[int, bytes, list[str]]]


def look(world: World, ben: Bens, only: str) -> Seen:
    """What Ann can read once `ben` has acted; all of it is undone again."""
    with transaction.atomic(), mock.patch.object(timezone, "now", return_value=LATER):
        ben(world)
        client = client_as(world.people["ann"])
        seen: Seen = {}
        for route in routes():
            if only in ("", route.name) and route.name not in SAME_FOR_ALL:
                for address in route.addresses(world):
                    seen |= _looked_at(client, address)
        transaction.set_rollback(True)
    return seen


def _looked_at(client: Client, address: str) -> Seen:
    """One address as a page and, unless nothing looks at how it is asked, as JSON."""
    seen: Seen = {}
    for method, arguments in READING[:2]:
        answer, statements = _asked(client, method, address, arguments)
        said = everything(answer)
        for pattern in TOKENS:
            said = pattern.sub(b"token", said)
        seen[f"{method} {address} {arguments}"] = answer.status_code, said, statements
        if not minds_its_form(answer):
            break
    return seen


def _asked(client: Client, method: str, address: str, arguments: dict[str, Any]) -> tuple[Any, list[str]]:
    """The answer, and the text of each query without its values, which hold session keys and tokens."""
    statements: list[str] = []

    def note(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        statements.append(re.sub(r"'[^']*'|\d+", "?", sql))
        return execute(sql, params, many, context)

    with transaction.atomic(), connection.execute_wrapper(note):
        answer = getattr(client, method)(address, **arguments)
        if answer.streaming:
            answer.heard = b"".join(answer.streaming_content)
        transaction.set_rollback(True)
    return answer, statements


def differing(world: World, others: Mapping[str, Bens], *, only: str = "") -> list[str]:
    """The requests that each of `others` has answered otherwise than ONE; ids made up for a single page, such as keys of
    forms, are masked."""
    known = {str(pk).encode() for pk in Assignment.objects.values_list("public_id", flat=True)}
    mask = lambda said: UUID.sub(lambda found: found[0] if found[0] in known else b"id", said)  # noqa: E731
    look(world, ONE, only or "labelling-case")  # what is kept in memory between requests is there for all
    first = look(world, ONE, only)
    told = []
    for name, ben in others.items():
        other = look(world, ben, only)
        assert first.keys() == other.keys()
        for request, (status, said, statements) in first.items():
            if (status, mask(said), statements) != (
                other[request][0],
                mask(other[request][1]),
                other[request][2],
            ):
                apart = _apart(mask(said), mask(other[request][1])) or "other queries or status"
                told.append(f"{name}: {request}: {apart}")
    return told


def _apart(one: bytes, other: bytes) -> str:
    """Where two answers part, and how each goes on."""
    at = next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b),
        min(len(one), len(other)),
    )
    return "" if one == other else f"{one[at - 60 : at + 60]!r} is not {other[at - 60 : at + 60]!r}"


@pytest.fixture
def world() -> World:
    made = make_world("OPEN", ben_works_too=False)
    for slot in made.slots("ann"):
        open_assignment(assignment=slot, annotator=slot.annotator, now=NOW)
    return made


def test_ann_cannot_tell_the_worlds_apart(world):
    told = differing(world, OTHERWISE)
    assert not told, "\n".join(told)


@pytest.mark.parametrize(
    ("difference", "leak"),
    [
        ("answers", lambda: Label.objects.filter(answers__contains="PASS").count()),
        ("instant", lambda: Label.objects.order_by("-pk").values_list("submitted_at", flat=True).first()),
        ("whether", Label.objects.count),
    ],
)
def test_a_page_that_tells_is_noticed(difference, leak):
    def view(request: HttpRequest, slug: str) -> HttpResponse:
        return HttpResponse(str(leak()))

    with override_settings(ROOT_URLCONF=site_with(path("tell/<slug:slug>/", view, name="telling"))):
        made = make_world("OPEN", ben_works_too=False)
        told = differing(made, {difference: OTHERWISE[difference]}, only="telling")
    assert len(told) == 1


def test_a_page_that_asks_the_database_otherwise_is_noticed():
    def view(request: HttpRequest, slug: str) -> HttpResponse:
        if Label.objects.filter(assignment__annotator__pseudonym=SAID["pseudonym"]).exists():
            Label.objects.count()
        return HttpResponse("nothing")

    with override_settings(ROOT_URLCONF=site_with(path("tell/<slug:slug>/", view, name="telling"))):
        made = make_world("OPEN", ben_works_too=False)
        [told] = differing(made, {"whether": OTHERWISE["whether"]}, only="telling")
    assert "other queries" in told
