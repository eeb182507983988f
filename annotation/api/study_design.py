"""Designing, opening and closing studies, and their progress in counts."""

from dataclasses import asdict
from typing import Any
from uuid import UUID

from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import status
from rest_framework.exceptions import PermissionDenied, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.idempotency import once
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import asked, page_of, paged
from annotation.api.studies import StudySerializer
from annotation.api.study_file_shapes import PreviewShape, StudyFileShape
from annotation.api.study_shapes import CoverageShape, OpeningShape
from annotation.core.bad_input import BadInput
from annotation.core.study_files import StudyPlan, parse_study
from annotation.managed import managed_project, managed_study
from annotation.models.projects import Project
from annotation.models.studies import Study
from annotation.selectors.pages_access import is_labelling
from annotation.selectors.progress import annotators_pace, annotators_progress, coverage
from annotation.selectors.studies import visible_studies
from annotation.selectors.study_opening import opening_checks
from annotation.services.projects import ProjectRefused
from annotation.services.studies import StudyRefused, close_study, create_study, open_study
from annotation.services.study_design import preview_study
from annotation.signed_in import me, person

SOURCE = "the request"


class Studies(APIView):
    @extend_schema(
        operation_id="studies_list",
        responses=page_of(StudySerializer, "StudyPage"),
        parameters=[OpenApiParameter("project", str)],
    )
    def get(self, request: Request) -> Response:
        """The studies you follow, newest first; `project` keeps one project's."""
        studies = visible_studies(person(request))
        filters = asked(request, "project")
        if "project" in filters:
            studies = studies.filter(project__slug=filters["project"])
        return paged(
            request, studies, lambda row: dict(StudySerializer(row).data), order=("-created_at", "-pk")
        )

    @extend_schema(request=StudyFileShape, responses={201: StudySerializer})
    @once
    def post(self, request: Request) -> Response:
        """Make a draft from a study file with `project` beside its keys. 422 names the key that cannot be used."""
        project, plan = _asked(request)
        try:
            study = create_study(project=project, plan=plan, **_by(request, project))
        except (BadInput, ProjectRefused) as refusal:
            raise Unprocessable(str(refusal)) from refusal
        body = StudySerializer(study).data
        return Response(
            body, status=status.HTTP_201_CREATED, headers={"Location": f"{request.path}{body['id']}/"}
        )


class StudyPreview(APIView):
    @extend_schema(request=StudyFileShape, responses=PreviewShape)
    def post(self, request: Request) -> Response:
        """What the same request would make, in numbers; nothing is kept."""
        project, plan = _asked(request)
        try:
            return Response(asdict(preview_study(project=project, plan=plan, now=timezone.now())))
        except (BadInput, ProjectRefused) as refusal:
            raise Unprocessable(str(refusal)) from refusal


class StudyOpening(APIView):
    @extend_schema(responses=OpeningShape)
    def get(self, request: Request, study_id: UUID) -> Response:
        """What a draft still lacks."""
        return Response({"checks": opening_checks(managed_study(request, study_id), timezone.now())})

    @extend_schema(request=None, responses=StudySerializer)
    def post(self, request: Request, study_id: UUID) -> Response:
        """Open a draft; 409 where something is missing or it is no draft."""
        study = managed_study(request, study_id)
        missing = [
            check["says"] for check in opening_checks(study, timezone.now()) if check["is"] == "missing"
        ]
        if missing:
            raise Conflict(" ".join(missing))
        return _moved(request, study, open_study)


class StudyClosing(APIView):
    @extend_schema(request=None, responses=StudySerializer)
    def post(self, request: Request, study_id: UUID) -> Response:
        """Lock the labels, one way; 409 where the study is not open."""
        return _moved(request, managed_study(request, study_id), close_study)


class StudyCoverage(APIView):
    @extend_schema(responses=CoverageShape)
    def get(self, request: Request, study_id: UUID) -> Response:
        """Slots, servings and counts per annotator, without answers; pace once the study is closed."""
        study = managed_study(request, study_id)
        if is_labelling(person(request), study):
            raise PermissionDenied("You label in this study, so you do not see how far others are.")
        counted, pace = coverage(study, timezone.now()), annotators_pace(study)
        people = [
            {key: row[key] for key in row if key != "id"} | {"pace": pace.get(row["pseudonym"])}
            for row in annotators_progress(study)
        ]
        return Response(asdict(counted) | {"adds_up": counted.adds_up, "annotators": people})


def _asked(request: Request) -> tuple[Project, StudyPlan]:
    if not isinstance(request.data, dict):
        raise ValidationError({"body": ["must be a JSON object: a study file with its project"]})
    document = dict(request.data)
    slug = document.pop("project", None)
    if not isinstance(slug, str):
        raise ValidationError({"project": ["name the project of the study"]})
    project = managed_project(request, slug)
    try:
        return project, parse_study(document, SOURCE)
    except BadInput as refusal:
        raise Unprocessable(str(refusal)) from refusal


def _moved(request: Request, study: Study, move: Any) -> Response:
    try:
        move(study=study, **_by(request, study.project))
    except StudyRefused as refusal:
        raise Conflict(str(refusal)) from refusal
    return Response(StudySerializer(study).data)


def _by(request: Request, project: Project) -> dict[str, Any]:
    now = timezone.now()
    return {"actor": me(request, project, now=now).pseudonym, "now": now}
