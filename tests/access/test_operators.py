"""The operators' site shows rows to operators alone, changes nothing, and is no way around a blind."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.db import models
from django.urls import reverse

from annotation.admin import OURS, columns, operators
from annotation.models.labels import Label
from annotation.models.people import User
from tests.access.site import Site, written
from tests.annotation.blindness.canaries import found
from tests.annotation.blindness.world import World, make_world

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine]
TABLES = sorted(model._meta.label_lower for model in operators._registry)
# Those in which the world has planted something.
TELLING = [
    f"annotation.{name}"
    for name in ("label", "surpluslabel", "labeldraft", "flag", "assignment", "noterevision", "output", "producer",
                 "reference", "annotator", "auditevent", "user")
]  # fmt: skip


@pytest.fixture
def world() -> World:
    return make_world("OPEN")


@pytest.fixture
def root(world):
    return Site(world).clients["operator"]


def rows_of(table: str) -> str:
    return reverse("admin:rows", args=table.split("."))


def test_every_table_of_ours_is_there():
    from django.apps import apps

    ours = {model._meta.label_lower for model in apps.get_models() if model._meta.app_label in OURS}
    assert set(TABLES) == ours


def test_an_operator_sees_rows_and_nothing_of_what_anybody_is_blind_to(world, root):
    secret = {kind: forms for kind, forms in world.planted.items() if kind not in ("login", "email")}
    with written() as writes:
        for table in TELLING:
            answer = root.get(rows_of(table))
            assert answer.status_code == 200, table
            assert not found(answer.content, secret), table
    assert not writes
    page = root.get(rows_of("annotation.user")).content.decode()
    assert "ann-login" in page
    assert str(Label.objects.latest("pk").pk) in root.get(rows_of("annotation.label")).content.decode()
    assert "annotation/label/" in root.get(reverse("admin:index")).content.decode()


def test_no_column_holds_words_or_answers():
    for model in operators._registry:
        kinds = {
            type(model._meta.get_field(name))
            for name in columns(model)
            if name != "pk" and name[-3:] != "_id"
        }
        assert not kinds & {models.TextField, models.JSONField, models.BinaryField}, model


@pytest.mark.parametrize(
    "query", ["answers__contains=PASS", "answers_sha256=0", "annotator__user__password__startswith=p"]
)
def test_no_lookup_tells_what_is_not_shown(root, query):
    assert root.get(f"{rows_of('annotation.label')}?{query}").status_code == 400


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete"])
def test_nothing_is_changed_there(root, method):
    for address in (reverse("admin:index"), rows_of("annotation.label"), rows_of("annotation.user")):
        assert getattr(root, method)(address).status_code == 405
    for table in ("annotation.label", "annotation.user"):
        for act in ("add/", "1/change/", "1/delete/", "1/history/"):
            assert root.get(rows_of(table) + act).status_code == 404


@pytest.mark.parametrize("person", ["manager", "stranger", "annotator"])
def test_others_meet_nothing(world, person):
    client = Site(world).clients[person]
    assert {
        client.get(address).status_code for address in (reverse("admin:index"), rows_of("annotation.label"))
    } == {404}


def test_nobody_is_led_to_the_sign_in_of_the_pages(client, world):
    assert client.get(reverse("admin:index"))["Location"].startswith("/sign-in/")


def test_an_operator_who_labels_does_not_look_behind_the_blind(world):
    client = Site(world).clients["annotator"]
    User.objects.filter(username="ann-login").update(is_superuser=True)
    assert client.get(rows_of("annotation.label")).status_code == 404


def test_signing_in_is_asked_before_anything_else(rf, world):
    request = rf.get("/operators/")
    request.user = AnonymousUser()
    assert not operators.has_permission(request)
