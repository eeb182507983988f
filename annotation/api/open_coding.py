"""Open coding: sessions, notes and clusters. The same services and refusals as the pages, and the same blindness."""

from typing import Any
from uuid import UUID

from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response

from annotation.api.idempotency import once
from annotation.api.open_coding_base import LARGEST_ID, OpenCodingView, sampled_case
from annotation.api.shapes import RowId, Strict, asked, given, page_of, paged, paged_list
from annotation.models.open_coding import OpenCodingSession, OpenVerdict
from annotation.models.tokens import Scope
from annotation.selectors.open_coding import Note, readable_notes, standing, visible_sessions
from annotation.selectors.open_coding_board import Group, board_of
from annotation.services.open_coding import note_case, open_board
from annotation.services.open_coding_board import put_in_cluster
from annotation.signed_in import me, person


class SessionSerializer(serializers.ModelSerializer):
    id = serializers.UUIDField(source="public_id", read_only=True)
    project = serializers.CharField(source="project.slug", read_only=True)
    version = serializers.CharField(source="dataset_version_id", read_only=True)

    class Meta:
        model = OpenCodingSession
        fields = ["id", "project", "name", "version", "seed", "stratify_by", "n_cases", "sample_sha256"]


class NoteSerializer(Strict):
    """An observation of the case at a position of the sample; `revision` is the one it was written over."""

    position = serializers.IntegerField(min_value=1, max_value=LARGEST_ID)
    note = serializers.CharField()
    verdict = serializers.ChoiceField(OpenVerdict.choices)
    revision = serializers.IntegerField(min_value=0, required=False)


class ClusterSerializer(Strict):
    """Notes to put into the cluster of this name, which is made at first need."""

    name = serializers.CharField(max_length=200)
    notes = serializers.ListField(child=RowId(), allow_empty=False, max_length=2000)


class NoteShape(serializers.Serializer):
    """A note as its last revision has it."""

    id = serializers.CharField()
    position = serializers.IntegerField()
    case_id = serializers.CharField()
    annotator = serializers.CharField()
    note = serializers.CharField()
    verdict = serializers.ChoiceField(OpenVerdict.choices)
    revision = serializers.IntegerField()
    sha256 = serializers.CharField()
    saw_board = serializers.BooleanField()


class KeptNoteShape(serializers.Serializer):
    id = serializers.CharField()
    position = serializers.IntegerField()
    revision = serializers.IntegerField()
    sha256 = serializers.CharField()


class ClusterShape(serializers.Serializer):
    """A cluster with the ids of its notes, and the code that it became."""

    id = serializers.CharField()
    name = serializers.CharField()
    code = serializers.CharField(allow_null=True)
    code_id = serializers.CharField(allow_null=True)
    notes = serializers.ListField(child=serializers.CharField())


class NotePage(page_of(NoteShape, "NotePage")):  # type: ignore[misc]
    """`own_only` says that one still codes and has not opened the board."""

    own_only = serializers.BooleanField()


class OneSession(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(operation_id="open_coding_read", responses=SessionSerializer)
    def get(self, request: Request, session_id: UUID) -> Response:
        return Response(SessionSerializer(self.session(session_id)).data)


class SessionList(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(operation_id="open_coding_list", responses=page_of(SessionSerializer, "SessionPage"))
    def get(self, request: Request) -> Response:
        """The sessions of open coding that you may see, newest first."""
        asked(request)
        sessions = visible_sessions(person(request))
        show = lambda session: dict(SessionSerializer(session).data)  # noqa: E731
        return paged(request, sessions, show, order=("-started_at", "-pk"))


class Notes(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(operation_id="open_coding_notes_list", responses=NotePage)
    def get(self, request: Request, session_id: UUID) -> Response:
        """Everybody's notes, or one's own alone while one codes and has not opened the board."""
        asked(request)
        session = self.session(session_id)
        is_blind = standing(person(request), session).is_blind
        notes = readable_notes(person(request), session)
        return Response({"own_only": is_blind} | paged_list(request, notes, _note))

    @extend_schema(request=NoteSerializer, responses={201: KeptNoteShape})
    @once
    def post(self, request: Request, session_id: UUID) -> Response:
        """Note a case. 409, with the note as `current`, where it moved on since `revision`; 422 where it cannot stand."""
        session = self.session(session_id)
        annotator, wanted = self.coder(session), given(NoteSerializer, request)
        sampled = sampled_case(session, wanted["position"])
        kept = note_case(
            sampled=sampled,
            annotator=annotator,
            text=wanted["note"],
            verdict=wanted["verdict"],
            seen_revision=wanted.get("revision"),
            now=timezone.now(),
        )
        body = {
            "id": str(kept.note_id),
            "position": sampled.position,
            "revision": kept.revision,
            "sha256": kept.sha256,
        }
        return Response(body, status=status.HTTP_201_CREATED)


class Board(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(operation_id="open_coding_board_open", request=None, responses={204: None})
    def post(self, request: Request, session_id: UUID) -> Response:
        """Open the board for good: whoever codes reads everybody's notes from here on, and what they note says so."""
        session = self.session(session_id)
        if standing(person(request), session).is_blind:
            now = timezone.now()
            annotator = me(request, session.project, now=now)
            open_board(session=session, annotator=annotator, now=now)
        return Response(status=status.HTTP_204_NO_CONTENT)


class Clusters(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(operation_id="open_coding_clusters_list", responses=page_of(ClusterShape, "ClusterPage"))
    def get(self, request: Request, session_id: UUID) -> Response:
        """The clusters with the notes in them. 409 for those who code and have not opened the board."""
        asked(request)
        session, _ = self.board(session_id)
        return Response(paged_list(request, board_of(session).groups, show_group))

    @extend_schema(request=ClusterSerializer, responses={201: ClusterShape})
    @once
    def post(self, request: Request, session_id: UUID) -> Response:
        """Put notes into the cluster of this name. For annotators who opened the board, and managers."""
        session, wanted = self.sortable(session_id), given(ClusterSerializer, request)
        cluster = put_in_cluster(
            session=session, note_ids=wanted["notes"], name=wanted["name"], **self.by(session)
        )
        return Response(show_cluster(session, cluster.pk), status=status.HTTP_201_CREATED)


def show_cluster(session: OpenCodingSession, number: int) -> dict[str, Any]:
    return show_group(next(group for group in board_of(session).groups if group.id == number))


def _note(note: Note) -> dict[str, Any]:
    return {
        "id": str(note.id),
        "position": note.position,
        "case_id": note.case_id,
        "annotator": note.annotator,
        "note": note.text,
        "verdict": note.verdict,
        "revision": note.revision,
        "sha256": note.sha256,
        "saw_board": note.saw_board,
    }


def show_group(group: Group) -> dict[str, Any]:
    return {
        "id": str(group.id),
        "name": group.name,
        "code": group.draft.code if group.draft else None,
        "code_id": str(group.draft.pk) if group.draft else None,
        "notes": [str(note.id) for note in group.notes],
    }
