"""Requests made up from the API's own description, by five identities: no fault, nothing that it does not say, nothing
of another project."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import schemathesis
from django.db import transaction
from django.test.client import ClientHandler
from django.utils import timezone
from hypothesis import HealthCheck, Phase, given, settings
from rest_framework.response import Response
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from annotation.api import jobs
from annotation.models.tokens import Scope
from annotation.services.tokens import make_token
from tests.annotation.blindness.canaries import SAID, forms, found
from tests.annotation.blindness.routes import routes
from tests.annotation.blindness.world import World, make_world

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine, pytest.mark.timeout(600)]

SCHEMA = "/api/v1/schema/"
IDENTITIES = {  # as whom it is asked -> their name in the world, and with how many requests of each kind
    "nobody": ("nobody", 1),
    "stranger": ("stranger", 2),
    "annotator": ("ann", 2),
    "adjudicator": ("adjudicator", 1),
    "manager": ("manager", 3),
}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
# Always the same requests.
BOUNDED = settings(
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Site:
    """The site as a WSGI application inside the test's transaction; whatever a request changes is undone."""

    def __init__(self) -> None:
        self.handler = ClientHandler(enforce_csrf_checks=True)

    def __call__(self, environ: dict[str, Any], start_response: Any) -> list[bytes]:
        with transaction.atomic():
            answer = self.handler(environ)
            body = b"".join(answer.streaming_content) if answer.streaming else answer.content
            transaction.set_rollback(True)
        start_response(f"{answer.status_code} {answer.reason_phrase}", list(answer.items()))
        return [body]


@pytest.fixture
def world() -> World:
    return make_world("MEASURED")


def token_of(world: World, identity: str) -> dict[str, str]:
    user = world.people[IDENTITIES[identity][0]]
    if user is None:
        return {}
    made = make_token(user=user, name="x", scopes=Scope.values, days=1, actor="t", now=timezone.now())
    return {"Authorization": f"Bearer {made.text}"}


def real_paths(world: World) -> dict[str, dict[str, Any]]:
    """The path of each operation -> arguments that name what is there."""
    known = {}
    for route in routes():
        if route.name.startswith("api-"):
            values = {argument: route._values(argument)(world)[0] for argument in route.arguments}
            known[route.template()] = {name.replace("pk", "id"): str(value) for name, value in values.items()}
    return known


@cache
def described() -> Any:
    return schemathesis.openapi.from_wsgi(SCHEMA, app=Site())


def operations() -> Iterator[Any]:
    for result in described().get_all_operations():
        yield result.ok()


def faults_of(operation: Any, identity: str, headers: dict[str, str], real: dict[str, Any]) -> list[str]:
    """What the operation answers that it should not, over a few made-up requests to addresses that are there."""
    faults: list[str] = []
    secret = others_of(identity)

    @settings(BOUNDED, max_examples=IDENTITIES[identity][1])
    @given(case=operation.as_strategy(path_parameters=real or None, headers=headers))
    def ask(case: Any) -> None:
        answer = case.call()
        said = f"{case.as_curl_command()}\n{answer.status_code} {answer.content[:500]!r}"
        try:
            case.validate_response(answer, checks=CHECKS)
        except FailureGroup as group:
            faults.extend(
                f"{operation.label}: {fault.title}, {fault.message}\n{said}" for fault in group.exceptions
            )
        if identity == "stranger" and real and answer.status_code not in (400, 404):  # 400: it cannot be read
            faults.append(f"{operation.label}: not 404 for a stranger\n{said}")
        if found(answer.content, secret):
            faults.append(f"{operation.label}: tells of another project\n{said}")

    ask()
    return faults


@pytest.mark.parametrize("identity", IDENTITIES)
def test_every_answer_is_one_that_the_description_allows(world, identity):
    headers, known = token_of(world, identity), real_paths(world)
    faults = [
        fault
        for operation in operations()
        for fault in faults_of(operation, identity, headers, known[operation.path])[:1]
    ]
    assert not faults, "\n\n".join(faults)


def others_of(identity: str) -> dict[str, set[bytes]]:
    """What this identity must never meet: for a stranger or nobody, every canary of the project."""
    return {kind: forms(text) for kind, text in SAID.items()} if identity in ("nobody", "stranger") else {}


class TestItCanSee:
    """What it is there to find is found."""

    def asked(self, world: World, monkeypatch, answer: Response, identity: str = "manager") -> list[str]:
        [operation] = [one for one in operations() if one.label == "GET /api/v1/jobs/"]
        monkeypatch.setattr(jobs.Jobs, "get", lambda view, request: answer)
        return faults_of(operation, identity, token_of(world, identity), {})

    @pytest.mark.parametrize(
        ("answer", "title"),
        [
            (Response({"results": []}), "Response violates schema"),
            (Response({}, status=418), "Undocumented status code"),
            (Response({}, status=500), "Server error"),
            (Response({}, content_type="text/html"), "Undocumented Content-Type"),
        ],
    )
    def test_an_answer_that_is_not_described(self, world, monkeypatch, answer, title):
        assert any(title in fault for fault in self.asked(world, monkeypatch, answer))

    def test_what_another_project_holds(self, world, monkeypatch):
        answer = Response({"next": None, "previous": None, "results": [], "more": SAID["gold"]})
        told = self.asked(world, monkeypatch, answer, "stranger")
        assert any("tells of another project" in fault for fault in told)
