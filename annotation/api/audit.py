"""The ledger of a project over HTTP, for its managers."""

from typing import Any

from django.shortcuts import get_object_or_404
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.shapes import asked, page_of, paged
from annotation.models.audit import AuditEvent
from annotation.selectors.api_scope import managed_projects
from annotation.selectors.pages_audit import Filters, act_of, events_of, is_blind_in
from annotation.signed_in import person
from taxonomy.digest import canonical_text

FILTERS = ("kind", "actor", "day")


class ActShape(serializers.Serializer):
    sequence = serializers.IntegerField()
    action = serializers.CharField()
    actor = serializers.CharField()
    at = serializers.DateTimeField()
    subject = serializers.DictField(child=serializers.CharField())
    sha256 = serializers.CharField()


class Ledger(APIView):
    @extend_schema(
        responses=page_of(ActShape, "ActPage"), parameters=[OpenApiParameter(name, str) for name in FILTERS]
    )
    def get(self, request: Request, slug: str) -> Response:
        """Every act, newest first; none while you label in an unmeasured study of the project."""
        user = person(request)
        project = get_object_or_404(managed_projects(user), slug=slug)
        if is_blind_in(user, project):
            raise PermissionDenied("You label in a study of this project that is not measured yet.")
        given = asked(request, *FILTERS)
        filters = Filters.read(given)
        if filters.day != given.get("day", ""):
            raise ValidationError({"day": ["must be a day such as 2026-01-31"]})
        acts = events_of(project, filters)
        return paged(request, acts, _show, order=("-sequence",))


def _show(event: AuditEvent) -> dict[str, Any]:
    act = act_of(event)
    row = {key: act[key] for key in ("sequence", "action", "actor", "at", "sha256")}
    return row | {"subject": {key: _text(value) for key, value in act["subject"].items()}}


def _text(value: Any) -> str:
    return value if isinstance(value, str) else canonical_text(value)
