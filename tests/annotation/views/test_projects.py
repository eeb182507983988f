"""The home of a project: one sentence on what to do next, by role and stage."""

import pytest
from django.urls import reverse


def home(project) -> str:
    return reverse("project", kwargs={"slug": project.slug})


@pytest.mark.parametrize(
    ("stage", "name", "says"),
    [
        ("MEASURED", "ada", "2 disagreements wait for a ruling"),
        ("MEASURED", "mia", "an adjudicator rules next"),
        ("MEASURED", "vic", "An adjudicator rules next"),
        ("MEASURED", "ann", "Your study is measured"),
        ("LABELLED", "mia", "A study can be closed"),
        ("LABELLED", "ann", "You label in this project"),
        ("OPEN", "vic", "A study is being labelled"),
        ("CLOSED", "mia", "A report is being computed"),
        ("ADJUDICATED", "mia", "A study is ready to be released"),
        ("RELEASED", "vic", "Everything is released"),
    ],
)
def test_says_what_comes_next(study_at, signed_in, project, stage, name, says):
    study_at(stage)
    assert says in signed_in(name).get(home(project)).content.decode()


def test_is_not_there_for_a_stranger(study_at, signed_in, project):
    study_at("MEASURED")
    assert signed_in("eve").get(home(project)).status_code == 404
    assert "No project names you" in signed_in("eve").get("/").content.decode()


def test_tells_an_annotator_nothing_of_an_open_study(study_at, signed_in, project):
    study_at("LABELLED")
    page = signed_in("ann").get(home(project)).content.decode()
    assert "8 / 8" not in page
    assert "doubles" not in page


def test_leads_straight_to_the_only_project(study_at, signed_in, project):
    study_at("OPEN")
    assert signed_in("vic").get("/")["Location"] == home(project)


def test_asks_no_more_queries_for_more_cases(study_at, signed_in, project, django_assert_max_num_queries):
    study_at("MEASURED")
    client = signed_in("mia")
    client.get(home(project))
    with django_assert_max_num_queries(45):
        client.get(home(project))
