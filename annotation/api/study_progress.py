"""Seeing to an open study: more time, slots handed on, shared out, taken from who stops."""

from datetime import datetime
from typing import Any
from uuid import UUID

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import Strict, asked, given
from annotation.managed import managed_study
from annotation.models.projects import Annotator
from annotation.models.studies import Study
from annotation.selectors.pages_access import is_labelling
from annotation.selectors.progress import skipped_slots
from annotation.services.assignments import AssignmentRefused, hand_on, withdraw
from annotation.services.open_studies import NotAssigned, StudyNotOpen
from annotation.services.reassigning import SharedOut, extend_deadline, share_out, withdraw_and_share
from annotation.services.studies import StudyRefused
from annotation.signed_in import me, person

REFUSALS = (StudyRefused, StudyNotOpen, AssignmentRefused, NotAssigned)


class DeadlineShape(Strict):
    """Until when cases are served; never earlier than before."""

    until = serializers.DateTimeField()


class WaitingSlotShape(serializers.Serializer):
    """A slot that was given back; those of `barred` may not have it."""

    slot = serializers.UUIDField()
    case_id = serializers.CharField()
    barred = serializers.ListField(child=serializers.CharField())


class WaitingShape(serializers.Serializer):
    results = WaitingSlotShape(many=True)


class HandingOnShape(Strict):
    slot = serializers.UUIDField()
    to = serializers.CharField(max_length=200)
    reason = serializers.CharField(max_length=1000, required=False, allow_blank=True, default="")


class SharingShape(Strict):
    """The pseudonyms among whom waiting slots are shared."""

    among = serializers.ListField(child=serializers.CharField(max_length=200), min_length=1)


class SharedShape(serializers.Serializer):
    """`n_left` slots wait on, for nobody is left who may take them."""

    n_given = serializers.IntegerField()
    n_left = serializers.IntegerField()


class WithdrawingShape(Strict):
    annotator = serializers.CharField(max_length=200)
    reason = serializers.CharField(max_length=1000)
    share = serializers.BooleanField(required=False, default=False)


class WithdrawnShape(serializers.Serializer):
    """How many slots are free, or with `share` how they were shared out."""

    n_free = serializers.IntegerField(required=False)
    n_given = serializers.IntegerField(required=False)
    n_left = serializers.IntegerField(required=False)


class SeeingTo(APIView):
    """Scoped to what one manages and does not label in; 409 where the study or a slot does not stand like that."""

    def study(self, study_id: UUID) -> Study:
        study = managed_study(self.request, study_id)
        if is_labelling(person(self.request), study):
            raise PermissionDenied("You label in this study, so another manager sees to it.")
        return study

    def by(self, study: Study) -> dict[str, Any]:
        now: datetime = timezone.now()
        actor = me(self.request, study.project, now=now).pseudonym
        return {"actor": actor, "now": now}

    def handle_exception(self, exc: Exception) -> Response:
        return super().handle_exception(Conflict(str(exc)) if isinstance(exc, REFUSALS) else exc)


class StudyDeadline(SeeingTo):
    @extend_schema(request=DeadlineShape, responses=DeadlineShape)
    def post(self, request: Request, study_id: UUID) -> Response:
        """Serve cases for longer."""
        study, until = self.study(study_id), given(DeadlineShape, request)["until"]
        extend_deadline(study=study, until=until, **self.by(study))
        return Response({"until": until.isoformat()})


class WaitingSlots(SeeingTo):
    @extend_schema(responses=WaitingShape)
    def get(self, request: Request, study_id: UUID) -> Response:
        """The slots that were given back and that nobody has."""
        asked(request)
        slots = skipped_slots(self.study(study_id))
        return Response(
            {
                "results": [
                    {
                        "slot": slot["id"],
                        "case_id": slot["case_id"],
                        "barred": sorted(filter(None, slot["barred"])),
                    }
                    for slot in slots
                ]
            }
        )

    @extend_schema(request=HandingOnShape, responses={204: None})
    def post(self, request: Request, study_id: UUID) -> Response:
        """Give one slot to an annotator of the study."""
        study, wanted = self.study(study_id), given(HandingOnShape, request)
        slot = get_object_or_404(study.assignments, public_id=wanted["slot"])
        to = _member(study, "to", wanted["to"])
        hand_on(assignment=slot, to=to, reason=wanted["reason"], **self.by(study))
        return Response(status=204)


class SharingOut(SeeingTo):
    @extend_schema(request=SharingShape, responses=SharedShape)
    def post(self, request: Request, study_id: UUID) -> Response:
        """Share all waiting slots out, each to who has the fewest cases left and may have it."""
        study, among = self.study(study_id), given(SharingShape, request)["among"]
        for name in among:
            _member(study, "among", name)
        return Response(_shared(share_out(study=study, among=among, **self.by(study))))


class Withdrawals(SeeingTo):
    @extend_schema(request=WithdrawingShape, responses=WithdrawnShape)
    def post(self, request: Request, study_id: UUID) -> Response:
        """An annotator stops: labels that are in stay, the other slots are free or shared out."""
        study, wanted = self.study(study_id), given(WithdrawingShape, request)
        annotator = _member(study, "annotator", wanted["annotator"])
        act = {"study": study, "annotator": annotator, "reason": wanted["reason"]} | self.by(study)
        return Response(
            _shared(withdraw_and_share(**act)) if wanted["share"] else {"n_free": withdraw(**act)}
        )


def _member(study: Study, field: str, pseudonym: str) -> Annotator:
    member = study.members.filter(annotator__pseudonym=pseudonym).select_related("annotator").first()
    if member is None:
        raise Unprocessable(f"{field}: {pseudonym!r} is no annotator of this study.")
    return member.annotator


def _shared(done: SharedOut) -> dict[str, int]:
    return dict(done._asdict())
