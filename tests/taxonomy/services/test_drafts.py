"""Drafts of a taxonomy: numbers, revisions, mappings and what freezing refuses."""

from datetime import UTC, datetime

import pytest

from annotation.models.audit import AuditEvent
from taxonomy.fields.base import BadSchema
from taxonomy.models.taxonomies import ReasonCode, Taxonomy, TaxonomyMapping, TaxonomyVersion
from taxonomy.selectors.library import codes_of
from taxonomy.services.draft_rows import DraftExists, NoDraft, StaleDraft
from taxonomy.services.drafts import (
    create_taxonomy_draft,
    discard_taxonomy_draft,
    freeze_taxonomy_draft,
    save_draft_codes,
)
from taxonomy.services.library import freeze_taxonomy
from taxonomy.services.mappings import MappingMissing, MappingStands, state_mapping

pytestmark = pytest.mark.django_db
NOW = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)
WHO = {"actor": "mia", "now": NOW}


def codes(*names: str) -> list[dict]:
    return [{"code": name, "definition": name.lower()} for name in names]


def draft(*names: str) -> TaxonomyVersion:
    return create_taxonomy_draft(name="reasons", codes=codes(*names), **WHO)


def frozen(*names: str, steps: list | None = None) -> TaxonomyVersion:
    version = draft(*names)
    if steps is not None:
        state_mapping(after=version, document={"steps": steps}, **WHO)
    return freeze_taxonomy_draft(version=version, reason="needed", **WHO)


class TestADraft:
    def test_may_begin_without_codes_and_is_the_next_version(self):
        assert draft().number == 1

    def test_follows_the_last_frozen_version(self):
        frozen("A")
        assert draft("A", "B").number == 2

    def test_is_the_only_one_of_its_name(self):
        draft("A")
        with pytest.raises(DraftExists, match="reasons has a draft already, v1"):
            draft("B")

    def test_keeps_the_rows_of_codes_that_stay_whatever_their_order(self):
        version = draft("A", "B", "C")
        before = dict(version.codes.values_list("code", "pk"))
        save_draft_codes(version=version, codes=codes("C", "NEW", "A"))
        after = dict(version.codes.order_by("position").values_list("code", "pk"))
        assert list(after) == ["C", "NEW", "A"]
        assert (after["A"], after["C"]) == (before["A"], before["C"])

    def test_says_where_a_code_is_wrong_and_keeps_what_it_had(self):
        version = draft("A")
        with pytest.raises(BadSchema, match=r"codes\[1\].code: 'A' stands twice"):
            save_draft_codes(version=version, codes=codes("A", "A"))
        assert list(codes_of(version)) == ["A"]

    def test_refuses_a_save_that_does_not_know_the_last_one(self):
        version = draft("A")
        save_draft_codes(version=version, codes=codes("A", "B"), revision=1)
        with pytest.raises(StaleDraft) as refusal:
            save_draft_codes(version=version, codes=codes("Z"), revision=1)
        assert refusal.value.current.revision == 2
        assert list(codes_of(version)) == ["A", "B"]

    def test_can_be_discarded_and_its_name_goes_with_its_last_version(self):
        discard_taxonomy_draft(version=draft("A"), **WHO)
        assert not Taxonomy.objects.exists()
        version = frozen("A")
        discard_taxonomy_draft(version=draft("B"), **WHO)
        assert list(TaxonomyVersion.objects.all()) == [version]

    def test_once_discarded_can_not_be_saved(self):
        version = draft("A")
        discard_taxonomy_draft(version=TaxonomyVersion.objects.get(), **WHO)
        with pytest.raises(NoDraft, match="discarded"):
            save_draft_codes(version=version, codes=codes("B"))

    def test_makes_room_for_a_version_frozen_from_a_file(self):
        version = draft("A")
        imported = freeze_taxonomy(document={"name": "reasons", "codes": codes("F")}, now=NOW)
        version.refresh_from_db()
        assert (imported.number, version.number) == (1, 2)


class TestFreezing:
    def test_gives_the_digest_that_importing_the_same_document_gives(self):
        version = frozen("A", "B")
        assert freeze_taxonomy(document={"name": "reasons", "codes": codes("A", "B")}, now=NOW) == version

    def test_twice_is_once(self):
        version = frozen("A")
        assert freeze_taxonomy_draft(version=version, reason="again", **WHO) == version
        assert version.change_reason == "needed"

    def test_needs_a_reason_and_a_code(self):
        version = draft()
        with pytest.raises(BadSchema, match="reason: say why"):
            freeze_taxonomy_draft(version=version, reason=" ", **WHO)
        with pytest.raises(BadSchema, match="at least one code"):
            freeze_taxonomy_draft(version=version, reason="needed", **WHO)
        assert not TaxonomyVersion.objects.get().is_frozen

    def test_what_the_version_before_says_is_that_version(self):
        first = frozen("A")
        assert frozen("A") == first
        assert TaxonomyVersion.objects.count() == 1

    def test_is_final(self):
        version = frozen("A")
        with pytest.raises(NoDraft, match="frozen"):
            save_draft_codes(version=version, codes=codes("B"))
        with pytest.raises(NoDraft, match="frozen"):
            discard_taxonomy_draft(version=version, **WHO)
        assert ReasonCode.objects.get().code == "A"

    def test_of_a_draft_that_somebody_saved_since_is_refused(self):
        version = draft("A")
        save_draft_codes(version=TaxonomyVersion.objects.get(), codes=codes("B"))
        with pytest.raises(StaleDraft):
            freeze_taxonomy_draft(version=version, reason="needed", revision=1, **WHO)

    def test_is_in_the_ledger_with_who_did_it(self):
        frozen("A")
        frozen("A", "B", steps=[{"add": "B"}])
        actions = AuditEvent.objects.order_by("sequence").values_list("action", flat=True)
        assert list(actions) == [
            "taxonomy.draft_created",
            "taxonomy.frozen",
            "taxonomy.draft_created",
            "taxonomy.mapped",
            "taxonomy.frozen",
        ]
        assert '"actor":"mia"' in AuditEvent.objects.last().event


class TestTheMapping:
    def test_must_be_stated_before_the_next_version_is_frozen(self):
        frozen("A")
        with pytest.raises(MappingMissing, match="what becomes of the codes of reasons v1"):
            freeze_taxonomy_draft(version=draft("A", "B"), reason="needed", **WHO)

    def test_must_still_fit_the_codes_when_the_version_is_frozen(self):
        frozen("A")
        version = draft("A", "B")
        state_mapping(after=version, document={"steps": [{"add": "B"}]}, **WHO)
        save_draft_codes(version=version, codes=codes("A", "B", "C"))
        with pytest.raises(MappingMissing, match="'C' is new"):
            freeze_taxonomy_draft(version=version, reason="needed", **WHO)

    def test_may_be_stated_anew_while_the_version_is_a_draft_and_never_after(self):
        frozen("A", "B")
        version = draft("A", "C")
        state_mapping(after=version, document={"steps": [{"retire": "B"}, {"add": "C"}]}, **WHO)
        merged = {"steps": [{"split": "B", "into": ["C", "A"]}]}
        state_mapping(after=version, document=merged, **WHO)
        freeze_taxonomy_draft(version=version, reason="needed", **WHO)
        assert TaxonomyMapping.objects.get().document == '{"steps":[{"into":["C","A"],"split":"B"}]}'
        state_mapping(after=version, document=merged, **WHO)
        with pytest.raises(MappingStands, match="stays as it is"):
            state_mapping(after=version, document={"steps": [{"retire": "B"}, {"add": "C"}]}, **WHO)

    def test_can_be_stated_once_for_a_version_that_came_without(self):
        freeze_taxonomy(document={"name": "reasons", "codes": codes("A")}, now=NOW)
        later = freeze_taxonomy(document={"name": "reasons", "codes": codes("B")}, now=NOW)
        state_mapping(after=later, document={"steps": [{"retire": "A"}, {"add": "B"}]}, **WHO)
        assert AuditEvent.objects.last().action == "taxonomy.mapped"

    def test_of_a_first_version_leads_from_nowhere(self):
        with pytest.raises(MappingMissing, match="first version"):
            state_mapping(after=draft("A"), document={"steps": []}, **WHO)
