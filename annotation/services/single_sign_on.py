"""Whom the provider's word lets in: people who are linked, and people who were invited under the address it vouches for.

Nothing is granted here. A login without roles sees no project; roles come from invitations and managers alone.
"""

import re
from datetime import datetime

from django.db import transaction

from annotation.models.invitations import Invitation
from annotation.models.people import User
from annotation.models.single_sign_on import SignOnLink
from annotation.services.ledger import INSTALLATION, record_event

LONGEST_SUBJECT = 255


class SignOnRefused(Exception):
    """The provider knows the person, and nobody here does."""


@transaction.atomic
def person_behind(*, issuer: str, subject: str, email: str, is_verified: bool, now: datetime) -> User:
    """The active login of this subject, linked at their first coming; raises SignOnRefused."""
    link = SignOnLink.objects.select_related("user").filter(issuer=issuer, subject=subject).first()
    if link is not None:
        if not link.user.is_active:
            raise SignOnRefused("the login has ended")
        return link.user
    if not email or not is_verified:
        raise SignOnRefused("the address is not verified")
    user = _known(email) or _invited(email, now)
    if SignOnLink.objects.filter(user=user).exists():
        raise SignOnRefused("the login is linked to somebody else")
    SignOnLink.objects.create(user=user, issuer=issuer, subject=subject, linked_at=now)
    record_event(
        chain=INSTALLATION,
        action="person.linked",
        actor=f"user {user.pk}",
        at=now,
        subject={"user": user.pk, "issuer": issuer},
    )
    return user


def _known(email: str) -> User | None:
    """The one login with this address. Two of them would be a guess, and an ended one stays out."""
    found = list(User.objects.select_for_update().filter(email__iexact=email)[:2])
    if len(found) > 1:
        raise SignOnRefused("several logins have the address")
    if found and not found[0].is_active:
        raise SignOnRefused("the login has ended")
    return found[0] if found else None


def _invited(email: str, now: datetime) -> User:
    """A new login for somebody who holds an open invitation; the invitation itself is still theirs to accept."""
    waiting = Invitation.objects.filter(
        email__iexact=email, accepted_at=None, revoked_at=None, expires_at__gt=now
    )
    if not waiting.exists():
        raise SignOnRefused("nobody was invited under the address")
    user = User(username=_free_name(email), email=email)
    user.set_unusable_password()
    user.save(force_insert=True)
    return user


def _free_name(email: str) -> str:
    wanted = re.sub(r"[^a-z0-9.+_-]", "", email.partition("@")[0].lower())[:100] or "person"
    taken = {
        name.lower()
        for name in User.objects.filter(username__istartswith=wanted).values_list("username", flat=True)
    }
    if wanted not in taken:
        return wanted
    return next(f"{wanted}-{n}" for n in range(2, len(taken) + 3) if f"{wanted}-{n}" not in taken)
