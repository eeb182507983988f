"""A frozen version takes no change, whatever asks: service, model, bulk update, raw SQL."""

import json
from collections.abc import Callable

import pytest
from django.db import DatabaseError, connection, models, transaction

from taxonomy.models.guidelines import GuidelineVersion
from taxonomy.models.schemas import LabelSchemaVersion
from taxonomy.models.taxonomies import ReasonCode, TaxonomyMapping, TaxonomyVersion
from taxonomy.services.draft_rows import NoDraft
from taxonomy.services.drafts import create_taxonomy_draft, freeze_taxonomy_draft, save_draft_codes
from taxonomy.services.library import freeze_guideline, freeze_schema, freeze_taxonomy
from taxonomy.services.mappings import state_mapping
from tests.studies import NOW, SCHEMA, TAXONOMY
from tests.taxonomy.test_templates import cases

pytestmark = pytest.mark.django_db
WHO = {"actor": "mia", "now": NOW}


def by_service() -> None:
    save_draft_codes(version=TaxonomyVersion.objects.get(), codes=[{"code": "RENAMED"}])


def by_model() -> None:
    code = ReasonCode.objects.get(code="A")
    code.code = "RENAMED"
    code.save()


def by_queryset() -> None:
    ReasonCode.objects.filter(code="A").update(title="Renamed")


def by_bulk_update() -> None:
    code = ReasonCode.objects.get(code="A")
    code.title = "Renamed"
    ReasonCode.objects.bulk_update([code], ["title"])


def by_sql() -> None:
    with connection.cursor() as cursor:
        cursor.execute("UPDATE taxonomy_reasoncode SET code = 'RENAMED' WHERE code = 'A'")


def by_a_new_code() -> None:
    ReasonCode.objects.create(version=TaxonomyVersion.objects.get(), code="NEW", title="New", position=9)


def by_thawing() -> None:
    with connection.cursor() as cursor:
        cursor.execute("UPDATE taxonomy_taxonomyversion SET state = 'draft', sha256 = '', frozen_at = NULL")


WAYS = [by_service, by_model, by_queryset, by_bulk_update, by_sql, by_a_new_code, by_thawing]


@pytest.mark.parametrize("change", WAYS)
def test_a_code_of_a_frozen_taxonomy_is_not_renamed(change: Callable[[], None]):
    freeze_taxonomy(document=TAXONOMY, now=NOW)
    before = list(ReasonCode.objects.order_by("pk").values())
    with pytest.raises((DatabaseError, NoDraft), match=r"frozen|cannot be changed"), transaction.atomic():
        change()
    assert list(ReasonCode.objects.order_by("pk").values()) == before


@pytest.mark.parametrize("change", WAYS)
def test_the_same_changes_reach_a_draft(change: Callable[[], None]):
    """The positive control: it is the freezing that refuses them."""
    create_taxonomy_draft(name="reasons", codes=TAXONOMY["codes"], **WHO)
    before = list(ReasonCode.objects.order_by("pk").values())
    change()
    assert (list(ReasonCode.objects.order_by("pk").values()) != before) is (change is not by_thawing)


def test_the_published_case_holds():
    listed = [case for case in cases("dataset_quality_cases.json")["cases"] if case["check"] == "taxonomy"]
    assert [(case["mutation"], case["expected"]["ok"]) for case in listed] == [
        ("rename a code in a frozen taxonomy version", False)
    ]


@pytest.mark.parametrize(
    ("freeze", "model", "column"),
    [
        (lambda: freeze_schema(document=SCHEMA, now=NOW), LabelSchemaVersion, "document"),
        (lambda: freeze_guideline(name="how", markdown="# How", now=NOW), GuidelineVersion, "markdown"),
    ],
)
def test_schemas_and_guidelines_stand_as_frozen(freeze: Callable[[], models.Model], model, column):
    version = freeze()
    with pytest.raises(DatabaseError, match="frozen"), transaction.atomic():
        model.objects.update(**{column: "other"})
    with pytest.raises(DatabaseError, match="frozen"), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"DELETE FROM {model._meta.db_table}")
    assert model.objects.get() == version


def mapped_version() -> TaxonomyVersion:
    freeze_taxonomy(document=TAXONOMY, now=NOW)
    draft = create_taxonomy_draft(name="reasons", codes=[*TAXONOMY["codes"], {"code": "C"}], **WHO)
    state_mapping(after=draft, document={"steps": [{"add": "C"}]}, **WHO)
    return draft


def test_a_mapping_changes_until_its_version_is_frozen():
    draft = mapped_version()
    TaxonomyMapping.objects.update(document=json.dumps({"steps": []}))
    TaxonomyMapping.objects.update(document='{"steps":[{"add":"C"}]}')
    freeze_taxonomy_draft(version=draft, reason="more", **WHO)
    for change in (
        lambda: TaxonomyMapping.objects.update(document="{}"),
        lambda: TaxonomyMapping.objects.all().delete(),
    ):
        with pytest.raises(DatabaseError, match="frozen"), transaction.atomic():
            change()


def test_a_mapping_leads_from_a_frozen_version_to_a_later_one_of_the_same_taxonomy():
    first = freeze_taxonomy(document=TAXONOMY, now=NOW)
    other = freeze_taxonomy(document=TAXONOMY | {"name": "others"}, now=NOW)
    draft = create_taxonomy_draft(name="reasons", codes=TAXONOMY["codes"], **WHO)
    third = create_taxonomy_draft(name="thirds", codes=TAXONOMY["codes"], **WHO)
    later = TaxonomyVersion.objects.create(taxonomy=draft.taxonomy, number=9)
    for before, after in (
        (draft, later),
        (other, draft),
        (draft, first),
        (draft, draft),
        (first, first),
        (third, draft),
    ):
        with pytest.raises(DatabaseError, match="leads from a frozen version"), transaction.atomic():
            TaxonomyMapping.objects.create(
                before=before, after=after, document="{}", sha256="0" * 64, stated_at=NOW
            )
