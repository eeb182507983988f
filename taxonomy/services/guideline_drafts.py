"""Drafts of a guideline: start one, save its Markdown, freeze or discard it."""

from datetime import datetime

from django.db import transaction

from taxonomy.fields.base import BadSchema, expect_kept, expect_name
from taxonomy.models.guidelines import Guideline, GuidelineVersion
from taxonomy.services.draft_rows import (
    announce_draft,
    claim_draft,
    discard_row,
    draft_number,
    freeze_draft,
    lock_version,
    locked_name,
)

KIND = "guideline"
LONGEST = 200_000


@transaction.atomic
def create_guideline_draft(*, name: str, actor: str, now: datetime, markdown: str = "") -> GuidelineVersion:
    """A draft of the next version of the guideline `name`; raises BadSchema or DraftExists."""
    _expect_markdown(markdown)
    guideline = locked_name(Guideline, expect_name(name, "name"))
    number = draft_number(guideline.versions, name)
    version = GuidelineVersion.objects.create(guideline=guideline, number=number, markdown=markdown)
    announce_draft(version, kind=KIND, name=name, change="created", actor=actor, now=now)
    return version


@transaction.atomic
def save_guideline_draft(
    *, version: GuidelineVersion, markdown: str, revision: int | None = None
) -> GuidelineVersion:
    """Store `markdown` as the draft; raises BadSchema, NoDraft, or StaleDraft, and then nothing is changed."""
    _expect_markdown(markdown)
    claim_draft(version, revision)
    version.markdown = markdown
    version.save(update_fields=["markdown"])
    return version


def freeze_guideline_draft(
    *, version: GuidelineVersion, reason: str, actor: str, now: datetime, revision: int | None = None
) -> GuidelineVersion:
    """The frozen version of the draft; a frozen one comes back as it is.

    A draft that says what the version before says is that version, and goes. Raises BadSchema, NoDraft or StaleDraft.
    """
    return freeze_draft(
        version, kind=KIND, says=_finished, reason=reason, actor=actor, now=now, revision=revision
    )


@transaction.atomic
def discard_guideline_draft(
    *, version: GuidelineVersion, actor: str, now: datetime, revision: int | None = None
) -> None:
    """Remove a draft; raises NoDraft, StaleDraft, or DraftInUse."""
    guideline = lock_version(version)
    claim_draft(version, revision)
    announce_draft(version, kind=KIND, name=guideline.name, change="discarded", actor=actor, now=now)
    discard_row(version, guideline)


def _finished(guideline: Guideline, version: GuidelineVersion) -> dict[str, str]:
    if not version.markdown.strip():
        raise BadSchema("markdown", "an empty guideline guides nobody; write it before you freeze it")
    return {"name": guideline.name, "markdown": version.markdown}


def _expect_markdown(markdown: str) -> None:
    if len(markdown) > LONGEST:
        raise BadSchema("markdown", f"is {len(markdown)} characters long; at most {LONGEST} fit")
    expect_kept(markdown, "markdown")
