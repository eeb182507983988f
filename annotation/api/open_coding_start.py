"""Open coding over HTTP, before the notes: drawing a sample, its cases, and what one has typed of them."""

from typing import Any
from uuid import UUID

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response

from annotation.api.idempotency import once
from annotation.api.open_coding import SessionSerializer
from annotation.api.open_coding_base import OpenCodingView, note_document, sampled_case
from annotation.api.problems import Unprocessable
from annotation.api.shapes import RowId, Strict, asked, given, page_of, paged_list
from annotation.core.bad_input import BadInput
from annotation.core.open_coding.files import LONGEST_NOTE
from annotation.models.open_coding import NoteDraft, OpenCodingSession, OpenVerdict, SampledCase
from annotation.models.projects import Role
from annotation.models.tokens import Scope
from annotation.selectors.hidden_gold import is_gold_hidden
from annotation.selectors.open_coding import standing
from annotation.selectors.open_coding_pages import dataset_versions, own_note, own_states
from annotation.selectors.studies import projects_of, roles_in
from annotation.services.open_coding import DEFAULT_CASES, MOST_CASES, save_draft, start_session
from annotation.signed_in import me, person
from taxonomy.strict_json import strict_json


class OpenCodingSampleShape(Strict):
    """What is drawn: `n` outputs of the dataset version, or cases where it has none, in strata of `stratify_by`."""

    name = serializers.CharField(max_length=100)
    version = RowId()
    n = serializers.IntegerField(min_value=1, max_value=MOST_CASES, required=False, default=DEFAULT_CASES)
    seed = serializers.IntegerField(min_value=0, max_value=2**53 - 1)
    stratify_by = serializers.CharField(max_length=200, required=False, default="", allow_blank=True)


class SampledPlaceShape(serializers.Serializer):
    """A place of the sample, and what one has done there oneself."""

    position = serializers.IntegerField()
    case_id = serializers.CharField()
    state = serializers.ChoiceField(["todo", "draft", "coded"])


class NoteDraftShape(Strict):
    """Unfinished words; both empty take the draft away."""

    note = serializers.CharField(max_length=LONGEST_NOTE, allow_blank=True, trim_whitespace=False)
    verdict = serializers.ChoiceField(["", *OpenVerdict.values], required=False, default="")


class OwnNoteShape(serializers.Serializer):
    note = serializers.CharField()
    verdict = serializers.CharField()
    revision = serializers.IntegerField()


class SavedNoteDraftShape(serializers.Serializer):
    note = serializers.CharField()
    verdict = serializers.CharField()
    saved_at = serializers.DateTimeField()


class SampledCaseShape(serializers.Serializer):
    """A case to code with one's own note and draft; `reference` is null while it is kept from who labels the case."""

    position = serializers.IntegerField()
    case_id = serializers.CharField()
    content = serializers.DictField()
    output = serializers.CharField(allow_null=True)
    reference = serializers.JSONField(allow_null=True)
    own = OwnNoteShape(allow_null=True)
    draft = SavedNoteDraftShape(allow_null=True)


class Sampling(OpenCodingView):
    @extend_schema(
        operation_id="open_coding_start", request=OpenCodingSampleShape, responses={201: SessionSerializer}
    )
    @once
    def post(self, request: Request, slug: str) -> Response:
        """Draw a sample from a seed and pin it. For managers; 422 where nothing can be drawn like that."""
        project = get_object_or_404(projects_of(person(request)), slug=slug)
        if Role.MANAGER not in roles_in(person(request), project):
            raise PermissionDenied("Only a manager of this project starts open coding.")
        wanted, now = given(OpenCodingSampleShape, request), timezone.now()
        version = get_object_or_404(dataset_versions(project), pk=wanted.pop("version"))
        actor = me(request, project, now=now).pseudonym
        try:
            session = start_session(project=project, version=version, actor=actor, now=now, **wanted)
        except BadInput as refusal:
            raise Unprocessable(str(refusal)) from refusal
        headers = {"Location": f"/api/v1/open-coding/{session.public_id}/"}
        return Response(SessionSerializer(session).data, status=201, headers=headers)


class SampledCases(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(
        operation_id="open_coding_cases_list", responses=page_of(SampledPlaceShape, "OpenCodingCasePage")
    )
    def get(self, request: Request, session_id: UUID) -> Response:
        """The sample in its order, and how far one is oneself."""
        asked(request)
        session = self.session(session_id)
        states = own_states(session, standing(person(request), session))
        places = list(session.sample.order_by("position").values_list("position", "case__external_id"))
        show = lambda row: {"position": row[0], "case_id": row[1], "state": states.get(row[0], "todo")}  # noqa: E731
        return Response(paged_list(request, places, show))


class OneCase(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(operation_id="open_coding_cases_read", responses=SampledCaseShape)
    def get(self, request: Request, session_id: UUID, position: int) -> Response:
        """A case to code, and what one noted or typed of it; nothing that anybody else said, nor who made the output."""
        asked(request)
        session = self.session(session_id)
        return Response(_case(request, session, sampled_case(session, position)))


class OwnDraft(OpenCodingView):
    scope = Scope.LABEL

    @extend_schema(operation_id="open_coding_draft_save", request=NoteDraftShape, responses={204: None})
    def put(self, request: Request, session_id: UUID, position: int) -> Response:
        """Keep what is typed so far, for oneself alone."""
        session = self.session(session_id)
        annotator, sampled = self.coder(session), sampled_case(session, position)
        wanted = given(NoteDraftShape, request)
        save_draft(
            sampled=sampled,
            annotator=annotator,
            text=wanted["note"],
            verdict=wanted["verdict"],
            now=timezone.now(),
        )
        return Response(status=204)


def _case(request: Request, session: OpenCodingSession, sampled: SampledCase) -> dict[str, Any]:
    case, reader = sampled.case, person(request)
    reference = None if is_gold_hidden(reader, case) else case.references.filter(revision=1).first()
    note, draft = own_note(sampled, standing(reader, session))
    return {
        "position": sampled.position,
        "case_id": case.external_id,
        "content": strict_json(case.content),
        "output": sampled.output.content if sampled.output else None,
        "reference": strict_json(reference.value) if reference else None,
        "own": note and note_document(note),
        "draft": draft and _draft(draft),
    }


def _draft(draft: NoteDraft) -> dict[str, Any]:
    return {"note": draft.text, "verdict": draft.verdict, "saved_at": draft.saved_at.isoformat()}
