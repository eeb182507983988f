"""Which reports a person may open, asked in the two ways that pages ask."""

import pytest

from annotation.models.projects import Annotator, Role
from annotation.models.studies import AFTER_MEASURING
from annotation.selectors.pages_access import readable_in, readable_studies
from annotation.selectors.studies import roles_in
from tests.annotation.blindness.test_same_cases import second_study
from tests.studies import make_project, make_study, make_user

pytestmark = pytest.mark.django_db
ROLES = {
    "mia": (Role.MANAGER,),
    "vic": (Role.VIEWER,),
    "ann": (Role.ANNOTATOR,),  # labelled it
    "ben": (),  # labelled it, and left the project
    "zoe": (Role.ANNOTATOR, Role.MANAGER),  # labels the same cases again
    "yan": (Role.ANNOTATOR,),  # so does he
    "dan": (Role.ANNOTATOR,),  # labels nothing
    "eve": (),
}
READ_IT = {"mia", "vic", "ann"}


@pytest.fixture
def people():
    study = make_study("MEASURED", project=make_project())
    second_study(study)
    users = {name: make_user(f"{name}-login", study.project, *roles) for name, roles in ROLES.items()}
    for name, user in users.items():
        Annotator.objects.filter(project=study.project, pseudonym=name).update(user=user)
    return study, users


def test_the_frame_of_a_page_and_the_page_itself_say_the_same(people):
    study, users = people
    for name, user in users.items():
        in_frame = readable_in(study.project, user, roles_in(user, study.project))
        anywhere = readable_studies(user).filter(project=study.project, state__in=AFTER_MEASURING)
        assert list(in_frame) == list(anywhere) == ([study] if name in READ_IT else []), name
