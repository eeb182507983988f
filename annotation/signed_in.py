"""Who is signed in, for pages and API alike."""

from datetime import datetime

from django.http import HttpRequest
from django.utils import timezone
from rest_framework.request import Request

from annotation.models.people import User
from annotation.models.projects import Annotator, Project
from annotation.services.people import annotator_of

# When a session began and when it was used last, in seconds; kept in the session itself.
BEGAN, SEEN = "began", "seen"


def person(request: HttpRequest | Request) -> User:
    """The signed-in person; only for routes that nobody else reaches."""
    if not isinstance(request.user, User):
        raise TypeError("this route must ask for a sign-in before it asks who it is")
    return request.user


def me(request: HttpRequest | Request, project: Project, *, now: datetime | None = None) -> Annotator:
    """The person's annotator in the project, made at first need: only for requests that write."""
    return annotator_of(user=person(request), project=project, now=now or timezone.now())
