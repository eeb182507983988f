"""Ground-truth releases over HTTP: list, make, read, and each file byte for byte."""

from typing import Any

from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, OpenApiTypes, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.idempotency import once
from annotation.api.problems import Unprocessable
from annotation.api.shapes import Strict, asked, given, page_of, paged
from annotation.core.bad_input import BadInput
from annotation.models.releases import Release
from annotation.models.studies import Study
from annotation.selectors.api_scope import managed_projects, readable_releases
from annotation.selectors.blindness import blinding_studies
from annotation.services.releases import ReleaseRefused, create_release
from annotation.signed_in import me, person


class ReleaseShape(serializers.Serializer):
    id = serializers.CharField()
    project = serializers.CharField()
    name = serializers.CharField()
    status = serializers.CharField()
    change_reason = serializers.CharField()
    content_sha256 = serializers.CharField()
    manifest_sha256 = serializers.CharField()
    created_at = serializers.DateTimeField()
    files = serializers.DictField(child=serializers.CharField())


class NewReleaseShape(Strict):
    """A release of adjudicated studies, named by their ids."""

    name = serializers.CharField(max_length=100)
    reason = serializers.CharField(max_length=2000)
    studies = serializers.ListField(child=serializers.UUIDField(), min_length=1)
    with_inputs = serializers.BooleanField(default=False)


class Releases(APIView):
    @extend_schema(
        operation_id="releases_list",
        responses=page_of(ReleaseShape, "ReleasePage"),
        parameters=[OpenApiParameter("project", str)],
    )
    def get(self, request: Request) -> Response:
        """The releases of the projects you follow, newest first."""
        releases = readable_releases(person(request))
        project = asked(request, "project").get("project")
        if project is not None:
            releases = releases.filter(project__slug=project)
        return paged(request, releases, show_release, order=("-created_at", "-pk"))


class NewRelease(APIView):
    @extend_schema(request=NewReleaseShape, responses={201: ReleaseShape})
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Make a release; provisional unless the gate of every study is READY and blindness was kept."""
        project = get_object_or_404(managed_projects(person(request)), slug=slug)
        wanted, now = given(NewReleaseShape, request), timezone.now()
        studies = list(project.studies.filter(public_id__in=wanted["studies"]))
        missing = set(wanted["studies"]) - {study.public_id for study in studies}
        if missing:
            raise Unprocessable(f"studies: {min(map(str, missing))} is no study of this project.")
        try:
            release = create_release(
                project=project,
                name=wanted["name"],
                studies=studies,
                reason=wanted["reason"],
                actor=me(request, project, now=now).pseudonym,
                now=now,
                with_inputs=wanted["with_inputs"],
            )
        except (ReleaseRefused, BadInput) as refusal:
            raise Unprocessable(str(refusal)) from refusal
        location = request.build_absolute_uri(f"/api/v1/releases/{release.pk}/")
        return Response(show_release(release), status=201, headers={"Location": location})


class OneRelease(APIView):
    @extend_schema(responses=ReleaseShape)
    def get(self, request: Request, release_id: int) -> Response:
        return Response(show_release(_release(request, release_id)))


class File(APIView):
    @extend_schema(responses={(200, "application/octet-stream"): OpenApiTypes.BINARY})
    def get(self, request: Request, release_id: int, name: str) -> HttpResponse:
        """One file of a release, byte for byte; its ETag is its sha256."""
        stored = get_object_or_404(_release(request, release_id).files, name=name)
        tag = f'"{stored.sha256}"'
        if request.headers.get("If-None-Match") == tag:
            return HttpResponse(status=304, headers={"ETag": tag})
        response = HttpResponse(bytes(stored.content), content_type="application/octet-stream")
        response["ETag"], response["X-Content-Type-Options"] = tag, "nosniff"
        return response


def show_release(release: Release) -> dict[str, Any]:
    row = {
        key: getattr(release, key)
        for key in ("name", "status", "change_reason", "content_sha256", "manifest_sha256")
    }
    return {
        "id": str(release.pk),
        "project": release.project.slug,
        **row,
        "created_at": release.created_at.isoformat(),
        "files": {file.name: file.sha256 for file in sorted(release.files.all(), key=lambda file: file.name)},
    }


def _release(request: Request, release_id: int) -> Release:
    """A release that this person may read: not while they label its cases in another study."""
    release = get_object_or_404(readable_releases(person(request)), pk=release_id)
    studies = Study.objects.filter(releases__release=release)
    names = blinding_studies(person(request), studies)
    if names:
        raise PermissionDenied(f"You label some of the same cases in {', '.join(names)}.")
    return release
