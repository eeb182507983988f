"""Two probes: is the process alive, and can it do its work."""

from collections.abc import Callable
from functools import lru_cache
from time import monotonic

from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_safe

from annotation.services.readiness import Part, readiness


@login_not_required
@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    return JsonResponse({"ok": True})


@login_not_required
@require_safe
def readyz(request: HttpRequest) -> JsonResponse:
    parts = _parts(readiness, int(monotonic()))
    ok = all(part.ok for part in parts)
    # Names only: what exactly failed is for the log and for `doctor`, not for strangers.
    body = {"ok": ok, "parts": {part.name: part.ok for part in parts}}
    return JsonResponse(body, status=200 if ok else 503)


@lru_cache(maxsize=1)
def _parts(check: Callable[[], list[Part]], second: int) -> list[Part]:
    """Looked at once a second in each process: no limit counts the probes, and whoever asks more often costs nothing."""
    return check()
