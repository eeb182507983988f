"""The end of open coding: where annotators' codes meet, and freezing the draft codes as a taxonomy version."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.http import urlencode
from django.utils.text import slugify
from django.views.decorators.http import require_http_methods, require_safe

from annotation.core.release_files import jsonl
from annotation.forms.plain_text import plain_lines
from annotation.forms.vocabulary_code import read_fates, typed_fates
from annotation.models.open_coding import OpenCodingSession
from annotation.selectors.open_coding import BoardStillClosed, standing
from annotation.selectors.open_coding_freeze import freeze_page
from annotation.selectors.open_coding_overlap import overlap_page
from annotation.services.open_coding import OpenCodingRefused
from annotation.services.open_coding_files import exported_notes
from annotation.services.open_coding_freeze import freeze_codes
from annotation.signed_in import person
from annotation.views.downloads import attachment
from annotation.views.open_coding import actor_of, session_or_404, too_early
from taxonomy.fields.base import BadSchema


@require_safe
def overlap(request: HttpRequest, session_id: UUID) -> HttpResponse:
    session = session_or_404(request, session_id)
    try:
        page = overlap_page(user=person(request), session=session)
    except BoardStillClosed as closed:
        return too_early(request, session, str(closed))
    return render(request, "annotation/open_coding/overlap.html", page)


@require_safe
def notes(request: HttpRequest, session_id: UUID) -> HttpResponse:
    """The notes as a file that can be imported again."""
    session = session_or_404(request, session_id)
    if standing(person(request), session).is_blind:
        return too_early(request, session, "Open the board first; until then you see your own notes alone.")
    content = jsonl(exported_notes(session))
    return attachment(content, name=f"{session.name}-notes.jsonl", content_type="application/jsonl")


@require_http_methods(["GET", "HEAD", "POST"])
def freeze(request: HttpRequest, session_id: UUID) -> HttpResponse:
    """What freezing would make, and what it touches; a POST freezes."""
    session = session_or_404(request, session_id)
    if request.method != "POST":
        return _show(request, session)
    if not standing(person(request), session).may_manage:
        raise PermissionDenied("Only a manager of this project freezes codes.")
    drawn = typed_fates(request.POST)
    try:
        version = freeze_codes(
            session=session,
            **_asked(request, session),
            reason=plain_lines(request.POST.get("reason", "")),
            expected_sha256=request.POST.get("sha256", ""),
            fates=read_fates(request.POST, list(drawn)) if drawn else None,
            actor=actor_of(request, session),
            now=timezone.now(),
        )
    except (OpenCodingRefused, BadSchema) as refusal:
        return _show(request, session, refusal=str(refusal), status=422)
    messages.success(
        request, f"{version} is frozen with {version.codes.count()} codes. Each keeps the notes it came from."
    )
    address = reverse("open-coding-freeze", kwargs={"session_id": session.public_id})
    return redirect(f"{address}?{urlencode({'name': version.taxonomy.name})}")


def _asked(request: HttpRequest, session: OpenCodingSession) -> dict[str, Any]:
    """The name of the taxonomy, and whether codes without a card stay; as asked, or as a first proposal."""
    given = request.POST if request.method == "POST" else request.GET
    return {
        "name": given.get("name", slugify(session.name)[:100] or "codes").strip(),
        "keeps_others": given.get("others", "keep") == "keep",
    }


def _show(
    request: HttpRequest,
    session: OpenCodingSession,
    *,
    refusal: str = "",
    status: int = 200,
) -> HttpResponse:
    try:
        page = freeze_page(
            user=person(request),
            session=session,
            **_asked(request, session),
            typed=typed_fates(request.POST),
        )
    except BoardStillClosed as closed:
        return too_early(request, session, str(closed))
    context = page | {"refusal": refusal, "reason": request.POST.get("reason", "")}
    return render(request, "annotation/open_coding/freeze.html", context, status=status)
