"""The canary crawl can see: what is entitled is found, a planted leak is found, an unlisted route fails."""

import types

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import override_settings
from django.urls import include, path

from annotation.models.labels import Label
from annotation.models.people import User
from tests.annotation.blindness.canaries import SAID, forms, found
from tests.annotation.blindness.crawl import crawl
from tests.annotation.blindness.routes import Unlisted, routes
from tests.annotation.blindness.world import make_world

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine, pytest.mark.timeout(600)]


@pytest.mark.parametrize(
    ("route", "kinds"), [("labelling-case", {"label", "draft"}), ("open-coding-case", {"note"})]
)
def test_ben_finds_his_own_label_draft_and_note_while_he_labels(route, kinds):
    world = make_world("OPEN")
    ben = User.objects.get(username=SAID["login"])
    assert kinds <= crawl(world, ben, acts=False, only=route).kinds


@pytest.mark.parametrize(
    "leak", ["body", "header", "cookie", "log", "digest", "base64", "csv alone", "json alone", "htmx alone"]
)
def test_a_planted_leak_is_found(leak):
    with override_settings(ROOT_URLCONF=site_with(leaking(leak))):
        world = make_world("OPEN")
        told = crawl(world, world.people["ann"], acts=False, only="planted-leak")
    assert {sighting.kind for sighting in told.sightings} == {"label"}
    assert all("planted-leak" in sighting.where for sighting in told.sightings)


def leaking(how: str):
    def view(request: HttpRequest, study_id: object) -> HttpResponse:
        import base64
        import logging

        label = Label.objects.filter(answers__contains=SAID["label"]).first()
        answer = HttpResponse("nothing here")
        if how == "body":
            answer = HttpResponse(label.answers.upper())
        elif how == "header":
            answer["X-Peer"] = SAID["label"]
        elif how == "cookie":
            answer.set_cookie("peer", SAID["label"].lower())
        elif how == "log":
            logging.getLogger("concord").info("somebody said %s", SAID["label"])
        elif how == "csv alone":
            answer = HttpResponse(SAID["label"] if request.headers.get("Accept") == "text/csv" else "nothing")
        elif how == "json alone":
            answer = HttpResponse(SAID["label"] if request.GET.get("format") == "json" else "nothing")
        elif how == "htmx alone":
            answer = HttpResponse(SAID["label"] if request.htmx else "nothing")
        elif how == "digest":
            answer["ETag"] = f'"{label.answers_sha256}"'
        else:
            answer = HttpResponse(base64.b64encode(label.answers.encode()))
        return answer

    return path("leak/<uuid:study_id>/", view, name="planted-leak")


def test_a_route_with_an_unknown_argument_fails_and_says_what_to_add():
    view = path("new/<int:moon_id>/", HttpResponse, name="new-route")
    site = site_with(view)
    with override_settings(ROOT_URLCONF=site), pytest.raises(Unlisted, match=r'"moon_id": lambda world'):
        routes()


def test_a_route_without_a_name_fails():
    site = site_with(path("nameless/", HttpResponse))
    with override_settings(ROOT_URLCONF=site), pytest.raises(Unlisted, match="has no name"):
        routes()


def site_with(extra) -> types.ModuleType:
    site = types.ModuleType("site_with_one_more")
    site.urlpatterns = [path("", include("config.urls")), extra]
    return site


@pytest.mark.parametrize("text", ["AQx7b", "Δ-Qx7"])
def test_every_form_of_a_canary_is_known(text):
    import base64
    import hashlib

    planted = {"it": forms(SAID["label"])}
    said = SAID["label"]
    for hidden in (
        f"{text}{said}",
        said.upper(),
        said[::-1],
        hashlib.sha256(said.encode()).hexdigest().upper(),
        *(base64.b64encode(f"{'x' * n}{said}tail".encode()).decode() for n in range(3)),
    ):
        assert found(hidden.encode(), planted) == {"it"}, hidden
    assert found(text.encode(), planted) == set()
