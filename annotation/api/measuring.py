"""Asking for the report of a closed study, stopping the work on it, and which cases count in it."""

from uuid import UUID

from django.http import StreamingHttpResponse
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiTypes, extend_schema
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.problems import Conflict
from annotation.models.projects import Role
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.pages_report_units import unit_lines
from annotation.selectors.studies import roles_in, visible_studies
from annotation.services.reports import NothingToMeasure, ask_for_measuring, stop_measuring
from annotation.signed_in import me, person


class StudyMeasuring(APIView):
    @extend_schema(operation_id="studies_measuring_ask", request=None, responses={202: None})
    def post(self, request: Request, study_id: UUID) -> Response:
        """Ask for the report where measuring was stopped, or for another by a newer engine; 409 where there is nothing."""
        study, actor = _managed(request, study_id)
        try:
            ask_for_measuring(study=study, actor=actor, now=timezone.now())
        except NothingToMeasure as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response(status=202)

    @extend_schema(operation_id="studies_measuring_stop", responses={204: None})
    def delete(self, request: Request, study_id: UUID) -> Response:
        """Stop measuring; the study stays closed, and its report can be asked for again."""
        study, actor = _managed(request, study_id)
        stop_measuring(study=study, actor=actor, now=timezone.now())
        return Response(status=204)


class ReportUnits(APIView):
    @extend_schema(responses={(200, "text/csv"): OpenApiTypes.STR})
    def get(self, request: Request, study_id: UUID) -> StreamingHttpResponse:
        """Which cases count for each field, and why the others do not, as CSV, line by line."""
        studies = visible_studies(person(request)).filter(state__in=AFTER_MEASURING)
        study = get_object_or_404(studies, public_id=study_id)
        return StreamingHttpResponse(unit_lines(study), content_type="text/csv; charset=utf-8")


def _managed(request: Request, study_id: UUID) -> tuple[Study, str]:
    user = person(request)
    study = get_object_or_404(visible_studies(user), public_id=study_id)
    if Role.MANAGER not in roles_in(user, study.project):
        raise PermissionDenied("Only a manager of this project asks for a report.")
    return study, me(request, study.project).pseudonym
