"""Drafts of a rubric: start one, save its document, freeze or discard it."""

from datetime import datetime
from typing import Any

from django.db import transaction

from taxonomy.digest import canonical_text
from taxonomy.fields.base import BadSchema, expect_kept
from taxonomy.models.rubrics import Rubric, RubricVersion
from taxonomy.rubrics import git_blob_sha, parse_rubric
from taxonomy.services.draft_rows import (
    announce_draft,
    claim_draft,
    discard_row,
    draft_number,
    freeze_draft,
    lock_version,
    locked_name,
)
from taxonomy.strict_json import strict_json

KIND = "rubric"


@transaction.atomic
def create_rubric_draft(*, document: Any, actor: str, now: datetime) -> RubricVersion:
    """A draft of the next version of the rubric that `document` names, by `actor`; raises BadSchema or DraftExists."""
    name = parse_rubric(expect_kept(document)).name
    rubric = locked_name(Rubric, name)
    number = draft_number(rubric.versions, name)
    version = RubricVersion.objects.create(
        rubric=rubric, number=number, document=canonical_text(document), author=actor
    )
    announce_draft(version, kind=KIND, name=name, change="created", actor=actor, now=now)
    return version


@transaction.atomic
def save_rubric_draft(*, version: RubricVersion, document: Any, revision: int | None = None) -> RubricVersion:
    """Store `document` as the draft; raises BadSchema, NoDraft or StaleDraft, and then nothing is changed."""
    if parse_rubric(expect_kept(document)).name != version.rubric.name:
        raise BadSchema("name", f"this draft is of {version.rubric.name!r}")
    claim_draft(version, revision)
    version.document = canonical_text(document)
    version.save(update_fields=["document"])
    return version


def freeze_rubric_draft(
    *, version: RubricVersion, reason: str, actor: str, now: datetime, revision: int | None = None
) -> RubricVersion:
    """The frozen version of the draft, named by its digest and by the git blob id of its text.

    A draft that says what the version before says is that version, and goes. Raises BadSchema, NoDraft or StaleDraft.
    """

    def name_as_git_does(before: RubricVersion | None) -> None:
        version.git_sha = git_blob_sha(version.document.encode())

    return freeze_draft(
        version, kind=KIND, says=_finished, reason=reason, actor=actor, now=now, revision=revision,
        before_freezing=name_as_git_does,
    )  # fmt: skip


@transaction.atomic
def discard_rubric_draft(
    *, version: RubricVersion, actor: str, now: datetime, revision: int | None = None
) -> None:
    """Remove a draft; raises NoDraft, StaleDraft, or DraftInUse."""
    rubric = lock_version(version)
    claim_draft(version, revision)
    announce_draft(version, kind=KIND, name=rubric.name, change="discarded", actor=actor, now=now)
    discard_row(version, rubric)


def _finished(rubric: Rubric, version: RubricVersion) -> Any:
    document = strict_json(version.document)
    parsed = parse_rubric(document)
    if not parsed.clauses and not parsed.doctrine.strip():
        raise BadSchema("clauses", "a rubric without clauses or doctrine judges nothing; write it first")
    return document
