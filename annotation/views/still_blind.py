"""The refusal that every address shares: no labels of cases that one is still labelling in another study."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.deprecation import MiddlewareMixin

from annotation.models.people import User
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.blindness import blinding_studies

TITLE = "You are still labelling these cases"


class StillBlindMiddleware(MiddlewareMixin):
    """Looks at what an address names, a study or a release, so that a new page cannot forget to ask.

    Selectors leave such studies out as well; this one says why.
    """

    def process_view(
        self, request: HttpRequest, view: Callable[..., Any], args: Any, kwargs: dict[str, Any]
    ) -> HttpResponse | None:
        user = request.user
        if not isinstance(user, User) or not kwargs.keys() & {"study_id", "number", "release_id"}:
            return None
        named = _named(kwargs).filter(state__in=AFTER_MEASURING)
        names = blinding_studies(user, named) if named.exists() else []
        return _refusal(request, names) if names else None


def _named(kwargs: dict[str, Any]) -> Any:
    if "study_id" in kwargs:
        return Study.objects.filter(public_id=kwargs["study_id"])
    releases = [kwargs[name] for name in ("release_id", "number", "earlier") if name in kwargs]
    return Study.objects.filter(releases__release_id__in=releases)


def _refusal(request: HttpRequest, names: list[str]) -> HttpResponse:
    says = (
        f"You label some of the same cases in {', '.join(names)}. What others answered opens to you "
        "once that study is closed and measured, whatever else you are here."
    )
    if request.path.startswith("/api/"):
        problem = {"type": "about:blank", "title": TITLE, "status": 403, "detail": says}
        return JsonResponse(problem, status=403, content_type="application/problem+json")
    return render(request, "annotation/studies/still_blind.html", {"title": TITLE, "says": says}, status=403)
