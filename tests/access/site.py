"""The site, asked as the people of the access table."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db import connection, transaction
from django.urls import resolve
from django.utils import timezone

from annotation.models.people import User
from annotation.models.tokens import ApiToken, Scope
from annotation.services.tokens import make_token
from tests.access.table import PEOPLE
from tests.annotation.blindness.asking import client_as
from tests.annotation.blindness.canaries import SAID
from tests.annotation.blindness.routes import Route, routes
from tests.annotation.blindness.world import World, give_ann_every_role

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
SAFE = ("GET",)
# What people own by themselves: argument -> the value that is ann's, and one that is somebody else's.
OWNED: dict[str, Any] = {
    "assignment_id": lambda world, own: world.slots("ann" if own else SAID["pseudonym"])[0].public_id,
    "token_id": lambda world, own: (
        ApiToken.objects.filter(user__username="ann-login" if own else "mia").earliest("pk").pk
    ),
}
BODIES = {"content_type": "application/json", "data": {}}


class Site:
    """One world, and a client for each person who may ask. Programs ask as they do, by a token of all scopes."""

    def __init__(self, world: World) -> None:
        self.world = world
        names = {"annotator": "ann"}
        self.clients = {person: client_as(world.people[names.get(person, person)]) for person in PEOPLE[:-1]}
        self.program = client_as(None)
        self.tokens = {person: self._token(world.people[names.get(person, person)]) for person in PEOPLE[:-1]}
        self.addresses = {
            (route.name, whose): self._address(route, whose) for route in routes() for whose in owners(route)
        }

    def _token(self, user: User | None) -> dict[str, str]:
        if user is None:
            return {"Authorization": "Bearer concord_made-up"}
        made = make_token(user=user, name="x", scopes=Scope.values, days=1, actor="t", now=timezone.now())
        return {"Authorization": f"Bearer {made.text}"}

    def _address(self, route: Route, whose: str) -> str:
        owned = {argument: OWNED[argument](self.world, whose == "own") for argument in _owned(route)}
        return route.address(self.world, owned)

    def ask(
        self, person: str, route: str, method: str, whose: str, *, by_token: bool = False, **more: Any
    ) -> Any:
        """The answer; whatever the request changed is undone."""
        client = self.clients[person]
        if by_token:
            client, more = self.program, more | {"headers": self.tokens[person]}
        cookies = client.cookies.copy()
        try:
            with transaction.atomic():
                arguments = BODIES if method != "GET" else {}
                answer = getattr(client, method.lower())(self.addresses[route, whose], **arguments, **more)
                if answer.streaming:
                    b"".join(answer.streaming_content)
                transaction.set_rollback(True)
        finally:
            client.cookies = cookies
        return answer

    @contextmanager
    def with_every_role(self) -> Iterator[None]:
        """Ann, who labels here, is manager, adjudicator and viewer as well, until the end."""
        with transaction.atomic():
            give_ann_every_role(self.world)
            self.clients["every role"] = self.clients["annotator"]
            self.tokens["every role"] = self.tokens["annotator"]
            yield
            transaction.set_rollback(True)


def owners(route: Route) -> tuple[str, ...]:
    return ("own", "another's") if _owned(route) else ("",)


def _owned(route: Route) -> list[str]:
    return [argument for argument in route.arguments if argument in OWNED]


def verdict(answer: Any) -> str:
    """What the answer says about access: `yes` is whatever the view itself has to say, be it that a field is missing."""
    if answer.status_code in (401, 403, 404, 405):
        return str(answer.status_code)
    if answer.status_code in (301, 302) and answer["Location"].startswith("/sign-in/"):
        return "sign-in"
    if answer.status_code == 429 or (answer.status_code >= 500 and answer.status_code != 501):
        return f"fault {answer.status_code}"
    return "yes"


def methods_of(site: Site, route: Route) -> list[str]:
    """The methods that a route answers: those that its class has, or that are not refused as such when tried."""
    view = resolve(site.addresses[route.name, owners(route)[0]]).func
    kind = getattr(view, "cls", None) or getattr(view, "view_class", None)
    if kind is not None:
        allowed = getattr(view, "view_initkwargs", {}).get("http_method_names") or kind.http_method_names
        return [name for name in METHODS if name.lower() in allowed and hasattr(kind, name.lower())]
    return _tried(site, route, METHODS[:2]) or _tried(site, route, METHODS[2:])


def _tried(site: Site, route: Route, methods: tuple[str, ...]) -> list[str]:
    whose = owners(route)[0]
    return [name for name in methods if verdict(site.ask("operator", route.name, name, whose)) != "405"]


@contextmanager
def written() -> Iterator[list[str]]:
    """The statements that write while the block runs."""
    seen: list[str] = []

    def watch(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        if sql.lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE", "REPLACE")):
            seen.append(sql)
        return execute(sql, params, many, context)

    with connection.execute_wrapper(watch):
        yield seen
