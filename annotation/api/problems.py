"""Errors as application/problem+json (RFC 9457), for DRF's own and the domain's refusals alike."""

from typing import Any

from rest_framework import exceptions, status
from rest_framework.renderers import JSONRenderer
from rest_framework.response import Response
from rest_framework.views import exception_handler

from annotation.selectors.adjudication import NotMeasured
from annotation.selectors.labels import StudyStillBlind
from annotation.services.adjudication_checks import RulingRefused
from annotation.services.adjudication_leases import CaseHeld, LeaseRefused
from annotation.services.adjudication_sessions import SessionRefused

CONFLICTS = (NotMeasured, StudyStillBlind, CaseHeld, SessionRefused)


class Conflict(exceptions.APIException):
    status_code = status.HTTP_409_CONFLICT
    default_code = "conflict"


class Unprocessable(exceptions.APIException):
    status_code = status.HTTP_422_UNPROCESSABLE_ENTITY
    default_code = "refused"


def problem_response(fault: Exception, context: dict[str, Any]) -> Response | None:
    """The response for a refusal; anything unforeseen goes on to become a 500 and is logged once."""
    field, more = getattr(fault, "field", ""), getattr(fault, "problem", {})
    if isinstance(fault, CONFLICTS):
        fault = Conflict(str(fault))
    elif isinstance(fault, RulingRefused | LeaseRefused):
        fault = Unprocessable(str(fault))
    response = exception_handler(fault, context)
    if response is None:
        return None
    response.data = _problem(response, field) | more
    # Whatever the view would have rendered: a page, YAML.
    context["request"].accepted_renderer = JSONRenderer()
    context["request"].accepted_media_type = JSONRenderer.media_type
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
