"""Sessions of adjudication over HTTP: one's own, and consensus with positions before the chair's ruling."""

from typing import Any
from uuid import UUID

from django.shortcuts import get_object_or_404
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.adjudication import adjudicator_of, given_by, key_of, study_of
from annotation.api.adjudication_documents import case_document, position_document, ruling_made
from annotation.api.adjudication_replies import (
    BegunSessionShape,
    ConsensusPage,
    MadeRulingShape,
    PositionShape,
    PositionsShape,
    SessionList,
)
from annotation.api.adjudication_shapes import (
    AdjudicationSessionSerializer,
    PositionSerializer,
    RulingSerializer,
)
from annotation.api.idempotency import once
from annotation.api.shapes import asked, page_at
from annotation.models.adjudication import AdjudicationSession, SessionKind
from annotation.models.studies import Study, StudyCase
from annotation.models.tokens import Scope
from annotation.selectors.adjudication import case_records
from annotation.selectors.adjudication_consensus import (
    discussed_in,
    missing_positions,
    readable_positions,
    sessions_of,
    waiting_in,
)
from annotation.selectors.adjudication_people import annotator_known
from annotation.selectors.pages_access import readable_studies
from annotation.services.adjudication_checks import Decision
from annotation.services.adjudication_consensus import record_position, rule_in_session
from annotation.services.adjudication_sessions import begin_session, close_session, pause_session
from annotation.signed_in import me, person


def _readable(request: Request, study_id: UUID) -> Study:
    study: Study = get_object_or_404(readable_studies(person(request)), public_id=study_id)
    return study


def _session(request: Request, study_id: UUID, session_id: UUID) -> AdjudicationSession:
    """A consensus session that the person chairs or takes part in; 404 for everybody else."""
    found = sessions_of(person(request), _readable(request, study_id))
    session: AdjudicationSession = get_object_or_404(found, public_id=session_id)
    return session


def _session_document(session: AdjudicationSession) -> dict[str, Any]:
    return {
        "id": session.public_id,
        "kind": session.kind,
        "chair": session.chair.pseudonym,
        "opened_at": session.opened_at,
        "closed_at": session.closed_at,
    }


class Sessions(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(responses=SessionList, operation_id="studies_sessions_list")
    def get(self, request: Request, study_id: UUID) -> Response:
        """The consensus sessions that one chairs or, as an annotator of the study, takes part in; newest first."""
        asked(request)
        study = _readable(request, study_id)
        found = sessions_of(person(request), study)
        return Response({"results": [_session_document(session) for session in found]})

    @extend_schema(request=AdjudicationSessionSerializer, responses={201: BegunSessionShape})
    @once
    def post(self, request: Request, study_id: UUID) -> Response:
        """Begin or resume a session of one adjudicator, or open a consensus session as its chair."""
        study = study_of(request, study_id)
        adjudicator = adjudicator_of(request, study)
        kind = SessionKind(given_by(AdjudicationSessionSerializer, request)["kind"])
        session = begin_session(study=study, adjudicator=adjudicator, now=timezone.now(), kind=kind)
        return Response({"id": session.public_id, "kind": kind}, status=status.HTTP_201_CREATED)


class Session(APIView):
    @extend_schema(responses=ConsensusPage, operation_id="studies_sessions_retrieve")
    def get(self, request: Request, study_id: UUID, session_id: UUID) -> Response:
        """A consensus session: its open disagreements, those that wait for the reader first."""
        session = _session(request, study_id, session_id)
        cases = waiting_in(session, annotator_known(session.study, person(request)))
        shown, around = page_at(request, cases)
        entries = [
            {
                "id": case.study_case.public_id,
                "case_id": case.study_case.case.external_id,
                "disputed": list(case.disputed_keys),
                "n_positions": case.n_positions,
                "is_mine_in": case.is_mine_in,
            }
            for case in shown
        ]
        return Response(_session_document(session) | {"n": cases.count()} | around | {"results": entries})


class SessionAct(APIView):
    """Pause or close one's own session."""

    scope = Scope.ADJUDICATE
    act = ""

    @extend_schema(request=None, responses={204: None})
    def post(self, request: Request, study_id: UUID, session_id: UUID) -> Response:
        study = study_of(request, study_id)
        mine = AdjudicationSession.objects.filter(study=study, chair=adjudicator_of(request, study))
        session = get_object_or_404(mine, public_id=session_id)
        end = pause_session if self.act == "pause" else close_session
        end(session=session, now=timezone.now())
        return Response(status=status.HTTP_204_NO_CONTENT)


class Positions(APIView):
    scope = Scope.LABEL

    @extend_schema(responses=PositionsShape)
    def get(self, request: Request, study_id: UUID, session_id: UUID, case_id: UUID) -> Response:
        """One case under its annotators' names, and positions: one's own at once, all when all are on record."""
        session, study_case = self._found(request, study_id, session_id, case_id)
        reader = annotator_known(session.study, person(request))
        record = case_records(session.study, study_case=study_case)[0]
        return Response(
            {
                "case": case_document(session.study, record, reader=reader, names_show=True),
                "missing": missing_positions(session, study_case),
                "results": [
                    position_document(one) for one in readable_positions(session, study_case, reader)
                ],
            }
        )

    @extend_schema(request=PositionSerializer, responses={201: PositionShape})
    @once
    def post(self, request: Request, study_id: UUID, session_id: UUID, case_id: UUID) -> Response:
        """Put one's position on record, once, before the discussion."""
        session, study_case = self._found(request, study_id, session_id, case_id)
        now = timezone.now()
        who = me(request, session.study.project, now=now)
        given = given_by(PositionSerializer, request)
        position = record_position(session=session, study_case=study_case, annotator=who, now=now, **given)
        return Response(position_document(position), status=status.HTTP_201_CREATED)

    def _found(
        self, request: Request, study_id: UUID, session_id: UUID, case_id: UUID
    ) -> tuple[AdjudicationSession, StudyCase]:
        session = _session(request, study_id, session_id)
        cases = discussed_in(session)
        if session.chair.user_id != person(request).pk:
            cases = cases.filter(assignments__annotator__user=person(request))
        return session, get_object_or_404(cases, public_id=case_id)


class SessionRulings(APIView):
    scope = Scope.ADJUDICATE

    @extend_schema(request=RulingSerializer, responses={201: MadeRulingShape})
    @once
    def post(self, request: Request, study_id: UUID, session_id: UUID) -> Response:
        """The chair's ruling, once every position on the case is on record."""
        study = study_of(request, study_id)
        session = get_object_or_404(sessions_of(person(request), study), public_id=session_id)
        given = given_by(RulingSerializer, request)
        case = get_object_or_404(study.cases, case__external_id=given.pop("case_id"))
        ruling = rule_in_session(
            session=session,
            study_case=case,
            decision=Decision(**given),
            adjudicator=adjudicator_of(request, study),
            now=timezone.now(),
            idempotency_key=key_of(request),
        )
        return Response(ruling_made(ruling), status=status.HTTP_201_CREATED)
