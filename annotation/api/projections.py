"""A sealed report read under another taxonomy version, over HTTP."""

from typing import Any
from uuid import UUID

from django.http import HttpResponse
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiTypes, extend_schema
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.jobs import JobShape, show_job
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import RowId, Strict, given, page_of, paged_list
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.pages_vocabulary_projection import projection_rows
from annotation.selectors.pages_vocabulary_use import studies_followed
from annotation.selectors.projections import projection_of
from annotation.services.projections import ProjectionRefused, request_projection
from annotation.signed_in import person
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.selectors.mappings import MappingMissing


class NewProjectionShape(Strict):
    """The version to read the report under, as the library gives its id."""

    taxonomy_version = RowId()


class ProjectionRowShape(serializers.Serializer):
    """`missing` says which mapping has to be stated first; `sha256` is null until the projection is made."""

    taxonomy_version = serializers.CharField()
    name = serializers.CharField()
    number = serializers.IntegerField()
    missing = serializers.CharField()
    sha256 = serializers.CharField(allow_null=True)


class Projections(APIView):
    @extend_schema(operation_id="projections_list", responses=page_of(ProjectionRowShape, "ProjectionPage"))
    def get(self, request: Request, study_id: UUID) -> Response:
        """The other frozen versions of the taxonomy that a measured study stands on, and what was made of them."""
        study = _study(request, study_id)
        return Response(paged_list(request, projection_rows(study), _row))

    @extend_schema(operation_id="projections_ask", request=NewProjectionShape, responses={202: JobShape})
    def post(self, request: Request, study_id: UUID) -> Response:
        """Ask for the report under another version; a job makes it. 409 while the mapping is not stated."""
        study = _study(request, study_id)
        pk = given(NewProjectionShape, request)["taxonomy_version"]
        version = TaxonomyVersion.objects.filter(pk=pk).first()
        if version is None:
            raise Unprocessable(f"taxonomy_version: {pk} is the id of no version.")
        try:
            job = request_projection(study=study, version=version, now=timezone.now())
        except (ProjectionRefused, MappingMissing) as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response(show_job(job), status=202)


class OneProjection(APIView):
    @extend_schema(operation_id="projections_read", responses=OpenApiTypes.OBJECT)
    def get(self, request: Request, study_id: UUID, pk: int) -> HttpResponse:
        """The projection, byte for byte; 404 before it is made."""
        version = get_object_or_404(TaxonomyVersion, pk=pk)
        stored = projection_of(_study(request, study_id), version)
        if stored is None:
            raise NotFound("No projection to this version is made.")
        response = HttpResponse(stored.document, content_type="application/json")
        response["ETag"] = f'"{stored.sha256}"'
        return response


def _study(request: Request, study_id: UUID) -> Study:
    """A measured study that this person follows; a case's codes are not for those who only labelled it."""
    found: Any = studies_followed(person(request)).filter(state__in=AFTER_MEASURING)
    return get_object_or_404(found, public_id=study_id)


def _row(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "taxonomy_version": str(row["pk"]),
        "name": row["name"],
        "number": row["number"],
        "missing": row["missing"],
        "sha256": row["projection"].sha256 if row["projection"] else None,
    }
