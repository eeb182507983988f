"""What somebody manages, for pages and API alike: 404 for those who may not know of it, 403 for those who may."""

from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404
from rest_framework.request import Request

from annotation.models.projects import Project, Role
from annotation.models.studies import Study
from annotation.selectors.pages_access import follows
from annotation.selectors.studies import projects_of, roles_in
from annotation.signed_in import person


def managed_project(request: HttpRequest | Request, slug: str) -> Project:
    user = person(request)
    project = get_object_or_404(projects_of(user), slug=slug)
    if Role.MANAGER in roles_in(user, project):
        return project
    if follows(user, project):
        raise PermissionDenied("Only a manager of this project may do this.")
    raise Http404(slug)


def managed_study(request: HttpRequest | Request, study_id: UUID) -> Study:
    study = get_object_or_404(
        Study.objects.select_related("project", "dataset_version__dataset"), public_id=study_id
    )
    managed_project(request, study.project.slug)
    return study
