"""Gaps in the guideline over HTTP: what rulings found wanting, and saying what was done about it."""

from typing import Any
from uuid import UUID

from django.http import Http404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.adjudication import study_of
from annotation.api.idempotency import once
from annotation.api.problems import Unprocessable
from annotation.api.shapes import RowId, Strict, asked, given, page_of, paged_list
from annotation.models.projects import Role
from annotation.models.rulings import Ruling
from annotation.models.studies import Study
from annotation.models.tokens import Scope
from annotation.selectors.adjudication import check_measured
from annotation.selectors.pages_adjudication_after import later_versions, readable_gaps
from annotation.selectors.studies import roles_in
from annotation.services.adjudication_gaps import GapRefused, resolve_gap
from annotation.signed_in import me, person

NO_LATER = "is no later frozen version of the study's guideline."


class ResolutionShape(serializers.Serializer):
    note = serializers.CharField()
    by = serializers.CharField()
    at = serializers.DateTimeField()
    guideline = serializers.CharField(allow_null=True)


class GapShape(serializers.Serializer):
    """A ruling that found the guideline wanting; `resolution` is what was done about it, null while it is open."""

    id = serializers.CharField()
    case_id = serializers.CharField()
    note = serializers.CharField()
    clause = serializers.CharField()
    by = serializers.CharField()
    at = serializers.DateTimeField()
    resolution = ResolutionShape(allow_null=True)


class GapPage(page_of(GapShape, "GapPage")):  # type: ignore[misc]
    """`guidelines` are the later versions in which a gap can be closed: title by id."""

    guidelines = serializers.DictField(child=serializers.CharField())


class ClosingShape(Strict):
    """What was done about the gap `id`, and in which later version of the guideline, if in one."""

    id = RowId()
    note = serializers.CharField(max_length=5000)
    guideline = RowId(required=False, default=None, allow_null=True)


class Gaps(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(operation_id="studies_gaps_list", responses=GapPage)
    def get(self, request: Request, study_id: UUID) -> Response:
        """The guideline's gaps that rulings flagged, open ones first; 409 before the report is sealed."""
        asked(request)
        study = _measured(request, study_id)
        versions = {str(version.pk): str(version) for version in later_versions(study)}
        rows = readable_gaps(person(request), study)
        return Response(paged_list(request, rows, _row) | {"guidelines": versions})

    @extend_schema(operation_id="studies_gaps_close", request=ClosingShape, responses={201: GapShape})
    @once
    def post(self, request: Request, study_id: UUID) -> Response:
        """Say once what was done about a gap. For adjudicators and managers; 422 where it is closed already."""
        study = _measured(request, study_id)
        if not {Role.ADJUDICATOR, Role.MANAGER} & roles_in(person(request), study.project):
            raise PermissionDenied("Only an adjudicator or a manager of this project closes a gap.")
        wanted, now = given(ClosingShape, request), timezone.now()
        gap = _gap(request, study, wanted["id"])
        versions = {version.pk: version for version in later_versions(study)}
        if wanted["guideline"] is not None and wanted["guideline"] not in versions:
            raise Unprocessable(f"guideline: {wanted['guideline']} {NO_LATER}")
        by = me(request, study.project, now=now)
        version = versions.get(wanted["guideline"])
        try:
            resolve_gap(ruling=gap, by=by, note=wanted["note"], version=version, now=now)
        except GapRefused as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(_row(_gap(request, study, wanted["id"])), status=201)


def _measured(request: Request, study_id: UUID) -> Study:
    study = study_of(request, study_id)
    check_measured(study)
    return study


def _gap(request: Request, study: Study, pk: int) -> Ruling:
    for gap in readable_gaps(person(request), study):
        if gap.pk == pk:
            return gap
    raise Http404(pk)


def _row(gap: Ruling) -> dict[str, Any]:
    closed = getattr(gap, "gap_resolution", None)
    version = closed.guideline_version if closed else None
    return {
        "id": str(gap.pk),
        "case_id": gap.study_case.case.external_id,
        "note": gap.note,
        "clause": gap.guideline_clause,
        "by": gap.adjudicator.pseudonym,
        "at": gap.ruled_at.isoformat(),
        "resolution": closed
        and {
            "note": closed.note,
            "by": closed.resolved_by.pseudonym,
            "at": closed.resolved_at.isoformat(),
            "guideline": str(version) if version else None,
        },
    }
