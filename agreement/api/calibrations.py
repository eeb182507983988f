"""Calibrations over HTTP: begin one, follow it, and take its sealed report."""

from typing import Any
from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, OpenApiTypes, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound, PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from agreement.judges import check_done
from agreement.judging.words import MOST_SAMPLED
from agreement.selectors.calibration_page import sealed_report
from agreement.selectors.calibrations import readable_calibrations
from agreement.selectors.runs import readable_passes
from agreement.services.calibrating import ask_for_calibrating
from agreement.services.calibration_studies import CalibrationPlan, CalibrationRefused, begin_calibration
from annotation.api.idempotency import once
from annotation.api.jobs import JobShape, show_job
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import Strict, given, page_of, paged
from annotation.core.bad_input import BadInput
from annotation.managed import managed_project
from annotation.models.calibration import Calibration
from annotation.selectors.api_scope import followed_projects
from annotation.selectors.pages_access import follows
from annotation.services.jobs import JobRefused
from annotation.services.projects import ProjectRefused
from annotation.services.studies import StudyRefused
from annotation.signed_in import me, person
from taxonomy.strict_json import strict_json

REFUSALS = (CalibrationRefused, BadInput, ProjectRefused, StudyRefused)


class CalibrationShape(serializers.Serializer):
    """`decision` is null until the report is sealed and may be read; with several reports, it is the newest one's."""

    id = serializers.UUIDField()
    study = serializers.UUIDField()
    name = serializers.CharField()
    state = serializers.CharField()
    run = serializers.UUIDField()
    judge = serializers.CharField()
    judge_pass = serializers.UUIDField()
    gates = serializers.DictField()
    begun_at = serializers.DateTimeField()
    decision = serializers.CharField(allow_null=True)
    report_sha256 = serializers.CharField(allow_null=True)
    report_number = serializers.IntegerField(allow_null=True)


class NewCalibrationShape(Strict):
    """Which pass of a judge, and who judges how many of its answers blind; `gates` are data of the decision."""

    judge_pass = serializers.UUIDField()
    name = serializers.CharField(max_length=200)
    annotators = serializers.ListField(child=serializers.CharField(max_length=200), min_length=1)
    k = serializers.IntegerField(min_value=1, max_value=16, default=1)
    n = serializers.IntegerField(min_value=1, max_value=MOST_SAMPLED, default=60)
    seed = serializers.IntegerField(min_value=0, max_value=2**53, default=0)
    guideline = serializers.CharField(max_length=200, required=False, allow_blank=True, default="")
    gates = serializers.DictField(required=False, default=dict)


class Calibrations(APIView):
    @extend_schema(operation_id="calibrations_list", responses=page_of(CalibrationShape, "CalibrationPage"))
    def get(self, request: Request, slug: str) -> Response:
        """The calibrations of a project that you may read, newest first."""
        project = get_object_or_404(followed_projects(person(request)), slug=slug)
        found = readable_calibrations(person(request)).filter(project=project)
        return paged(request, found, _row, order=("-begun_at", "-pk"))

    @extend_schema(
        operation_id="calibrations_begin",
        request=NewCalibrationShape,
        responses={201: CalibrationShape},
    )
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Draw a sample of a judge's run and open its blind study. 422 where a model would stand among the people."""
        project = managed_project(request, slug)
        wanted = given(NewCalibrationShape, request)
        passes = readable_passes(person(request)).filter(run__project=project)
        judge_pass = get_object_or_404(passes, public_id=wanted.pop("judge_pass"))
        names = wanted.pop("annotators")
        if len(set(names)) < len(names):
            raise Unprocessable("annotators: a name stands twice.")
        now = timezone.now()
        try:
            made = begin_calibration(
                judge_pass=judge_pass,
                plan=CalibrationPlan(annotators=tuple(names), **wanted),
                actor=me(request, project, now=now).pseudonym,
                now=now,
            )
        except REFUSALS as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(
            _row(made), status=201, headers={"Location": f"/api/v1/calibrations/{made.public_id}/"}
        )


class OneCalibration(APIView):
    @extend_schema(operation_id="calibrations_read", responses=CalibrationShape)
    def get(self, request: Request, calibration_id: UUID) -> Response:
        return Response(_row(_readable(request, calibration_id)))


class CalibrationReportDocument(APIView):
    @extend_schema(
        operation_id="calibrations_report",
        responses=OpenApiTypes.OBJECT,
        parameters=[OpenApiParameter("number", int, description="An earlier report; the newest without.")],
    )
    def get(self, request: Request, calibration_id: UUID) -> HttpResponse:
        """The sealed report, byte for byte; 404 before the study is measured. A second one goes by rulings."""
        calibration = _readable(request, calibration_id)
        report = sealed_report(calibration, _number(request))
        if report is None:
            raise NotFound("The report of this calibration is not sealed yet.")
        if not follows(person(request), calibration.project):
            raise PermissionDenied("Only who follows the project takes its reports along.")
        check_done(request, calibration.judge_pass)
        response = HttpResponse(report.document, content_type="application/json")
        response["ETag"] = f'"{report.sha256}"'
        return response


class CalibrationAgain(APIView):
    @extend_schema(operation_id="calibrations_again", request=None, responses={202: JobShape})
    def post(self, request: Request, calibration_id: UUID) -> Response:
        """Ask for a report that a worker gave up on, or for another by rulings that came since or a newer engine; else 409."""
        calibration = _readable(request, calibration_id)
        project = managed_project(request, calibration.project.slug)
        now = timezone.now()
        actor = me(request, project, now=now).pseudonym
        try:
            job = ask_for_calibrating(calibration=calibration, actor=actor, now=now)
        except JobRefused as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response(show_job(job), status=202)


def _readable(request: Request, calibration_id: UUID) -> Calibration:
    return get_object_or_404(readable_calibrations(person(request)), public_id=calibration_id)


def _number(request: Request) -> int | None:
    text = request.query_params.get("number")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Unprocessable(f"number {text!r} is not a whole number.")
    return int(text)


def _row(calibration: Calibration) -> dict[str, Any]:
    report = sealed_report(calibration)
    gate = strict_json(report.document)["whole"]["gate"] if report else {"decision": None}
    judge_pass = calibration.judge_pass
    return {
        "id": str(calibration.public_id),
        "study": str(calibration.study.public_id),
        "name": calibration.study.name,
        "state": calibration.study.state,
        "run": str(judge_pass.run.public_id),
        "judge": judge_pass.judge.pseudonym,
        "judge_pass": str(judge_pass.public_id),
        "gates": strict_json(calibration.gates),
        "begun_at": calibration.begun_at.isoformat(),
        "decision": gate["decision"],
        "report_sha256": report.sha256 if report else None,
        "report_number": report.number if report else None,
    }
