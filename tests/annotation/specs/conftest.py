"""The cast: ann and ben write specs, mia manages, eve is a stranger."""

import pytest
from django.test import Client

from annotation.models.projects import Annotator, Role
from annotation.models.studies import Study
from tests.annotation.specs.world import make_spec_study
from tests.studies import make_project, make_user


@pytest.fixture
def study(db: None) -> Study:
    project = make_project()
    study = make_spec_study(project)
    for name in ("ann", "ben"):
        user = make_user(name, project, Role.ANNOTATOR)
        Annotator.objects.filter(project=project, pseudonym=name).update(user=user)
    make_user("mia", project, Role.MANAGER)
    make_user("ada", project, Role.ADJUDICATOR)
    make_user("eve")
    return study


@pytest.fixture
def signed_in():
    def sign_in(name: str) -> Client:
        from annotation.models.people import User

        client = Client()
        client.force_login(User.objects.get(username=name))
        return client

    return sign_in
