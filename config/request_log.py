"""One line for each request, and an id by which it is found again."""

import json
import logging
import time
from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.functional import SimpleLazyObject, empty

from annotation.core.tracing import REQUEST_ID, request_id_from

HEADER = "X-Request-ID"
PROBLEM = "application/problem+json"
# Asked all day by machines; nobody wants to read of them.
PROBES = ("healthz", "readyz", "metrics")
logger = logging.getLogger("concord.requests")

Answering = Callable[[HttpRequest], HttpResponseBase]


def request_log(get_response: Answering) -> Answering:
    """Middleware, the outermost: what any other one answers is logged too."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        request_id = request_id_from(request.headers.get(HEADER, ""))
        held, start = REQUEST_ID.set(request_id), time.perf_counter()
        try:
            response = get_response(request)
            _log(request, response, time.perf_counter() - start)
        finally:
            REQUEST_ID.reset(held)
        response[HEADER] = request_id
        if response.get("Content-Type", "").startswith(PROBLEM):
            _tell_id(response, request_id)
        return response

    return answer


def route_of(request: HttpRequest) -> str:
    """The name of the request's route: an address may hold tokens and ids, its route holds none."""
    if request.path.startswith(f"/{settings.STATIC_URL.strip('/')}/"):
        return "static"
    return (request.resolver_match.url_name if request.resolver_match else None) or "none"


def _log(request: HttpRequest, response: HttpResponseBase, seconds: float) -> None:
    route = route_of(request)
    said: dict[str, Any] = {
        "method": request.method if request.method in METHODS else "OTHER",
        "route": route,
        "status": response.status_code,
        "ms": round(seconds * 1000, 1),
        "user": _user(request),
    }
    level = logging.DEBUG if route in (*PROBES, "static") else logging.INFO
    logger.log(level, "%s %s %s in %s ms", said["method"], route, said["status"], said["ms"], extra=said)


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def _user(request: HttpRequest) -> str:
    """The number of the login, if somebody has looked already who is asking: the log itself asks no database."""
    user: Any = request.__dict__.get("user")
    if isinstance(user, SimpleLazyObject) and user._wrapped is empty:
        return ""
    return str(getattr(user, "pk", None) or "")


def _tell_id(response: Any, request_id: str) -> None:
    """A problem names the request, so that who reads it can ask about it."""
    response.content = json.dumps(json.loads(response.content) | {"request_id": request_id})
    if response.has_header("Content-Length"):
        response["Content-Length"] = len(response.content)
