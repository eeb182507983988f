"""Rubrics: the editor with its lints, what judges overrode, and the text that git names."""

from collections import Counter
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from annotation.forms.rubric import document_from
from annotation.selectors.pages_rubrics import near_match_rows, rubric_page
from annotation.selectors.pages_vocabulary import version_page
from annotation.selectors.rubric_flags import open_flags
from annotation.services.rubrics import refuse_held_out_anchors
from annotation.services.vocabulary import save_draft
from annotation.signed_in import person
from annotation.views.downloads import attachment
from annotation.views.vocabulary_access import (
    managed_project,
    project_for,
    refusals,
    seen_revision,
    version_for,
)
from taxonomy.fields.base import BadSchema
from taxonomy.selectors.versions import RUBRICS, name_of
from taxonomy.services.draft_rows import StaleDraft

FLAGS_SHOWN = 50


def clauses(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    return _render(request, slug, version_for(RUBRICS, pk))


@require_POST
@refusals
def save(request: HttpRequest, slug: str, pk: int, kind: str = RUBRICS) -> HttpResponse:
    """Save the draft. What was typed stays on the page where it is refused."""
    project = managed_project(request, slug)
    version = version_for(kind, pk)
    typed: Any = None
    try:
        typed = document_from(request.POST, name_of(version))
        refuse_held_out_anchors(project=project, document=typed)
        save_draft(version=version, document=typed, revision=seen_revision(request))
    except BadSchema as refusal:
        return _render(request, slug, version, typed=typed, refusal=str(refusal), status=422)
    except StaleDraft as refusal:
        current = version_for(kind, pk)
        return _render(request, slug, current, typed=typed, refusal=str(refusal), status=409)
    return redirect("vocabulary-version", slug=slug, kind=RUBRICS, pk=pk)


@require_safe
def download(request: HttpRequest, slug: str, pk: int) -> HttpResponse:
    """The exact text of a frozen version: `git hash-object` of it gives the version's `rubric_sha`."""
    project_for(request, slug)
    version = version_for(RUBRICS, pk)
    if not version.is_frozen:
        raise Http404("a draft has no text to pin yet")
    return attachment(
        version.document.encode(),
        name=f"{name_of(version)}-v{version.number}.json",
        content_type="application/json",
    )


def _render(
    request: HttpRequest, slug: str, version: Any, *, status: int = 200, typed: Any = None, refusal: str = ""
) -> HttpResponse:
    project = project_for(request, slug)
    page = version_page(user=person(request), project=project, version=version)
    page |= rubric_page(version, typed, is_editable=page["is_editable"])
    page |= {"tab": "clauses", "refusal": refusal}
    flags = [
        flag
        for flag in open_flags(person(request), project)
        if flag.rubric_version.rubric_id == version.rubric_id
    ]
    page |= {"flags": flags[:FLAGS_SHOWN], "n_flags": len(flags)}
    page["passes"] = near_match_rows(person(request), project, version)
    flagged = Counter(flag.clause for flag in flags)
    for clause in page["clauses"]:
        clause["n_flags"] = flagged[clause.get("key")]
    return render(request, "annotation/rubrics/rubric.html", page, status=status)
