"""Attacks of the kinds that leak through an ORM, walk ids, set what nobody offered, or read logs; none gets anything."""

import logging
from typing import Any

import pytest
from django.test import Client
from rest_framework.test import APIClient

from annotation.models.people import User
from annotation.models.projects import Membership
from annotation.models.tokens import Scope
from annotation.services.tokens import make_token
from tests.access.site import Site
from tests.annotation.blindness.asking import BACKEND
from tests.annotation.blindness.canaries import found
from tests.annotation.blindness.routes import routes
from tests.annotation.blindness.world import World, make_world
from tests.studies import NOW

pytestmark = [pytest.mark.django_db, pytest.mark.one_engine]

LOOKUPS = (
    "project__memberships__user__password__startswith=pbkdf2", "user__password__regex=^p", "_connector=OR",
    "_negated=True", "pk__gt=0", "id__in=1,2", "state__isnull=False", "ordering=user__password", "order_by=pk",
    "fields=password", "expand=user",
)  # fmt: skip
LISTS = [
    "/api/v1/projects/", "/api/v1/projects/{slug}/people/", "/api/v1/projects/{slug}/invitations/", "/api/v1/studies/",
    "/api/v1/dataset-versions/", "/api/v1/dataset-versions/{version}/cases/", "/api/v1/releases/", "/api/v1/jobs/",
    "/api/v1/projects/{slug}/audit/", "/api/v1/projects/{slug}/intake/", "/api/v1/projects/{slug}/vocabulary/schemas/",
    "/api/v1/open-coding/", "/api/v1/studies/{study}/disagreements/", "/api/v1/studies/{study}/acceptances/",
    "/api/v1/projects/{slug}/runs/", "/api/v1/projects/{slug}/calibrations/", "/api/v1/projects/{slug}/regressions/",
    "/api/v1/projects/{slug}/regressions/runs/", "/api/v1/projects/{slug}/verifiers/",
    "/api/v1/projects/{slug}/webhooks/", "/api/v1/dataset-versions/{version}/checks/",
]  # fmt: skip


@pytest.fixture
def world() -> World:
    return make_world("MEASURED")


def client_of(world: World, person: str) -> Client:
    client = Client()
    client.force_login(world.people[person], backend=BACKEND)
    return client


def at(world: World, address: str) -> str:
    return address.format(
        slug=world.project.slug, study=world.study.public_id, version=world.study.dataset_version_id
    )


class TestLookups:
    def test_a_list_refuses_every_lookup_that_it_does_not_name(self, world):
        mia = client_of(world, "manager")
        for address in LISTS:
            plain = mia.get(at(world, address))
            assert plain.status_code == 200, f"{address} is wrong, so this would show nothing"
            for lookup in LOOKUPS:
                answer = mia.get(f"{at(world, address)}?{lookup}")
                name = lookup.partition("=")[0]
                assert (answer.status_code, name in answer.content.decode()) == (400, True), (address, lookup)

    @pytest.mark.parametrize(
        "query", ["audit/?day=2026-02-30", "vocabulary/schemas/?state=x", "intake/?state=x"]
    )
    def test_a_filter_that_no_row_could_meet_is_refused(self, world, query):
        answer = client_of(world, "manager").get(at(world, "/api/v1/projects/{slug}/") + query)
        assert answer.status_code == 400, answer.content

    def test_no_page_answers_otherwise_for_a_lookup(self, world):
        """Pages ignore what they do not know: nobody's password decides what is shown."""
        vic = client_of(world, "viewer")
        for address in ("/projects/{slug}/studies/", "/projects/{slug}/data/", "/projects/{slug}/releases/"):
            told = {len(vic.get(f"{at(world, address)}?{lookup}").content) for lookup in ("", *LOOKUPS[:2])}
            assert len(told) == 1, address


class TestWalkingIds:
    def test_numbers_near_ones_own_lead_nowhere(self, world):
        """Every address whose arguments are numbers, from 1 up, as somebody from another project with every role there."""
        eve, secret, asked = client_of(world, "stranger"), world.planted, 0
        numbered = [
            route for route in routes()
            if any(name in route.arguments for name in ("number", "version_id", "release_id", "job_id", "person_id"))
            and not route.name.startswith("admin:")
        ]  # fmt: skip
        for route in numbered:
            for number in range(1, 4):
                chosen = {
                    name: number for name in route.arguments if isinstance(_first(route, name, world), int)
                }
                answer = eve.get(route.address(world, chosen))
                assert answer.status_code in (404, 405), (route.name, number, answer.status_code)
                assert not found(answer.content, secret), route.name
                asked += 1
        assert asked > 30

    def test_the_walk_would_find_what_is_there(self, world):
        mia = client_of(world, "manager")
        address = f"/api/v1/dataset-versions/{world.study.dataset_version_id}/cases/"
        assert "gold" in found(mia.get(address).content, world.planted)

    def test_ids_that_people_see_cannot_be_guessed(self, world):
        public = [slot.public_id for slot in world.slots("ann")]
        assert all(one.version == 4 for one in public)


class TestSettingWhatNobodyOffered:
    @pytest.mark.parametrize(
        ("method", "address", "body"),
        [
            ("post", "/api/v1/projects/", {"slug": "new", "name": "n"}),
            ("put", "/api/v1/projects/{slug}/people/{person}/roles/", {"roles": ["viewer"]}),
            ("post", "/api/v1/projects/{slug}/invitations/", {"role": "viewer", "meant_for": "x"}),
            ("post", "/api/v1/projects/{slug}/intake/", {"reason": "failure", "content": {"input": 1}}),
            ("post", "/api/v1/projects/{slug}/cases/", {"dataset": "x", "cases": [{"id": "a", "input": 1}]}),
            (
                "post",
                "/api/v1/projects/{slug}/releases/",
                {"name": "v9", "reason": "r", "studies": ["{study}"]},
            ),
            ("post", "/api/v1/studies/{study}/early-look/", {"reason": "r"}),
        ],
    )
    @pytest.mark.parametrize("more", ["is_superuser", "project_id", "state", "pk"])
    def test_an_unknown_field_is_400_and_nothing_happens(self, world, method, address, body, more):
        mia = client_of(world, "manager")
        where = at(world, address.replace("{person}", str(world.people["viewer"].pk)))
        body = {
            key: [at(world, one) for one in value] if key == "studies" else value
            for key, value in body.items()
        }
        before = set(Membership.objects.values_list("user", "role"))
        answer = getattr(mia, method)(where, body | {more: True}, content_type="application/json")
        assert (answer.status_code, more in answer.content.decode()) == (400, True)
        assert set(Membership.objects.values_list("user", "role")) == before
        assert not User.objects.exclude(username="root").filter(is_superuser=True).exists()

    def test_a_form_with_more_fields_sets_none_of_them(self, world):
        ann = client_of(world, "ann")
        given = {
            "name": "t",
            "scopes": ["read"],
            "days": "3",
            "user": "1",
            "is_superuser": "on",
            "sha256": "0" * 64,
        }
        ann.post("/account/tokens/", given)
        made = world.people["ann"].tokens.order_by("-pk").first()
        assert (made.user.username, made.sha256 == "0" * 64) == ("ann-login", False)


class Heard(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def emit(self, record: logging.LogRecord) -> None:
        self.text += f"{record.getMessage()} {vars(record)}"


@pytest.fixture
def heard() -> Any:
    """Everything that any logger is told, whatever its level."""
    handler, root = Heard(), logging.getLogger()
    levels = {name: logging.getLogger(name).level for name in ("", "concord", "django.request")}
    root.addHandler(handler)
    for name in levels:
        logging.getLogger(name).setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


class TestTokens:
    def test_no_log_and_no_answer_repeats_one(self, world, heard):
        """Good, revoked and broken; on addresses that are there and not; where it was sent by mistake in the address."""
        made = make_token(
            user=world.people["ann"], name="x", scopes=Scope.values, days=1, actor="t", now=NOW
        ).text
        for text in (made, made + "x"):
            api = APIClient(raise_request_exception=False)
            api.credentials(HTTP_AUTHORIZATION=f"Bearer {text}")
            for address in (
                "/api/v1/studies/",
                "/api/v1/none/",
                "/api/v1/studies/?state=%00",
                "/api/v1/jobs/999/",
            ):
                for answer in (api.get(address), api.post(address, {"a": 1}, format="json")):
                    assert made not in f"{answer.content!r} {dict(answer.items())}"
        assert "Not Found" in heard.text, "nothing was heard at all"
        assert made not in heard.text

    def test_what_is_said_is_heard(self, heard):
        logging.getLogger("concord").info("concord_abc")
        assert "concord_abc" in heard.text

    def test_none_is_taken_from_an_address(self, world):
        made = make_token(
            user=world.people["ann"], name="x", scopes=Scope.values, days=1, actor="t", now=NOW
        ).text
        for query in (f"token={made}", f"access_token={made}", f"Authorization=Bearer {made}"):
            assert APIClient().get(f"/api/v1/studies/?{query}").status_code == 401


class TestOtherOrigins:
    def test_no_answer_lets_another_site_read_it(self, world):
        site = Site(world)
        for address in ("/api/v1/studies/", "/sign-in/", "/api/v1/schema/"):
            answer = site.clients["manager"].get(address, headers={"Origin": "https://evil.example"})
            assert not [name for name in answer.headers if name.lower().startswith("access-control-")]

    def test_another_origin_is_refused_even_with_the_token_of_a_form(self, world):
        client = Client(enforce_csrf_checks=True)
        client.force_login(world.people["manager"], backend=BACKEND)
        page = client.get("/account/tokens/")
        given = {
            "csrfmiddlewaretoken": page.context["csrf_token"],
            "name": "x",
            "scopes": ["read"],
            "days": "1",
        }
        evil = client.post("/account/tokens/", given, headers={"Origin": "https://evil.example"})
        assert evil.status_code == 403
        assert (
            client.post("/account/tokens/", given, headers={"Origin": "http://testserver"}).status_code == 200
        )


def _first(route: Any, name: str, world: World) -> Any:
    values = route._values(name)(world)
    return values[0] if values else None
