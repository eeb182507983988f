"""Noise bands over HTTP: how much two passes of an A/A pair differ although nothing changed."""

from typing import Any

from django.db.models import QuerySet
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from agreement.judges import check_done
from agreement.selectors.runs import readable_passes
from agreement.services.noise import NoPair, keep_noise_band
from annotation.api.idempotency import once
from annotation.api.problems import Unprocessable
from annotation.api.shapes import Strict, given, page_of, paged
from annotation.managed import managed_project
from annotation.models.judging import NoiseBand
from annotation.selectors.api_scope import followed_projects
from annotation.signed_in import me, person
from taxonomy.strict_json import strict_json


class NewBandShape(Strict):
    """Two passes that stand on the same pins, answerer and cases."""

    first = serializers.UUIDField()
    second = serializers.UUIDField()


class BandShape(serializers.Serializer):
    """`document` has the width and the pins under which alone it may be quoted."""

    id = serializers.UUIDField()
    first = serializers.UUIDField()
    second = serializers.UUIDField()
    document = serializers.DictField()
    sha256 = serializers.CharField()
    stored_at = serializers.DateTimeField()


class NoiseBands(APIView):
    @extend_schema(operation_id="noise_bands_list", responses=page_of(BandShape, "NoiseBandPage"))
    def get(self, request: Request, slug: str) -> Response:
        """The noise bands of a project over passes that you may read, newest first."""
        project = get_object_or_404(followed_projects(person(request)), slug=slug)
        passes = readable_passes(person(request)).values("pk")
        bands = NoiseBand.objects.filter(project=project, first__in=passes, second__in=passes)
        return paged(request, bands.select_related("first", "second"), _row, order=("-stored_at", "-pk"))

    @extend_schema(operation_id="noise_bands_keep", request=NewBandShape, responses={201: BandShape})
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Keep how much two passes differ. 422 says why they are no A/A pair; asked twice it is one band."""
        project = managed_project(request, slug)
        wanted = given(NewBandShape, request)
        passes: QuerySet = readable_passes(person(request)).filter(run__project=project)
        first, second = (get_object_or_404(passes, public_id=wanted[name]) for name in ("first", "second"))
        check_done(request, first, second)
        try:
            band = keep_noise_band(
                first=first, second=second, actor=me(request, project).pseudonym, now=timezone.now()
            )
        except NoPair as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(_row(band), status=201)


def _row(band: NoiseBand) -> dict[str, Any]:
    return {
        "id": str(band.public_id),
        "first": str(band.first.public_id),
        "second": str(band.second.public_id),
        "document": strict_json(band.document),
        "sha256": band.sha256,
        "stored_at": band.stored_at.isoformat(),
    }
