"""Long work over HTTP: how far it is, and where its result stands."""

from typing import Any

from django.shortcuts import get_object_or_404
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.shapes import asked, one_of, page_of, paged
from annotation.models.jobs import Job, JobState
from annotation.models.studies import Study
from annotation.models.verifiers import Verifier
from annotation.selectors.api_scope import VERIFYING, readable_jobs
from annotation.signed_in import person


class JobShape(serializers.Serializer):
    id = serializers.CharField()
    kind = serializers.CharField()
    state = serializers.ChoiceField(JobState.choices)
    n_done = serializers.IntegerField()
    n_total = serializers.IntegerField()
    message = serializers.CharField()
    created_at = serializers.DateTimeField()
    finished_at = serializers.DateTimeField(allow_null=True)
    result = serializers.CharField(allow_null=True)


class Jobs(APIView):
    @extend_schema(
        operation_id="jobs_list",
        responses=page_of(JobShape, "JobPage"),
        parameters=[OpenApiParameter("state", str, enum=JobState.values)],
    )
    def get(self, request: Request) -> Response:
        """The jobs over the studies and data sets you follow, newest first."""
        filters = asked(request, "state")
        one_of(filters, "state", JobState.values)
        jobs = readable_jobs(person(request)).filter(**filters)
        return paged(request, jobs, show_job, order=("-created_at", "-pk"))


class OneJob(APIView):
    @extend_schema(responses=JobShape)
    def get(self, request: Request, job_id: int) -> Response:
        return Response(show_job(get_object_or_404(readable_jobs(person(request)), pk=job_id)))


def show_job(job: Job) -> dict[str, Any]:
    """A job; `result` is the address of what a finished one made."""
    columns = ("kind", "state", "n_done", "n_total", "message", "created_at", "finished_at")
    return {"id": str(job.pk), **{name: getattr(job, name) for name in columns}, "result": _result(job)}


def _result(job: Job) -> str | None:
    if job.state != JobState.DONE:
        return None
    if job.kind == "check_dataset":
        return f"/api/v1/dataset-versions/{job.arguments['version_id']}/checks/"
    if job.kind in VERIFYING:
        verifier = Verifier.objects.get(versions=job.arguments["version_id"])
        return f"/api/v1/verifiers/{verifier.public_id}/" + ("runs/" if job.kind == "verify_outputs" else "")
    if job.kind not in ("measure", "project"):
        return None
    address = f"/api/v1/studies/{Study.objects.get(pk=job.arguments['study_id']).public_id}/"
    return address + ("report/" if job.kind == "measure" else f"projections/{job.arguments['version_id']}/")
