"""Proposals from production over HTTP: handed in by a program, decided by people."""

from typing import Any

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.idempotency import once
from annotation.api.problems import Unprocessable
from annotation.api.shapes import Strict, asked, given, one_of, page_of, paged
from annotation.core.intake import ACCEPTED, DECLINED, REASONS, STEPS
from annotation.models.intake import Proposal
from annotation.selectors.api_scope import managed_projects
from annotation.services.intake import IntakeRefused, propose
from annotation.signed_in import me, person
from taxonomy.strict_json import strict_json

STATES = (*STEPS, ACCEPTED, DECLINED)


class NewProposalShape(Strict):
    """An example with its input; it is redacted before anything of it is stored."""

    reason = serializers.ChoiceField(choices=list(REASONS.items()))
    content = serializers.DictField()
    why = serializers.CharField(required=False, default="", allow_blank=True, max_length=2000)
    trace_id = serializers.CharField(required=False, default="", allow_blank=True, max_length=255)


class ProposalShape(serializers.Serializer):
    id = serializers.CharField()
    state = serializers.CharField()
    reason = serializers.CharField()
    why = serializers.CharField()
    verdict = serializers.CharField()
    trace_id = serializers.CharField()
    content = serializers.DictField()
    masked = serializers.DictField(child=serializers.IntegerField())
    snapshot_sha256 = serializers.CharField(allow_null=True)
    proposed_at = serializers.DateTimeField()


class Proposals(APIView):
    @extend_schema(
        operation_id="intake_list",
        responses=page_of(ProposalShape, "ProposalPage"),
        parameters=[OpenApiParameter("state", str, enum=STATES)],
    )
    def get(self, request: Request, slug: str) -> Response:
        """The proposals of a project you manage, newest first."""
        project = get_object_or_404(managed_projects(person(request)), slug=slug)
        filters = asked(request, "state")
        one_of(filters, "state", STATES)
        rows = Proposal.objects.filter(project=project, **filters)
        return paged(request, rows, show_proposal, order=("-proposed_at", "-pk"))

    @extend_schema(request=NewProposalShape, responses={201: ProposalShape})
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Hand an example in. People redact, review and place it."""
        project = get_object_or_404(managed_projects(person(request)), slug=slug)
        wanted, now = given(NewProposalShape, request), timezone.now()
        actor = me(request, project, now=now).pseudonym
        try:
            made = propose(project=project, **wanted, actor=actor, now=now)
        except IntakeRefused as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(show_proposal(made), status=201)


def show_proposal(row: Proposal) -> dict[str, Any]:
    return {
        "id": str(row.public_id),
        **{name: getattr(row, name) for name in ("state", "reason", "why", "verdict", "trace_id", "masked")},
        "content": strict_json(row.content),
        "snapshot_sha256": row.snapshot_sha256 or None,
        "proposed_at": row.proposed_at.isoformat(),
    }
