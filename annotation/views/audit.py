"""The audit ledger of a project, for its managers."""

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from annotation.models.projects import Role
from annotation.selectors.pages_audit import Filters, audit_page, is_blind_in
from annotation.selectors.studies import projects_of, roles_in
from annotation.signed_in import person


@require_safe
def ledger(request: HttpRequest, slug: str) -> HttpResponse:
    user = person(request)
    project = get_object_or_404(projects_of(user), slug=slug)
    if Role.MANAGER not in roles_in(user, project):
        raise PermissionDenied("Only a manager of this project reads its ledger.")
    if is_blind_in(user, project):
        raise PermissionDenied(
            "You label in a study of this project that is not measured yet. Its ledger opens to you once it is."
        )
    page = audit_page(user=user, project=project, filters=Filters.read(request.GET.dict()))
    return render(request, "annotation/audit/ledger.html", page)
