"""Fixtures of a verifier taken out of its matrix over HTTP, each with the reason that stands in its place."""

from typing import Any
from uuid import UUID

from django.http import Http404
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.idempotency import once
from annotation.api.problems import Unprocessable
from annotation.api.shapes import Strict, given
from annotation.api.verifiers import VerifierReply, by, managed
from annotation.core.bad_input import BadInput
from annotation.core.fixtures.kinds import BOUNDARIES
from annotation.models.verifiers import Verifier
from annotation.selectors.verifier_documents import verifier_document
from annotation.selectors.verifiers import newest_version
from annotation.services.verifier_authoring import keep_fixture


class BecauseShape(Strict):
    because = serializers.CharField(max_length=2000)


class Retirement(APIView):
    @extend_schema(
        operation_id="verifiers_fixtures_retire", request=BecauseShape, responses={201: VerifierReply}
    )
    @once
    def post(self, request: Request, verifier_id: UUID, name: str) -> Response:
        """Let a fixture no longer try the verifier; its revisions stay."""
        verifier = managed(request, verifier_id)
        if not verifier.fixtures.filter(name=name).exists():
            raise Http404(name)
        return _kept(request, verifier, name, {"retired": given(BecauseShape, request)["because"]})


class Exemption(APIView):
    @extend_schema(
        operation_id="verifiers_boundaries_exempt", request=BecauseShape, responses={201: VerifierReply}
    )
    @once
    def post(self, request: Request, verifier_id: UUID, boundary: str) -> Response:
        """Say why a boundary case does not apply to the verifier."""
        verifier = managed(request, verifier_id)
        if boundary not in BOUNDARIES:
            raise Http404(boundary)
        document = {"not_applicable": given(BecauseShape, request)["because"], "boundary": boundary}
        return _kept(request, verifier, f"{boundary}.not-applicable", document)


def _kept(request: Request, verifier: Verifier, name: str, document: dict[str, Any]) -> Response:
    try:
        keep_fixture(verifier=verifier, name=name, document=document, **by(request, verifier.project))
    except BadInput as refusal:
        raise Unprocessable(str(refusal)) from refusal
    return Response(verifier_document(newest_version(verifier)), status=201)
