"""Data sets over HTTP: versions, cases, imports, and the step from draft to released."""

from typing import Any

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.case_rows import CaseRow, OutputRow
from annotation.api.idempotency import once
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import Strict, asked, given, page_of, paged
from annotation.core.bad_input import BadInput, bad_row
from annotation.core.case_contract import contract_faults
from annotation.models.datasets import Case, DatasetVersion, VersionState
from annotation.selectors.api_scope import managed_projects, readable_versions
from annotation.selectors.datasets import case_contract, cases_of
from annotation.services.dataset_checks import CheckRefused, release_checked_version
from annotation.services.datasets import import_cases, import_outputs
from annotation.signed_in import me, person

MOST_ROWS = 10_000


class VersionShape(serializers.Serializer):
    id = serializers.CharField()
    project = serializers.CharField()
    dataset = serializers.CharField()
    version = serializers.CharField()
    state = serializers.CharField()
    change_reason = serializers.CharField()
    sha256 = serializers.CharField(allow_null=True)
    created_at = serializers.DateTimeField()
    released_at = serializers.DateTimeField(allow_null=True)


class CaseShape(serializers.Serializer):
    id = serializers.CharField()
    task = serializers.CharField()
    family = serializers.CharField()
    split = serializers.CharField()
    sha256 = serializers.CharField()
    content = serializers.DictField()


class CasesShape(Strict):
    """Cases of the case contract for a draft version of a data set."""

    dataset = serializers.CharField(max_length=200)
    version = serializers.CharField(max_length=100, required=False, default="", allow_blank=True)
    reason = serializers.CharField(required=False, default="", allow_blank=True)
    cases = serializers.ListField(child=CaseRow(), min_length=1, max_length=MOST_ROWS)


class OutputsShape(Strict):
    """Outputs as {"case_id", "content", "producer": {"model", "run"}}."""

    outputs = serializers.ListField(child=OutputRow(), min_length=1, max_length=MOST_ROWS)


class ImportedShape(serializers.Serializer):
    n_added = serializers.IntegerField()
    n_present = serializers.IntegerField()
    version = VersionShape()


class Versions(APIView):
    @extend_schema(
        operation_id="dataset_versions_list",
        responses=page_of(VersionShape, "VersionPage"),
        parameters=[OpenApiParameter("project", str)],
    )
    def get(self, request: Request) -> Response:
        """The dataset versions you may read, newest first."""
        versions = readable_versions(person(request))
        project = asked(request, "project").get("project")
        if project is not None:
            versions = versions.filter(dataset__project__slug=project)
        return paged(request, versions, show_version, order=("-created_at", "-pk"))


class Version(APIView):
    @extend_schema(responses=VersionShape)
    def get(self, request: Request, version_id: int) -> Response:
        return Response(show_version(readable_version(request, version_id)))


class VersionReleaseShape(Strict):
    """Why a version is released whose newest checks found errors, or that was not checked as it is."""

    regardless = serializers.CharField(required=False, allow_blank=True, default="", max_length=2000)


class VersionRelease(APIView):
    @extend_schema(request=VersionReleaseShape, responses=VersionShape)
    def post(self, request: Request, version_id: int) -> Response:
        """Freeze a draft under its digest; 409 unless its checks passed or `regardless` says why. Again changes nothing."""
        version = managed_version(request, version_id)
        if version.state == VersionState.DRAFT:
            try:
                release_checked_version(
                    version=version,
                    regardless=given(VersionReleaseShape, request)["regardless"],
                    actor=me(request, version.dataset.project).pseudonym,
                    now=timezone.now(),
                )
            except CheckRefused as refusal:
                raise Conflict(str(refusal)) from refusal
        version.refresh_from_db()
        return Response(show_version(version))


class Cases(APIView):
    @extend_schema(
        responses=page_of(CaseShape, "CasePage"),
        parameters=[OpenApiParameter(name, str) for name in ("task", "family", "split", "id")],
    )
    def get(self, request: Request, version_id: int) -> Response:
        """The cases of a version by id, each whole."""
        filters = asked(request, "task", "family", "split", "id")
        if "id" in filters:
            filters["external_id"] = filters.pop("id")
        return paged(
            request,
            cases_of(readable_version(request, version_id)).filter(**filters),
            _show_case,
            order=("external_id",),
        )


class CaseImport(APIView):
    @extend_schema(request=CasesShape, responses={201: ImportedShape})
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Store cases, all or none. The same cases again add nothing; the same ids with other content are refused."""
        project = get_object_or_404(managed_projects(person(request)), slug=slug)
        wanted = given(CasesShape, request)
        rows = list(enumerate(wanted["cases"], start=1))
        try:
            _check_contract(rows)
            done = import_cases(
                project=project,
                dataset=wanted["dataset"],
                rows=rows,
                source="cases",
                actor=me(request, project).pseudonym,
                now=timezone.now(),
                version=wanted["version"],
                reason=wanted["reason"],
            )
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        body = {"n_added": done.n_added, "n_present": done.n_present, "version": show_version(done.version)}
        return Response(body, status=201)


class OutputImport(APIView):
    @extend_schema(request=OutputsShape, responses={201: ImportedShape})
    @once
    def post(self, request: Request, version_id: int) -> Response:
        """Store what agents produced for cases of this version, all or none. The same outputs again add nothing."""
        version = managed_version(request, version_id)
        rows = list(enumerate(given(OutputsShape, request)["outputs"], start=1))
        try:
            added, present = import_outputs(
                version=version,
                rows=rows,
                source="outputs",
                actor=me(request, version.dataset.project).pseudonym,
                now=timezone.now(),
            )
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(
            {"n_added": added, "n_present": present, "version": show_version(version)}, status=201
        )


def show_version(version: DatasetVersion) -> dict[str, Any]:
    return {
        "id": str(version.pk),
        "project": version.dataset.project.slug,
        "dataset": version.dataset.name,
        "version": version.version,
        "state": version.state,
        "change_reason": version.change_reason,
        "sha256": version.sha256 or None,
        "created_at": version.created_at.isoformat(),
        "released_at": version.released_at and version.released_at.isoformat(),
    }


def _show_case(case: Case) -> dict[str, Any]:
    row = {name: getattr(case, name) for name in ("task", "family", "split", "sha256")}
    return {"id": case.external_id, **row, "content": case_contract(case)}


def _check_contract(rows: list[tuple[int, dict[str, Any]]]) -> None:
    seen: dict[str, int] = {}
    for row, case in rows:
        for fault in contract_faults(case):
            raise bad_row("cases", row, fault.message, field=fault.field, value=fault.value)
        if seen.setdefault(case["id"], row) != row:
            raise bad_row(
                "cases", row, f"stands already in row {seen[case['id']]}", field="id", value=case["id"]
            )


def readable_version(request: Request, version_id: int) -> DatasetVersion:
    return get_object_or_404(readable_versions(person(request)), pk=version_id)


def managed_version(request: Request, version_id: int) -> DatasetVersion:
    """A version of a project that this person manages; one they only follow answers 404 to a write."""
    versions = DatasetVersion.objects.filter(dataset__project__in=managed_projects(person(request)))
    return get_object_or_404(versions.select_related("dataset__project"), pk=version_id)
