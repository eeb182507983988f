"""Put a taxonomy, a schema or a guideline into the library as a frozen version.

The same content again is the same version: importing twice changes nothing. A draft under way stays the next version.
"""

from datetime import datetime
from typing import Any

from django.db import transaction

from taxonomy.digest import canonical_text, sha256_of
from taxonomy.fields.base import expect_kept, expect_name
from taxonomy.fields.schema import parse_schema
from taxonomy.models.guidelines import Guideline, GuidelineVersion
from taxonomy.models.schemas import LabelSchema, LabelSchemaVersion
from taxonomy.models.taxonomies import ReasonCode, Taxonomy, TaxonomyVersion
from taxonomy.services.draft_rows import LIBRARY, freeze_row, frozen_number, locked_name
from taxonomy.services.taxonomy_documents import parse_taxonomy


@transaction.atomic
def freeze_taxonomy(
    *, document: Any, now: datetime, reason: str = "", actor: str = LIBRARY
) -> TaxonomyVersion:
    """The frozen version of `document` ({"name", "codes": [...]}); raises BadSchema naming the faulty path."""
    name, codes = parse_taxonomy(document)
    digest = sha256_of({"name": name, "codes": codes})
    taxonomy = locked_name(Taxonomy, name)
    known = taxonomy.versions.filter(sha256=digest).order_by("-number").first()
    if known:
        return known
    version = TaxonomyVersion.objects.create(taxonomy=taxonomy, number=frozen_number(taxonomy.versions))
    ReasonCode.objects.bulk_create(
        ReasonCode(version=version, position=position, **code) for position, code in enumerate(codes, start=1)
    )
    freeze_row(version, kind="taxonomy", name=name, digest=digest, reason=reason, actor=actor, now=now)
    return version


@transaction.atomic
def freeze_schema(
    *, document: Any, now: datetime, reason: str = "", actor: str = LIBRARY
) -> LabelSchemaVersion:
    """The frozen version of a label schema document; raises BadSchema naming the faulty path."""
    parsed = parse_schema(expect_kept(document))
    digest = sha256_of(document)
    schema = locked_name(LabelSchema, parsed.name)
    known = schema.versions.filter(sha256=digest).order_by("-number").first()
    if known:
        return known
    version = LabelSchemaVersion(
        schema=schema, number=frozen_number(schema.versions), document=canonical_text(document)
    )
    freeze_row(version, kind="schema", name=parsed.name, digest=digest, reason=reason, actor=actor, now=now)
    return version


@transaction.atomic
def freeze_guideline(
    *, name: str, markdown: str, now: datetime, reason: str = "", actor: str = LIBRARY
) -> GuidelineVersion:
    """The frozen version of a guideline's Markdown; raises BadSchema for a name that cannot be kept."""
    expect_name(name, "name")
    expect_kept(markdown, "markdown")
    digest = sha256_of({"name": name, "markdown": markdown})
    guideline = locked_name(Guideline, name)
    known = guideline.versions.filter(sha256=digest).order_by("-number").first()
    if known:
        return known
    version = GuidelineVersion(
        guideline=guideline, number=frozen_number(guideline.versions), markdown=markdown
    )
    freeze_row(version, kind="guideline", name=name, digest=digest, reason=reason, actor=actor, now=now)
    return version
