"""The cast of the pages, and programs that act for them."""

from collections.abc import Callable

import pytest
from django.utils import timezone
from rest_framework.test import APIClient

from annotation.models.people import User
from annotation.models.projects import Project
from annotation.models.tokens import Scope
from annotation.services.tokens import make_token
from tests.annotation.views.conftest import cast, project, study_at

__all__ = ["cast", "project", "study_at"]

Program = Callable[..., APIClient]


@pytest.fixture
def program(project: Project) -> Program:
    """A client with a token of the person named; all scopes unless told."""

    def make(name: str, *scopes: str) -> APIClient:
        made = make_token(
            user=User.objects.get(username=name),
            name="test",
            scopes=scopes or Scope.values,
            days=1,
            actor=name,
            now=timezone.now(),
        )
        client = APIClient()
        client.credentials(HTTP_AUTHORIZATION=f"Bearer {made.text}")
        return client

    return make
