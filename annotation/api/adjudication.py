"""Adjudication over HTTP: the queue, a case, rulings, acceptance and leases."""

from typing import Any
from uuid import UUID

from django.db.models import QuerySet
from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import serializers, status
from rest_framework.exceptions import PermissionDenied, ValidationError
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.adjudication_documents import case_document, lease_document, queue_entries, ruling_made
from annotation.api.adjudication_replies import (
    AcceptancePage,
    AcceptedShape,
    DisagreementPage,
    DisagreementShape,
    LeaseShape,
    MadeRulingShape,
    NextCaseShape,
)
from annotation.api.adjudication_shapes import LeaseSerializer, RulingSerializer
from annotation.api.idempotency import once
from annotation.api.shapes import asked, page_at
from annotation.models.projects import Annotator, Role
from annotation.models.studies import Study
from annotation.models.tokens import Scope
from annotation.selectors.adjudication import check_measured
from annotation.selectors.adjudication_people import annotator_known, live_leases
from annotation.selectors.adjudication_queue import STATUSES, cases_with, counts, in_order, owed_again
from annotation.selectors.adjudication_records import met_by
from annotation.selectors.studies import roles_in, visible_studies
from annotation.services.adjudication import rule
from annotation.services.adjudication_acceptance import accept_agreed
from annotation.services.adjudication_checks import Decision
from annotation.services.adjudication_leases import hand_on_case, hold_case, release_case
from annotation.services.adjudication_sessions import take_next_case
from annotation.signed_in import me, person

LONGEST_KEY = 100


def study_of(request: Request, study_id: UUID) -> Study:
    study: Study = get_object_or_404(visible_studies(person(request)), public_id=study_id)
    return study


def adjudicator_of(request: Request, study: Study) -> Annotator:
    if Role.ADJUDICATOR not in roles_in(person(request), study.project):
        raise PermissionDenied("Only an adjudicator of this project may rule.")
    return me(request, study.project)


def given_by(serializer: type[serializers.Serializer], request: Request) -> dict[str, Any]:
    given = serializer(data=request.data)
    given.is_valid(raise_exception=True)
    return dict(given.validated_data)


def key_of(request: Request) -> str:
    key = request.headers.get("Idempotency-Key", "")
    if len(key) > LONGEST_KEY:
        raise ValidationError({"Idempotency-Key": [f"is at most {LONGEST_KEY} characters"]})
    return str(key)


class Disagreements(APIView):
    @extend_schema(responses=DisagreementPage, parameters=[OpenApiParameter("status", str, enum=STATUSES)])
    def get(self, request: Request, study_id: UUID) -> Response:
        """The queue: cases on which labels differ, or those of another `status`; sides by letter, nobody's name."""
        study = study_of(request, study_id)
        check_measured(study)
        status_asked = asked(request, "status").get("status", "")
        if status_asked and status_asked not in STATUSES:
            raise ValidationError({"status": [f"must be one of {', '.join(STATUSES)}"]})
        owed = owed_again(study, annotator_known(study, person(request)))
        shown, around = page_at(request, _asked(study, status_asked, owed))
        found = counts(study)
        body = {"n_open": found["open"] + len(owed), "n_disagreements": found["disputed"]}
        return Response(body | around | {"results": queue_entries(study, shown, owed)})


def _asked(study: Study, status_asked: str, owed: list[int]) -> QuerySet:
    if status_asked:
        return in_order(cases_with(study, status_asked, owed))
    every = cases_with(study, "open", owed) | cases_with(study, "ruled", owed)
    return in_order(every.filter(n_disputed__gt=0))


class CaseView(APIView):
    @extend_schema(responses=DisagreementShape, operation_id="studies_disagreement_retrieve")
    def get(self, request: Request, study_id: UUID, case_id: UUID) -> Response:
        """One case: content, each field with its sides and precedents, the standing ruling, and who holds it."""
        study = study_of(request, study_id)
        check_measured(study)
        study_case = get_object_or_404(study.cases, public_id=case_id)
        reader = annotator_known(study, person(request))
        record = met_by(study, study_case, reader)
        lease = live_leases(timezone.now()).filter(study_case=study_case).first()
        return Response(case_document(study, record, reader=reader, lease=lease))


class Rulings(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(request=RulingSerializer, responses={201: MadeRulingShape})
    @once
    def post(self, request: Request, study_id: UUID) -> Response:
        """Rule on one case. 409 before the report is sealed or while somebody else holds it; 422 if it cannot stand."""
        study = study_of(request, study_id)
        adjudicator = adjudicator_of(request, study)
        given = given_by(RulingSerializer, request)
        case = get_object_or_404(study.cases, case__external_id=given.pop("case_id"))
        ruling = rule(
            study_case=case,
            decision=Decision(**given),
            adjudicator=adjudicator,
            now=timezone.now(),
            idempotency_key=key_of(request),
        )
        return Response(ruling_made(ruling), status=status.HTTP_201_CREATED)


class Acceptances(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(responses=AcceptancePage)
    def get(self, request: Request, study_id: UUID) -> Response:
        """What accepting would accept."""
        study = study_of(request, study_id)
        shown, around = page_at(request, in_order(cases_with(study, "agreed", [])))
        body = {"n": counts(study)["agreed"]}
        return Response(body | around | {"results": queue_entries(study, shown, [])})

    @extend_schema(request=None, responses=AcceptedShape)
    def post(self, request: Request, study_id: UUID) -> Response:
        """Accept every fully agreed case that nobody has accepted. The same again accepts nothing more."""
        study = study_of(request, study_id)
        done = accept_agreed(study=study, adjudicator=adjudicator_of(request, study), now=timezone.now())
        return Response({"n_accepted": done.n_accepted, "n_own": done.n_own})


class CaseLease(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(request=LeaseSerializer, responses=LeaseShape)
    def post(self, request: Request, study_id: UUID, case_id: UUID) -> Response:
        """Hold a case, release it, or hand it on. 409 where somebody else holds it."""
        study = study_of(request, study_id)
        adjudicator = adjudicator_of(request, study)
        study_case = get_object_or_404(study.cases, public_id=case_id)
        given, now = given_by(LeaseSerializer, request), timezone.now()
        if given["act"] == "release":
            release_case(study_case=study_case, adjudicator=adjudicator, now=now)
            return Response({"holder": None})
        if given["act"] == "hand_on":
            to = get_object_or_404(Annotator, project=study.project, pseudonym=given["to"])
            lease = hand_on_case(
                study_case=study_case, adjudicator=adjudicator, to=to, note=given["note"], now=now
            )
        else:
            lease = hold_case(study_case=study_case, adjudicator=adjudicator, now=now)
        return Response(lease_document(lease))


class NextCase(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(request=None, responses=NextCaseShape)
    def post(self, request: Request, study_id: UUID) -> Response:
        """Hold the next free case of the queue and give its id; null where none is left for this adjudicator."""
        study = study_of(request, study_id)
        check_measured(study)
        found = take_next_case(study=study, adjudicator=adjudicator_of(request, study), now=timezone.now())
        return Response({"id": found and found.public_id, "case_id": found and found.case.external_id})
