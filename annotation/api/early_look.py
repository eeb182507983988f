"""An early look at an open study: managers only, with a reason, on record for ever."""

from uuid import UUID

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.problems import Conflict
from annotation.api.shapes import Strict
from annotation.api.study_shapes import EarlyLabelsShape
from annotation.models.projects import Role
from annotation.selectors.studies import roles_in, visible_studies
from annotation.services.open_studies import StudyNotOpen
from annotation.services.unblinding import UnblindingRefused, look_early
from annotation.signed_in import me, person


class EarlyLookSerializer(Strict):
    """Why the labels must be seen before the study is closed. The report will say that they were."""

    reason = serializers.CharField()


class EarlyLook(APIView):
    @extend_schema(request=EarlyLookSerializer, responses={201: EarlyLabelsShape})
    def post(self, request: Request, study_id: UUID) -> Response:
        """The labels so far. This ends the study's blindness on record: its report carries the stamp for ever."""
        study = get_object_or_404(visible_studies(person(request)), public_id=study_id)
        if Role.MANAGER not in roles_in(person(request), study.project):
            raise PermissionDenied("Only a manager of this project looks early.")
        given = EarlyLookSerializer(data=request.data)
        given.is_valid(raise_exception=True)
        now = timezone.now()
        manager = me(request, study.project, now=now)
        try:
            labels = look_early(study=study, manager=manager, reason=given.validated_data["reason"], now=now)
        except (UnblindingRefused, StudyNotOpen) as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response({"labels": [label._asdict() for label in labels]}, status=status.HTTP_201_CREATED)
