"""Errors as application/problem+json (RFC 9457), for DRF's own and the domain's refusals alike."""

from typing import Any

from rest_framework import exceptions, status
from rest_framework.response import Response
from rest_framework.views import exception_handler

from annotation.selectors.adjudication import NotMeasured
from annotation.selectors.labels import StudyStillBlind
from annotation.services.adjudication import RulingRefused

CONFLICTS = (NotMeasured, StudyStillBlind)


class Conflict(exceptions.APIException):
    status_code = status.HTTP_409_CONFLICT
    default_code = "conflict"


class Unprocessable(exceptions.APIException):
    status_code = status.HTTP_422_UNPROCESSABLE_ENTITY
    default_code = "refused"


def problem_response(fault: Exception, context: dict[str, Any]) -> Response | None:
    """The response for a refusal; anything unforeseen goes on to become a 500 and is logged once."""
    field = getattr(fault, "field", "")
    if isinstance(fault, CONFLICTS):
        fault = Conflict(str(fault))
    elif isinstance(fault, RulingRefused):
        fault = Unprocessable(str(fault))
    response = exception_handler(fault, context)
    if response is None:
        return None
    response.data = _problem(response, field)
    response.content_type = "application/problem+json"
    return response


def _problem(response: Response, field: str) -> dict[str, Any]:
    body = response.data
    detail = body.get("detail") if isinstance(body, dict) else None
    problem: dict[str, Any] = {
        "type": "about:blank",
        "title": response.status_text,
        "status": response.status_code,
    }
    problem["detail"] = str(detail) if detail is not None else "The request is not valid."
    if detail is None:
        problem["errors"] = body
    if field:
        problem["field"] = field
    return problem
