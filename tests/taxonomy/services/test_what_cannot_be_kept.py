"""Text that a database cannot give back is refused at every door of the library, with the path of the fault."""

from datetime import UTC, datetime

import pytest

from taxonomy.fields.base import BadSchema
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.selectors.versions import document_of
from taxonomy.services.drafts import create_taxonomy_draft, save_draft_codes
from taxonomy.services.guideline_drafts import create_guideline_draft, save_guideline_draft
from taxonomy.services.library import freeze_guideline, freeze_schema, freeze_taxonomy
from taxonomy.services.rubric_drafts import create_rubric_draft, save_rubric_draft
from taxonomy.services.schema_drafts import create_schema_draft, save_schema_draft

pytestmark = pytest.mark.django_db
NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
WHO = {"actor": "mia", "now": NOW}
CLAUSE = {"key": "net", "text": "Net of tax.", "marker": "PREFERRED"}


def schema(text: str) -> dict:
    return {"name": "s", "fields": [{"key": "note", "type": "text", "help": text}]}


def codes(text: str) -> list[dict]:
    return [{"code": "A"}, {"code": "B", "definition": text}]


def rubric(text: str) -> dict:
    return {"name": "r", "golden_kind": "value", "clauses": [CLAUSE], "doctrine": text}


DOORS = {
    "schema frozen": (lambda text: freeze_schema(document=schema(text), now=NOW), "fields[0].help"),
    "schema begun": (lambda text: create_schema_draft(document=schema(text), **WHO), "fields[0].help"),
    "schema saved": (
        lambda text: save_schema_draft(
            version=create_schema_draft(document=schema(""), **WHO), document=schema(text)
        ),
        "fields[0].help",
    ),
    "schema named": (lambda text: freeze_schema(document=schema("") | {"name": text}, now=NOW), "name"),
    "codes frozen": (
        lambda text: freeze_taxonomy(document={"name": "t", "codes": codes(text)}, now=NOW),
        "codes[1].definition",
    ),
    "codes saved": (
        lambda text: save_draft_codes(version=create_taxonomy_draft(name="t", **WHO), codes=codes(text)),
        "codes[1].definition",
    ),
    "taxonomy named": (lambda text: create_taxonomy_draft(name=text, **WHO), "name"),
    "guideline frozen": (lambda text: freeze_guideline(name="g", markdown=text, now=NOW), "markdown"),
    "guideline saved": (
        lambda text: save_guideline_draft(version=create_guideline_draft(name="g", **WHO), markdown=text),
        "markdown",
    ),
    "rubric begun": (lambda text: create_rubric_draft(document=rubric(text), **WHO), "doctrine"),
    "rubric saved": (
        lambda text: save_rubric_draft(
            version=create_rubric_draft(document=rubric(""), **WHO), document=rubric(text)
        ),
        "doctrine",
    ),
}


@pytest.mark.parametrize(("text", "fault"), [("a\x00", "NUL character"), ("a\ud800", "lone surrogate")])
@pytest.mark.parametrize("door", DOORS)
def test_is_refused_where_it_stands(door, text, fault):
    act, path = DOORS[door]
    with pytest.raises(BadSchema) as refusal:
        act(text)
    assert str(refusal.value) == f"{path}: {fault}, position 1"


def test_leaves_a_draft_that_can_still_be_read():
    version = create_schema_draft(document=schema("What you see."), **WHO)
    with pytest.raises(BadSchema):
        save_schema_draft(version=version, document=schema("\x00"))
    assert document_of(LabelSchemaVersion.objects.get()) == schema("What you see.")
