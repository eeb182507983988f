"""Logins. What a person did hangs on an Annotator, which outlives the login."""

from django.contrib.auth.models import AbstractUser


class User(AbstractUser):
    """Somebody who signs in."""
