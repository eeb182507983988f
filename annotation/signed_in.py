"""Who is signed in, for pages and API alike."""

from django.http import HttpRequest
from rest_framework.request import Request

from annotation.models.people import User

# When a session began and when it was used last, in seconds; kept in the session itself.
BEGAN, SEEN = "began", "seen"


def person(request: HttpRequest | Request) -> User:
    """The signed-in person; only for routes that nobody else reaches."""
    if not isinstance(request.user, User):
        raise TypeError("this route must ask for a sign-in before it asks who it is")
    return request.user
