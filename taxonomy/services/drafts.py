"""Drafts of a taxonomy: start one, save its codes, state what becomes of the old ones, freeze or discard it."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import F

from taxonomy.fields.base import expect_name
from taxonomy.models.taxonomies import ReasonCode, Taxonomy, TaxonomyMapping, TaxonomyVersion
from taxonomy.selectors.library import taxonomy_document
from taxonomy.services.draft_rows import (
    announce_draft,
    claim_draft,
    discard_row,
    draft_number,
    freeze_draft,
    lock_version,
    locked_name,
)
from taxonomy.services.mappings import settle_mapping
from taxonomy.services.taxonomy_documents import parse_codes, parse_taxonomy

KIND = "taxonomy"
_PROPERTIES = ("title", "definition", "use_when", "avoid_when", "example", "counter_example", "requires_note",
               "aliases")  # fmt: skip


@transaction.atomic
def create_taxonomy_draft(
    *, name: str, actor: str, now: datetime, codes: Sequence[dict[str, Any]] = ()
) -> TaxonomyVersion:
    """A draft of the next version of the taxonomy `name`, which is made at first need; `codes` may be empty.

    Raises BadSchema naming the path of a fault, or DraftExists.
    """
    parsed = parse_codes(list(codes))
    taxonomy = locked_name(Taxonomy, expect_name(name, "name"))
    number = draft_number(taxonomy.versions, name)
    version = TaxonomyVersion.objects.create(taxonomy=taxonomy, number=number)
    _write_codes(version, parsed)
    announce_draft(version, kind=KIND, name=name, change="created", actor=actor, now=now)
    return version


@transaction.atomic
def save_draft_codes(
    *, version: TaxonomyVersion, codes: Sequence[dict[str, Any]], revision: int | None = None
) -> TaxonomyVersion:
    """Make `codes`, in their order, the codes of the draft. A code that stays keeps its row.

    Raises BadSchema, NoDraft, or StaleDraft where the draft is no longer at `revision`; then nothing is changed.
    """
    parsed = parse_codes(list(codes))
    claim_draft(version, revision)
    _write_codes(version, parsed)
    return version


def freeze_taxonomy_draft(
    *, version: TaxonomyVersion, reason: str, actor: str, now: datetime, revision: int | None = None
) -> TaxonomyVersion:
    """The frozen version of the draft; a frozen one comes back as it is.

    A draft that says what the version before says is that version, and goes. Otherwise the mapping from the version
    before must be stated. Raises BadSchema, NoDraft, StaleDraft or MappingMissing; then nothing is changed.
    """

    def settle(before: TaxonomyVersion | None) -> None:
        if before:
            settle_mapping(before=before, after=version, actor=actor, now=now)

    return freeze_draft(
        version, kind=KIND, says=_finished, reason=reason, actor=actor, now=now, revision=revision,
        before_freezing=settle, discard=_discard,
    )  # fmt: skip


@transaction.atomic
def discard_taxonomy_draft(
    *, version: TaxonomyVersion, actor: str, now: datetime, revision: int | None = None
) -> None:
    """Remove a draft with its codes; raises NoDraft, StaleDraft, or DraftInUse."""
    taxonomy = lock_version(version)
    claim_draft(version, revision)
    announce_draft(version, kind=KIND, name=taxonomy.name, change="discarded", actor=actor, now=now)
    _discard(version, taxonomy)


def _finished(taxonomy: Taxonomy, version: TaxonomyVersion) -> dict[str, Any]:
    name, codes = parse_taxonomy(taxonomy_document(version))
    return {"name": name, "codes": codes}


def _discard(version: TaxonomyVersion, taxonomy: Taxonomy) -> None:
    discard_row(version, taxonomy, [TaxonomyMapping.objects.filter(after=version), version.codes.all()])


def _write_codes(version: TaxonomyVersion, codes: list[dict[str, Any]]) -> None:
    """Rows are kept by code. Positions first move out of the way, as two rows may not share one."""
    known = {row.code: row for row in version.codes.all()}
    named = [code["code"] for code in codes]
    version.codes.exclude(code__in=named).delete()
    highest = max([row.position for row in known.values()], default=0) + len(codes)
    version.codes.update(position=F("position") + highest)
    kept, new = [], []
    for position, code in enumerate(codes, start=1):
        row = known.get(code["code"])
        if row is None:
            new.append(ReasonCode(version=version, position=position, **code))
            continue
        for name in _PROPERTIES:
            setattr(row, name, code.get(name, []))
        row.position = position
        kept.append(row)
    ReasonCode.objects.bulk_update(kept, [*_PROPERTIES, "position"])
    ReasonCode.objects.bulk_create(new)
