"""The steps of a proposal from production over HTTP, each with the refusals of its page."""

from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.http import Http404
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, PolymorphicProxySerializer, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.intake import ProposalShape, show_proposal
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import Strict, given
from annotation.models.datasets import DatasetVersion
from annotation.models.intake import Proposal
from annotation.selectors.api_scope import managed_projects
from annotation.services import intake
from annotation.signed_in import me, person


class RedactShape(Strict):
    """A person has looked at it; `also` are texts that no pattern knew."""

    also = serializers.ListField(child=serializers.CharField(max_length=2000), required=False, default=list)


class PruneShape(Strict):
    """Addresses that run out are taken away and the rest is pinned by its digest."""


class ReviewShape(Strict):
    verdict = serializers.CharField(max_length=2000)
    expected = serializers.JSONField(required=False, allow_null=True, default=None)


class AcceptShape(Strict):
    """The draft version that takes it as a case, and under which id, split and family."""

    version = serializers.CharField(max_length=18)
    case_id = serializers.CharField(max_length=255)
    split = serializers.CharField(max_length=40)
    family = serializers.CharField(max_length=100, required=False, allow_blank=True, default="")


class DeclineShape(Strict):
    verdict = serializers.CharField(max_length=2000)


def _accept(*, proposal: Proposal, version: str, **given_by: Any) -> Proposal:
    versions = DatasetVersion.objects.filter(dataset__project=proposal.project).select_related("dataset")
    found = versions.filter(pk=int(version)).first() if version.isascii() and version.isdigit() else None
    if found is None:
        raise intake.IntakeRefused("Choose a draft version of this project.")
    return intake.accept(proposal=proposal, version=found, **given_by)


_STEPS: dict[str, tuple[type[Strict], Callable[..., Proposal]]] = {
    "redact": (RedactShape, intake.confirm_redaction),
    "prune": (PruneShape, intake.take_snapshot),
    "review": (ReviewShape, intake.review),
    "accept": (AcceptShape, _accept),
    "decline": (DeclineShape, intake.decline),
}


class OneProposal(APIView):
    @extend_schema(operation_id="intake_read", responses=ProposalShape)
    def get(self, request: Request, slug: str, proposal_id: UUID) -> Response:
        return Response(show_proposal(_proposal(request, slug, proposal_id)))


class ProposalStep(APIView):
    @extend_schema(
        operation_id="intake_step",
        request=PolymorphicProxySerializer(
            "ProposalStep", [shape for shape, _ in _STEPS.values()], resource_type_field_name=None
        ),
        responses=ProposalShape,
        parameters=[OpenApiParameter("to", str, OpenApiParameter.PATH, enum=list(_STEPS))],
    )
    def post(self, request: Request, slug: str, proposal_id: UUID, to: str) -> Response:
        """Take the step that the address names; 409 where it is not its turn, 422 where it cannot be taken like this."""
        row = _proposal(request, slug, proposal_id)
        if to not in _STEPS:
            raise Http404(to)
        shape, act = _STEPS[to]
        wanted, now = given(shape, request), timezone.now()
        actor = me(request, row.project, now=now).pseudonym
        try:
            done = act(proposal=row, **wanted, actor=actor, now=now)
        except intake.NotItsTurn as refusal:
            raise Conflict(str(refusal)) from refusal
        except intake.IntakeRefused as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(show_proposal(done))


def _proposal(request: Request, slug: str, proposal_id: UUID) -> Proposal:
    project = get_object_or_404(managed_projects(person(request)), slug=slug)
    return get_object_or_404(
        Proposal.objects.filter(project=project).select_related("project"), public_id=proposal_id
    )
