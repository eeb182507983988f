"""The library over HTTP: the same services, the same refusals, by their status."""

import json

import pytest
from django.urls import reverse
from jsonschema import Draft202012Validator

from annotation.models.projects import Project
from taxonomy.selectors.templates import template
from tests.annotation.views.conftest import SignIn, project, signed_in  # noqa: F401  (the cast)
from tests.studies import SCHEMA, TAXONOMY

pytestmark = pytest.mark.django_db


class Api:
    def __init__(self, client, slug: str = "shop") -> None:
        self.client, self.slug = client, slug

    def __call__(self, method: str, name: str, body=None, tag: str = "", **keys):
        headers = {"If-Match": tag} if tag else {}
        return self.client.generic(
            method,
            reverse(f"api-{name}", kwargs={"slug": self.slug, **keys}),
            json.dumps(body) if body is not None else "",
            content_type="application/json",
            headers=headers,
        )


@pytest.fixture
def mia(signed_in: SignIn, project: Project) -> Api:  # noqa: F811
    return Api(signed_in("mia"))


def frozen(api: Api, kind: str, document: dict) -> dict:
    draft = api("POST", "vocabulary", document, kind=kind)
    done = api(
        "POST", "vocabulary-freeze", {"reason": "first"}, draft["ETag"], kind=kind, pk=draft.json()["id"]
    )
    assert done.status_code == 200, done.json()
    return done.json()


def test_from_a_draft_to_a_frozen_version_with_its_json_schema(mia):
    frozen(mia, "taxonomies", TAXONOMY)
    made = mia("POST", "vocabulary", SCHEMA, kind="schemas")
    assert (made.status_code, made.json()["state"], made.json()["revision"]) == (201, "draft", 1)
    pk = made.json()["id"]
    early = mia("GET", "json-schema", pk=pk)
    assert (early.status_code, early["Content-Type"]) == (409, "application/problem+json")
    titled = SCHEMA | {"title": "Review"}
    saved = mia("PUT", "vocabulary-version", titled, made["ETag"], kind="schemas", pk=pk)
    assert (saved.status_code, saved.json()["document"]["title"]) == (200, "Review")
    done = mia("POST", "vocabulary-freeze", {"reason": "go"}, saved["ETag"], kind="schemas", pk=pk)
    assert (done.status_code, done.json()["state"], done["ETag"]) == (
        200, "frozen", f'"{done.json()["sha256"]}"',
    )  # fmt: skip
    again = mia("POST", "vocabulary-freeze", {"reason": "go"}, kind="schemas", pk=pk)
    assert again.json() == done.json()
    answers = mia("GET", "json-schema", pk=pk)
    assert answers["Content-Type"] == "application/schema+json"
    validator = Draft202012Validator(answers.json())
    assert validator.is_valid({"decision": "PASS", "codes": ["A"]})
    assert not validator.is_valid({"decision": "PASS", "codes": ["Z"]})
    listed = mia("GET", "vocabulary", kind="schemas").json()["results"]
    assert [(row["name"], row["version"], row["state"]) for row in listed] == [("review", 1, "frozen")]


def test_a_save_names_the_revision_it_saw(mia):
    made = mia("POST", "vocabulary", SCHEMA, kind="schemas")
    where = {"kind": "schemas", "pk": made.json()["id"]}
    assert mia("PUT", "vocabulary-version", SCHEMA, **where).status_code == 428
    assert mia("PUT", "vocabulary-version", SCHEMA, '"x"', **where).status_code == 422
    mia("PUT", "vocabulary-version", SCHEMA | {"title": "One"}, made["ETag"], **where)
    stale = mia("PUT", "vocabulary-version", SCHEMA | {"title": "Two"}, made["ETag"], **where)
    assert (stale.status_code, stale.json()["current"]["document"]["title"]) == (409, "One")
    assert mia("DELETE", "vocabulary-version", None, made["ETag"], **where).status_code == 409
    assert mia("DELETE", "vocabulary-version", None, '"1-2"', **where).status_code == 204
    assert mia("GET", "vocabulary-version", **where).status_code == 404


def test_a_fault_names_its_path_and_nothing_is_stored(mia):
    broken = SCHEMA | {"rules": [{"if": {"gone": 1}, "require": ["note"]}]}
    refused = mia("POST", "vocabulary", broken, kind="schemas")
    assert (refused.status_code, refused.json()["field"]) == (422, "rules[0].if")
    assert refused["Content-Type"] == "application/problem+json"
    assert mia("GET", "vocabulary", kind="schemas").json()["results"] == []
    twice = mia(
        "POST", "vocabulary", {"name": "t", "codes": [{"code": "A"}, {"code": "A"}]}, kind="taxonomies"
    )
    assert twice.json()["field"] == "codes[1].code"
    listed = mia("POST", "vocabulary", ["no object"], kind="taxonomies")
    assert listed.status_code == 422


def test_a_frozen_version_is_final(mia):
    version = frozen(mia, "taxonomies", TAXONOMY)
    where = {"kind": "taxonomies", "pk": version["id"]}
    tag = f'"{version["id"]}-{version["revision"]}"'
    assert mia("PUT", "vocabulary-version", TAXONOMY, tag, **where).status_code == 409
    assert mia("DELETE", "vocabulary-version", None, tag, **where).status_code == 409


def test_the_next_taxonomy_needs_its_mapping(mia):
    frozen(mia, "taxonomies", TAXONOMY)
    grown = TAXONOMY | {"codes": [*TAXONOMY["codes"], {"code": "C"}]}
    draft = mia("POST", "vocabulary", grown, kind="taxonomies")
    assert mia("POST", "vocabulary", grown, kind="taxonomies").status_code == 409
    where = {"kind": "taxonomies", "pk": draft.json()["id"]}
    early = mia("POST", "vocabulary-freeze", {"reason": "more"}, draft["ETag"], **where)
    assert (early.status_code, "what becomes of the codes" in early.json()["detail"]) == (409, True)
    assert mia("GET", "mapping", pk=where["pk"]).status_code == 404
    wrong = mia("PUT", "mapping", {"steps": []}, draft["ETag"], pk=where["pk"])
    assert (wrong.status_code, wrong.json()["field"]) == (422, "steps")
    stated = mia("PUT", "mapping", {"steps": [{"add": "C"}]}, draft["ETag"], pk=where["pk"])
    assert stated.status_code == 200
    done = mia("POST", "vocabulary-freeze", {"reason": "more"}, stated["ETag"], **where)
    assert done.json()["version"] == 2
    assert mia("GET", "mapping", pk=where["pk"]).json()["mapping"] == {"steps": [{"add": "C"}]}


def test_a_guideline_and_every_template_can_be_started(mia):
    guideline = frozen(mia, "guidelines", {"name": "how", "markdown": "# How\n"})
    assert guideline["document"]["markdown"] == "# How\n"
    for name in ("content-review", "verifier-spec"):
        assert mia("POST", "vocabulary", template("schemas", name), kind="schemas").status_code == 201


@pytest.mark.parametrize(("who", "read", "write"), [("vic", 200, 403), ("ann", 200, 403), ("eve", 404, 404)])
def test_members_read_managers_write_strangers_find_nothing(mia, signed_in, who, read, write):  # noqa: F811
    version = frozen(mia, "taxonomies", TAXONOMY)
    api = Api(signed_in(who))
    where = {"kind": "taxonomies", "pk": version["id"]}
    assert api("GET", "vocabulary-version", **where).status_code == read
    assert api("GET", "vocabulary", kind="taxonomies").status_code == read
    assert api("POST", "vocabulary", TAXONOMY | {"name": "t"}, kind="taxonomies").status_code == write
    assert api("POST", "vocabulary-freeze", {"reason": "x"}, '"1-1"', **where).status_code == write
    assert api("DELETE", "vocabulary-version", None, '"1-1"', **where).status_code == write


def test_an_unknown_kind_is_not_found(mia):
    assert mia("GET", "vocabulary", kind="rumours").status_code == 404
    assert mia("POST", "vocabulary", {}, kind="rumours").status_code == 404


def test_lists_are_filtered_paged_and_refuse_what_they_do_not_know(mia):
    frozen(mia, "taxonomies", TAXONOMY)
    mia("POST", "vocabulary", TAXONOMY | {"name": "other"}, kind="taxonomies")
    address = reverse("api-vocabulary", kwargs={"slug": "shop", "kind": "taxonomies"})

    def names(**filters: str) -> list[str]:
        return [row["name"] for row in mia.client.get(address, filters).json()["results"]]

    assert names() == ["other", "reasons"]
    assert names(state="frozen") == ["reasons"]
    assert names(name="other") == ["other"]
    first = mia.client.get(address, {"limit": "1"}).json()
    assert [row["name"] for row in mia.client.get(first["next"]).json()["results"]] == ["reasons"]
    refused = mia.client.get(address, {"status": "frozen"})
    assert (refused.status_code, refused["Content-Type"]) == (400, "application/problem+json")


def test_a_draft_is_started_once_under_its_key(mia):
    address = reverse("api-vocabulary", kwargs={"slug": "shop", "kind": "taxonomies"})
    send = lambda: mia.client.post(  # noqa: E731
        address, json.dumps(TAXONOMY), content_type="application/json", headers={"Idempotency-Key": "k1"}
    )
    first, again = send(), send()
    assert (first.status_code, again.status_code, again.json()) == (201, 201, first.json())


def test_the_json_schema_can_be_asked_for_under_the_codes_that_a_study_pins(mia):
    frozen(mia, "taxonomies", TAXONOMY)
    schema = frozen(mia, "schemas", SCHEMA)
    draft = mia("POST", "vocabulary", TAXONOMY | {"codes": [{"code": "A"}]}, kind="taxonomies")
    pk = draft.json()["id"]
    stated = mia("PUT", "mapping", {"steps": [{"retire": "B"}]}, draft["ETag"], pk=pk)
    mia("POST", "vocabulary-freeze", {"reason": "less"}, stated["ETag"], kind="taxonomies", pk=pk)
    address = reverse("api-json-schema", kwargs={"slug": "shop", "pk": schema["id"]})
    page = reverse("vocabulary-json-schema", kwargs={"slug": "shop", "pk": schema["id"]})

    def codes(of: str, **query: str) -> list[str]:
        return mia.client.get(of, query).json()["properties"]["codes"]["items"]["enum"]

    for of in (address, page):
        assert codes(of) == ["A"]
        assert codes(of, taxonomy="1") == ["A", "B"]
    assert mia.client.get(address, {"taxonomy": "x"}).status_code == 422
