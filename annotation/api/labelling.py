"""An annotator's own cases and labels: next, read, draft, submit, skip, take back, flag. Another's answer 404."""

from dataclasses import asdict
from typing import Any, NamedTuple, NoReturn
from uuid import UUID

from django.core.exceptions import ObjectDoesNotExist
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import APIException, NotFound
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.idempotency import once
from annotation.api.labelling_shapes import (
    FlagShape,
    OwnCaseShape,
    OwnQueueShape,
    SavedDraftShape,
    ServedCaseShape,
    StoredLabelShape,
)
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import Strict, asked
from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, AssignmentStatus, Study, StudyAnnotator
from annotation.models.tokens import Scope
from annotation.selectors import queue
from annotation.selectors.labelled_content import labelled_content
from annotation.services import assignments, labelling
from annotation.services.assignments import AssignmentRefused, DeadlinePassed, Served
from annotation.services.labelling import KeyReused, LabellingRefused, StaleDraft, StaleRevision, Submitted
from annotation.services.open_studies import NotAssigned, StudyNotOpen
from annotation.signed_in import person
from taxonomy.fields.schema import InvalidAnswers


class PreconditionRequired(APIException):
    status_code = status.HTTP_428_PRECONDITION_REQUIRED
    default_code = "precondition_required"


class DraftSerializer(Strict):
    """Unfinished answers; `draft_version` is the version that was read last, 0 for none."""

    answers = serializers.DictField()
    base_revision = serializers.IntegerField(min_value=0, default=0)
    draft_version = serializers.IntegerField(min_value=0, required=False, allow_null=True, default=None)


class LabelSerializer(Strict):
    """A whole label."""

    answers = serializers.DictField()
    seconds_active = serializers.IntegerField(min_value=0, required=False, allow_null=True, default=None)


class SkipSerializer(Strict):
    reason = serializers.CharField()


class FlagSerializer(Strict):
    note = serializers.CharField()


class Work(NamedTuple):
    study: Study
    annotator: Annotator


class LabellingView(APIView):
    """Scoped to studies in which the person labels; refusals of the services become problems."""

    scope = Scope.LABEL

    def work(self, study_id: UUID) -> Work:
        try:
            part = queue.own_part(person(self.request), study_id)
        except StudyAnnotator.DoesNotExist as missing:
            raise NotFound from missing
        return Work(part.study, part.annotator)

    def slot(self, study_id: UUID, assignment_id: UUID, *beside: str) -> queue.OwnSlot:
        try:
            return queue.own_slot(person(self.request), study_id, assignment_id, *beside)
        except ObjectDoesNotExist as missing:
            raise NotFound from missing

    def given(self, kind: type[Strict]) -> dict[str, Any]:
        read = kind(data=self.request.data)
        read.is_valid(raise_exception=True)
        return dict(read.validated_data)

    def handle_exception(self, exc: Exception) -> Response:
        try:
            _as_problem(exc)
        except APIException as problem:
            return super().handle_exception(problem)
        return super().handle_exception(exc)


def _as_problem(refusal: Exception) -> None:
    """Raise the problem that a refusal is over HTTP; anything else passes."""
    if isinstance(refusal, NotAssigned):
        raise NotFound
    if isinstance(refusal, StaleRevision | StaleDraft):
        both = {
            "current": refusal.current,
            "current_answers": refusal.current_answers,
            "answers": refusal.given,
        }
        _raise(Conflict(str(refusal)), both)
    if isinstance(refusal, StudyNotOpen | DeadlinePassed | AssignmentRefused):
        raise Conflict(str(refusal))
    if isinstance(refusal, InvalidAnswers):
        _raise(Unprocessable("The answers break the schema."), {"errors": refusal.errors})
    if isinstance(refusal, KeyReused | LabellingRefused):
        raise Unprocessable(str(refusal))


def _raise(problem: APIException, more: dict[str, Any]) -> NoReturn:
    problem.problem = more  # type: ignore[attr-defined]  # read by problem_response
    raise problem


class OwnQueue(LabellingView):
    @extend_schema(
        operation_id="own_labelling_queue",
        responses=OwnQueueShape,
        parameters=[OpenApiParameter("tab", enum=queue.TABS), OpenApiParameter("page", int)],
    )
    def get(self, request: Request, study_id: UUID) -> Response:
        """One's own counts, and one page of one tab (`todo`, `draft`, `repair`, `submitted`, `skipped`)."""
        work = self.work(study_id)
        filters = asked(request, "tab", "page")
        tab, page = filters.get("tab", "todo"), filters.get("page", "1")
        if tab not in queue.TABS or not page.isdecimal() or not int(page[:7]) >= 1:
            raise NotFound
        start = (int(page[:7]) - 1) * queue.ROWS_PER_PAGE
        rows = queue.own_queue(work.study, work.annotator, tab)[start : start + queue.ROWS_PER_PAGE]
        counts = queue.own_counts(work.study, work.annotator)
        return Response(
            {"counts": asdict(counts), "tab": tab, "results": [str(row.public_id) for row in rows]}
        )


class NextCase(LabellingView):
    @extend_schema(request=None, responses={200: ServedCaseShape, 204: None})
    def post(self, request: Request, study_id: UUID) -> Response:
        """The case to label next, reserved for as long as the study says; 204 when nothing is left now."""
        work = self.work(study_id)
        served = assignments.next_assignment(study=work.study, annotator=work.annotator, now=timezone.now())
        return (
            Response(_served(served, work.annotator))
            if served
            else Response(status=status.HTTP_204_NO_CONTENT)
        )


class OwnCase(LabellingView):
    @extend_schema(responses=OwnCaseShape)
    def get(self, request: Request, study_id: UUID, assignment_id: UUID) -> Response:
        """One's own case with one's label, its history and draft. `ETag` is the revision for `If-Match`."""
        slot, annotator = self.slot(
            study_id, assignment_id, "study", "study_case__case", "study_case__output"
        )
        body = _case(slot, annotator)
        return Response(body, headers={"ETag": f'"{body["revision"]}"'})


class OwnDraft(LabellingView):
    @extend_schema(request=DraftSerializer, responses=SavedDraftShape)
    def put(self, request: Request, study_id: UUID, assignment_id: UUID) -> Response:
        """Save unfinished answers. 409 with both versions where the label or the draft has moved on."""
        slot, annotator = self.slot(study_id, assignment_id)
        draft = labelling.save_draft(
            assignment=slot, annotator=annotator, now=timezone.now(), **self.given(DraftSerializer)
        )
        return Response({"draft_version": draft.version, "saved_at": draft.saved_at})


class OwnLabel(LabellingView):
    @extend_schema(
        request=LabelSerializer,
        responses={200: StoredLabelShape, 201: StoredLabelShape},
        parameters=[
            OpenApiParameter("Idempotency-Key", str, OpenApiParameter.HEADER, required=True),
            OpenApiParameter("If-Match", str, OpenApiParameter.HEADER, required=True),
        ],
    )
    def post(self, request: Request, study_id: UUID, assignment_id: UUID) -> Response:
        """Submit a label, or correct it. `If-Match` is the revision it was written over, "0" for the first.

        The same `Idempotency-Key` gives the same answer again (200). 409 with both versions for a stale revision.
        """
        slot, annotator = self.slot(study_id, assignment_id)
        done = labelling.submit(
            assignment=slot,
            annotator=annotator,
            idempotency_key=_header(request, "Idempotency-Key"),
            expected_revision=_revision(_header(request, "If-Match")),
            now=timezone.now(),
            origin=labelling.Origin.API,
            **self.given(LabelSerializer),
        )
        code = status.HTTP_200_OK if done.is_replay else status.HTTP_201_CREATED
        return Response(_stored(done), status=code)


class OwnSkip(LabellingView):
    @extend_schema(request=SkipSerializer, responses={204: None})
    def post(self, request: Request, study_id: UUID, assignment_id: UUID) -> Response:
        """Give the case back, with a reason."""
        slot, annotator = self.slot(study_id, assignment_id)
        reason = self.given(SkipSerializer)["reason"]
        assignments.skip(assignment=slot, annotator=annotator, reason=reason, now=timezone.now())
        return Response(status=status.HTTP_204_NO_CONTENT)


class OwnReturn(LabellingView):
    @extend_schema(request=None, responses=ServedCaseShape)
    def post(self, request: Request, study_id: UUID, assignment_id: UUID) -> Response:
        """Take a skipped case back while it was handed to nobody."""
        slot, annotator = self.slot(study_id, assignment_id)
        served = assignments.take_back(assignment=slot, annotator=annotator, now=timezone.now())
        return Response(_served(served, annotator))


class OwnFlag(LabellingView):
    @extend_schema(request=FlagSerializer, responses={201: FlagShape})
    @once
    def post(self, request: Request, study_id: UUID, assignment_id: UUID) -> Response:
        """Say that the answer that came with the case looks wrong."""
        slot, annotator = self.slot(study_id, assignment_id)
        note = self.given(FlagSerializer)["note"]
        flag = labelling.flag_gold(assignment=slot, annotator=annotator, note=note, now=timezone.now())
        return Response({"kind": flag.kind, "note": flag.note}, status=status.HTTP_201_CREATED)


def _header(request: Request, name: str) -> str:
    value = request.headers.get(name, "")
    if not value:
        raise PreconditionRequired(f"send the header {name}.")
    return value


def _revision(text: str) -> int:
    number = text.strip().removeprefix("W/").strip('"')
    if not number.isascii() or not number.isdecimal() or len(number) > 9:
        raise Unprocessable('If-Match holds a revision, such as "0" for the first submission.')
    return int(number)


def _served(served: Served, annotator: Annotator) -> dict[str, Any]:
    return _case(served.assignment, annotator) | {
        "expires_at": served.lease.expires_at if served.lease else None
    }


def _case(slot: Assignment, annotator: Annotator) -> dict[str, Any]:
    """A case for its annotator. Whether the slot went on to somebody else is not said."""
    # A slot is submitted as soon as it has a label.
    history = queue.own_history(slot, annotator) if slot.status == AssignmentStatus.SUBMITTED else []
    draft = queue.own_draft(slot, annotator)
    return {
        "id": str(slot.public_id),
        "content": labelled_content(slot.study, slot.study_case),
        "revision": history[-1].revision if history else 0,
        "answers": history[-1].answers if history else None,
        "history": [asdict(one) for one in history],
        "draft": asdict(draft) if draft else None,
    }


def _stored(done: Submitted) -> dict[str, Any]:
    if done.label is not None:
        return {"revision": done.label.revision, "sha256": done.label.answers_sha256, "counts": True}
    surplus = done.surplus
    return {
        "revision": 0,
        "sha256": surplus.answers_sha256 if surplus else "",
        "counts": False,
        "detail": "Your time on this case had run out and others have taken it. Your answers are kept, outside the overlap.",
    }
