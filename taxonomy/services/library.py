"""Put a taxonomy, a schema or a guideline into the library as a frozen version.

The same content again is the same version: importing twice changes nothing.
"""

from datetime import datetime
from typing import Any

from django.db import transaction

from taxonomy.digest import canonical_text, sha256_of
from taxonomy.fields.base import expect_name
from taxonomy.fields.schema import parse_schema
from taxonomy.models.guidelines import Guideline, GuidelineVersion
from taxonomy.models.schemas import LabelSchema, LabelSchemaVersion
from taxonomy.models.taxonomies import ReasonCode, Taxonomy, TaxonomyVersion
from taxonomy.models.versions import State, Version
from taxonomy.services.taxonomy_documents import parse_taxonomy
from taxonomy.signals import version_frozen


@transaction.atomic
def freeze_taxonomy(*, document: Any, now: datetime, reason: str = "") -> TaxonomyVersion:
    """The frozen version of `document` ({"name", "codes": [...]}); raises BadSchema naming the faulty path."""
    name, codes = parse_taxonomy(document)
    digest = sha256_of({"name": name, "codes": codes})
    taxonomy, _ = Taxonomy.objects.get_or_create(name=name)
    known = taxonomy.versions.filter(sha256=digest).order_by("-number").first()
    if known:
        return known
    version = TaxonomyVersion.objects.create(
        taxonomy=taxonomy, number=_next(taxonomy.versions), change_reason=reason
    )
    ReasonCode.objects.bulk_create(
        ReasonCode(version=version, position=position, **code) for position, code in enumerate(codes, start=1)
    )
    _freeze(version, kind="taxonomy", name=name, digest=digest, now=now)
    return version


@transaction.atomic
def freeze_schema(*, document: Any, now: datetime, reason: str = "") -> LabelSchemaVersion:
    """The frozen version of a label schema document; raises BadSchema naming the faulty path."""
    parsed = parse_schema(document)
    digest = sha256_of(document)
    schema, _ = LabelSchema.objects.get_or_create(name=parsed.name)
    known = schema.versions.filter(sha256=digest).order_by("-number").first()
    if known:
        return known
    version = LabelSchemaVersion.objects.create(
        schema=schema, number=_next(schema.versions), document=canonical_text(document), change_reason=reason
    )
    _freeze(version, kind="schema", name=parsed.name, digest=digest, now=now)
    return version


@transaction.atomic
def freeze_guideline(*, name: str, markdown: str, now: datetime, reason: str = "") -> GuidelineVersion:
    """The frozen version of a guideline's Markdown; raises BadSchema for a name that cannot be kept."""
    expect_name(name, "name")
    digest = sha256_of({"name": name, "markdown": markdown})
    guideline, _ = Guideline.objects.get_or_create(name=name)
    known = guideline.versions.filter(sha256=digest).order_by("-number").first()
    if known:
        return known
    version = GuidelineVersion.objects.create(
        guideline=guideline, number=_next(guideline.versions), markdown=markdown, change_reason=reason
    )
    _freeze(version, kind="guideline", name=name, digest=digest, now=now)
    return version


def _next(versions: Any) -> int:
    last = versions.order_by("-number").values_list("number", flat=True).first()
    return (last or 0) + 1


def _freeze(version: Version, *, kind: str, name: str, digest: str, now: datetime) -> None:
    version.state, version.sha256, version.frozen_at = State.FROZEN, digest, now
    version.save(update_fields=["state", "sha256", "frozen_at"])
    version_frozen.send(
        sender=type(version),
        kind=kind,
        name=name,
        number=version.number,
        sha256=digest,
        reason=version.change_reason,
        at=now,
    )
