"""Suggested clusters over HTTP: asked for in a job, confirmed or rejected one by one. None applies itself."""

from typing import Any
from uuid import UUID

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from annotation.api.jobs import JobShape, show_job
from annotation.api.open_coding import ClusterShape, show_cluster
from annotation.api.open_coding_base import OpenCodingView
from annotation.api.shapes import Strict, asked, given, page_of, paged_list
from annotation.core.open_coding.grouping import THRESHOLD
from annotation.models.jobs import Job
from annotation.models.open_coding_board import ClusterSuggestion, SuggestionState
from annotation.models.tokens import Scope
from annotation.selectors.open_coding_board_page import SUGGEST
from annotation.services import open_coding_suggestions as services


class ThresholdShape(Strict):
    """From which likeness on notes are put together."""

    threshold = serializers.ChoiceField(services.THRESHOLDS, required=False, default=str(THRESHOLD))


class ClusterSuggestionShape(serializers.Serializer):
    """Notes that read alike, and the cluster to put them in; `cluster` is null where it would be a new one."""

    id = serializers.CharField()
    name = serializers.CharField()
    cluster = serializers.CharField(allow_null=True)
    notes = serializers.ListField(child=serializers.CharField())
    terms = serializers.ListField(child=serializers.CharField())
    similarity = serializers.CharField()


class SuggestionPage(page_of(ClusterSuggestionShape, "SuggestionPage")):  # type: ignore[misc]
    """`job` is the newest that looked for groups."""

    job = JobShape(allow_null=True)


class SuggestionAnswerShape(Strict):
    """`name` is that of the cluster where confirming makes a new one."""

    answer = serializers.ChoiceField(["confirm", "reject"])
    name = serializers.CharField(max_length=200, required=False, default="", allow_blank=True)


class Suggestions(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(operation_id="open_coding_suggestions_list", responses=SuggestionPage)
    def get(self, request: Request, session_id: UUID) -> Response:
        """What nobody answered yet, and how far the job is. 409 for those who code and have not opened the board."""
        asked(request)
        session, _ = self.board(session_id)
        rows = session.suggestions.filter(state=SuggestionState.OPEN).prefetch_related("notes")
        job = Job.objects.filter(kind=SUGGEST, arguments__session_id=session.pk).order_by("-pk").first()
        page = paged_list(request, list(rows.select_related("cluster").order_by("-job_id", "position")), _row)
        return Response(page | {"job": job and show_job(job)})

    @extend_schema(
        operation_id="open_coding_suggestions_request", request=ThresholdShape, responses={202: JobShape}
    )
    def post(self, request: Request, session_id: UUID) -> Response:
        """Look for notes of the inbox that read alike, in a job. Asked for twice over the same board it is one job."""
        session, wanted = self.sortable(session_id), given(ThresholdShape, request)
        job = services.request_suggestions(session=session, **wanted, **self.by(session))
        job.refresh_from_db()
        return Response(show_job(job), status=202)

    @extend_schema(operation_id="open_coding_suggestions_stop", responses={204: None})
    def delete(self, request: Request, session_id: UUID) -> Response:
        """Stop the job that looks for groups."""
        services.stop_suggesting(session=self.sortable(session_id), now=timezone.now())
        return Response(status=204)


class OneSuggestion(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(
        operation_id="open_coding_suggestions_answer",
        request=SuggestionAnswerShape,
        responses={200: ClusterShape, 204: None},
    )
    def post(self, request: Request, session_id: UUID, suggestion_id: int) -> Response:
        """Confirm a suggestion, which answers with the cluster, or reject it (204); once."""
        session = self.sortable(session_id)
        found = get_object_or_404(session.suggestions.select_related("cluster"), pk=suggestion_id)
        wanted = given(SuggestionAnswerShape, request)
        by: dict[str, Any] = {"suggestion": found} | self.by(session)
        if wanted["answer"] == "reject":
            services.reject_suggestion(**by)
            return Response(status=204)
        cluster = services.confirm_suggestion(**by, name=wanted["name"])
        return Response(show_cluster(session, cluster.pk))


def _row(suggestion: ClusterSuggestion) -> dict[str, Any]:
    cluster = suggestion.cluster
    return {
        "id": str(suggestion.pk),
        "name": cluster.name if cluster else suggestion.name,
        "cluster": str(cluster.pk) if cluster else None,
        "notes": [str(pk) for pk in sorted(note.note_id for note in suggestion.notes.all())],
        "terms": suggestion.terms,
        "similarity": suggestion.similarity,
    }
