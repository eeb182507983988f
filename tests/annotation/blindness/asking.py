"""A client that asks as one person, and knows whether the form in which it asked was looked at."""

import time
from collections.abc import Iterator
from copy import copy
from typing import Any
from unittest import mock

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from django.http.request import HttpHeaders
from django.test import Client, override_settings
from django.test.client import ClientHandler

from annotation.models.people import User
from annotation.signed_in import BEGAN, SEEN
from annotation.views import limits

BACKEND = "django.contrib.auth.backends.ModelBackend"
# What the ways of asking for one address differ in, as a request's environment and its headers name it.
FORM_ENTRIES = {"QUERY_STRING", "HTTP_ACCEPT", "HTTP_HX_REQUEST", "accept", "hx-request"}


def client_as(user: User | None) -> Client:
    """A client of somebody who has signed in. Who they are and their session cost no query: a crawl asks thousands of
    times, and undoes what each request wrote."""
    client = Client(raise_request_exception=False)
    client.handler = _Handler(user)
    with override_settings(SESSION_ENGINE="django.contrib.sessions.backends.signed_cookies"):
        client.handler.load_middleware()
        if user is not None:
            client.force_login(user, backend=BACKEND)
            session = client.session
            session[BEGAN] = session[SEEN] = time.time()
            session.save()
            client.cookies[settings.SESSION_COOKIE_NAME] = session.session_key
    return client


def minds_its_form(answer: HttpResponseBase) -> bool:
    """Whether anything looked at the form that was asked for; if nothing did, another form is the same page again."""
    environment: _Environment = answer.wsgi_request.META
    return bool(environment.looked_at & FORM_ENTRIES)


class _Environment(dict[str, Any]):
    """A request's environment that remembers what was looked up in it, or in the headers made from it."""

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given)
        self.looked_at: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.looked_at.add(name)
        return super().__getitem__(name)

    def __contains__(self, name: object) -> bool:
        self.looked_at.add(str(name))
        return super().__contains__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.looked_at.add(name)
        return super().get(name, default)


class _Headers(HttpHeaders):
    def __init__(self, environment: _Environment) -> None:
        super().__init__(environment)
        self._looked_at = environment.looked_at

    def __getitem__(self, name: str) -> str:
        self._looked_at.add(name.lower())
        return str(super().__getitem__(name))

    def __iter__(self) -> Iterator[str]:
        self._looked_at.update(FORM_ENTRIES)
        return iter(super().__iter__())


class _Handler(ClientHandler):
    def __init__(self, user: User | None) -> None:
        super().__init__(enforce_csrf_checks=False)
        self.user = user

    def get_response(self, request: HttpRequest) -> HttpResponseBase:
        request.META = request.environ = _Environment(request.META)
        request.headers = _Headers(request.META)
        if self.user is not None:
            request._cached_user = copy(self.user)  # where Django keeps whom it found for the session
        # Each address is looked through for NUL, however it is asked; that is no look at the form.
        with mock.patch.object(limits, "_holding_nul", return_value=None):
            return super().get_response(request)
