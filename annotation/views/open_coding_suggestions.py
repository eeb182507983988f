"""Asking for suggested clusters, their progress, and the answers to them."""

from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from annotation.models.people import User
from annotation.selectors.open_coding import standing
from annotation.selectors.open_coding_board_page import suggesting
from annotation.selectors.open_coding_pages import head, standing_view
from annotation.services import open_coding_suggestions as services
from annotation.services.open_coding import OpenCodingRefused
from annotation.signed_in import person
from annotation.views.open_coding import actor_of, session_or_404, too_early
from annotation.views.open_coding_board import back_to_board, may_sort, show_board


@require_POST
def suggest(request: HttpRequest, session_id: UUID) -> HttpResponse:
    """Ask for suggestions, or stop the job that looks for them."""
    session = may_sort(request, session_id)
    now = timezone.now()
    if request.POST.get("action") == "cancel":
        services.stop_suggesting(session=session, now=now)
        return back_to_board(request, session)
    try:
        services.request_suggestions(
            session=session,
            threshold=request.POST.get("threshold", ""),
            actor=actor_of(request, session),
            now=now,
        )
    except OpenCodingRefused as refusal:
        return show_board(request, session, refusal=str(refusal), status=422)
    return back_to_board(request, session)


@require_safe
def progress(request: HttpRequest, session_id: UUID) -> HttpResponse:
    """How far the job is, as a piece of the page."""
    session = session_or_404(request, session_id)
    user: User = person(request)
    found = standing(user, session)
    if found.is_blind:
        return too_early(request, session, "Open the board first; until then you see your own notes alone.")
    page = {"session": head(session), "standing": standing_view(found), "suggesting": suggesting(session)}
    return render(request, "annotation/open_coding/_suggesting.html", page)


@require_POST
def answer(request: HttpRequest, session_id: UUID, number: int) -> HttpResponse:
    session = may_sort(request, session_id)
    suggestion = get_object_or_404(session.suggestions.select_related("cluster"), pk=number)
    by: dict[str, Any] = {
        "suggestion": suggestion,
        "actor": actor_of(request, session),
        "now": timezone.now(),
    }
    try:
        if request.POST.get("answer") == "confirm":
            services.confirm_suggestion(**by, name=request.POST.get("name", ""))
        else:
            services.reject_suggestion(**by)
    except OpenCodingRefused as refusal:
        return show_board(request, session, refusal=str(refusal), status=422)
    return back_to_board(request, session)
