"""The library's pages: who may open and change what, and that a frozen version takes no change by any of them."""

import json

import pytest
from django.urls import reverse

from annotation.models.projects import Project
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.selectors.versions import document_of
from taxonomy.services.guideline_drafts import create_guideline_draft
from taxonomy.services.library import freeze_guideline, freeze_schema, freeze_taxonomy
from taxonomy.services.schema_drafts import create_schema_draft
from tests.annotation.views.conftest import SignIn
from tests.studies import NOW, SCHEMA, TAXONOMY

pytestmark = pytest.mark.django_db
HOSTILE = '"><img src=x onerror=alert(1)>{{7*7}}'


def at(route: str, **keys: object) -> str:
    return reverse(f"vocabulary{route}", kwargs={"slug": "shop", **keys})


@pytest.fixture
def versions(project: Project) -> dict:
    taxonomy = freeze_taxonomy(document=TAXONOMY, now=NOW)
    return {
        "taxonomies": taxonomy,
        "schemas": freeze_schema(document=SCHEMA, now=NOW),
        "guidelines": freeze_guideline(name="how", markdown="# How\n", now=NOW),
    }


def reading(versions: dict) -> list[str]:
    pages = [at("")]
    for kind, version in versions.items():
        pages += [at(name, kind=kind, pk=version.pk) for name in ("-version", "-differences")]
    schema, taxonomy = versions["schemas"].pk, versions["taxonomies"].pk
    pages += [at(name, pk=schema) for name in ("-rules", "-preview", "-json-schema")]
    pages += [at(name, pk=taxonomy) for name in ("-mapping", "-review", "-relabel")]
    return [*pages, at("-json", kind="schemas", pk=schema)]


def changing(versions: dict) -> dict[str, dict]:
    """Every address that changes something, with a form that would."""
    schema, taxonomy = versions["schemas"].pk, versions["taxonomies"].pk
    guideline = versions["guidelines"].pk
    return {
        at("-schema-act", pk=schema): {"do": "remove:note"},
        at("-field", pk=schema, key="note"): {"key": "note", "title": "Other"},
        at("-rules", pk=schema): {"title": "Other", "labels": "case"},
        at("-rule-new", pk=schema): {
            "when-name": "decision", "when-test": "is_one_of", "when-value": "FAIL", "require": "note",
        },
        at("-json", kind="schemas", pk=schema): {"document": json.dumps(SCHEMA | {"title": "Other"})},
        at("-taxonomy-act", pk=taxonomy): {"do": "remove:A"},
        at("-code-new", pk=taxonomy): {"code": "NEW"},
        at("-code", pk=taxonomy, name="A"): {"code": "A", "definition": "other"},
        at("-json", kind="taxonomies", pk=taxonomy): {"document": json.dumps(TAXONOMY | {"codes": []})},
        at("-guideline-save", pk=guideline): {"markdown": "other", "do": "save"},
        **{at("-discard", kind=kind, pk=version.pk): {} for kind, version in versions.items()},
    }  # fmt: skip


def test_strangers_find_nothing_and_members_read(versions, signed_in: SignIn):
    for name, status in (("eve", 404), ("ann", 200), ("vic", 200)):
        client = signed_in(name)
        assert {address: client.get(address).status_code for address in reading(versions)} == dict.fromkeys(
            reading(versions), status
        )


@pytest.mark.parametrize(("name", "status"), [("eve", 404), ("ann", 403), ("ada", 403), ("vic", 403)])
def test_only_managers_change(versions, signed_in: SignIn, name, status):
    client = signed_in(name)
    asked = changing(versions) | {
        at("-new", kind="schemas"): {"name": "x"},
        at("-next", kind="schemas", pk=versions["schemas"].pk): {},
        at("-freeze", kind="schemas", pk=versions["schemas"].pk): {"reason": "x"},
    }
    assert {
        address: client.post(address, form).status_code for address, form in asked.items()
    } == dict.fromkeys(asked, status)


def test_no_page_changes_a_frozen_version(versions, signed_in: SignIn):
    mia = signed_in("mia")
    before = {kind: document_of(version) for kind, version in versions.items()}
    for revision in ({}, {"revision": "1"}):
        for address, form in changing(versions).items():
            answer = mia.post(address, form | revision)
            assert (answer.status_code, b"is frozen and cannot be changed" in answer.content) == (
                409,
                True,
            ), address
    for kind, version in versions.items():
        version.refresh_from_db()
        assert document_of(version) == before[kind]
        answer = mia.post(at("-freeze", kind=kind, pk=version.pk), {"reason": "again", "revision": "1"})
        assert answer.status_code == 302
        version.refresh_from_db()
        assert version.change_reason == ""


def test_a_post_needs_its_token(versions, signed_in: SignIn):
    mia = signed_in("mia", enforce_csrf=True)
    for address, form in changing(versions).items():
        assert mia.post(address, form).status_code == 403


def test_a_stale_save_gets_both_and_can_be_put_through(project, signed_in: SignIn):
    draft = create_schema_draft(document=SCHEMA, actor="mia", now=NOW)
    mia, address = signed_in("mia"), at("-field", pk=draft.pk, key="note")
    assert mia.post(address, {"key": "note", "title": "First", "revision": "1"}).status_code == 302
    stale = mia.post(address, {"key": "note", "title": "Mine", "revision": "1"})
    page = stale.content.decode()
    assert (stale.status_code, "Mine" in page, "First" in page) == (409, True, True)
    assert mia.post(address, {"key": "note", "title": "Mine", "revision": "2"}).status_code == 302
    draft.refresh_from_db()
    assert document_of(draft)["fields"][-1]["title"] == "Mine"


def test_a_refused_field_keeps_what_was_typed_and_names_its_path(project, signed_in: SignIn):
    draft = create_schema_draft(document=SCHEMA, actor="mia", now=NOW)
    answer = signed_in("mia").post(
        at("-field", pk=draft.pk, key="score"),
        {"key": "score", "title": "Typed", "minimum": "0", "maximum": "zero", "revision": "1"},
    )
    page = answer.content.decode()
    assert answer.status_code == 422
    assert "fields[1].maximum: expected a whole number" in page
    assert 'value="zero"' in page
    assert 'value="Typed"' in page
    draft.refresh_from_db()
    assert draft.revision == 1


def test_broken_json_is_refused_with_its_place(project, signed_in: SignIn):
    draft = create_schema_draft(document=SCHEMA, actor="mia", now=NOW)
    address = at("-json", kind="schemas", pk=draft.pk)
    for text, says in (
        ('{"name": ', "line 1, column"),
        ('{"name": "review", "name": "x"}', "stands twice"),
        ('{"name": "other", "fields": [{"key": "a", "type": "text"}]}', "this draft is of"),
        ('["a"]', "expected an object"),
    ):
        answer = signed_in("mia").post(address, {"document": text, "revision": "1"})
        assert answer.status_code == 422
        assert says in answer.content.decode()


def test_hostile_names_and_texts_are_shown_as_text(project, signed_in: SignIn):
    mia = signed_in("mia")
    codes = [{"code": "A", "title": HOSTILE, "definition": HOSTILE, "use_when": HOSTILE, "example": HOSTILE}]
    taxonomy = freeze_taxonomy(document={"name": HOSTILE, "codes": codes}, now=NOW, reason=HOSTILE)
    field = {"key": "a", "type": "text", "title": HOSTILE, "help": HOSTILE}
    choice = {"key": "b", "type": "choice", "options": [{"value": HOSTILE, "title": HOSTILE}, {"value": "x"}]}
    rule = {"if": {"b": "x"}, "require": ["a"], "message": HOSTILE}
    document = {"name": HOSTILE, "title": HOSTILE, "fields": [field, choice], "rules": [rule]}
    schema = create_schema_draft(document=document, actor="mia", now=NOW)
    guideline = create_guideline_draft(
        name=HOSTILE, markdown=f"# {HOSTILE}\n\n{HOSTILE}", actor="mia", now=NOW
    )
    pages = [
        at(""),
        at("-version", kind="taxonomies", pk=taxonomy.pk),
        at("-version", kind="schemas", pk=schema.pk),
        at("-version", kind="guidelines", pk=guideline.pk),
        at("-field", pk=schema.pk, key="b"),
        at("-rules", pk=schema.pk),
        at("-rule", pk=schema.pk, index=0),
        at("-json", kind="schemas", pk=schema.pk),
        at("-freeze", kind="schemas", pk=schema.pk),
        at("-preview", pk=schema.pk),
    ]
    for address in pages:
        page = mia.get(address)
        assert page.status_code == 200, address
        assert b"<img" not in page.content.replace(b'<img src="/static/', b""), address
        assert b"49" not in page.content or b"{{7*7}}" in page.content


def test_a_taxonomy_may_be_discarded_until_it_is_frozen(project, signed_in: SignIn):
    mia = signed_in("mia")
    mia.post(at("-new", kind="taxonomies"), {"name": "t", "source": "content-reasons"})
    draft = TaxonomyVersion.objects.get()
    assert mia.post(at("-discard", kind="taxonomies", pk=draft.pk), {"revision": "9"}).status_code == 409
    assert mia.post(at("-discard", kind="taxonomies", pk=draft.pk), {"revision": "1"}).status_code == 302
    assert not TaxonomyVersion.objects.exists()


def test_a_name_with_a_draft_gets_no_second_one(project, signed_in: SignIn):
    mia = signed_in("mia")
    mia.post(at("-new", kind="schemas"), {"name": "tone"})
    again = mia.post(at("-new", kind="schemas"), {"name": "tone"})
    assert (again.status_code, b"has a draft already" in again.content) == (422, True)
    nameless = mia.post(at("-new", kind="schemas"), {"name": " "})
    assert (nameless.status_code, b"Give it a name" in nameless.content) == (422, True)


def test_pages_ask_no_more_queries_for_more_content(
    project, signed_in: SignIn, django_assert_max_num_queries
):
    mia = signed_in("mia")
    for number in range(12):
        codes = [{"code": f"C{code}", "definition": "x"} for code in range(40)]
        taxonomy = freeze_taxonomy(document={"name": f"t{number}", "codes": codes}, now=NOW)
    fields = [{"key": f"f{number}", "type": "text"} for number in range(30)]
    fields += [{"key": f"c{number}", "type": "codes", "taxonomy": f"t{number}"} for number in range(3)]
    schema = freeze_schema(document={"name": "wide", "fields": fields}, now=NOW)
    for address, most in (
        (at(""), 20),
        (at("-version", kind="taxonomies", pk=taxonomy.pk), 30),
        (at("-version", kind="schemas", pk=schema.pk), 40),
    ):
        with django_assert_max_num_queries(most):
            assert mia.get(address).status_code == 200
