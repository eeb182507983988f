"""Logins. What a person did hangs on an Annotator, which outlives the login."""

import hashlib
from collections.abc import Iterator

from django.contrib.auth.models import AbstractUser
from django.db import models


class User(AbstractUser):
    """Somebody who signs in. Raising `session_round` ends every session that was begun before."""

    session_round = models.PositiveIntegerField(default=0)
    # When name, address and password were taken away for good; the row stays, as work may hang on it.
    erased_at = models.DateTimeField(null=True, blank=True)

    def get_session_auth_hash(self) -> str:
        return self._in_round(super().get_session_auth_hash())

    def get_session_auth_fallback_hash(self) -> Iterator[str]:
        yield from (self._in_round(digest) for digest in super().get_session_auth_fallback_hash())

    def _in_round(self, digest: str) -> str:
        """The keyed digest of a password is what a session is checked against; the round is mixed in once there is one."""
        return (
            hashlib.sha256(f"{digest} {self.session_round}".encode()).hexdigest()
            if self.session_round
            else digest
        )
