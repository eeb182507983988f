"""What every address of open coding shares: the session as one may see it, and its refusals as problems."""

from typing import Any
from uuid import UUID

from django.shortcuts import get_object_or_404
from django.utils import timezone
from rest_framework.exceptions import PermissionDenied
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.problems import Conflict, Unprocessable
from annotation.models.open_coding import NoteRevision, OpenCodingSession, SampledCase
from annotation.models.open_coding_board import DraftCode
from annotation.models.projects import Annotator, Role
from annotation.selectors.open_coding import BoardStillClosed, Standing, standing, visible_sessions
from annotation.selectors.open_coding_board import card_digest, card_values
from annotation.selectors.studies import roles_in
from annotation.services.open_coding import NoteMovedOn, OpenCodingRefused
from annotation.services.open_coding_board import CardMovedOn
from annotation.services.open_coding_freeze import BoardMovedOn
from annotation.signed_in import me, person

TOO_LATE = (BoardStillClosed, NoteMovedOn, CardMovedOn, BoardMovedOn)
LARGEST_ID = 2**63 - 1


class OpenCodingView(APIView):
    """404 for who is no member; then 409 while one still codes blind, 403 without the role, 422 with the `field`."""

    def session(self, session_id: UUID) -> OpenCodingSession:
        return get_object_or_404(visible_sessions(person(self.request)), public_id=session_id)

    def board(self, session_id: UUID) -> tuple[OpenCodingSession, Standing]:
        """The session, for those who may read everybody's notes."""
        session = self.session(session_id)
        found = standing(person(self.request), session)
        found.refuse_blind()
        return session, found

    def sortable(self, session_id: UUID) -> OpenCodingSession:
        """The session, for those who may change its board."""
        session, found = self.board(session_id)
        if not found.may_sort:
            raise PermissionDenied("Annotators who opened the board, and managers, sort its notes.")
        return session

    def coder(self, session: OpenCodingSession) -> Annotator:
        if Role.ANNOTATOR not in roles_in(person(self.request), session.project):
            raise PermissionDenied("Only an annotator of this project codes cases.")
        return me(self.request, session.project)

    def by(self, session: OpenCodingSession) -> dict[str, Any]:
        now = timezone.now()
        actor = me(self.request, session.project, now=now)
        return {"actor": actor.pseudonym, "now": now}

    def handle_exception(self, exc: Exception) -> Response:
        return super().handle_exception(_problem(exc))


def sampled_case(session: OpenCodingSession, position: int) -> SampledCase:
    sample = session.sample.select_related("case__dataset_version", "output", "session__project")
    return get_object_or_404(sample, position=position)


def note_document(note: NoteRevision) -> dict[str, Any]:
    """One's own note as it stands."""
    return {"note": note.text, "verdict": note.verdict, "revision": note.revision}


def card_document(draft: DraftCode) -> dict[str, Any]:
    """A draft code with its card."""
    return {
        "id": str(draft.pk),
        "cluster": str(draft.cluster_id),
        "card": card_values(draft),
        "sha256": card_digest(draft),
    }


def _problem(fault: Exception) -> Exception:
    if isinstance(fault, TOO_LATE):
        conflict = Conflict(str(fault))
        if isinstance(fault, NoteMovedOn):
            conflict.problem = {"current": note_document(fault.standing)}  # type: ignore[attr-defined]
        elif isinstance(fault, CardMovedOn):
            conflict.problem = {"current": card_document(fault.standing)}  # type: ignore[attr-defined]
        return conflict
    if isinstance(fault, OpenCodingRefused):
        refusal = Unprocessable(str(fault))
        refusal.field = fault.field  # type: ignore[attr-defined]
        return refusal
    return fault
