"""The home of a person and of a project."""

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_safe

from annotation.selectors.overview import project_overview, projects_page
from annotation.selectors.pages_study import studies_page
from annotation.selectors.studies import projects_of
from annotation.signed_in import person


@require_safe
@login_required
def home(request: HttpRequest) -> HttpResponse:
    """The one project a person has, or the list of them."""
    user = person(request)
    projects = list(projects_of(user))
    if len(projects) == 1:
        return redirect("project", slug=projects[0].slug)
    return render(request, "annotation/projects/list.html", projects_page(projects, user))


@require_safe
@login_required
def detail(request: HttpRequest, slug: str) -> HttpResponse:
    project = get_object_or_404(projects_of(person(request)), slug=slug)
    return render(request, "annotation/projects/detail.html", project_overview(project, person(request)))


@require_safe
@login_required
def studies(request: HttpRequest, slug: str) -> HttpResponse:
    user = person(request)
    project = get_object_or_404(projects_of(user), slug=slug)
    return render(request, "annotation/studies/list.html", studies_page(user=user, project=project))
