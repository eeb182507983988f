"""The ledger's page: for managers who label nowhere, found by act, person and day, page by page."""

import pytest
from django.urls import reverse

from annotation.models.studies import Study
from annotation.services.ledger import chain_head, record_event
from tests.studies import NOW


def address(project, **query):
    return reverse("audit", args=[project.slug], query=query)


def read(client, project, **query):
    return client.get(address(project, **query)).content.decode()


def act(project, action, actor, at=NOW, **subject):
    record_event(chain=project.slug, action=action, actor=actor, at=at, subject=subject)


def test_shows_the_newest_acts_and_the_head(study_at, signed_in, project):
    study_at("RELEASED")
    page = read(signed_in("mia"), project)
    assert chain_head(project.slug).sha256 in page
    assert (
        page.index(">Release created</th>")
        < page.index(">Report sealed</th>")
        < page.index(">Study closed</th>")
    )


def test_tells_acts_and_what_they_are_about_in_words(signed_in, project):
    about = {"annotators": {"a-1": "human", "a-2": "model"}, "excluded_studies": [], "is_pilot": True}
    act(project, "open_coding.notes_imported", "max", **about, card_sha256="cd" * 32)
    page = read(signed_in("mia"), project)
    told = signed_in("mia").get(address(project)).context["acts"][0]
    assert told["words"] == "Open coding notes imported"
    assert {detail["name"]: detail["says"] for detail in told["details"]} == {
        "annotators": "a-1: human; a-2: model",
        "card": "cdcdcdcdcdcd…",
        "excluded studies": "none",
        "is pilot": "yes",
    }
    assert f'title="{"cd" * 32}"' in page
    assert '<option value="open_coding.notes_imported">Open coding notes imported</option>' in page


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"kind": "a.done"}, ["one", "two"]),
        ({"actor": "zoë"}, ["two", "three"]),
        ({"actor": "zo"}, []),
        ({"day": "2026-12-01"}, ["three"]),
        ({"kind": "a.done", "actor": "zoë"}, ["two"]),
        ({"day": "yesterday"}, ["one", "two", "three"]),
    ],
)
def test_is_filtered(signed_in, project, query, found):
    act(project, "a.done", "max", what="act-one")
    act(project, "a.done", "zoë", what="act-two")
    act(project, "b.done", "zoë", at=NOW.replace(month=12, day=1), what="act-three")
    page = read(signed_in("mia"), project, **query)
    assert [name for name in ("one", "two", "three") if f"act-{name}" in page] == found


def test_goes_on_page_by_page_with_a_constant_number_of_queries(
    signed_in, project, django_assert_max_num_queries
):
    client = signed_in("mia")
    for number in range(250):
        act(project, "a.done", "max", what=f"act-{number}-")
    page = read(client, project, kind="a.done")
    assert "act-249-" in page
    assert "act-149-" not in page
    last = chain_head(project.slug).sequence - 99
    assert f"before={last}" in page
    assert "act-149-" in read(client, project, kind="a.done", before=last)
    with django_assert_max_num_queries(25):
        read(client, project)


@pytest.mark.parametrize(("name", "status"), [("ada", 403), ("vic", 403), ("ann", 403), ("eve", 404)])
def test_is_for_managers_alone(signed_in, project, name, status):
    assert signed_in(name).get(address(project)).status_code == status


def test_a_manager_who_labels_reads_it_once_the_study_is_measured(study_at, signed_in, project):
    from annotation.models.people import User
    from annotation.models.projects import Annotator, Role
    from annotation.services.projects import add_member

    study = study_at("OPEN")
    add_member(project=project, user=User.objects.get(username="ann"), role=Role.MANAGER, actor="t", now=NOW)
    assert Annotator.objects.get(project=project, pseudonym="ann").user.username == "ann"
    answer = signed_in("ann").get(address(project))
    assert (answer.status_code, b"is not measured yet" in answer.content) == (403, True)
    assert Study.objects.get(pk=study.pk).state == "OPEN"


def test_a_label_is_there_without_its_digest(signed_in, project):
    act(project, "label.submitted", "ann", assignment=1, revision=1, sha256="ab" * 32)
    assert "ab" * 32 not in read(signed_in("mia"), project)


def test_a_hostile_name_is_shown_as_it_is(signed_in, project):
    act(project, "a.done", "<script>alert(1)</script>", what="{{7*7}}")
    page = read(signed_in("mia"), project)
    assert "&lt;script&gt;alert(1)" in page
    assert "{{7*7}}" in page
