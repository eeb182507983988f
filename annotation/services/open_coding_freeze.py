"""Draft codes become a frozen taxonomy version, and each code's notes become evidence, in one transaction."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.models.open_coding import OpenCodingSession
from annotation.models.open_coding_board import CodeOrigin, CodeOriginNote
from annotation.selectors.open_coding_board import Group, board_of
from annotation.selectors.open_coding_freeze import Proposal, proposal
from annotation.services.ledger import record_event
from annotation.services.open_coding import OpenCodingRefused
from taxonomy.digest import sha256_of
from taxonomy.fields.base import BadSchema
from taxonomy.mapping_steps import steps_of_fates
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.services.draft_rows import DraftExists
from taxonomy.services.drafts import create_taxonomy_draft, freeze_taxonomy_draft
from taxonomy.services.mappings import MappingMissing, state_mapping


class BoardMovedOn(OpenCodingRefused):
    """Draft codes, or the version before, are others than those that the person saw."""


@transaction.atomic
def freeze_codes(
    *,
    session: OpenCodingSession,
    name: str,
    reason: str,
    keeps_others: bool,
    expected_sha256: str,
    actor: str,
    now: datetime,
    fates: Mapping[str, tuple[str, ...]] | None = None,
) -> TaxonomyVersion:
    """Freeze the session's draft codes as the next version of the taxonomy `name`, each with the notes it came from.

    `keeps_others` takes over the codes of the version before that the session has no card for. `expected_sha256` is
    the digest that the person saw: refused if the board has changed since. `fates` says which codes of the new version
    each code of the version before becomes; without it codes stay where they can, and are retired where not.
    """
    planned = proposal(session, name, keeps_others=keeps_others)
    if planned.problems:
        raise OpenCodingRefused(" ".join(planned.problems), "codes")
    if expected_sha256 != planned.sha256:
        raise BoardMovedOn("The board has changed since you looked. Look again, then freeze.", "codes")
    if fates is not None and set(fates) != set(planned.olds):
        raise BoardMovedOn(
            f"{planned.name} has another version before this one since you looked. Look again, then freeze.",
            "codes",
        )
    version = _frozen(planned, reason=reason, fates=fates, actor=actor, now=now)
    groups = {group.draft.code: group for group in board_of(session).codes if group.draft}
    digests = {code: _keep_origin(session, version, code, groups[code], now) for code in sorted(groups)}
    record_event(
        chain=session.project.slug,
        action="open_coding.frozen",
        actor=actor,
        at=now,
        subject={"session": session.name, "taxonomy": planned.name, "version": version.number,
                 "sha256": version.sha256, "origins": digests},
    )  # fmt: skip
    return version


def _frozen(
    planned: Proposal,
    *,
    reason: str,
    fates: Mapping[str, tuple[str, ...]] | None,
    actor: str,
    now: datetime,
) -> TaxonomyVersion:
    if not reason.strip():
        raise OpenCodingRefused(
            "Say why this version is frozen; it stays with the version for good.", "reason"
        )
    try:
        draft = create_taxonomy_draft(name=planned.name, codes=planned.codes, actor=actor, now=now)
        if planned.before:
            steps = planned.steps if fates is None else steps_of_fates(fates, planned.olds, planned.news)
            state_mapping(after=draft, document={"steps": steps}, actor=actor, now=now)
        return freeze_taxonomy_draft(version=draft, reason=reason, actor=actor, now=now)
    except (BadSchema, DraftExists, MappingMissing) as refusal:
        raise OpenCodingRefused(str(refusal), "name") from refusal


def _keep_origin(
    session: OpenCodingSession, version: TaxonomyVersion, code: str, group: Group, now: datetime
) -> str:
    """Store what a code came from, once for each version; says the digest."""
    document = origin_document(session, code, group)
    origin, created = CodeOrigin.objects.get_or_create(
        taxonomy_version=version,
        session=session,
        code=code,
        defaults={
            "cluster_name": group.name,
            "n_notes": group.n_notes,
            "sha256": sha256_of(document),
            "frozen_at": now,
        },
    )
    if created:
        CodeOriginNote.objects.bulk_create(
            CodeOriginNote(origin=origin, revision_id=note.revision_id) for note in group.notes
        )
    return origin.sha256


def origin_document(session: OpenCodingSession, code: str, group: Group) -> Mapping[str, Any]:
    """What an origin's digest is taken of: the sample, the code, and the digests of its notes."""
    return {
        "sample": session.sample_sha256,
        "code": code,
        "notes": sorted(note.sha256 for note in group.notes),
    }
