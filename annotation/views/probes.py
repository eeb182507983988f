"""Two probes: is the process alive, and can it do its work."""

from django.contrib.auth.decorators import login_not_required
from django.http import HttpRequest, JsonResponse
from django.views.decorators.http import require_safe

from annotation.services.readiness import readiness


@login_not_required
@require_safe
def healthz(request: HttpRequest) -> JsonResponse:
    return JsonResponse({"ok": True})


@login_not_required
@require_safe
def readyz(request: HttpRequest) -> JsonResponse:
    parts = readiness()
    ok = all(part.ok for part in parts)
    # Names only: what exactly failed is for the log and for `doctor`, not for strangers.
    body = {"ok": ok, "parts": {part.name: part.ok for part in parts}}
    return JsonResponse(body, status=200 if ok else 503)
