"""What drafts of every kind share: their number, their revision, how they are claimed, frozen and discarded."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import F, ProtectedError

from taxonomy.digest import sha256_of
from taxonomy.fields.base import BadSchema
from taxonomy.models.versions import State, Version
from taxonomy.selectors.versions import KINDS, kind_of
from taxonomy.signals import draft_changed, version_frozen

LIBRARY = "library"


class DraftExists(Exception):
    """The name has a draft already, and two drafts would both be the next version."""


class NoDraft(Exception):
    """The version is frozen or gone, so there is nothing to edit, freeze or discard."""


class DraftInUse(Exception):
    """Something stands on the draft, so it cannot be discarded."""


class StaleDraft(Exception):
    """The draft was saved by somebody since; `current` is the draft as it stands now."""

    def __init__(self, current: Version) -> None:
        super().__init__(
            f"{current} was saved by somebody else since you opened it (revision {current.revision}). "
            "Nothing of yours is stored: compare both and save again."
        )
        self.current = current


def locked_name(model: Any, name: str) -> Any:
    """The row of a name, made at first need and locked, so that two versions do not get one number."""
    model.objects.get_or_create(name=name)
    return model.objects.select_for_update().get(name=name)


def lock_version(version: Any) -> Any:
    """Lock the name of a version and read the version anew; gives the name, or raises NoDraft where it is gone."""
    field = KINDS[kind_of(version)][1]
    names = version._meta.get_field(field).related_model._default_manager
    parent = names.select_for_update().filter(pk=getattr(version, f"{field}_id")).first()
    if parent is None or not parent.versions.filter(pk=version.pk).exists():
        raise NoDraft("This draft was discarded. Start a new one.")
    version.refresh_from_db()
    return parent


def draft_number(versions: Any, name: str) -> int:
    """The number of a new draft; raises DraftExists."""
    last = versions.order_by("-number").first()
    if last and not last.is_frozen:
        raise DraftExists(f"{name} has a draft already, v{last.number}. Continue it, or discard it first.")
    return last.number + 1 if last else 1


def frozen_number(versions: Any) -> int:
    """The number of a version that is frozen at once; a draft makes room and stays the next version."""
    last = versions.order_by("-number").first()
    if last is None or last.is_frozen:
        return last.number + 1 if last else 1
    versions.filter(pk=last.pk).update(number=F("number") + 1)
    return int(last.number)


def latest_frozen(versions: Any) -> Any:
    """The frozen version with the highest number, or None."""
    return versions.filter(state=State.FROZEN).order_by("-number").first()


def claim_draft(version: Version, revision: int | None) -> None:
    """Count one more save of the draft that the caller saw at `revision` (None: whatever it is now).

    Raises NoDraft or StaleDraft, and then nothing is changed. Call it first in the transaction of the save.
    """
    rows = type(version)._default_manager.filter(pk=version.pk)
    seen = rows.filter(state=State.DRAFT)
    if revision is not None:
        seen = seen.filter(revision=revision)
    if not seen.update(revision=F("revision") + 1):
        current = rows.first()
        if current is None:
            raise NoDraft("This draft was discarded. Start a new one.")
        if current.is_frozen:
            raise NoDraft(f"{current} is frozen and cannot be changed. Start the next version instead.")
        raise StaleDraft(current)
    version.refresh_from_db()


def freeze_row(
    version: Version, *, kind: str, name: str, digest: str, reason: str, actor: str, now: datetime
) -> None:
    """Make the draft, stored or not, a frozen version and announce it."""
    version.state, version.sha256, version.frozen_at = State.FROZEN, digest, now
    version.change_reason = reason
    version.save()
    version_frozen.send(
        sender=type(version), kind=kind, name=name, number=version.number, sha256=digest,
        reason=reason, actor=actor, at=now,
    )  # fmt: skip


def discard_row(version: Version, parent: Any, children: Any = ()) -> None:
    """Remove a draft with what is its own, and its locked name where nothing else bears it; raises DraftInUse."""
    try:
        for rows in children:
            rows.delete()
        version.delete()
        if not parent.versions.exists():
            parent.delete()
    except ProtectedError as cause:
        raise DraftInUse(f"{version} is in use and cannot be discarded.") from cause


def announce_draft(version: Version, *, kind: str, name: str, change: str, actor: str, now: datetime) -> None:
    draft_changed.send(
        sender=type(version), kind=kind, name=name, number=version.number, change=change, actor=actor, at=now
    )


def expect_reason(reason: str) -> str:
    """Why a version is frozen, without blanks around it; raises BadSchema where nothing is said."""
    if not reason.strip():
        raise BadSchema("reason", "say why this version is frozen; it stays with the version for good")
    return reason.strip()


@transaction.atomic
def freeze_draft(
    version: Any,
    *,
    kind: str,
    says: Callable[[Any, Any], Any],
    reason: str,
    actor: str,
    now: datetime,
    revision: int | None,
    before_freezing: Callable[[Any], None] = lambda before: None,
    discard: Callable[[Any, Any], None] = discard_row,
) -> Any:
    """The frozen version of the draft, whatever it is of; a frozen one comes back as it is.

    `says` gives the document of the draft under its name, of which the digest is taken, or raises BadSchema where it is
    not finished. A draft that says what the version before says is that version, and goes by `discard`.
    `before_freezing` is called with the version before, or None. Raises BadSchema, NoDraft or StaleDraft, or what
    `before_freezing` raises; then nothing is changed.
    """
    parent = lock_version(version)
    if version.is_frozen:
        return version
    why = expect_reason(reason)
    claim_draft(version, revision)
    digest = sha256_of(says(parent, version))
    before = latest_frozen(parent.versions)
    if before and before.sha256 == digest:
        discard(version, parent)
        return before
    before_freezing(before)
    freeze_row(version, kind=kind, name=parent.name, digest=digest, reason=why, actor=actor, now=now)
    return version
