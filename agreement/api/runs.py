"""Runs over HTTP: bring attempts and verdicts in, read scores, compare two passes."""

from typing import Any
from uuid import UUID

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound, PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from agreement.api.run_shapes import ImportedPassShape, JudgedPassShape, RunComparisonShape
from agreement.judges import check_done
from agreement.judging.comparison import AcceptancePolicy, compare_runs
from agreement.judging.scoring import score_run
from agreement.selectors.runs import (
    counted,
    given_up_because,
    is_trusted_pass,
    pins_of_pass,
    readable_passes,
    readable_runs,
    told_to,
)
from agreement.services.runs import import_run
from agreement.services.verdicts import JudgeIsAnswerer, import_verdicts
from annotation.api.idempotency import once
from annotation.api.problems import Unprocessable
from annotation.api.shapes import Strict, asked, given, page_of, paged
from annotation.core.bad_input import BadInput
from annotation.models.judging import JudgePass, Run
from annotation.models.projects import Project, Role
from annotation.selectors.api_scope import followed_projects, managed_projects, readable_versions
from annotation.selectors.studies import roles_in
from annotation.signed_in import me, person
from taxonomy.strict_json import strict_json

MOST_ROWS = 10_000


class RunRowShape(serializers.Serializer):
    id = serializers.UUIDField()
    name = serializers.CharField()
    answerer = serializers.CharField()
    dataset = serializers.CharField()
    version = serializers.CharField()
    status = serializers.CharField()
    n_attempts = serializers.IntegerField()
    pins = serializers.DictField()
    sha256 = serializers.CharField()
    imported_at = serializers.DateTimeField()


class RunShape(RunRowShape):
    passes = JudgedPassShape(many=True)


class NewRunShape(Strict):
    """Attempts as {"case_id", "prediction", "query", "rows", "reason", "actor", "slices"}."""

    name = serializers.CharField(max_length=200)
    answerer = serializers.CharField(max_length=200)
    dataset = serializers.CharField(max_length=200)
    version = serializers.CharField(max_length=100)
    pins = serializers.DictField(required=False, default=dict)
    attempts = serializers.ListField(child=serializers.DictField(), min_length=1, max_length=MOST_ROWS)


class NewVerdictsShape(Strict):
    """Verdict records of one judge over the run's attempts."""

    judge = serializers.CharField(max_length=200)
    verdicts = serializers.ListField(child=serializers.DictField(), min_length=1, max_length=MOST_ROWS)


class Runs(APIView):
    @extend_schema(operation_id="runs_list", responses=page_of(RunRowShape, "RunPage"))
    def get(self, request: Request, slug: str) -> Response:
        """The runs of a project that you may read, newest first."""
        project = get_object_or_404(followed_projects(person(request)), slug=slug)
        runs = readable_runs(person(request)).filter(project=project)
        return paged(request, runs, _row, order=("-imported_at", "-pk"))

    @extend_schema(operation_id="runs_import", request=NewRunShape, responses={201: RunRowShape})
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Store the attempts of an answerer, all or none. The same attempts again are the same run."""
        project = get_object_or_404(managed_projects(person(request)), slug=slug)
        wanted = given(NewRunShape, request)
        versions = readable_versions(person(request)).filter(dataset__project=project)
        version = get_object_or_404(versions, dataset__name=wanted["dataset"], version=wanted["version"])
        try:
            done = import_run(
                version=version, name=wanted["name"], answerer=wanted["answerer"], pins=wanted["pins"],
                rows=list(enumerate(wanted["attempts"], start=1)), source="attempts",
                actor=me(request, project).pseudonym, now=timezone.now(),
            )  # fmt: skip
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(_row(done.run), status=201)


class OneRun(APIView):
    @extend_schema(operation_id="runs_read", responses=RunShape)
    def get(self, request: Request, run_id: UUID) -> Response:
        """A run with the score of each pass over it; of others' without the cases that you have still to judge."""
        run = get_object_or_404(readable_runs(person(request)), public_id=run_id)
        passes = run.passes.select_related("judge", "run__dataset_version__dataset").order_by("number")
        return Response(_row(run) | {"passes": [_pass(request, each) for each in passes]})


class RunVerdicts(APIView):
    @extend_schema(
        operation_id="runs_verdicts_import",
        request=NewVerdictsShape,
        responses={201: ImportedPassShape},
    )
    @once
    def post(self, request: Request, run_id: UUID) -> Response:
        """Store what a model judge said of a run, all or none. 403 where the judge answered itself."""
        run = get_object_or_404(readable_runs(person(request)), public_id=run_id)
        if Role.MANAGER not in roles_in(person(request), run.project):
            raise PermissionDenied("Only a manager of this project imports verdicts.")
        wanted = given(NewVerdictsShape, request)
        try:
            done = import_verdicts(
                run=run, judge=wanted["judge"], rows=list(enumerate(wanted["verdicts"], start=1)),
                source="verdicts", actor=me(request, run.project).pseudonym, now=timezone.now(),
            )  # fmt: skip
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        except JudgeIsAnswerer as refusal:
            raise PermissionDenied(str(refusal)) from refusal
        return Response(_pass(request, done.judge_pass) | {"notices": done.notices}, status=201)


class RunComparison(APIView):
    @extend_schema(
        operation_id="runs_compare",
        responses=RunComparisonShape,
        parameters=[
            OpenApiParameter("first", str, required=True),
            OpenApiParameter("second", str, required=True),
            OpenApiParameter("rubric_change", bool),
            OpenApiParameter("forbid_worse", bool),
        ],
    )
    def get(self, request: Request, slug: str) -> Response:
        """Two passes compared, `first` being the baseline: what the command compare_runs prints."""
        project = get_object_or_404(followed_projects(person(request)), slug=slug)
        wanted = asked(request, "first", "second", "rubric_change", "forbid_worse")
        first, second = (_chosen(request, project, wanted.get(name, "")) for name in ("first", "second"))
        return Response(
            compare_runs(
                counted(first),
                counted(second),
                acceptance=AcceptancePolicy(forbid_worse=wanted.get("forbid_worse") == "true"),
                rubric_change=wanted.get("rubric_change") == "true",
            )
        )


def _chosen(request: Request, project: Project, given_id: str) -> JudgePass:
    try:
        wanted = UUID(given_id)
    except ValueError as fault:
        raise NotFound("There is no such pass.") from fault
    passes = readable_passes(person(request)).filter(run__project=project)
    judge_pass = get_object_or_404(passes, public_id=wanted)
    check_done(request, judge_pass)
    return judge_pass


def _row(run: Run) -> dict[str, Any]:
    return {
        "id": str(run.public_id),
        **{name: getattr(run, name) for name in ("name", "answerer", "status", "n_attempts", "sha256")},
        "dataset": run.dataset_version.dataset.name,
        "version": run.dataset_version.version,
        "pins": strict_json(run.pins),
        "imported_at": run.imported_at.isoformat(),
    }


def _pass(request: Request, judge_pass: JudgePass) -> dict[str, Any]:
    return {
        "id": str(judge_pass.public_id),
        "number": judge_pass.number,
        "judge": judge_pass.judge.pseudonym,
        "kind": judge_pass.judge.kind,
        "pins": pins_of_pass(judge_pass),
        "is_trusted": is_trusted_pass(judge_pass),
        "given_up_because": given_up_because(judge_pass),
        "score": score_run(told_to(person(request), judge_pass)),
    }
