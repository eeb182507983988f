"""Invitations: made by a manager, shown once, accepted once."""

import hashlib
import secrets
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple

from django.conf import settings
from django.core.mail import send_mail
from django.db import transaction

from annotation.core.judge_names import names_a_judge
from annotation.models.invitations import Invitation
from annotation.models.people import User
from annotation.models.projects import Annotator, Kind, Project, Role
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import record_event
from annotation.services.people import has_evidence
from annotation.services.projects import add_member, ensure_annotator

DAYS = 7


class InvitationRefused(Exception):
    """The invitation cannot be made, accepted or revoked as asked."""


class InvitationSpent(Exception):
    """The link was used, revoked or has run out."""


class Invited(NamedTuple):
    """`link` is shown once: nothing that is stored leads back to it."""

    invitation: Invitation
    link: str
    is_mailed: bool


@transaction.atomic
def invite_person(
    *,
    project: Project,
    role: Role,
    meant_for: str,
    invited_by: Annotator,
    link_of: Callable[[str], str],
    now: datetime,
    email: str = "",
    pseudonym: str = "",
    days: int = DAYS,
) -> Invited:
    """A single-use way into a project; mailed too where an address is given and mail is set up."""
    if pseudonym:
        _free_pseudonym(project, pseudonym)
    token = secrets.token_urlsafe(32)
    invitation = Invitation(
        project=project,
        role=role,
        meant_for=meant_for,
        email=email,
        pseudonym=pseudonym,
        token_sha256=_digest(token),
        invited_by=invited_by,
        created_at=now,
        expires_at=now + timedelta(days=days),
    )
    refuse_too_long(invitation)
    invitation.save(force_insert=True)
    _record(invitation, "person.invited", invited_by.pseudonym, now)
    link, is_mailed = link_of(token), bool(email and settings.EMAIL_HOST)
    if is_mailed:
        transaction.on_commit(lambda: _mail(email, project.name, link), robust=True)
    return Invited(invitation, link, is_mailed)


@transaction.atomic
def accept_invitation(*, token: str, username: str, password: str, now: datetime) -> User:
    """Make the login of somebody new and let them in; raises InvitationSpent or InvitationRefused."""
    invitation = _taken(token, now)
    if User.objects.filter(username__iexact=username).exists():
        raise InvitationRefused(f"The name {username!r} is taken; choose another.")
    user = User.objects.create_user(username=username, password=password, email=invitation.email)
    _let_in(invitation, user, now)
    return user


@transaction.atomic
def join_with_invitation(*, token: str, user: User, now: datetime) -> Project:
    """Let somebody in who has a login already; raises InvitationSpent."""
    invitation = _taken(token, now)
    _let_in(invitation, user, now)
    return invitation.project


@transaction.atomic
def revoke_invitation(*, invitation: Invitation, actor: str, now: datetime) -> None:
    """Make an invitation that nobody answered worthless."""
    waiting = Invitation.objects.filter(pk=invitation.pk, accepted_at=None, revoked_at=None)
    if not waiting.update(revoked_at=now):
        raise InvitationSpent("This invitation is accepted or revoked already.")
    _record(invitation, "invitation.revoked", actor, now)


def open_invitation(token: str, now: datetime) -> Invitation | None:
    """The invitation behind a link, whether it still leads in or not; None for a link that never was one.

    Raises InvitationSpent for one that leads nowhere any more.
    """
    invitation = Invitation.objects.select_related("project").filter(token_sha256=_digest(token)).first()
    if invitation is not None:
        _refuse_spent(invitation, now)
    return invitation


def _taken(token: str, now: datetime) -> Invitation:
    """The invitation, marked as accepted: of two answers at once only one finds it unmarked."""
    invitation = open_invitation(token, now)
    if invitation is None:
        raise InvitationSpent("This link leads nowhere.")
    waiting = Invitation.objects.filter(pk=invitation.pk, accepted_at=None, revoked_at=None)
    if not waiting.update(accepted_at=now):
        raise InvitationSpent("This invitation is accepted or revoked already.")
    return invitation


def _refuse_spent(invitation: Invitation, now: datetime) -> None:
    if invitation.accepted_at:
        raise InvitationSpent("This invitation was used already; a link lets one person in, once.")
    if invitation.revoked_at:
        raise InvitationSpent("This invitation was revoked.")
    if invitation.expires_at <= now:
        raise InvitationSpent("This invitation has run out.")


def _let_in(invitation: Invitation, user: User, now: datetime) -> None:
    project = invitation.project
    known = Annotator.objects.filter(project=project, user=user).first()
    if known is None:
        known = _annotator(invitation, user, now)
    add_member(project=project, user=user, role=Role(invitation.role), actor=known.pseudonym, now=now)
    _record(invitation, "invitation.accepted", known.pseudonym, now)


def _annotator(invitation: Invitation, user: User, now: datetime) -> Annotator:
    """Under the pseudonym that the manager chose, or a random one: never the login name."""
    project, pseudonym = invitation.project, invitation.pseudonym or f"person-{secrets.token_hex(4)}"
    if invitation.pseudonym:
        _free_pseudonym(project, pseudonym)
        Annotator.objects.filter(project=project, pseudonym=pseudonym, user=None).update(user=user)
    return ensure_annotator(
        project=project, pseudonym=pseudonym, kind=Kind.HUMAN, actor=pseudonym, now=now, user=user
    )


def _free_pseudonym(project: Project, pseudonym: str) -> None:
    """A pseudonym is free if nobody bears it, or a person who has not begun: studies may name people beforehand."""
    if names_a_judge(pseudonym):
        raise InvitationRefused(f"{pseudonym!r} begins with judge: and is a model's name.")
    held = Annotator.objects.filter(project=project, pseudonym=pseudonym).first()
    if held and (held.user_id or held.kind != Kind.HUMAN or has_evidence(held)):
        raise InvitationRefused(f"The pseudonym {pseudonym!r} stands for somebody else in this project.")


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _record(invitation: Invitation, action: str, actor: str, now: datetime) -> None:
    record_event(
        chain=invitation.project.slug,
        action=action,
        actor=actor,
        at=now,
        subject={"invitation": str(invitation.public_id), "role": invitation.role},
    )


def _mail(address: str, project: str, link: str) -> None:
    text = (
        f"You are invited to {project} on Concord.\n\nOpen this link to choose a name and a password:\n{link}\n\n"
        "It lets one person in, once. If you did not expect it, leave it alone."
    )
    send_mail(f"Invitation to {project}", text, None, [address])
