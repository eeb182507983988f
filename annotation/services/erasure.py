"""Erasing a person: name, address and login go for good; what they did stays, under the pseudonym it was done under."""

import secrets
from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

from axes.models import AccessAttempt, AccessFailureLog, AccessLog
from django.db import connection, transaction

from annotation.models.adjudication import RulingLease
from annotation.models.audit import AuditEvent
from annotation.models.invitations import Invitation
from annotation.models.people import User
from annotation.models.projects import Annotator, Membership, Project
from annotation.models.single_sign_on import SignOnLink
from annotation.models.studies import Assignment, AssignmentStatus, StudyState
from annotation.models.tokens import ApiToken, StoredReply
from annotation.services.ledger import INSTALLATION, record_event
from annotation.services.people import PersonRefused, annotator_of, keep_a_manager
from taxonomy.strict_json import strict_json

UNUSABLE = "!"


class ErasureRefused(Exception):
    """The person cannot be erased now; the message says what to do first."""


class Erased(NamedTuple):
    """The login that stands in the place of the old one, the pseudonyms that stay, and what was taken away."""

    tombstone: str
    pseudonyms: list[str]
    removed: dict[str, int]


@transaction.atomic
def erase_person(*, user: User, actor: User | str, now: datetime) -> Erased:
    """Take a person's name, address, password, roles, tokens and traces of signing in away, for good.

    `actor` is the operator, or who acts where no login does. Labels, rulings, the ledger and releases hold pseudonyms
    alone and stay as they are, byte for byte. Raises ErasureRefused while cases wait for the person.
    """
    user = User.objects.select_for_update().get(pk=user.pk)
    if isinstance(actor, User) and actor.pk == user.pk:
        raise ErasureRefused("Ask another operator: nobody erases themselves.")
    projects = list(_projects(user).select_for_update())
    reasons = obstacles(user)
    if reasons:
        raise ErasureRefused(" ".join(reasons))
    pseudonyms = sorted(Annotator.objects.filter(user=user).values_list("pseudonym", flat=True))
    removed = _remove(user)
    tombstone = f"erased-{secrets.token_hex(8)}"
    User.objects.filter(pk=user.pk).update(
        username=tombstone, first_name="", last_name="", email="", password=UNUSABLE, is_active=False, is_staff=False,
        is_superuser=False, last_login=None, date_joined=now, session_round=user.session_round + 1, erased_at=now,
    )  # fmt: skip
    for project in projects:
        _record(project.slug, _name(actor, project, now), user, now)
    _record(INSTALLATION, f"user {actor.pk}" if isinstance(actor, User) else actor, user, now)
    return Erased(tombstone, pseudonyms, removed)


def obstacles(user: User) -> list[str]:
    """Why the person cannot be erased now, a sentence each."""
    if user.erased_at is not None:
        return ["This person is erased already."]
    found = []
    waiting = Assignment.objects.filter(annotator__user=user, study__state=StudyState.OPEN)
    n_waiting = waiting.exclude(status=AssignmentStatus.SUBMITTED).count()
    if n_waiting:
        names = sorted(set(waiting.values_list("study__name", flat=True)))
        found.append(
            f"{n_waiting} cases wait for this person in {', '.join(names)}: withdraw them there, or close the study."
        )
    n_held = RulingLease.objects.filter(adjudicator__user=user, ended_at=None).count()
    if n_held:
        found.append(f"{n_held} disagreements are held by this person: hand them on.")
    for project in _projects(user):
        try:
            keep_a_manager(project, without=user)
        except PersonRefused as refusal:
            found.append(str(refusal))
    others = User.objects.filter(is_superuser=True, is_active=True).exclude(pk=user.pk)
    if user.is_superuser and not others.exists():
        found.append("Nobody else is an operator. Make somebody else one first.")
    return found


def compact() -> None:
    """On SQLite, give the bytes of deleted rows back: until then they stand in the file. Elsewhere the server does it."""
    if connection.vendor == "sqlite" and not connection.in_atomic_block:
        with connection.cursor() as cursor:
            cursor.execute("VACUUM")
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _projects(user: User) -> Any:
    known = user.memberships.values("project").union(user.annotator_set.values("project"))
    return Project.objects.filter(pk__in=list(known.values_list("project", flat=True))).order_by("pk")


def _remove(user: User) -> dict[str, int]:
    """How many rows of each kind went, or were emptied of whom they named."""
    invitations = _invitations(user).update(meant_for="", email="")
    named = {"username__iexact": user.username}
    gone: dict[str, Callable[[], tuple[int, Any]]] = {
        "roles": Membership.objects.filter(user=user).delete,
        "tokens": ApiToken.objects.filter(user=user).delete,
        "stored replies": StoredReply.objects.filter(user=user).delete,
        "links to single sign-on": SignOnLink.objects.filter(user=user).delete,
        "traces of signing in": AccessLog.objects.filter(**named).delete,
        "failed attempts": AccessAttempt.objects.filter(**named).delete,
        "failures on record": AccessFailureLog.objects.filter(**named).delete,
    }
    return {kind: delete()[0] for kind, delete in gone.items()} | {"invitations": invitations}


def _invitations(user: User) -> Any:
    """Those that the person answered, as the ledger knows them, and those to their address."""
    answered: set[str] = set()
    for slug, pseudonym in Annotator.objects.filter(user=user).values_list("project__slug", "pseudonym"):
        events = AuditEvent.objects.filter(chain__name=slug, action="invitation.accepted")
        said = (strict_json(text) for text in events.values_list("event", flat=True))
        answered |= {one["subject"]["invitation"] for one in said if one["actor"] == pseudonym}
    found = Invitation.objects.filter(public_id__in=answered)
    return found | Invitation.objects.filter(email__iexact=user.email) if user.email else found


def _name(actor: User | str, project: Project, now: datetime) -> str:
    return annotator_of(user=actor, project=project, now=now).pseudonym if isinstance(actor, User) else actor


def _record(chain: str, actor: str, user: User, now: datetime) -> None:
    record_event(chain=chain, action="person.erased", actor=actor, at=now, subject={"user": user.pk})
