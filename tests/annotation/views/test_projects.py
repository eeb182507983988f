"""The home of a project: one sentence on what to do next, by role and stage."""

import pytest
from django.urls import reverse

from annotation.core.study_files import parse_study
from annotation.models.people import User
from annotation.services.studies import create_study
from tests.studies import ACTOR, NOW, make_cases, make_study, rule_all


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
        ("LABELLED", "ann", "You have labelled every case of yours"),
        ("OPEN", "vic", "A study is being labelled"),
        ("CLOSED", "mia", "A report is being computed"),
        ("ADJUDICATED", "mia", "A study is ready to be released"),
        ("RELEASED", "vic", "Everything is released"),
    ],
)
def test_says_what_comes_next(study_at, signed_in, project, stage, name, says):
    study_at(stage)
    assert says in signed_in(name).get(home(project)).content.decode()


def test_names_the_study_whose_stages_it_shows_where_there_are_several(study_at, signed_in, project):
    first = study_at("MEASURED")
    assert "The newest study" not in signed_in("mia").get(home(project)).content.decode()
    second = make_study("OPEN", project=project, name="more doubles")
    page = signed_in("mia").get(home(project)).content.decode()
    newest = page[page.index("The newest study") :][:200]
    assert (f"/studies/{second.public_id}/" in newest, str(first.public_id) in newest) == (True, False)


def test_is_not_there_for_a_stranger(study_at, signed_in, project):
    study_at("MEASURED")
    assert signed_in("eve").get(home(project)).status_code == 404
    assert "No project names you" in signed_in("eve").get("/").content.decode()


def test_tells_an_annotator_of_an_open_study_only_what_is_their_own(study_at, signed_in, project):
    study_at("LABELLED")
    page = signed_in("ann").get(home(project)).content.decode()
    assert "4 of 4 submitted" in page
    assert "8 / 8" not in page
    assert "8 of 8" not in page


def test_leads_straight_to_the_only_project(study_at, signed_in, project):
    study_at("OPEN")
    assert signed_in("vic").get("/")["Location"] == home(project)


def test_asks_no_more_queries_for_more_cases(study_at, signed_in, project, django_assert_max_num_queries):
    study_at("MEASURED")
    client = signed_in("mia")
    client.get(home(project))
    with django_assert_max_num_queries(45):
        client.get(home(project))


class TestBeginnings:
    def test_a_manager_is_led_to_the_first_study_and_others_wait(self, project, signed_in):
        assert (
            reverse("study-new", args=[project.slug]) in signed_in("mia").get(home(project)).content.decode()
        )
        assert "A manager designs the first one" in signed_in("vic").get(home(project)).content.decode()

    def test_a_draft_leads_a_manager_to_its_opening(self, project, signed_in):
        make_cases(project, ["c1"])
        document = {
            "name": "s",
            "dataset": "d",
            "schema": "answer-verdict",
            "annotators": [{"pseudonym": n} for n in "ab"],
        }
        study = create_study(project=project, plan=parse_study(document, "s.json"), actor=ACTOR, now=NOW)
        address = reverse("study-open", args=[study.public_id])
        assert address in signed_in("mia").get(home(project)).content.decode()
        assert address not in signed_in("vic").get(home(project)).content.decode()

    def test_a_ruled_pilot_waits_for_nobody(self, project, signed_in, study_at):
        rule_all(study_at("MEASURED", pilot=True))
        assert "Nothing of this project waits" in signed_in("mia").get(home(project)).content.decode()

    def test_an_operator_without_a_project_is_led_to_a_new_one(self, db, client):
        client.force_login(
            User.objects.create(username="op", is_superuser=True),
            backend="django.contrib.auth.backends.ModelBackend",
        )
        assert reverse("project-new") in client.get("/").content.decode()
