"""Projects, their people and roles, and invitations."""

from datetime import datetime
from typing import Any
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils import timezone
from drf_spectacular.utils import extend_schema
from rest_framework import serializers, status
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from annotation.api.idempotency import once
from annotation.api.problems import Conflict, Unprocessable
from annotation.api.shapes import Strict, asked, given, page_of, paged
from annotation.core.bad_input import BadInput
from annotation.managed import managed_project
from annotation.models.people import User
from annotation.models.projects import Project, Role
from annotation.selectors.people import invitation_row, may_make_projects, members_of, people_rows
from annotation.selectors.studies import projects_of
from annotation.services import people as services
from annotation.services.invitations import (
    DAYS,
    InvitationRefused,
    InvitationSpent,
    invite_person,
    revoke_invitation,
)
from annotation.services.people import PersonRefused
from annotation.services.projects import ProjectRefused, create_project
from annotation.signed_in import me, person


class ProjectSerializer(Strict):
    slug = serializers.SlugField(max_length=80)
    name = serializers.CharField(max_length=200)


class RolesSerializer(Strict):
    roles = serializers.ListField(child=serializers.ChoiceField(Role.choices), max_length=len(Role))


class PersonSerializer(serializers.Serializer):
    id = serializers.CharField()
    name = serializers.CharField()
    pseudonym = serializers.CharField(allow_blank=True)
    roles = serializers.ListField(child=serializers.ChoiceField(Role.choices))
    is_active = serializers.BooleanField()


class InvitationSerializer(Strict):
    role = serializers.ChoiceField(Role.choices)
    meant_for = serializers.CharField(max_length=200)
    email = serializers.EmailField(required=False, allow_blank=True, default="")
    pseudonym = serializers.CharField(max_length=200, required=False, allow_blank=True, default="")
    days = serializers.IntegerField(min_value=1, max_value=60, required=False, default=DAYS)


class InvitationRowSerializer(serializers.Serializer):
    id = serializers.UUIDField()
    meant_for = serializers.CharField()
    role = serializers.ChoiceField(Role.choices)
    pseudonym = serializers.CharField(allow_blank=True)
    state = serializers.ChoiceField(["waiting", "accepted", "revoked", "run out"])
    expires_at = serializers.DateTimeField()
    link = serializers.URLField(required=False)


def _actor(request: Request, project: Project, now: datetime) -> str:
    return me(request, project, now=now).pseudonym


class Projects(APIView):
    @extend_schema(operation_id="projects_list", responses=page_of(ProjectSerializer, "ProjectPage"))
    def get(self, request: Request) -> Response:
        """The projects that you belong to."""
        asked(request)
        rows = projects_of(person(request))
        return paged(request, rows, lambda row: {"slug": row.slug, "name": row.name}, order=("name", "pk"))

    @extend_schema(request=ProjectSerializer, responses={201: ProjectSerializer})
    @once
    def post(self, request: Request) -> Response:
        """Make a project and become its manager; for managers and operators."""
        if not may_make_projects(person(request)):
            raise PermissionDenied("Only operators and managers make projects.")
        wanted = given(ProjectSerializer, request)
        try:
            create_project(**wanted, manager=person(request), now=timezone.now())
        except (ProjectRefused, BadInput) as refusal:
            raise Unprocessable(str(refusal)) from refusal
        return Response(wanted, status=status.HTTP_201_CREATED)


class People(APIView):
    @extend_schema(operation_id="people_list", responses=page_of(PersonSerializer, "PersonPage"))
    def get(self, request: Request, slug: str) -> Response:
        """Everybody with a role here or who worked here; for managers."""
        project = managed_project(request, slug)
        asked(request)
        known = {row["id"]: dict(PersonSerializer(row).data) for row in people_rows(project)}
        return paged(request, members_of(project), lambda user: known[user.pk], order=("username", "pk"))


class PersonRoles(APIView):
    @extend_schema(request=RolesSerializer, responses=RolesSerializer)
    def put(self, request: Request, slug: str, person_id: int) -> Response:
        """Give a person exactly these roles; 409 where no manager would be left."""
        project = managed_project(request, slug)
        user, now = get_object_or_404(members_of(project), pk=person_id), timezone.now()
        roles = sorted({Role(role) for role in given(RolesSerializer, request)["roles"]})
        try:
            services.change_roles(
                project=project, user=user, roles=roles, actor=_actor(request, project, now), now=now
            )
        except PersonRefused as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response({"roles": roles})


class PersonLogin(APIView):
    """End a login or let it in again; work stays."""

    is_active = True

    @extend_schema(request=None, responses={204: None})
    def post(self, request: Request, slug: str, person_id: int) -> Response:
        act = services.reactivate_person if self.is_active else services.deactivate_person
        return _acted(request, slug, person_id, act)


class Person(APIView):
    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, person_id: int) -> Response:
        """Delete a login under which nothing was done; 409 where anything was."""
        return _acted(request, slug, person_id, services.delete_person)


def _acted(request: Request, slug: str, person_id: int, act: Any) -> Response:
    user: User = get_object_or_404(members_of(managed_project(request, slug)), pk=person_id)
    try:
        act(user=user, actor=person(request), now=timezone.now())
    except PersonRefused as refusal:
        raise Conflict(str(refusal)) from refusal
    return Response(status=status.HTTP_204_NO_CONTENT)


def _shown(row: Any, now: datetime) -> dict[str, Any]:
    return dict(InvitationRowSerializer(invitation_row(row, now)).data)


class Invitations(APIView):
    @extend_schema(
        operation_id="invitations_list", responses=page_of(InvitationRowSerializer, "InvitationPage")
    )
    def get(self, request: Request, slug: str) -> Response:
        """The invitations of a project, newest first, each with what became of it; their links are not kept."""
        project, now = managed_project(request, slug), timezone.now()
        asked(request)
        rows = project.invitations.select_related("invited_by")
        return paged(request, rows, lambda row: _shown(row, now), order=("-created_at", "-pk"))

    @extend_schema(request=InvitationSerializer, responses={201: InvitationRowSerializer})
    def post(self, request: Request, slug: str) -> Response:
        """Make a single-use link. It stands in this answer alone, which is why no key replays it."""
        project, now = managed_project(request, slug), timezone.now()
        wanted = given(InvitationSerializer, request)
        try:
            made = invite_person(
                project=project,
                **wanted | {"role": Role(wanted["role"])},
                invited_by=me(request, project, now=now),
                link_of=lambda token: request.build_absolute_uri(reverse("invitation", args=[token])),
                now=now,
            )
        except (InvitationRefused, BadInput) as refusal:
            raise Unprocessable(str(refusal)) from refusal
        body = _shown(made.invitation, now) | {"link": made.link}
        return Response(body, status=status.HTTP_201_CREATED, headers={"Cache-Control": "no-store"})


class Invitation(APIView):
    @extend_schema(responses={204: None})
    def delete(self, request: Request, slug: str, invitation_id: UUID) -> Response:
        """Revoke an invitation that nobody answered; 409 for one that was."""
        project, now = managed_project(request, slug), timezone.now()
        invitation = get_object_or_404(project.invitations, public_id=invitation_id)
        try:
            revoke_invitation(invitation=invitation, actor=_actor(request, project, now), now=now)
        except InvitationSpent as refusal:
            raise Conflict(str(refusal)) from refusal
        return Response(status=status.HTTP_204_NO_CONTENT)
