"""Who may open which page of the library, and what a refusal looks like."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render

from annotation.models.projects import Project, Role
from annotation.selectors.pages_vocabulary import version_page
from annotation.selectors.studies import projects_of, roles_in
from annotation.signed_in import person
from taxonomy.fields.base import BadSchema
from taxonomy.selectors.versions import KINDS, versions_of_kind
from taxonomy.services.draft_rows import DraftExists, DraftInUse, NoDraft, StaleDraft
from taxonomy.services.mappings import MappingMissing, MappingStands

CONFLICTS = (DraftExists, DraftInUse, NoDraft, StaleDraft, MappingMissing, MappingStands)
View = Callable[..., HttpResponse]


def project_for(request: HttpRequest, slug: str) -> Project:
    """A project in which this person has a role; others meet a 404."""
    return get_object_or_404(projects_of(person(request)), slug=slug)


def managed_project(request: HttpRequest, slug: str) -> Project:
    """As `project_for`, for what only a manager does."""
    project = project_for(request, slug)
    if Role.MANAGER not in roles_in(person(request), project):
        raise PermissionDenied("Only a manager of this project edits the vocabulary.")
    return project


def version_for(kind: str, pk: int) -> Any:
    """A version of the library, which every member of any project may read."""
    if kind not in KINDS:
        raise Http404(kind)
    return get_object_or_404(versions_of_kind(kind), pk=pk)


def seen_revision(request: HttpRequest) -> int | None:
    """The revision of the draft that the form was drawn from."""
    given = request.POST.get("revision", "")
    return int(given) if given.isdecimal() else None


def refusals(view: View) -> View:
    """Answer what an action of the library refuses with a page that says why: 409, or 422 for bad input."""

    @wraps(view)
    def guarded(request: HttpRequest, slug: str, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            return view(request, slug, *args, **kwargs)
        except CONFLICTS as refusal:
            return _refused(request, slug, refusal, 409, kwargs)
        except BadSchema as refusal:
            return _refused(request, slug, refusal, 422, kwargs)

    return guarded


def _refused(
    request: HttpRequest, slug: str, refusal: Exception, status: int, kwargs: dict[str, Any]
) -> HttpResponse:
    project = project_for(request, slug)
    kind = kwargs.get("kind") or next((kind for kind in KINDS if f"/{kind}/" in request.path), "")
    version = versions_of_kind(kind).filter(pk=kwargs.get("pk")).first() if kind in KINDS else None
    page = version_page(user=person(request), project=project, version=version)
    page |= {"refusal": str(refusal), "status": status}
    return render(request, "annotation/vocabulary/refused.html", page, status=status)
