"""Fixtures over HTTP: overrule a verdict, settle anew, take them along, and bring runs over them in."""

from typing import Any
from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from agreement.judges import STILL_BLIND
from agreement.judging.regressions import PROTECTS
from agreement.judging.vocabulary import VERDICTS
from agreement.judging.words import LONGEST_WHY
from agreement.selectors.calibrations import (
    hides_fixtures,
    may_overrule,
    readable_fixtures,
    readable_verdicts,
)
from agreement.services.regression_runs import export_text, import_regression_run
from agreement.services.regressions import FixtureRefused, Settling, as_fixture, overrule, settle
from annotation.api.idempotency import once
from annotation.api.problems import Unprocessable
from annotation.api.shapes import Strict, given, page_of, paged
from annotation.core.bad_input import BadInput
from annotation.managed import managed_project
from annotation.models.projects import Project
from annotation.models.regressions import RegressionFixture, RegressionRun
from annotation.models.tokens import Scope
from annotation.selectors.api_scope import followed_projects
from annotation.signed_in import me, person
from taxonomy.strict_json import strict_json

MOST_LINES = 10_000


class FixtureShape(serializers.Serializer):
    id = serializers.UUIDField()
    fixture_id = serializers.CharField()
    case_id = serializers.CharField()
    judge_verdict = serializers.CharField()
    verdict = serializers.CharField()
    why = serializers.CharField()
    golden_revision = serializers.CharField(allow_null=True)
    protects = serializers.CharField()
    history = serializers.ListField(child=serializers.DictField())


class SettleShape(Strict):
    verdict = serializers.ChoiceField(choices=VERDICTS)
    why = serializers.CharField(max_length=LONGEST_WHY)
    golden_revision = serializers.CharField(max_length=100, required=False, allow_blank=True, default="")


class OverruleShape(Strict):
    verdict = serializers.ChoiceField(choices=VERDICTS)
    why = serializers.CharField(max_length=LONGEST_WHY)
    protects = serializers.ChoiceField(choices=PROTECTS)


class RegressionRunShape(serializers.Serializer):
    id = serializers.UUIDField()
    judge_version = serializers.CharField()
    rubric_sha = serializers.CharField()
    gate = serializers.CharField()
    sha256 = serializers.CharField()
    document = serializers.DictField()
    imported_at = serializers.DateTimeField()


class NewRegressionRunShape(Strict):
    """A line for each time that the judge judged a fixture: `fixture_id`, `verdict` and the pins."""

    lines = serializers.ListField(child=serializers.DictField(), min_length=1, max_length=MOST_LINES)


class VerdictOverruling(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(
        operation_id="verdicts_overrule",
        request=OverruleShape,
        responses={201: FixtureShape},
    )
    @once
    def post(self, request: Request, verdict_id: UUID) -> Response:
        """Say what the judge should have said, and why: the answer becomes a fixture, or is settled anew."""
        verdict = get_object_or_404(readable_verdicts(person(request)), public_id=verdict_id)
        project = verdict.attempt.run.project
        _check_overruler(request, project)
        wanted = given(OverruleShape, request)
        try:
            made = overrule(
                verdict=verdict, settling=Settling(**wanted), by=me(request, project), now=timezone.now()
            )
        except FixtureRefused as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(_fixture(made), status=201)


class Fixtures(APIView):
    @extend_schema(operation_id="regressions_list", responses=page_of(FixtureShape, "FixturePage"))
    def get(self, request: Request, slug: str) -> Response:
        """The fixtures of a project, without those over cases that you are labelling."""
        project = get_object_or_404(followed_projects(person(request)), slug=slug)
        found = readable_fixtures(person(request)).filter(project=project)
        return paged(request, found, _fixture, order=("case_id_text", "pk"))


class FixturesExport(APIView):
    @extend_schema(operation_id="regressions_export", responses={(200, "application/x-ndjson"): str})
    def get(self, request: Request, slug: str) -> HttpResponse:
        """`judge-regressions.jsonl`, a fixture a line. 403 while you label cases of one."""
        project = get_object_or_404(followed_projects(person(request)), slug=slug)
        _check_unblinded(request, project)
        return HttpResponse(export_text(project), content_type="application/x-ndjson")


class Settlements(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(
        operation_id="regressions_settle",
        request=SettleShape,
        responses={201: FixtureShape},
    )
    @once
    def post(self, request: Request, fixture_id: UUID) -> Response:
        """Settle a fixture anew; what stood before stays in its history."""
        fixture = get_object_or_404(readable_fixtures(person(request)), public_id=fixture_id)
        _check_overruler(request, fixture.project)
        wanted = given(SettleShape, request)
        try:
            settle(
                fixture=fixture,
                settling=Settling(**wanted),
                by=me(request, fixture.project),
                now=timezone.now(),
            )
        except FixtureRefused as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(_fixture(fixture), status=201)


class RegressionRuns(APIView):
    @extend_schema(
        operation_id="regression_runs_list", responses=page_of(RegressionRunShape, "RegressionRunPage")
    )
    def get(self, request: Request, slug: str) -> Response:
        """The runs of judges over the fixtures, newest first."""
        project = get_object_or_404(followed_projects(person(request)), slug=slug)
        _check_unblinded(request, project)
        return paged(request, project.regression_runs.all(), _run, order=("-imported_at", "-pk"))

    @extend_schema(
        operation_id="regression_runs_import",
        request=NewRegressionRunShape,
        responses={201: RegressionRunShape},
    )
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Bring in a judge's verdicts on the fixtures; `gate` says whether it may be trusted."""
        project = managed_project(request, slug)
        _check_unblinded(request, project)
        rows = list(enumerate(given(NewRegressionRunShape, request)["lines"], start=1))
        try:
            run, _ = import_regression_run(
                project=project,
                rows=rows,
                source="lines",
                actor=me(request, project).pseudonym,
                now=timezone.now(),
            )
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(_run(run), status=201)


def _check_overruler(request: Request, project: Project) -> None:
    if not may_overrule(person(request), project):
        raise PermissionDenied("Only managers and adjudicators of this project overrule a judge.")


def _check_unblinded(request: Request, project: Project) -> None:
    if hides_fixtures(person(request), project):
        raise PermissionDenied(STILL_BLIND)


def _fixture(row: RegressionFixture) -> dict[str, Any]:
    found = as_fixture(row)
    return {
        "id": str(row.public_id),
        "fixture_id": found.fixture_id,
        "case_id": found.case_id,
        "judge_verdict": found.judge_verdict,
        "verdict": found.verdict,
        "why": found.why,
        "golden_revision": found.golden_revision,
        "protects": found.protects,
        "history": [dict(before) for before in found.history],
    }


def _run(run: RegressionRun) -> dict[str, Any]:
    return {
        "id": str(run.public_id),
        "judge_version": run.judge_version,
        "rubric_sha": run.rubric_sha,
        "gate": run.gate,
        "sha256": run.sha256,
        "document": strict_json(run.document),
        "imported_at": run.imported_at.isoformat(),
    }
