"""One cast for every page: mia manages, ada adjudicates, vic follows, ann and ben label, eve is a stranger."""

from collections.abc import Callable

import pytest
from django.test import Client

from annotation.models.people import User
from annotation.models.projects import Annotator, Project, Role
from annotation.models.studies import Study
from annotation.services.projects import add_member
from tests.studies import ACTOR, NOW, make_project, make_study

ROLES = {
    "mia": [Role.MANAGER],
    "ada": [Role.ADJUDICATOR],
    "vic": [Role.VIEWER],
    "ann": [Role.ANNOTATOR],
    "ben": [Role.ANNOTATOR],
    "eve": [],
}
SignIn = Callable[[str], Client]


def cast(project: Project) -> None:
    """The people, without passwords: hashing them would take longer than the tests."""
    for name, roles in ROLES.items():
        user = User.objects.create(username=name)
        for role in roles:
            add_member(project=project, user=user, role=role, actor=ACTOR, now=NOW)


def name_annotators(project: Project) -> None:
    """Make ann and ben the annotators of those names where a study has them."""
    for name in ("ann", "ben"):
        user = User.objects.get(username=name)
        Annotator.objects.filter(project=project, pseudonym=name, kind="human").update(user=user)


@pytest.fixture
def project(db: None) -> Project:
    project = make_project()
    cast(project)
    return project


@pytest.fixture
def study_at(project: Project) -> Callable[..., Study]:
    """A study at the stage asked for, with the cast in its project."""

    def make(stage: str, **keys: object) -> Study:
        study = make_study(stage, project=project, **keys)
        name_annotators(project)
        return study

    return make


@pytest.fixture
def signed_in() -> SignIn:
    """A client that checks CSRF tokens where asked, signed in by name."""

    def sign_in(name: str, *, enforce_csrf: bool = False) -> Client:
        client = Client(enforce_csrf_checks=enforce_csrf)
        client.force_login(User.objects.get(username=name))
        return client

    return sign_in
