"""What is answered where no view answers: a problem under /api/, elsewhere a page.

503 while the database is away, else 500, with the id of the request; and the plain refusals 400, 403 and 404.
"""

import sys
from collections.abc import Callable
from http import HTTPStatus

from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.template import loader
from django.urls import is_valid_path
from django.views import defaults
from django.views.decorators.csrf import requires_csrf_token

from annotation.core.tracing import REQUEST_ID

API, PROBLEM = "/api/", "application/problem+json"
RETRY_AFTER = "10"


@requires_csrf_token
def server_error(request: HttpRequest) -> HttpResponse:
    """Django calls this while the fault is being handled. Nothing of the fault itself is told."""
    is_away = isinstance(sys.exc_info()[1], OperationalError | InterfaceError)
    status = 503 if is_away else 500
    response: HttpResponse
    if request.path.startswith(API):
        response = _problem(status, "It is logged under request_id.")
    else:
        page = {"request_id": REQUEST_ID.get(), "status": status, "is_away": is_away}
        response = HttpResponse(loader.get_template("500.html").render(page), status=status)
    if is_away:
        response["Retry-After"] = RETRY_AFTER
    return response


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _refused(request, exception, 400, "The request cannot be read.", defaults.bad_request)


def permission_denied(request: HttpRequest, exception: Exception) -> HttpResponse:
    return _refused(request, exception, 403, "This is not allowed.", defaults.permission_denied)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    says = "There is nothing at this address."
    if not request.path.endswith("/") and is_valid_path(f"{request.path}/"):
        says = f"There is nothing at this address; {request.path}/ with its last slash is there."
    return _refused(request, exception, 404, says, defaults.page_not_found)


def _refused(
    request: HttpRequest, fault: Exception, status: int, says: str, page: Callable[..., HttpResponse]
) -> HttpResponse:
    return _problem(status, says) if request.path.startswith(API) else page(request, fault)


def _problem(status: int, says: str) -> JsonResponse:
    problem = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "detail": says}
    return JsonResponse(problem, status=status, content_type=PROBLEM)
