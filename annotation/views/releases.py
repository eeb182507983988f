"""Releases: the list, the form, the page of one and its downloads."""

from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from annotation.forms.release import ReleaseForm
from annotation.models.projects import Project, Role
from annotation.models.releases import Release
from annotation.selectors import pages_releases
from annotation.selectors.pages_access import follows
from annotation.selectors.pages_comparison import comparison_page
from annotation.selectors.studies import projects_of, roles_in
from annotation.services.releases import ReleaseRefused, create_release
from annotation.signed_in import me, person
from annotation.views.downloads import attachment

CHANGES_PER_PAGE = 100


@require_safe
def index(request: HttpRequest, slug: str) -> HttpResponse:
    page = pages_releases.releases_page(user=person(request), project=_project(request, slug))
    return render(request, "annotation/releases/list.html", page)


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, slug: str) -> HttpResponse:
    project = _project(request, slug)
    if Role.MANAGER not in roles_in(person(request), project):
        raise PermissionDenied("Only a manager of this project makes a release.")
    page = pages_releases.release_form_page(user=person(request), project=project)
    choices = [(choice["value"], choice["name"]) for choice in page["choices"]]
    form = ReleaseForm(request.POST if request.method == "POST" else None, studies=choices)
    if request.method == "POST" and form.is_valid():
        release = _made(request, project, form)
        if release:
            return redirect("release", slug=project.slug, number=release.pk)
    status = 422 if form.is_bound else 200
    return render(request, "annotation/releases/new.html", page | {"form": form}, status=status)


def _made(request: HttpRequest, project: Project, form: ReleaseForm) -> Release | None:
    now = timezone.now()
    given: dict[str, Any] = form.cleaned_data
    studies = list(project.studies.filter(public_id__in=given["studies"]))
    try:
        release = create_release(
            project=project,
            name=given["name"],
            studies=studies,
            reason=given["reason"],
            actor=me(request, project, now=now).pseudonym,
            now=now,
            with_inputs=given["with_inputs"],
        )
    except ReleaseRefused as refusal:
        form.add_error(None, str(refusal))
        return None
    messages.success(request, f"{release.name} is made. Its files never change.")
    return release


@require_safe
def detail(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    release = _release(request, slug, number)
    page = pages_releases.release_page(user=person(request), release=release)
    return render(request, "annotation/releases/detail.html", page)


@require_safe
def compare(request: HttpRequest, slug: str, number: int, earlier: int) -> HttpResponse:
    """What changed from an earlier release to this one."""
    release, old = _release(request, slug, number), _release(request, slug, earlier)
    page = comparison_page(user=person(request), old=old, new=release)
    page["changes"] = Paginator(page["diff"]["changed"], CHANGES_PER_PAGE).get_page(request.GET.get("page"))
    return render(request, "annotation/releases/compare.html", page)


@require_safe
def archive(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    release = _release(request, slug, number)
    content = pages_releases.archive(release)
    return attachment(content, name=f"{release.name}.zip", content_type="application/zip")


@require_safe
def file(request: HttpRequest, slug: str, number: int, name: str) -> HttpResponse:
    stored = get_object_or_404(_release(request, slug, number).files, name=name)
    return attachment(bytes(stored.content), name=stored.name, content_type="application/octet-stream")


def _project(request: HttpRequest, slug: str) -> Project:
    """A project whose studies this person follows; annotators alone meet a 404."""
    project = get_object_or_404(projects_of(person(request)), slug=slug)
    if not follows(person(request), project):
        raise Http404(slug)
    return project


def _release(request: HttpRequest, slug: str, number: int) -> Release:
    return get_object_or_404(Release, project=_project(request, slug), pk=number)
