"""The board: sorting notes into clusters, clusters into draft codes, and answering suggestions."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.charts import saturation_curve
from annotation.forms.open_coding import CardForm
from annotation.models.open_coding import OpenCodingSession
from annotation.models.open_coding_board import Cluster, DraftCode
from annotation.selectors.open_coding import BoardStillClosed, standing
from annotation.selectors.open_coding_board import card_digest, card_values
from annotation.selectors.open_coding_board_page import board_page, cluster_page
from annotation.services import open_coding_board as sorting
from annotation.services.open_coding import OpenCodingRefused, open_board
from annotation.signed_in import me, person
from annotation.views.open_coding import actor_of, session_or_404, too_early


@require_safe
def board(request: HttpRequest, session_id: UUID) -> HttpResponse:
    session = session_or_404(request, session_id)
    return show_board(request, session)


def show_board(
    request: HttpRequest, session: OpenCodingSession, *, refusal: str = "", status: int = 200
) -> HttpResponse:
    """The board: a piece of the page for the script, the whole page for everybody else."""
    asked = {key: request.GET.get(key, "") for key in ("q", "inbox", "clusters")}
    try:
        page = board_page(user=person(request), session=session, asked=asked)
    except BoardStillClosed as closed:
        return too_early(request, session, str(closed))
    page["refusal"] = refusal
    page["curve"] = saturation_curve(page["saturation"])
    template = "_board.html" if request.headers.get("HX-Request") else "board.html"
    return render(request, f"annotation/open_coding/{template}", page, status=status)


@require_POST
def open_for_good(request: HttpRequest, session_id: UUID) -> HttpResponse:
    session = session_or_404(request, session_id)
    if standing(person(request), session).is_blind:
        now = timezone.now()
        annotator = me(request, session.project, now=now)
        open_board(session=session, annotator=annotator, now=now)
    return redirect("open-coding-board", session_id=session.public_id)


@require_POST
def sort(request: HttpRequest, session_id: UUID) -> HttpResponse:
    """Put the chosen notes into the cluster that is named, or back into the inbox.

    Each chosen note says where it was taken from: "7:3" is note 7 out of cluster 3, "7:" out of the inbox.
    """
    session = may_sort(request, session_id)
    chosen = [_chosen(value) for value in request.POST.getlist("note")]
    notes = {note for note, _ in chosen if note is not None}
    sources: dict[int, set[int]] = {}
    for note, cluster in chosen if not request.POST.get("keep") else ():
        if note is not None and cluster is not None:
            sources.setdefault(cluster, set()).add(note)
    given: dict[str, Any] = {"session": session, "note_ids": notes, "actor": actor_of(request, session),
                             "now": timezone.now(), "taken_from": sources}  # fmt: skip
    try:
        if request.POST.get("to") == "inbox":
            sorting.take_out(**given)
        else:
            into = sorting.put_in_cluster(**given, name=request.POST.get("name", ""))
            if request.POST.get("code"):
                sorting.make_draft_code(cluster=into, actor=given["actor"], now=given["now"])
    except OpenCodingRefused as refusal:
        return show_board(request, session, refusal=str(refusal), status=422)
    return back_to_board(request, session)


def _chosen(value: str) -> tuple[int | None, int | None]:
    note, _, cluster = value.partition(":")
    return _number(note), _number(cluster)


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else None


@require_http_methods(["GET", "HEAD", "POST"])
def cluster(request: HttpRequest, session_id: UUID, number: int) -> HttpResponse:
    """A cluster with all its notes; a POST renames, merges or dissolves it, or makes it a draft code."""
    if request.method != "POST":
        session = session_or_404(request, session_id)
        return _show_cluster(request, get_object_or_404(session.clusters, pk=number))
    session = may_sort(request, session_id)
    chosen = get_object_or_404(session.clusters, pk=number)
    try:
        _act(request, chosen)
    except OpenCodingRefused as refusal:
        return show_board(request, session, refusal=str(refusal), status=422)
    return back_to_board(request, session)


def _act(request: HttpRequest, chosen: Cluster) -> None:
    action = request.POST.get("action", "")
    by: dict[str, Any] = {"actor": actor_of(request, chosen.session), "now": timezone.now()}
    if action == "rename":
        sorting.rename_cluster(cluster=chosen, name=request.POST.get("name", ""), **by)
    elif action == "merge":
        into = chosen.session.clusters.filter(pk=_number(request.POST.get("into", "")) or 0).first()
        if into is None:
            raise OpenCodingRefused("Choose a cluster to merge into.", "into")
        sorting.merge_clusters(cluster=chosen, into=into, **by)
    elif action == "dissolve":
        sorting.dissolve_cluster(cluster=chosen, **by)
    elif action == "code":
        sorting.make_draft_code(cluster=chosen, **by)
    else:
        raise OpenCodingRefused("Choose what to do with the cluster.", "action")


def _show_cluster(request: HttpRequest, chosen: Cluster) -> HttpResponse:
    try:
        page = cluster_page(user=person(request), cluster=chosen)
    except BoardStillClosed as closed:
        return too_early(request, chosen.session, str(closed))
    return render(request, "annotation/open_coding/cluster.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def code(request: HttpRequest, session_id: UUID, number: int) -> HttpResponse:
    """The card of a draft code; a POST writes it, or makes the code a mere cluster again."""
    session = session_or_404(request, session_id)
    draft: DraftCode = get_object_or_404(session.draft_codes.select_related("cluster"), pk=number)
    if request.method != "POST":
        return _show_card(request, draft, CardForm(initial=card_values(draft)))
    may_sort(request, session_id)
    by: dict[str, Any] = {"draft": draft, "actor": actor_of(request, session), "now": timezone.now()}
    if request.POST.get("action") == "withdraw":
        sorting.withdraw_draft_code(**by)
        return back_to_board(request, session)
    form = CardForm(request.POST)
    if not form.is_valid():
        return _show_card(request, draft, form, status=422)
    try:
        sorting.edit_draft_code(card=form.cleaned_data, seen=request.POST.get("seen", ""), **by)
    except sorting.CardMovedOn as moved:
        return _show_card(request, draft, form, status=409, moved=moved)
    except OpenCodingRefused as refusal:
        form.add_error(refusal.field or None, str(refusal))
        return _show_card(request, draft, form, status=422)
    messages.success(request, f"The card of {draft.code} is kept.")
    return redirect("open-coding-board", session_id=session.public_id)


def _show_card(
    request: HttpRequest,
    draft: DraftCode,
    form: CardForm,
    *,
    status: int = 200,
    moved: sorting.CardMovedOn | None = None,
) -> HttpResponse:
    draft.refresh_from_db()
    try:
        page = cluster_page(user=person(request), cluster=draft.cluster)
    except BoardStillClosed as closed:
        return too_early(request, draft.session, str(closed))
    context = page | {"form": form, "draft": draft, "seen": card_digest(draft), "moved": moved}
    return render(request, "annotation/open_coding/card.html", context, status=status)


def may_sort(request: HttpRequest, session_id: UUID) -> OpenCodingSession:
    """The session, for those who may change its board."""
    session = session_or_404(request, session_id)
    if not standing(person(request), session).may_sort:
        raise PermissionDenied("Annotators who opened the board, and managers, sort its notes.")
    return session


def back_to_board(request: HttpRequest, session: OpenCodingSession) -> HttpResponse:
    """The board as it is now: at once for the script, by a redirect otherwise, so that a reload sends nothing."""
    if request.headers.get("HX-Request"):
        return show_board(request, session)
    response = redirect("open-coding-board", session_id=session.public_id)
    if request.GET:
        response["Location"] += f"?{request.GET.urlencode()}"
    return response
