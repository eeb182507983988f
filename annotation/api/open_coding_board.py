"""The board of open coding over HTTP: what becomes of a cluster, and the cards of draft codes."""

from typing import Any
from uuid import UUID

from django.shortcuts import get_object_or_404
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from annotation.api.open_coding import ClusterShape, show_cluster
from annotation.api.open_coding_base import OpenCodingView, card_document
from annotation.api.shapes import RowId, Strict, asked, given, page_of, paged_list
from annotation.api.vocabulary import PreconditionMissing
from annotation.models.open_coding import OpenCodingSession
from annotation.models.open_coding_board import Cluster, DraftCode
from annotation.models.tokens import Scope
from annotation.services import open_coding_board as sorting
from annotation.services.open_coding import OpenCodingRefused

MATCH = OpenApiParameter("If-Match", str, OpenApiParameter.HEADER, required=True)
ACTS = ("rename", "merge", "dissolve", "take_out", "code")


class ClusterActShape(Strict):
    """`rename` to `name`, `merge` into the cluster `into`, `dissolve`, `take_out` some `notes`, or make it a `code`."""

    act = serializers.ChoiceField(ACTS)
    name = serializers.CharField(max_length=200, required=False, default="", allow_blank=True)
    into = RowId(required=False)
    notes = serializers.ListField(child=RowId(), max_length=2000, required=False, default=list)


class CodeCardShape(Strict):
    """The card of a draft code, whole: what is left out is empty."""

    code = serializers.CharField(max_length=64)
    title = serializers.CharField(max_length=200, required=False, default="", allow_blank=True)
    definition = serializers.CharField(max_length=5000, required=False, default="", allow_blank=True)
    use_when = serializers.CharField(max_length=5000, required=False, default="", allow_blank=True)
    avoid_when = serializers.CharField(max_length=5000, required=False, default="", allow_blank=True)
    example = serializers.CharField(max_length=5000, required=False, default="", allow_blank=True)
    counter_example = serializers.CharField(max_length=5000, required=False, default="", allow_blank=True)
    requires_note = serializers.BooleanField(required=False, default=False)


class DraftCodeShape(serializers.Serializer):
    """A draft code with its card; `sha256`, which is its ETag as well, names the card as it stands."""

    id = serializers.CharField()
    cluster = serializers.CharField()
    card = CodeCardShape()
    sha256 = serializers.CharField()


class OneCluster(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(
        operation_id="open_coding_clusters_change",
        request=ClusterActShape,
        responses={200: ClusterShape, 204: None},
    )
    def post(self, request: Request, session_id: UUID, cluster_id: int) -> Response:
        """Change a cluster; the answer is what it became, the other one after a merge, and 204 once it is dissolved."""
        session = self.sortable(session_id)
        cluster = get_object_or_404(session.clusters, pk=cluster_id)
        left = _change(cluster, given(ClusterActShape, request), self.by(session))
        return Response(status=204) if left is None else Response(show_cluster(session, left))


class Codes(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(operation_id="open_coding_codes_list", responses=page_of(DraftCodeShape, "DraftCodePage"))
    def get(self, request: Request, session_id: UUID) -> Response:
        """The draft codes by their code. 409 for those who code and have not opened the board."""
        asked(request)
        session, _ = self.board(session_id)
        return Response(paged_list(request, list(session.draft_codes.order_by("code")), card_document))


class OneCode(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(operation_id="open_coding_codes_read", responses=DraftCodeShape)
    def get(self, request: Request, session_id: UUID, code_id: int) -> Response:
        asked(request)
        session, _ = self.board(session_id)
        return _with_tag(_found(session, code_id))

    @extend_schema(
        operation_id="open_coding_codes_write",
        request=CodeCardShape,
        responses=DraftCodeShape,
        parameters=[MATCH],
    )
    def put(self, request: Request, session_id: UUID, code_id: int) -> Response:
        """Write the card over the one named in If-Match; 409 where somebody else wrote it since, with it as `current`."""
        session = self.sortable(session_id)
        draft = _found(session, code_id)
        card, seen = given(CodeCardShape, request), _match(request)
        return _with_tag(sorting.edit_draft_code(draft=draft, card=card, seen=seen, **self.by(session)))

    @extend_schema(operation_id="open_coding_codes_withdraw", responses={204: None})
    def delete(self, request: Request, session_id: UUID, code_id: int) -> Response:
        """Make a draft code a mere cluster again; its notes stay together."""
        session = self.sortable(session_id)
        sorting.withdraw_draft_code(draft=_found(session, code_id), **self.by(session))
        return Response(status=204)


def _change(cluster: Cluster, wanted: dict[str, Any], by: dict[str, Any]) -> int | None:
    """Do what is wanted; the cluster that is left, if any."""
    if wanted["act"] == "rename":
        sorting.rename_cluster(cluster=cluster, name=wanted["name"], **by)
    elif wanted["act"] == "merge":
        into = cluster.session.clusters.filter(pk=wanted.get("into", 0)).first()
        if into is None:
            raise OpenCodingRefused("Choose a cluster to merge into.", "into")
        sorting.merge_clusters(cluster=cluster, into=into, **by)
        return int(into.pk)
    elif wanted["act"] == "dissolve":
        sorting.dissolve_cluster(cluster=cluster, **by)
        return None
    elif wanted["act"] == "take_out":
        notes = wanted["notes"]
        sorting.take_out(session=cluster.session, note_ids=notes, taken_from={cluster.pk: notes}, **by)
    else:
        sorting.make_draft_code(cluster=cluster, **by)
    return int(cluster.pk)


def _found(session: OpenCodingSession, code_id: int) -> DraftCode:
    return get_object_or_404(session.draft_codes, pk=code_id)


def _match(request: Request) -> str:
    tag = request.headers.get("If-Match", "").removeprefix("W/").strip('"')
    if not tag:
        raise PreconditionMissing("Name the card that you read in If-Match.")
    return str(tag)


def _with_tag(draft: DraftCode) -> Response:
    body = card_document(draft)
    return Response(body, headers={"ETag": f'"{body["sha256"]}"'})
