"""The library's pages: who may do what, drafts from a form, refusals by their status."""

import pytest
from django.urls import reverse

from annotation.models.projects import Project
from annotation.selectors.pages_vocabulary_changes import changes_between
from taxonomy.fields.schema import parse_schema
from taxonomy.models.guidelines import GuidelineVersion
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.selectors.versions import document_of
from taxonomy.services.library import freeze_guideline, freeze_schema, freeze_taxonomy
from tests.annotation.views.conftest import SignIn
from tests.studies import NOW, SCHEMA, TAXONOMY

pytestmark = pytest.mark.django_db


@pytest.fixture
def mia(signed_in: SignIn, project: Project):
    return signed_in("mia")


def at(name: str, **keys: object) -> str:
    return reverse(f"vocabulary{name}", kwargs={"slug": "shop", **keys})


def started(client, kind: str, **given: str):
    response = client.post(at("-new", kind=kind), given)
    assert response.status_code == 302, response.content.decode()
    return {"schemas": LabelSchemaVersion, "taxonomies": TaxonomyVersion, "guidelines": GuidelineVersion}[
        kind
    ].objects.latest("pk")


def test_every_page_opens_for_a_draft_and_a_frozen_version(mia):
    freeze_taxonomy(document=TAXONOMY, now=NOW)
    frozen = freeze_schema(document=SCHEMA, now=NOW)
    mia.post(at("-next", kind="schemas", pk=frozen.pk))
    draft = LabelSchemaVersion.objects.latest("pk")
    for version in (frozen, draft):
        for page in ("-rules", "-preview"):
            assert mia.get(at(page, pk=version.pk)).status_code == 200
        for page in ("-version", "-json", "-differences"):
            assert mia.get(at(page, kind="schemas", pk=version.pk)).status_code == 200
    assert mia.get(at("-freeze", kind="schemas", pk=draft.pk)).status_code == 200
    assert mia.get(at("-field", pk=draft.pk, key="decision")).status_code == 200
    assert mia.get(at("-rule-new", pk=draft.pk)).status_code == 200
    assert mia.get(at("-new", kind="taxonomies")).status_code == 200
    assert b"review" in mia.get(at("")).content


def test_a_taxonomy_from_its_template_to_a_mapped_second_version(mia):
    draft = started(mia, "taxonomies", source="content-reasons")
    assert mia.get(at("-version", kind="taxonomies", pk=draft.pk)).status_code == 200
    assert mia.get(at("-code-new", pk=draft.pk)).status_code == 200
    frozen = mia.post(at("-freeze", kind="taxonomies", pk=draft.pk), {"reason": "first", "revision": "1"})
    assert frozen.status_code == 302
    mia.post(at("-next", kind="taxonomies", pk=draft.pk))
    second = TaxonomyVersion.objects.latest("pk")
    removed = mia.post(at("-taxonomy-act", pk=second.pk), {"do": "remove:TOO_LONG", "revision": "1"})
    assert removed.status_code == 302
    early = mia.post(at("-freeze", kind="taxonomies", pk=second.pk), {"reason": "second", "revision": "2"})
    assert (early.status_code, b"what becomes of the codes" in early.content) == (409, True)
    codes = draft.codes.order_by("position").values_list("code", flat=True)
    fates = {f"fate-{code}": "retire" if code == "TOO_LONG" else "keep" for code in codes}
    assert mia.get(at("-mapping", pk=second.pk)).status_code == 200
    assert mia.post(at("-mapping", pk=second.pk), fates | {"revision": "2"}).status_code == 302
    done = mia.post(at("-freeze", kind="taxonomies", pk=second.pk), {"reason": "second", "revision": "3"})
    assert done.status_code == 302
    assert second.codes.count() == 10
    for page in ("-mapping", "-review"):
        assert mia.get(at(page, pk=second.pk)).status_code == 200


def test_a_guideline_is_written_previewed_and_frozen(mia):
    draft = started(mia, "guidelines", name="how to")
    save = at("-guideline-save", pk=draft.pk)
    text = "# How to\n\n## Reason codes\n\n<script>alert(1)</script> **all** that you see\n"
    shown = mia.post(save, {"markdown": text, "revision": "1", "do": "preview"}).content.decode()
    assert '<h2 id="reason-codes">' in shown
    assert "<script>alert" not in shown
    assert document_of(GuidelineVersion.objects.get())["markdown"] == ""
    assert mia.post(save, {"markdown": text, "revision": "1", "do": "save"}).status_code == 302
    stale = mia.post(save, {"markdown": "mine", "revision": "1", "do": "save"})
    assert (stale.status_code, b"mine" in stale.content, b"Reason codes" in stale.content) == (
        409,
        True,
        True,
    )
    done = mia.post(at("-freeze", kind="guidelines", pk=draft.pk), {"reason": "first", "revision": "2"})
    assert done.status_code == 302
    assert mia.get(at("-version", kind="guidelines", pk=draft.pk)).status_code == 200


def test_a_schema_begins_with_one_question_and_stays_valid(mia):
    draft = started(mia, "schemas", name="tone")
    assert parse_schema(document_of(draft)).name == "tone"


def test_a_guideline_that_loses_a_clause_names_the_fields_that_point_to_it(mia):
    freeze_taxonomy(document=TAXONOMY, now=NOW)
    fields = [field | {"guideline": f"#{field['key']}"} for field in SCHEMA["fields"]]
    freeze_schema(document=SCHEMA | {"fields": fields}, now=NOW)
    first = freeze_guideline(name="how", markdown="## Decision\n\n## Note\n", now=NOW)
    mia.post(at("-next", kind="guidelines", pk=first.pk))
    draft = GuidelineVersion.objects.latest("pk")
    save, freeze = at("-guideline-save", pk=draft.pk), at("-freeze", kind="guidelines", pk=draft.pk)
    mia.post(save, {"markdown": "## Decision\n\n## Remarks\n", "revision": "1", "do": "save"})
    page = mia.get(freeze)
    assert [(lost["title"], lost["anchor"]) for lost in page.context["cut_off"]] == [("note", "#note")]
    assert "<code>#note</code>" in page.content.decode()
    mia.post(save, {"markdown": "## Note\n\n## Decision\n", "revision": "2", "do": "save"})
    assert mia.get(freeze).context["cut_off"] == []


def changed_rules(before: list[dict], after: list[dict]) -> list[tuple[str, str, str, str]]:
    fields = [
        {"key": "ok", "type": "boolean"},
        {"key": "note", "type": "text"},
        {"key": "why", "type": "text"},
    ]
    first = freeze_schema(document={"name": "rules", "fields": fields, "rules": before}, now=NOW)
    second = freeze_schema(document={"name": "rules", "fields": fields, "rules": after}, now=NOW)
    rows = changes_between(first, second)["changes"]
    return [(row["kind"], row["path"], row["before"], row["after"]) for row in rows]


IF_NOT_OK = {"if": {"ok": False}, "require": ["note"]}
IF_NOTED = {"if": {"note": {"empty": False}}, "require": ["why"]}


def test_rules_that_differ_are_told_one_by_one_as_sentences():
    stricter = IF_NOT_OK | {"require": ["note", "why"]}
    added = {"if": {"ok": True}, "forbid": ["why"]}
    assert changed_rules([IF_NOT_OK, IF_NOTED], [added, stricter]) == [
        (
            "changed",
            "rules[1]",
            "If ok is false, then note must be answered.",
            "If ok is false, then note, why must be answered.",
        ),
        ("removed", "rules[1]", "If note is answered, then why must be answered.", ""),
        ("added", "rules[0]", "", "If ok is true, then why must be empty."),
    ]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ([IF_NOT_OK, IF_NOTED], [IF_NOTED, IF_NOT_OK], ("moved", "rules", "rules[0], rules[1]", "rules[1], rules[0]")),
        ([], [IF_NOTED], ("added", "rules[0]", "", "If note is answered, then why must be answered.")),
    ],
)  # fmt: skip
def test_a_rule_alone_or_their_order_is_told(before, after, told):
    assert changed_rules(before, after) == [told]
