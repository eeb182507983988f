"""A fault is answered in the form that was asked for, with the id under which it is logged and nothing else of it."""

import pytest
from django.db import InterfaceError, OperationalError

from annotation.views import probes

SECRET = "qx7quotedfromarow"


@pytest.fixture
def broken(client, monkeypatch):
    """A client to whom `fault` happens on the way to any page."""
    client.raise_request_exception = False

    def ask(fault: Exception, path: str):
        def fail(*arguments, **keys):
            raise fault

        monkeypatch.setattr(probes, "readiness", fail)
        monkeypatch.setattr("annotation.views.token_middleware.token_behind", fail)
        return client.get(path, headers={"Authorization": "Bearer concord_x"})

    return ask


FAULTS = [(ValueError(SECRET), 500), (OperationalError(SECRET), 503), (InterfaceError(SECRET), 503)]


@pytest.mark.parametrize(("fault", "status"), FAULTS)
def test_a_page(broken, fault, status):
    answer = broken(fault, "/readyz")
    assert (answer.status_code, answer.has_header("Retry-After")) == (status, status == 503)
    page = answer.content.decode()
    assert answer["X-Request-ID"] in page
    assert SECRET not in page
    assert ("The database does not answer" in page) == (status == 503)


@pytest.mark.parametrize(("fault", "status"), FAULTS)
def test_the_api(broken, fault, status):
    answer = broken(fault, "/api/v1/jobs/")
    assert (answer.status_code, answer["Content-Type"]) == (status, "application/problem+json")
    assert answer.json()["request_id"] == answer["X-Request-ID"]
    assert answer.json()["status"] == status
    assert SECRET not in answer.content.decode()


def test_what_changes_something_is_not_sent_on_to_the_address_with_a_slash(client):
    """It would arrive as a GET, and the list of projects would read like the project that was made."""
    answer = client.post("/api/v1/projects", {}, content_type="application/json")
    assert (answer.status_code, answer["Content-Type"]) == (404, "application/problem+json")
    assert "/api/v1/projects/ with its last slash is there." in answer.json()["detail"]
    assert client.get("/api/v1/projects")["Location"] == "/api/v1/projects/"
    assert client.get("/sign-in")["Location"] == "/sign-in/"


@pytest.mark.parametrize(
    ("path", "host", "status", "says"),
    [
        ("/api/v1/nothing/", "testserver", 404, "There is nothing at this address."),
        ("/api/v1/jobs/", "evil.example", 400, "The request cannot be read."),
    ],
)
def test_what_no_view_answers_is_a_problem_under_the_api_and_a_page_elsewhere(
    client, path, host, status, says
):
    answer = client.get(path, headers={"Host": host})
    assert (answer.status_code, answer["Content-Type"]) == (status, "application/problem+json")
    assert (answer.json()["detail"], answer.json()["request_id"]) == (says, answer["X-Request-ID"])
    page = client.get(path.replace("/api/", "/elsewhere/"), headers={"Host": host})
    assert (page.status_code, page["Content-Type"]) == (status, "text/html; charset=utf-8")
