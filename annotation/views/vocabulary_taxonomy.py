"""Taxonomies: codes as cards, their order, the mapping from the version before, and the list for a later review."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.forms.vocabulary_code import CodeForm, read_fates, typed_fates
from annotation.selectors import pages_vocabulary_taxonomy as pages
from annotation.selectors.pages_vocabulary import version_page
from annotation.services.vocabulary import edit_draft, state_fates
from annotation.signed_in import person
from annotation.views.vocabulary_access import (
    managed_project,
    project_for,
    refusals,
    seen_revision,
    version_for,
)
from taxonomy import code_edits
from taxonomy.fields.base import BadSchema
from taxonomy.selectors.library import code_documents, titles_of
from taxonomy.selectors.versions import TAXONOMIES, frozen_before
from taxonomy.services.draft_rows import StaleDraft


def codes(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    version = version_for(TAXONOMIES, pk)
    page = _page(request, slug, version, "codes") | pages.codes_page(person(request), version)
    return render(request, "annotation/vocabulary/taxonomy.html", page)


@require_POST
@refusals
def act(request: HttpRequest, slug: str, pk: int, kind: str = TAXONOMIES) -> HttpResponse:
    """A button of a card: up, down or remove."""
    managed_project(request, slug)
    deed, _, code = request.POST.get("do", "").partition(":")
    deeds = {
        "up": partial(code_edits.move_code, code=code, by=-1),
        "down": partial(code_edits.move_code, code=code, by=1),
        "remove": partial(code_edits.remove_code, code=code),
    }
    if deed not in deeds:
        raise BadSchema("do", f"{deed!r} is no button of this page")
    edit_draft(version=version_for(kind, pk), edit=deeds[deed], revision=seen_revision(request))
    response = redirect("vocabulary-version", slug=slug, kind=TAXONOMIES, pk=pk)
    if deed != "remove":
        response["Location"] += f"#code-{code}"
    return response


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def code(
    request: HttpRequest, slug: str, pk: int, name: str | None = None, kind: str = TAXONOMIES
) -> HttpResponse:
    """The form of one code; without a name a new one."""
    managed_project(request, slug)
    version = version_for(kind, pk)
    stored = next((item for item in code_documents(version) if item["code"] == name), None)
    if name is not None and stored is None:
        raise Http404(name)
    form, status = CodeForm(request.POST or None, initial=stored or {}), 200
    if request.method == "POST":
        status = 422
        if form.is_valid():
            edit = partial(code_edits.put_code, old=name, document_of_code=form.document())
            try:
                edit_draft(version=version, edit=edit, revision=seen_revision(request))
            except BadSchema as refusal:
                form.add_error("code" if refusal.path.endswith(".code") else None, str(refusal))
            except StaleDraft as refusal:
                form.add_error(None, str(refusal))
                status = 409
            else:
                response = redirect("vocabulary-version", slug=slug, kind=TAXONOMIES, pk=pk)
                response["Location"] += f"#code-{form.cleaned_data['code']}"
                return response
    page = _page(request, slug, version_for(kind, pk), "codes")
    page |= {"form": form, "stored": stored, "is_other": status == 409}
    return render(request, "annotation/vocabulary/taxonomy_code.html", page, status=status)


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def mapping(request: HttpRequest, slug: str, pk: int, kind: str = TAXONOMIES) -> HttpResponse:
    """What becomes of the codes of the version before, with the labels that each step touches."""
    project, version = project_for(request, slug), version_for(kind, pk)
    refusal, status = "", 200
    before = frozen_before(version)
    if request.method == "POST":
        managed_project(request, slug)
    if request.method == "POST" and before is not None:
        try:
            fates = read_fates(request.POST, list(titles_of(before)))
            state_fates(
                version=version, before=before, fates=fates, revision=seen_revision(request),
                user=person(request), project=project, now=timezone.now(),
            )  # fmt: skip
        except BadSchema as fault:
            refusal, status = str(fault), 422
        except StaleDraft as fault:
            refusal, status = str(fault), 409
        else:
            messages.success(request, "The mapping is stated.")
            return redirect("vocabulary-mapping", slug=slug, pk=pk)
    version = version_for(kind, pk)
    page = _page(request, slug, version, "mapping") | {"refusal": refusal}
    page |= pages.mapping_page(person(request), version, typed_fates(request.POST))
    return render(request, "annotation/vocabulary/mapping.html", page, status=status)


@require_safe
def review(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """The notes beside codes that require one: what a later version has to sort."""
    version = version_for(TAXONOMIES, pk)
    page = _page(request, slug, version, "review") | pages.review_page(person(request), version)
    return render(request, "annotation/vocabulary/review.html", page)


def _page(request: HttpRequest, slug: str, version: Any, tab: str) -> dict[str, Any]:
    page = version_page(user=person(request), project=project_for(request, slug), version=version)
    return page | {"tab": tab}
