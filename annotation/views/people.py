"""The people of a project: roles, invitations, logins that end; and new projects."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from annotation.core.bad_input import BadInput
from annotation.forms.people import ROLES, InvitationForm, ProjectForm, RolesForm
from annotation.managed import managed_project
from annotation.models.projects import Project, Role
from annotation.selectors.people import may_make_projects, members_of, people_page
from annotation.selectors.studies import roles_in
from annotation.services import people as services
from annotation.services.invitations import (
    InvitationRefused,
    InvitationSpent,
    Invited,
    invite_person,
    revoke_invitation,
)
from annotation.services.people import PersonRefused
from annotation.services.projects import ProjectRefused, create_project
from annotation.signed_in import me, person


@require_safe
def index(request: HttpRequest, slug: str) -> HttpResponse:
    return _page(request, managed_project(request, slug), InvitationForm())


@require_POST
def invite(request: HttpRequest, slug: str) -> HttpResponse:
    """Make an invitation and show its link, this once: it is not stored and cannot be shown again."""
    project = managed_project(request, slug)
    form = InvitationForm(request.POST)
    invited = _invited(request, project, form) if form.is_valid() else None
    if invited is None:
        return _page(request, project, form, status=422)
    return _page(request, project, InvitationForm(), invited=invited, status=201)


@require_POST
def revoke(request: HttpRequest, slug: str, invitation_id: UUID) -> HttpResponse:
    project = managed_project(request, slug)
    invitation = get_object_or_404(project.invitations, public_id=invitation_id)
    now = timezone.now()
    try:
        revoke_invitation(invitation=invitation, actor=me(request, project).pseudonym, now=now)
    except InvitationSpent as refusal:
        messages.error(request, str(refusal))
    else:
        messages.success(request, f"The invitation for {invitation.meant_for} leads nowhere any more.")
    return redirect("people", slug=slug)


@require_POST
def roles(request: HttpRequest, slug: str, person_id: int) -> HttpResponse:
    project = managed_project(request, slug)
    user = get_object_or_404(members_of(project), pk=person_id)
    form = RolesForm(request.POST)
    if not form.is_valid():
        messages.error(request, "Choose among the roles that there are.")
        return redirect("people", slug=slug)
    wanted = [Role(role) for role in form.cleaned_data["roles"]]
    try:
        services.change_roles(
            project=project, user=user, roles=wanted, actor=me(request, project).pseudonym, now=timezone.now()
        )
    except PersonRefused as refusal:
        messages.error(request, str(refusal))
    else:
        messages.success(request, f"{user.username}: {', '.join(wanted) or 'no role here any more'}.")
    still_manages = Role.MANAGER in roles_in(person(request), project)
    return redirect("people", slug=slug) if still_manages else redirect("home")


@require_POST
def login(request: HttpRequest, slug: str, person_id: int) -> HttpResponse:
    """End a login, let it in again, or delete one under which nothing was done."""
    project = managed_project(request, slug)
    user = get_object_or_404(members_of(project), pk=person_id)
    acts = {
        "deactivate": (services.deactivate_person, "cannot sign in any more; their work stays"),
        "reactivate": (services.reactivate_person, "can sign in again"),
        "delete": (services.delete_person, "is deleted"),
    }
    act, says = acts.get(request.POST.get("act", ""), (None, ""))
    name = user.username
    if act is None:
        messages.error(request, "Choose what is to happen to this login.")
        return redirect("people", slug=slug)
    try:
        act(user=user, actor=person(request), now=timezone.now())
    except PersonRefused as refusal:
        messages.error(request, str(refusal))
    else:
        messages.success(request, f"{name} {says}.")
    return redirect("people", slug=slug)


@require_http_methods(["GET", "HEAD", "POST"])
def new_project(request: HttpRequest) -> HttpResponse:
    if not may_make_projects(person(request)):
        raise PermissionDenied("Only operators and managers make projects.")
    form = ProjectForm(request.POST if request.method == "POST" else None)
    if form.is_bound and form.is_valid():
        given = form.cleaned_data
        try:
            project = create_project(
                slug=given["slug"], name=given["name"], manager=person(request), now=timezone.now()
            )
        except (ProjectRefused, BadInput) as refusal:
            form.add_error("slug", str(refusal))
        else:
            return redirect("people", slug=project.slug)
    return render(
        request, "annotation/people/new_project.html", {"form": form}, status=422 if form.is_bound else 200
    )


def _page(
    request: HttpRequest,
    project: Project,
    form: InvitationForm,
    *,
    invited: Invited | None = None,
    status: int = 200,
) -> HttpResponse:
    page: dict[str, Any] = people_page(user=person(request), project=project, now=timezone.now())
    shown = page | {
        "form": form,
        "invited": invited,
        "all_roles": [(role.value, ROLES[role]) for role in Role],
    }
    response = render(request, "annotation/people/index.html", shown, status=status)
    if invited:
        response["Cache-Control"] = "no-store"
    return response


def _invited(request: HttpRequest, project: Project, form: InvitationForm) -> Invited | None:
    now = timezone.now()
    given = form.cleaned_data
    try:
        return invite_person(
            project=project,
            role=Role(given["role"]),
            meant_for=given["meant_for"],
            email=given["email"],
            pseudonym=given["pseudonym"],
            days=given["days"],
            invited_by=me(request, project, now=now),
            link_of=lambda token: request.build_absolute_uri(reverse("invitation", args=[token])),
            now=now,
        )
    except InvitationRefused as refusal:
        form.add_error("pseudonym", str(refusal))
        return None
