"""Counting guesses at passwords: what a sign-in forgives."""

from typing import Any

from axes.handlers.database import AxesDatabaseHandler
from axes.helpers import get_client_username
from django.http import HttpRequest


class GuessesHandler(AxesDatabaseHandler):
    """As django-axes counts, for each name and each address."""

    def reset_user_attempts(self, request: HttpRequest, credentials: dict[str, Any] | None = None) -> int:
        """A sign-in forgives the guesses at its own name, and none at others: whoever has a login of their own could
        otherwise go on guessing at somebody else's for ever, signing in before each tenth guess."""
        return int(self.reset_attempts(username=get_client_username(request, credentials)))
