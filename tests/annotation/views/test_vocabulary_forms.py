"""A form that is sent as it was shown changes nothing: every field, rule and policy of every shipped schema, and every code."""

import pytest
from django.urls import reverse

from annotation.models.projects import Project
from taxonomy.selectors.templates import template, templates
from taxonomy.selectors.versions import document_of
from taxonomy.services.drafts import create_taxonomy_draft
from taxonomy.services.schema_drafts import create_schema_draft
from tests.annotation.forms.browser_form import posted
from tests.annotation.views.conftest import SignIn
from tests.studies import NOW

pytestmark = pytest.mark.django_db


def at(route: str, **keys: object) -> str:
    return reverse(f"vocabulary{route}", kwargs={"slug": "shop", **keys})


def said(value: object) -> object:
    """A document without properties that say nothing, such as an empty hotkey."""
    if isinstance(value, list):
        return [said(item) for item in value]
    if isinstance(value, dict):
        return {name: said(item) for name, item in value.items() if item not in ("", [], {})}
    return value


def sent_as_shown(client, address: str) -> int:
    html = client.get(address).content.decode()
    form = html[html.rindex('<form method="post"') :]
    return client.post(address, dict(posted(form).lists())).status_code


@pytest.mark.parametrize("name", list(templates("schemas")))
def test_a_schema(project: Project, signed_in: SignIn, name: str):
    mia = signed_in("mia")
    create_taxonomy_draft(name="content-reasons", codes=[{"code": "A"}], actor="mia", now=NOW)
    draft = create_schema_draft(document=template("schemas", name), actor="mia", now=NOW)
    document = document_of(draft)
    addresses = [at("-field", pk=draft.pk, key=field["key"]) for field in document["fields"]]
    addresses += [at("-rule", pk=draft.pk, index=index) for index in range(len(document.get("rules", [])))]
    addresses += [at("-rules", pk=draft.pk), at("-json", kind="schemas", pk=draft.pk)]
    for address in addresses:
        assert sent_as_shown(mia, address) == 302, address
        draft.refresh_from_db()
        assert said(document_of(draft)) == said(document), address
    assert draft.revision == 1 + len(addresses)


def test_a_taxonomy(project: Project, signed_in: SignIn):
    codes = template("taxonomies", "content-reasons")["codes"]
    draft = create_taxonomy_draft(name="reasons", codes=codes, actor="mia", now=NOW)
    document = document_of(draft)
    for code in codes:
        assert sent_as_shown(signed_in("mia"), at("-code", pk=draft.pk, name=code["code"])) == 302
        assert document_of(draft) == document


def test_a_field_changes_its_type_in_place_and_a_refusal_keeps_what_was_typed(
    project: Project, signed_in: SignIn
):
    fields = [{"key": "a", "type": "scale", "minimum": 0, "maximum": 2}, {"key": "b", "type": "text"}]
    rule = {"if": {"a": 0}, "require": ["b"]}
    document = {"name": "tone", "fields": fields, "rules": [rule]}
    draft = create_schema_draft(document=document, actor="mia", now=NOW)
    mia, address = signed_in("mia"), at("-field", pk=draft.pk, key="a")
    html = mia.get(address).content.decode()
    sent = dict(posted(html[html.rindex('<form method="post"') :]).lists()) | {"title": ["How warm?"]}

    refused = mia.post(address, sent | {"type": ["boolean"]})
    assert refused.status_code == 422
    assert "rules[0].if.a" in refused.content.decode()
    assert "How warm?" in refused.content.decode()

    kept = mia.post(address, sent | {"type": ["integer"]})
    assert (kept.status_code, kept["Location"]) == (302, address)
    draft.refresh_from_db()
    assert document_of(draft)["fields"] == [{"key": "a", "type": "integer", "title": "How warm?"}, fields[1]]
