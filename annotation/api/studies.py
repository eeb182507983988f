"""Studies, their sealed reports, disagreements and rulings."""

from typing import Any
from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiTypes, extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import NotFound, PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.models.projects import Role
from annotation.models.rulings import Confidence, Reason
from annotation.models.studies import Study
from annotation.selectors.adjudication import disagreements
from annotation.selectors.studies import roles_in, visible_studies
from annotation.services.adjudication import Decision, rule
from annotation.services.people import annotator_of
from annotation.signed_in import person


class StudySerializer(serializers.ModelSerializer):
    id = serializers.UUIDField(source="public_id", read_only=True)
    project = serializers.CharField(source="project.slug", read_only=True)

    class Meta:
        model = Study
        fields = ["id", "project", "name", "state", "gate", "k", "is_pilot"]


class RulingSerializer(serializers.Serializer):
    """One decision: an answer for each disputed field of a case, and why."""

    case_id = serializers.CharField()
    answers = serializers.DictField(child=serializers.JSONField())
    reason = serializers.ChoiceField(Reason.choices)
    confidence = serializers.ChoiceField(Confidence.choices, required=False, default="")
    note = serializers.CharField(required=False, allow_blank=True, default="")
    guideline_clause = serializers.CharField(required=False, allow_blank=True, default="")
    overrules_agreement = serializers.BooleanField(required=False, default=False)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        unknown = sorted(set(self.initial_data) - set(self.fields))
        if unknown:
            raise serializers.ValidationError({unknown[0]: ["is no field of a ruling"]})
        return attrs


def _study(request: Request, study_id: UUID) -> Study:
    return get_object_or_404(visible_studies(person(request)), public_id=study_id)


class StudyList(APIView):
    @extend_schema(responses=StudySerializer(many=True))
    def get(self, request: Request) -> Response:
        studies = visible_studies(person(request)).order_by("-created_at", "-pk")[:200]
        return Response(StudySerializer(studies, many=True).data)


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


class Disagreements(APIView):
    @extend_schema(responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, study_id: UUID) -> Response:
        """The cases on which labels differ, sides by letter; nobody's name."""
        study = _study(request, study_id)
        found = disagreements(study)
        return Response(
            {
                "n_open": sum(record.is_open for record in found),
                "results": [
                    {
                        "case_id": record.case_id,
                        "is_open": record.is_open,
                        "disputed": list(record.disputed),
                        "sides": {
                            side.letter: {key: side.answers.get(key) for key in record.disputed}
                            for side in record.sides
                        },
                    }
                    for record in found
                ],
            }
        )


class Rulings(APIView):
    @extend_schema(request=RulingSerializer, responses={201: OpenApiTypes.OBJECT})
    def post(self, request: Request, study_id: UUID) -> Response:
        """Rule on one case. 409 before the report is sealed; 422 where the ruling cannot stand."""
        study = _study(request, study_id)
        if Role.ADJUDICATOR not in roles_in(person(request), study.project):
            raise PermissionDenied("Only an adjudicator of this project may rule.")
        given = RulingSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        decision = dict(given.validated_data)
        case = get_object_or_404(study.cases, case__external_id=decision.pop("case_id"))
        now = timezone.now()
        adjudicator = annotator_of(user=person(request), project=study.project, now=now)
        ruling = rule(study_case=case, decision=Decision(**decision), adjudicator=adjudicator, now=now)
        body = {"case_id": case.case.external_id, "ruling": ruling.number, "sha256": ruling.answers_sha256}
        return Response(body, status=status.HTTP_201_CREATED)
