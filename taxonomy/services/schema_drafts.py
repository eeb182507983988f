"""Drafts of a label schema: start one, save its document, freeze or discard it. A draft is always a valid schema."""

from datetime import datetime
from typing import Any

from django.db import transaction

from taxonomy.digest import canonical_text
from taxonomy.fields.base import BadSchema, expect_kept
from taxonomy.fields.codes import Codes
from taxonomy.fields.schema import Schema, check_usable, parse_schema
from taxonomy.models.schemas import LabelSchema, LabelSchemaVersion
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.selectors.library import codes_of
from taxonomy.services.draft_rows import (
    announce_draft,
    claim_draft,
    discard_row,
    draft_number,
    freeze_draft,
    latest_frozen,
    lock_version,
    locked_name,
)
from taxonomy.strict_json import strict_json

KIND = "schema"


@transaction.atomic
def create_schema_draft(*, document: Any, actor: str, now: datetime) -> LabelSchemaVersion:
    """A draft of the next version of the schema that `document` names; raises BadSchema or DraftExists."""
    name = parse_schema(expect_kept(document)).name
    schema = locked_name(LabelSchema, name)
    number = draft_number(schema.versions, name)
    version = LabelSchemaVersion.objects.create(
        schema=schema, number=number, document=canonical_text(document)
    )
    announce_draft(version, kind=KIND, name=name, change="created", actor=actor, now=now)
    return version


@transaction.atomic
def save_schema_draft(
    *, version: LabelSchemaVersion, document: Any, revision: int | None = None
) -> LabelSchemaVersion:
    """Store `document` as the draft.

    Raises BadSchema, NoDraft, or StaleDraft where the draft is no longer at `revision`; then nothing is changed.
    """
    _expect_own_name(parse_schema(expect_kept(document)), version)
    claim_draft(version, revision)
    version.document = canonical_text(document)
    version.save(update_fields=["document"])
    return version


def freeze_schema_draft(
    *,
    version: LabelSchemaVersion,
    reason: str,
    actor: str,
    now: datetime,
    revision: int | None = None,
) -> LabelSchemaVersion:
    """The frozen version of the draft; a frozen one comes back as it is.

    A draft that says what the version before says is that version, and goes. Raises BadSchema (also where a taxonomy
    that a field names is not frozen), NoDraft or StaleDraft; then nothing is changed.
    """
    return freeze_draft(
        version, kind=KIND, says=_finished, reason=reason, actor=actor, now=now, revision=revision
    )


@transaction.atomic
def discard_schema_draft(
    *, version: LabelSchemaVersion, actor: str, now: datetime, revision: int | None = None
) -> None:
    """Remove a draft; raises NoDraft, StaleDraft, or DraftInUse."""
    schema = lock_version(version)
    claim_draft(version, revision)
    announce_draft(version, kind=KIND, name=schema.name, change="discarded", actor=actor, now=now)
    discard_row(version, schema)


def bound_to_library(document: Any) -> Schema:
    """The schema with its codes fields over the latest frozen version of each taxonomy; raises BadSchema."""
    parsed = parse_schema(document)
    taxonomies = {}
    for index, field in enumerate(parsed.fields):
        if isinstance(field, Codes):
            found = latest_frozen(TaxonomyVersion.objects.filter(taxonomy__name=field.taxonomy))
            if found is None:
                raise BadSchema(
                    f"fields[{index}].taxonomy",
                    f"no version of {field.taxonomy!r} is frozen; freeze it first",
                )
            taxonomies[field.taxonomy] = codes_of(found)
    bound = parse_schema(document, taxonomies)
    check_usable(bound)
    return bound


def _finished(schema: LabelSchema, version: LabelSchemaVersion) -> Any:
    document = strict_json(version.document)
    bound_to_library(document)
    return document


def _expect_own_name(parsed: Schema, version: LabelSchemaVersion) -> None:
    if parsed.name != version.schema.name:
        raise BadSchema(
            "name",
            f"this draft is of {version.schema.name!r}; a schema of another name is a draft of its own",
        )
