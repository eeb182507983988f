"""State what becomes of the codes of one taxonomy version in the next: evidence once the later one is frozen."""

from datetime import datetime
from typing import Any

from django.db import transaction

from taxonomy.digest import canonical_text, sha256_of
from taxonomy.fields.base import BadSchema
from taxonomy.mapping import parse_mapping
from taxonomy.models.taxonomies import TaxonomyMapping, TaxonomyVersion
from taxonomy.selectors.library import titles_of
from taxonomy.selectors.mappings import MappingMissing
from taxonomy.selectors.versions import frozen_before
from taxonomy.services.draft_rows import claim_draft
from taxonomy.signals import mapping_stated
from taxonomy.strict_json import strict_json


class MappingStands(Exception):
    """The mapping to a frozen version is stated already; it is evidence and stays."""


@transaction.atomic
def state_mapping(
    *, after: TaxonomyVersion, document: Any, actor: str, now: datetime, revision: int | None = None
) -> TaxonomyMapping:
    """Say how the codes of the frozen version before `after` become those of `after`.

    While `after` is a draft it may be said anew; of a frozen version that was imported without, once.
    Raises BadSchema naming the step, MappingStands, NoDraft, StaleDraft, or MappingMissing where no version is before.
    """
    before = frozen_before(after)
    if before is None:
        raise MappingMissing(f"{after} is the first version; there is nothing to map from.")
    parse_mapping(document, titles_of(before), titles_of(after))
    stated = {
        "before": before,
        "document": canonical_text(document),
        "sha256": sha256_of(document),
        "stated_at": now,
    }
    if not after.is_frozen:
        claim_draft(after, revision)
        return TaxonomyMapping.objects.update_or_create(after=after, defaults=stated)[0]
    mapping, is_new = TaxonomyMapping.objects.get_or_create(after=after, defaults=stated)
    if is_new:
        _announce(mapping, actor=actor, now=now)
    elif mapping.sha256 != stated["sha256"]:
        raise MappingStands(f"How {before} became v{after.number} is stated already and stays as it is.")
    return mapping


def settle_mapping(*, before: TaxonomyVersion, after: TaxonomyVersion, actor: str, now: datetime) -> None:
    """Check, as `after` is about to be frozen, that its mapping leads here from `before`; raises MappingMissing."""
    mapping = TaxonomyMapping.objects.filter(after=after).first()
    if mapping is None or mapping.before_id != before.pk:
        raise MappingMissing(f"Say first what becomes of the codes of {before}.")
    try:
        parse_mapping(strict_json(mapping.document), titles_of(before), titles_of(after))
    except BadSchema as fault:
        raise MappingMissing(f"The mapping from {before} no longer fits: {fault}.") from fault
    _announce(mapping, actor=actor, now=now)


def _announce(mapping: TaxonomyMapping, *, actor: str, now: datetime) -> None:
    mapping_stated.send(
        sender=TaxonomyMapping,
        name=mapping.after.taxonomy.name,
        before=mapping.before.number,
        after=mapping.after.number,
        sha256=mapping.sha256,
        actor=actor,
        at=now,
    )
