"""What anybody may ask of the site: requests in a minute, bytes in one, ids and text that a database can hold."""

import logging
import time
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.deprecation import MiddlewareMixin
from redis.exceptions import RedisError

from annotation.addresses import address_of
from annotation.models.people import User

LARGEST = 51 * 1024**2  # an upload of 50 MB and its form
LARGEST_ID = 2**63 - 1
MINUTE = 60
NUL = "\x00"
READING = ("GET", "HEAD", "OPTIONS")
NEVER = ("/healthz", "/readyz", "/metrics")
log = logging.getLogger("concord.limits")


class LimitsMiddleware(MiddlewareMixin):
    """After the session and the token: a person is counted by themselves, wherever they sit; nobody by their address."""

    def process_request(self, request: HttpRequest) -> HttpResponse | None:
        if request.path in NEVER:
            return None
        if "Transfer-Encoding" in request.headers:  # its body would be read as empty
            return _refusal(request, 411, "How long is it?", "Send the body with its Content-Length.")
        if int(request.META.get("CONTENT_LENGTH") or 0) > LARGEST:
            return _refusal(request, 413, "That is too large", "At most 50 MB are taken in one request.")
        who, most = _counted_as(request)
        now = time.time()
        if most and _count(f"asked:{who}:{int(now // MINUTE)}") > most:
            wait = MINUTE - int(now % MINUTE)
            says = f"More than {most} requests in a minute; wait {wait} seconds."
            answer = _refusal(request, 429, "Too many requests", says)
            answer["Retry-After"] = str(wait)
            return answer
        return None

    def process_view(
        self, request: HttpRequest, view: Any, args: Any, kwargs: dict[str, Any]
    ) -> HttpResponse | None:
        """No row has such an id or holds such a text, and some databases break at the question."""
        for value in kwargs.values():
            if (isinstance(value, int) and value > LARGEST_ID) or (isinstance(value, str) and NUL in value):
                raise Http404
        hostile = None if request.path.startswith("/api/") else _holding_nul(request)
        if hostile is not None:
            says = f"{hostile.replace(NUL, '')}: holds a NUL character, which cannot be kept. Take it out and try again."
            return _refusal(request, 400, "That cannot be read", says)
        return None


def _holding_nul(request: HttpRequest) -> str | None:
    """The part of the address or of a form that holds one; the API's own readers say so as a problem."""
    given = [*request.GET.lists(), *request.POST.lists()]
    return next(
        (name for name, values in given if NUL in name or any(NUL in value for value in values)), None
    )


def _counted_as(request: HttpRequest) -> tuple[str, int]:
    """Under which name a request is counted, and how many a minute are let through; 0 is any number."""
    if not isinstance(request.user, User):
        return f"address-{address_of(request)}", settings.RATE_UNKNOWN
    if request.method in READING:
        return f"reading-{request.user.pk}", settings.RATE_READING
    return f"writing-{request.user.pk}", settings.RATE_WRITING


def _count(key: str) -> int:
    """How often this key was counted, now included. Without the counter everybody is let through, and the log says so:
    labelling goes on without Redis, and guesses at passwords are counted in the database."""
    try:
        cache.add(key, 0, timeout=2 * MINUTE)
        return int(cache.incr(key))
    except ValueError:  # it ran out between the two
        return 1
    except RedisError as fault:
        log.error("requests are not limited: %s", type(fault).__name__)
        return 0


def _refusal(request: HttpRequest, status: int, title: str, says: str) -> HttpResponse:
    if request.path.startswith("/api/"):
        problem = {"type": "about:blank", "title": title, "status": status, "detail": says}
        return JsonResponse(problem, status=status, content_type="application/problem+json")
    return render(request, "limit.html", {"title": title, "says": says}, status=status)
