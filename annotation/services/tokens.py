"""Tokens of the API: made, shown once, kept as digests, revoked."""

import hashlib
import secrets
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import NamedTuple

from django.db import transaction
from django.db.models import Q

from annotation.models.people import User
from annotation.models.tokens import LONGEST_DAYS, ApiToken, Scope
from annotation.services.ledger import INSTALLATION, record_event

PREFIX = "concord_"
MOST_TOKENS = 50


class TokenRefused(Exception):
    """No token is made like this; the message says what to change."""


class MadeToken(NamedTuple):
    """A new token and the only time its text is known."""

    token: ApiToken
    text: str


@transaction.atomic
def make_token(
    *, user: User, name: str, scopes: Iterable[str], days: int, actor: str, now: datetime
) -> MadeToken:
    """Make a token for `user` that dies after `days`; its text is returned and not kept."""
    wanted = sorted(set(scopes))
    if not name.strip() or len(name) > 100:
        raise TokenRefused("Give the token a name of at most 100 characters.")
    if not wanted or not set(wanted) <= set(Scope.values):
        raise TokenRefused(f"Choose what the token may do: {', '.join(Scope.values)}.")
    if not 1 <= days <= LONGEST_DAYS:
        raise TokenRefused(f"A token lives from 1 to {LONGEST_DAYS} days.")
    if ApiToken.objects.filter(user=user, revoked_at=None, expires_at__gt=now).count() >= MOST_TOKENS:
        raise TokenRefused(f"You have {MOST_TOKENS} tokens; revoke one first.")
    text = PREFIX + secrets.token_urlsafe(32)
    token = ApiToken.objects.create(
        user=user,
        name=name.strip(),
        beginning=text[:12],
        sha256=digest_of(text),
        scopes=wanted,
        created_at=now,
        expires_at=now + timedelta(days=days),
    )
    _record("token.made", token, actor, now)
    return MadeToken(token, text)


@transaction.atomic
def revoke_token(*, token: ApiToken, actor: str, now: datetime) -> None:
    """End a token at once. Doing it again changes nothing."""
    if ApiToken.objects.filter(pk=token.pk, revoked_at=None).update(revoked_at=now):
        _record("token.revoked", token, actor, now)


def token_behind(text: str, *, now: datetime) -> ApiToken | None:
    """The living token with this text, if its person may still sign in; notes the day of its use."""
    found = (
        ApiToken.objects.select_related("user")
        .filter(sha256=digest_of(text), revoked_at=None, expires_at__gt=now, user__is_active=True)
        .first()
    )
    today = now.date()
    if found is not None and (found.last_used_on is None or found.last_used_on < today):
        unseen = Q(last_used_on=None) | Q(last_used_on__lt=today)
        ApiToken.objects.filter(unseen, pk=found.pk).update(last_used_on=today)
    return found


def digest_of(text: str) -> str:
    """The digest under which a token is kept. A token has 256 bits of chance: no salt or stretching is needed."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _record(action: str, token: ApiToken, actor: str, now: datetime) -> None:
    # Its beginning and not its name: names are typed by people, and the ledger is for ever.
    subject = {"token": token.beginning, "scopes": token.scopes, "user": token.user_id}
    record_event(chain=INSTALLATION, action=action, actor=actor, at=now, subject=subject)
