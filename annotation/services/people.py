"""People: the pseudonym they work under, their roles, and how a login ends while their work stays."""

import secrets
from collections.abc import Iterable
from datetime import datetime

from django.db import IntegrityError, models, transaction

from annotation.models.judging import JudgePass
from annotation.models.labels import Label
from annotation.models.people import User
from annotation.models.projects import Annotator, Kind, Membership, Project, Role
from annotation.models.rulings import Ruling
from annotation.services.ledger import INSTALLATION, record_event
from annotation.services.projects import add_member, ensure_annotator


class PersonRefused(Exception):
    """The person cannot be changed as asked; the message says why and what to do instead."""


def annotator_of(*, user: User, project: Project, now: datetime) -> Annotator:
    """The person's annotator in this project, made with a random pseudonym at first need."""
    own = Annotator.objects.filter(project=project, user=user)
    known = own.first()
    if known:
        return known
    pseudonym = f"person-{secrets.token_hex(4)}"
    try:
        with transaction.atomic():
            return ensure_annotator(
                project=project, pseudonym=pseudonym, kind=Kind.HUMAN, actor=pseudonym, now=now, user=user
            )
    except IntegrityError:
        # A page may ask twice at once; the other request has made it since.
        return own.get()


@transaction.atomic
def name_people(*, project: Project, users: Iterable[int], now: datetime) -> dict[int, str]:
    """The pseudonym of each of these members, drawn at first need."""
    members = User.objects.filter(pk__in=users, memberships__project=project).distinct().order_by("pk")
    return {user.pk: annotator_of(user=user, project=project, now=now).pseudonym for user in members}


def has_evidence(annotator: Annotator) -> bool:
    """Whether labels, rulings or verdicts stand under this annotator."""
    return (
        Label.objects.filter(assignment__annotator=annotator).exists()
        or Ruling.objects.filter(adjudicator=annotator).exists()
        or JudgePass.objects.filter(judge=annotator).exists()
    )


@transaction.atomic
def change_roles(*, project: Project, user: User, roles: Iterable[Role], actor: str, now: datetime) -> None:
    """Give a person exactly these roles in a project; none of them takes the person out. Their work stays."""
    Project.objects.select_for_update().get(pk=project.pk)
    held = set(project.memberships.filter(user=user).values_list("role", flat=True))
    wanted = {role.value for role in roles}
    if Role.MANAGER in held - wanted:
        keep_a_manager(project, without=user)
    for role in sorted(wanted - held):
        add_member(project=project, user=user, role=Role(role), actor=actor, now=now)
    for role in sorted(held - wanted):
        Membership.objects.filter(project=project, user=user, role=role).delete()
        record_event(
            chain=project.slug,
            action="member.removed",
            actor=actor,
            at=now,
            subject={"user": user.pk, "role": role},
        )


def end_sessions(*, user: User) -> None:
    """End every session of a person at once, on whatever machine it stands; their tokens stay."""
    User.objects.filter(pk=user.pk).update(session_round=models.F("session_round") + 1)


@transaction.atomic
def deactivate_person(*, user: User, actor: User, now: datetime) -> None:
    """End a login and its sessions at once; labels, rulings and roles stay as they are."""
    projects = list(_reached(user, actor))
    for project in projects:
        keep_a_manager(project, without=user)
    if not User.objects.filter(pk=user.pk, is_active=True).update(
        is_active=False, session_round=models.F("session_round") + 1
    ):
        raise PersonRefused("This login has ended already.")
    _record(projects, "person.deactivated", user, actor, now)


@transaction.atomic
def reactivate_person(*, user: User, actor: User, now: datetime) -> None:
    """Let a login in again, with the password it had; sessions from before stay ended."""
    projects = list(_reached(user, actor))
    if User.objects.filter(pk=user.pk).exclude(erased_at=None).exists():
        raise PersonRefused("This person is erased, which has no way back. Invite them anew.")
    if not User.objects.filter(pk=user.pk, is_active=False).update(is_active=True):
        raise PersonRefused("This login is active already.")
    _record(projects, "person.reactivated", user, actor, now)


@transaction.atomic
def delete_person(*, user: User, actor: User, now: datetime) -> None:
    """Remove a login under which nothing was done; refused as soon as anything stands under it."""
    projects = list(_reached(user, actor))
    for project in projects:
        keep_a_manager(project, without=user)
    _record(projects, "person.deleted", user, actor, now)
    try:
        Annotator.objects.filter(user=user).delete()
        user.delete()
    except models.ProtectedError as held:
        raise PersonRefused(
            "Work stands under this person, so the login cannot be deleted. Deactivate it: the work stays."
        ) from held


@transaction.atomic
def change_password(*, user: User, password: str, now: datetime) -> None:
    """Give a login another password, which ends its other sessions; on record, but never which."""
    user.set_password(password)
    user.save(update_fields=["password"])
    record_event(
        chain=INSTALLATION,
        action="password.changed",
        actor=f"user {user.pk}",
        at=now,
        subject={"user": user.pk},
    )


def _reached(user: User, actor: User) -> models.QuerySet[Project]:
    """The person's projects, locked; refused unless the actor manages every one of them, as a login serves all."""
    if user.pk == actor.pk:
        raise PersonRefused("Ask another manager: nobody ends their own login.")
    known = user.memberships.values("project").union(user.annotator_set.values("project"))
    projects = Project.objects.filter(pk__in=list(known.values_list("project", flat=True))).order_by("pk")
    managed = Project.objects.filter(memberships__user=actor, memberships__role=Role.MANAGER)
    beyond = projects.exclude(pk__in=managed.values("pk"))
    if not actor.is_superuser and (beyond.exists() or not projects.exists()):
        raise PersonRefused(
            "This person also belongs to projects that you do not manage. Take away their roles here instead."
        )
    return projects.select_for_update()


def keep_a_manager(project: Project, *, without: User) -> None:
    """Raise PersonRefused where nobody else who can sign in manages the project."""
    managers = project.memberships.filter(role=Role.MANAGER, user__is_active=True)
    if not managers.filter(user=without).exists() or managers.exclude(user=without).exists():
        return
    raise PersonRefused(
        f"{project.name} would be left without a manager. Make somebody else a manager first."
    )


def _record(projects: Iterable[Project], action: str, user: User, actor: User, now: datetime) -> None:
    for project in projects:
        name = annotator_of(user=actor, project=project, now=now).pseudonym
        record_event(chain=project.slug, action=action, actor=name, at=now, subject={"user": user.pk})
