"""The library: its list, new drafts, and what is done to a version of any kind."""

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.forms.vocabulary import FreezeForm, NewDraftForm
from annotation.selectors import pages_vocabulary_changes as changes
from annotation.selectors.pages_vocabulary import WORDS, index_page, version_page
from annotation.services.vocabulary import discard_draft, freeze_draft, start_draft, start_next_version
from annotation.signed_in import person
from annotation.views import rubrics, vocabulary_guideline, vocabulary_schema, vocabulary_taxonomy
from annotation.views.vocabulary_access import (
    managed_project,
    project_for,
    refusals,
    seen_revision,
    version_for,
)
from taxonomy.fields.base import BadSchema
from taxonomy.services.draft_rows import DraftExists, StaleDraft
from taxonomy.services.mappings import MappingMissing

VERSION_PAGES = {
    "schemas": vocabulary_schema.fields,
    "taxonomies": vocabulary_taxonomy.codes,
    "guidelines": vocabulary_guideline.text,
    "rubrics": rubrics.clauses,
}


@require_safe
def index(request: HttpRequest, slug: str) -> HttpResponse:
    page = index_page(user=person(request), project=project_for(request, slug))
    return render(request, "annotation/vocabulary/index.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, slug: str, kind: str) -> HttpResponse:
    """Start a draft: from nothing, from a template, or from JSON."""
    project = managed_project(request, slug)
    if kind not in WORDS:
        raise Http404(kind)
    form = NewDraftForm(request.POST or None, kind=kind, initial={"source": request.GET.get("template", "")})
    if request.method == "POST" and form.is_valid():
        try:
            version = start_draft(
                kind=kind, user=person(request), project=project, now=timezone.now(), **form.given()
            )
        except BadSchema as refusal:
            form.refuse(refusal)
        except DraftExists as refusal:
            form.add_error("name", str(refusal))
        else:
            return redirect("vocabulary-version", slug=slug, kind=kind, pk=version.pk)
    page = version_page(user=person(request), project=project)
    page |= {"form": form, "kind": kind, "kind_title": WORDS[kind][0]}
    return render(request, "annotation/vocabulary/new.html", page, status=422 if form.is_bound else 200)


@require_safe
def version(request: HttpRequest, slug: str, kind: str, pk: int) -> HttpResponse:
    """The first page of a version, whichever kind it is of."""
    if kind not in VERSION_PAGES:
        raise Http404(kind)
    return VERSION_PAGES[kind](request, slug, pk)


@require_POST
@refusals
def next_version(request: HttpRequest, slug: str, kind: str, pk: int) -> HttpResponse:
    project = managed_project(request, slug)
    draft = start_next_version(
        version=version_for(kind, pk), user=person(request), project=project, now=timezone.now()
    )
    return redirect("vocabulary-version", slug=slug, kind=kind, pk=draft.pk)


@require_safe
def differences(request: HttpRequest, slug: str, kind: str, pk: int) -> HttpResponse:
    """What changed from an earlier version, by default the one before; `from` chooses another."""
    project, shown = project_for(request, slug), version_for(kind, pk)
    chosen = request.GET.get("from", "")
    page = version_page(user=person(request), project=project, version=shown)
    page |= changes.differences_page(shown, int(chosen) if chosen.isdecimal() else None)
    return render(request, "annotation/vocabulary/differences.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def freeze(request: HttpRequest, slug: str, kind: str, pk: int) -> HttpResponse:
    """Show what freezing changes and touches; freeze with a reason."""
    project, draft = managed_project(request, slug), version_for(kind, pk)
    form = FreezeForm(request.POST or None)
    status = 200
    if request.method == "POST":
        status = 422
        if form.is_valid():
            try:
                frozen = freeze_draft(
                    version=draft, reason=form.cleaned_data["reason"], revision=seen_revision(request),
                    user=person(request), project=project, now=timezone.now(),
                )  # fmt: skip
            except BadSchema as refusal:
                form.add_error(None, str(refusal))
            except (StaleDraft, MappingMissing) as refusal:
                form.add_error(None, str(refusal))
                status = 409
            else:
                messages.success(request, f"{frozen} is frozen and will never change.")
                return redirect("vocabulary-version", slug=slug, kind=kind, pk=frozen.pk)
    draft = version_for(kind, pk)
    if draft.is_frozen:
        return redirect("vocabulary-version", slug=slug, kind=kind, pk=pk)
    page = version_page(user=person(request), project=project, version=draft)
    page |= changes.freeze_page(person(request), draft) | {"form": form}
    return render(request, "annotation/vocabulary/freeze.html", page, status=status)


@require_POST
@refusals
def discard(request: HttpRequest, slug: str, kind: str, pk: int) -> HttpResponse:
    project, draft = managed_project(request, slug), version_for(kind, pk)
    discard_draft(
        version=draft, revision=seen_revision(request), user=person(request), project=project,
        now=timezone.now(),
    )  # fmt: skip
    messages.success(request, "The draft is discarded.")
    return redirect("vocabulary", slug=slug)
