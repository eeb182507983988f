"""What a dataset version should hold, and whether it does: its plan and its checks."""

from typing import Any

from django.utils import timezone
from drf_spectacular.utils import OpenApiTypes, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.datasets import readable_version
from annotation.api.jobs import JobShape, show_job
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import asked, page_of, paged
from annotation.core.bad_input import BadInput
from annotation.models.dataset_checks import DatasetCheck
from annotation.models.datasets import DatasetVersion
from annotation.models.projects import Role
from annotation.selectors.studies import roles_in
from annotation.services.dataset_checks import CheckRefused, keep_plan, request_check, standing_check
from annotation.signed_in import me, person
from taxonomy.strict_json import strict_json


class CheckShape(serializers.Serializer):
    """One run of every check; it `stands` while cases and plan are those that it saw."""

    number = serializers.IntegerField()
    ok = serializers.BooleanField()
    stands = serializers.BooleanField()
    n_cases = serializers.IntegerField()
    made_at = serializers.DateTimeField()
    document = serializers.DictField()


class Checks(APIView):
    @extend_schema(operation_id="dataset_checks_list", responses=page_of(CheckShape, "CheckPage"))
    def get(self, request: Request, version_id: int) -> Response:
        """Every run of the checks over a version, newest first, each as `check_dataset` prints it."""
        asked(request)
        version = readable_version(request, version_id)
        standing = standing_check(version)
        return paged(request, version.checks.all(), lambda row: _shown(row, standing), order=("-number",))

    @extend_schema(operation_id="dataset_checks_run", request=None, responses={202: JobShape})
    def post(self, request: Request, version_id: int) -> Response:
        """Check the version as it is now, in a job; asked for again without a change it is the same job."""
        job = request_check(version=_managed(request, version_id), now=timezone.now())
        return Response(show_job(job), status=202)


class Plan(APIView):
    @extend_schema(
        operation_id="dataset_plan_keep", request=OpenApiTypes.OBJECT, responses={200: OpenApiTypes.OBJECT}
    )
    def put(self, request: Request, version_id: int) -> Response:
        """Say what a draft should hold (see checks.md); 409 once it is released, 422 names what is wrong."""
        version = _managed(request, version_id)
        now = timezone.now()
        actor = me(request, version.dataset.project, now=now).pseudonym
        try:
            keep_plan(version=version, plan=request.data, source="the plan", actor=actor, now=now)
        except CheckRefused as refusal:
            raise Conflict(str(refusal)) from refusal
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(request.data)


def _managed(request: Request, version_id: int) -> DatasetVersion:
    version = readable_version(request, version_id)
    if Role.MANAGER not in roles_in(person(request), version.dataset.project):
        raise PermissionDenied("Only a manager of this project does this.")
    return version


def _shown(check: DatasetCheck, standing: DatasetCheck | None) -> dict[str, Any]:
    return {
        "number": check.number,
        "ok": check.is_ok,
        "stands": check == standing,
        "n_cases": check.n_cases,
        "made_at": check.made_at.isoformat(),
        "document": strict_json(check.document),
    }
