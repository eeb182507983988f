"""Guidelines: the text, and its editor beside how it will read."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from annotation.selectors.pages_vocabulary import version_page
from annotation.selectors.pages_vocabulary_guideline import guideline_page
from annotation.services.vocabulary import save_draft
from annotation.signed_in import person
from annotation.views.vocabulary_access import (
    managed_project,
    project_for,
    refusals,
    seen_revision,
    version_for,
)
from taxonomy.fields.base import BadSchema
from taxonomy.selectors.versions import GUIDELINES, name_of
from taxonomy.services.draft_rows import StaleDraft


def text(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    return _render(request, slug, version_for(GUIDELINES, pk))


@require_http_methods(["POST"])
@refusals
def save(request: HttpRequest, slug: str, pk: int, kind: str = GUIDELINES) -> HttpResponse:
    """Save the draft; `do` = preview shows how it reads without saving."""
    managed_project(request, slug)
    version = version_for(kind, pk)
    markdown = request.POST.get("markdown", "").replace("\r\n", "\n")
    if request.POST.get("do") == "preview":
        return _render(request, slug, version, typed=markdown)
    document = {"name": name_of(version), "markdown": markdown}
    try:
        save_draft(version=version, document=document, revision=seen_revision(request))
    except BadSchema as refusal:
        return _render(request, slug, version, status=422, typed=markdown, refusal=str(refusal))
    except StaleDraft as refusal:
        return _render(request, slug, version_for(kind, pk), status=409, typed=markdown, refusal=str(refusal))
    return redirect("vocabulary-version", slug=slug, kind=GUIDELINES, pk=pk)


def _render(
    request: HttpRequest,
    slug: str,
    version: Any,
    *,
    status: int = 200,
    typed: str | None = None,
    refusal: str = "",
) -> HttpResponse:
    page = version_page(user=person(request), project=project_for(request, slug), version=version)
    page |= guideline_page(version, typed) | {"tab": "text", "refusal": refusal, "is_other": status == 409}
    return render(request, "annotation/vocabulary/guideline.html", page, status=status)
