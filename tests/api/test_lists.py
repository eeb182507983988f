"""Lists: pages follow one another by signed cursors, and what an address asks for is understood or refused."""

from urllib.parse import parse_qs, urlsplit

import pytest
from django.core.signing import Signer

from annotation.models.projects import Role
from tests.studies import make_project, make_user

pytestmark = pytest.mark.django_db
PROJECTS = "/api/v1/projects/"


@pytest.fixture
def mia(client):
    user = make_user("mia")
    for slug in ("a", "b", "c"):
        user.memberships.create(project=make_project(slug), role=Role.MANAGER)
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return client


def cursor_in(address: str) -> str:
    return parse_qs(urlsplit(address).query)["cursor"][0]


def test_pages_follow_one_another_and_lead_back(mia):
    first = mia.get(PROJECTS, {"limit": 2}).json()
    second = mia.get(first["next"]).json()
    assert [row["slug"] for page in (first, second) for row in page["results"]] == ["a", "b", "c"]
    assert mia.get(second["previous"]).json()["results"] == first["results"]


@pytest.mark.parametrize("limit", ["0", "-5", "abc", "1001", "²", "", "9" * 30])
def test_a_number_of_results_that_no_page_has_is_refused(mia, limit):
    answer = mia.get(PROJECTS, {"limit": limit})
    assert (answer.status_code, answer.json()["errors"]) == (
        400,
        {"limit": ["must be a whole number from 1 to 1000"]},
    )


@pytest.mark.parametrize("made_up", ["", "x", "cD0xJnA9MQ==", "\x00", "A" * 5000])
def test_a_cursor_that_was_made_up_is_refused(mia, made_up):
    answer = mia.get(PROJECTS, {"cursor": made_up})
    assert (answer.status_code, answer.json()["errors"]) == (400, {"cursor": ["is none that this list gave"]})


def test_a_cursor_of_another_list_or_with_another_place_is_refused(mia):
    given = cursor_in(mia.get(PROJECTS, {"limit": 2}).json()["next"])
    assert mia.get("/api/v1/jobs/", {"cursor": given}).status_code == 400
    elsewhere = Signer(salt="another").sign_object([0, False, "b"])
    assert mia.get(PROJECTS, {"cursor": elsewhere}).status_code == 400
