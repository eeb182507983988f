"""A session ends when nobody uses it, and for good some hours after it began."""

import time

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from django.utils.deprecation import MiddlewareMixin

from annotation.signed_in import BEGAN, SEEN

# A session is written to again only so often, so that reading pages does not write to the database each time.
NOTED_EVERY = 300


class SessionLimitsMiddleware(MiddlewareMixin):
    """After the sign-in of the request is known: whoever was away too long is nobody from here on."""

    def process_request(self, request: HttpRequest) -> None:
        if not request.user.is_authenticated:
            return
        now, session = time.time(), request.session
        began, seen = session.setdefault(BEGAN, now), session.setdefault(SEEN, now)
        if now - began > settings.SESSION_COOKIE_AGE or now - seen > settings.SESSION_IDLE_SECONDS:
            session.flush()
            request.user = AnonymousUser()
        elif now - seen > NOTED_EVERY:
            session[SEEN] = now
