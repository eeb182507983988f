"""The people page: who belongs to a project, under which pseudonyms, and who is invited."""

from collections import defaultdict
from datetime import datetime
from typing import Any

from django.db.models import Q

from annotation.models.invitations import Invitation
from annotation.models.people import User
from annotation.models.projects import Annotator, Project, Role
from annotation.selectors.pages_frame import KINDS, frame

INVITATIONS_SHOWN = 200


def members_of(project: Project) -> Any:
    """Everybody who has a role in the project or worked in it."""
    return User.objects.filter(Q(memberships__project=project) | Q(annotator__project=project)).distinct()


def people_rows(project: Project, *, you: User | None = None) -> list[dict[str, Any]]:
    """Each person with pseudonym and roles, by login name; three queries. For managers alone."""
    pseudonyms = dict(project.annotators.exclude(user=None).values_list("user_id", "pseudonym"))
    roles = defaultdict(set)
    for person, role in project.memberships.values_list("user_id", "role"):
        roles[person].add(role)
    return [
        {
            "id": person.pk,
            "name": person.username,
            "pseudonym": pseudonyms.get(person.pk, ""),
            "roles": [role for role in Role.values if role in roles[person.pk]],
            "is_active": person.is_active,
            "is_erased": person.erased_at is not None,
            "is_you": you is not None and person.pk == you.pk,
            "last_login": person.last_login,
        }
        for person in members_of(project).order_by("username")
    ]


def people_page(*, user: User, project: Project, now: datetime) -> dict[str, Any]:
    """The people, the annotators without a login and the invitations; for managers alone."""
    rows = invitations(project, now)
    return frame(user=user, project=project, current="people") | {
        "people": people_rows(project, you=user),
        "without_login": without_login(project),
        "waiting": [row for row in rows if row["state"] == "waiting"],
        "answered": [row for row in rows if row["state"] != "waiting"],
    }


def without_login(project: Project) -> list[dict[str, str]]:
    """Annotators whom nobody signs in as: models, simulations, people whose labels come by file."""
    rows = Annotator.objects.filter(project=project, user=None).order_by("kind", "pseudonym")
    return [{"pseudonym": row.pseudonym, "kind": KINDS[row.kind][0]} for row in rows]


def invitations(project: Project, now: datetime) -> list[dict[str, Any]]:
    """A project's invitations, newest first, each with what became of it."""
    rows = project.invitations.select_related("invited_by").order_by("-created_at", "-pk")
    return [invitation_row(row, now) for row in rows[:INVITATIONS_SHOWN]]


def invitation_row(row: Invitation, now: datetime) -> dict[str, Any]:
    return {
        "id": row.public_id,
        "meant_for": row.meant_for,
        "role": row.role,
        "pseudonym": row.pseudonym,
        "email": row.email,
        "created_at": row.created_at,
        "expires_at": row.expires_at,
        "state": _state(row, now),
        "by": row.invited_by.pseudonym,
    }


def _state(row: Invitation, now: datetime) -> str:
    if row.accepted_at:
        return "accepted"
    if row.revoked_at:
        return "revoked"
    return "waiting" if row.expires_at > now else "run out"


def may_make_projects(user: User) -> bool:
    """Operators, and whoever manages a project already."""
    return user.is_superuser or user.memberships.filter(role=Role.MANAGER).exists()
