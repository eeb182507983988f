"""Studies and their sealed reports."""

from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from drf_spectacular.utils import OpenApiTypes, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.models.studies import Study
from annotation.selectors.studies import visible_studies
from annotation.signed_in import person


class StudySerializer(serializers.ModelSerializer):
    id = serializers.UUIDField(source="public_id", read_only=True)
    project = serializers.CharField(source="project.slug", read_only=True)

    class Meta:
        model = Study
        fields = ["id", "project", "name", "state", "gate", "k", "is_pilot", "close_when_complete"]


def _study(request: Request, study_id: UUID) -> Study:
    return get_object_or_404(visible_studies(person(request)), public_id=study_id)


class StudyDetail(APIView):
    @extend_schema(responses=StudySerializer)
    def get(self, request: Request, study_id: UUID) -> Response:
        return Response(StudySerializer(_study(request, study_id)).data)


class StudyReport(APIView):
    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, study_id: UUID) -> HttpResponse:
        """The sealed report, byte for byte as it was sealed."""
        report = _study(request, study_id).reports.filter(number=1).first()
        if report is None:
            raise NotFound("The report of this study is not sealed yet.")
        response = HttpResponse(report.document, content_type="application/json")
        response["ETag"] = f'"{report.sha256}"'
        return response
