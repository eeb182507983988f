"""Open coding up to the board: sessions, starting one, coding a case after the other."""

import secrets
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.core.bad_input import BadInput
from annotation.forms.open_coding import NoteForm, StartForm
from annotation.forms.plain_text import plain_lines
from annotation.models.open_coding import OpenCodingSession, SampledCase
from annotation.models.projects import Annotator, Project, Role
from annotation.selectors import open_coding_pages as pages
from annotation.selectors.open_coding import standing, visible_sessions
from annotation.selectors.studies import projects_of, roles_in
from annotation.services.open_coding import (
    DEFAULT_CASES,
    NoteMovedOn,
    OpenCodingRefused,
    note_case,
    save_draft,
    start_session,
)
from annotation.signed_in import me, person


@require_safe
def index(request: HttpRequest, slug: str) -> HttpResponse:
    project = get_object_or_404(projects_of(person(request)), slug=slug)
    page = pages.sessions_page(user=person(request), project=project)
    return render(request, "annotation/open_coding/list.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, slug: str) -> HttpResponse:
    """The form of a sample; a POST draws it."""
    project = get_object_or_404(projects_of(person(request)), slug=slug)
    if Role.MANAGER not in roles_in(person(request), project):
        raise PermissionDenied("Only a manager of this project starts open coding.")
    page = pages.start_page(user=person(request), project=project)
    choices = [(version["value"], version["name"]) for version in page["versions"]]
    initial = {"n": DEFAULT_CASES, "seed": secrets.randbelow(10**8)}
    form = StartForm(request.POST if request.method == "POST" else None, versions=choices, initial=initial)
    if request.method == "POST" and form.is_valid():
        session = _started(request, project, form)
        if session:
            return redirect("open-coding-session", session_id=session.public_id)
    status = 422 if form.is_bound else 200
    return render(request, "annotation/open_coding/new.html", page | {"form": form}, status=status)


def _started(request: HttpRequest, project: Project, form: StartForm) -> OpenCodingSession | None:
    now = timezone.now()
    given: dict[str, Any] = form.cleaned_data
    version = get_object_or_404(pages.dataset_versions(project), pk=given["version"])
    try:
        return start_session(
            project=project,
            version=version,
            name=given["name"],
            n=given["n"],
            seed=given["seed"],
            stratify_by=given["stratify_by"].strip(),
            actor=me(request, project, now=now).pseudonym,
            now=now,
        )
    except OpenCodingRefused as refusal:
        form.add_error(refusal.field or None, str(refusal))
    except BadInput as fault:
        form.add_error(None, str(fault))
    return None


@require_safe
def detail(request: HttpRequest, session_id: UUID) -> HttpResponse:
    session = session_or_404(request, session_id)
    page = pages.session_page(user=person(request), session=session)
    return render(request, "annotation/open_coding/session.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def case(request: HttpRequest, session_id: UUID, position: int) -> HttpResponse:
    """One case of the sample; a POST keeps a note on it and goes on to the next without one."""
    if request.method != "POST":
        return _show(request, _sampled(session_or_404(request, session_id), position), None)
    sampled, annotator = _place(request, session_id, position)
    form = NoteForm(request.POST)
    if not form.is_valid():
        return _show(request, sampled, form, status=422)
    given: dict[str, Any] = form.cleaned_data
    try:
        note_case(
            sampled=sampled,
            annotator=annotator,
            text=given["text"],
            verdict=given["verdict"],
            seen_revision=given["revision"],
            now=timezone.now(),
        )
    except NoteMovedOn as moved:
        return _show(request, sampled, form, status=409, moved=moved)
    except OpenCodingRefused as refusal:
        form.add_error(refusal.field or None, str(refusal))
        return _show(request, sampled, form, status=422)
    return _next(request, sampled)


def _next(request: HttpRequest, sampled: SampledCase) -> HttpResponse:
    session = sampled.session
    place = pages.next_to_code(session, standing(person(request), session), sampled.position)
    if place is None:
        messages.success(request, f"All {session.n_cases} cases are coded.")
        return redirect("open-coding-session", session_id=session.public_id)
    return redirect("open-coding-case", session_id=session.public_id, position=place)


@require_POST
def hints(request: HttpRequest, session_id: UUID, position: int) -> HttpResponse:
    """A piece of the page: what may be said of the note that is being typed."""
    sampled, _ = _place(request, session_id, position)
    found = pages.hints(user=person(request), sampled=sampled, typed=request.POST.get("text", "")[:1000])
    return render(request, "annotation/open_coding/_hints.html", found)


@require_POST
def draft(request: HttpRequest, session_id: UUID, position: int) -> JsonResponse:
    """Keep what is typed so far."""
    sampled, annotator = _place(request, session_id, position)
    now = timezone.now()
    save_draft(
        sampled=sampled,
        annotator=annotator,
        text=plain_lines(request.POST.get("text", "")),
        verdict=request.POST.get("verdict", ""),
        now=now,
    )
    return JsonResponse({"saved_at": now.isoformat()})


def session_or_404(request: HttpRequest, session_id: UUID) -> OpenCodingSession:
    return get_object_or_404(visible_sessions(person(request)), public_id=session_id)


def actor_of(request: HttpRequest, session: OpenCodingSession) -> str:
    """The pseudonym under which the signed-in person acts in the session's project."""
    return me(request, session.project).pseudonym


def too_early(request: HttpRequest, session: OpenCodingSession, says: str) -> HttpResponse:
    """The page for those who are still blind."""
    context = {"title": "You have not opened the board", "says": says, "session_id": session.public_id}
    return render(request, "annotation/open_coding/too_early.html", context, status=409)


def _place(request: HttpRequest, session_id: UUID, position: int) -> tuple[SampledCase, Annotator]:
    """A place of the sample, for those who code."""
    session = session_or_404(request, session_id)
    if Role.ANNOTATOR not in roles_in(person(request), session.project):
        raise PermissionDenied("Only an annotator of this project codes cases.")
    annotator = me(request, session.project)
    return _sampled(session, position), annotator


def _sampled(session: OpenCodingSession, position: int) -> SampledCase:
    sample = session.sample.select_related("case", "output", "session__project")
    found: SampledCase = get_object_or_404(sample, position=position)
    return found


def _show(
    request: HttpRequest,
    sampled: SampledCase,
    form: NoteForm | None,
    *,
    status: int = 200,
    moved: NoteMovedOn | None = None,
) -> HttpResponse:
    page = pages.case_page(user=person(request), sampled=sampled)
    if form is None:
        shown = page["draft"] or page["note"]
        words = {"text": shown.text, "verdict": shown.verdict} if shown else {}
        form = NoteForm(initial=words)
    context = page | {"form": form, "moved": moved}
    return render(request, "annotation/open_coding/case.html", context, status=status)
