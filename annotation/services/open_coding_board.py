"""Sorting notes on the board: into clusters and out of them, and clusters into draft codes.

The ledger names clusters by number and digest: a manager who also codes may read it before they open the board.
"""

import re
from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.models.open_coding import OpenCodingSession, OpenNote
from annotation.models.open_coding_board import Cluster, ClusterNote, DraftCode
from annotation.selectors.open_coding_board import card_digest
from annotation.services.column_lengths import refuse_too_long
from annotation.services.ledger import record_event
from annotation.services.open_coding import OpenCodingRefused
from taxonomy.digest import sha256_bytes
from taxonomy.services.taxonomy_documents import CODE

CARD = ("title", "definition", "use_when", "avoid_when", "example", "counter_example")


@transaction.atomic
def put_in_cluster(
    *,
    session: OpenCodingSession,
    note_ids: Collection[int],
    name: str,
    actor: str,
    now: datetime,
    taken_from: Mapping[int, Collection[int]] | None = None,
) -> Cluster:
    """Put notes into the cluster of this name, made at first need; `taken_from` says which leave which cluster for it.

    A note that stands in it already stays; a note may stand in several clusters.
    """
    name = _named(name)
    notes = _notes(session, note_ids)
    cluster, created = Cluster.objects.get_or_create(session=session, name=name, defaults={"created_at": now})
    ClusterNote.objects.bulk_create(
        (ClusterNote(cluster=cluster, note_id=note) for note in notes), ignore_conflicts=True
    )
    sources = {source: left for source, left in (taken_from or {}).items() if source != cluster.pk}
    _leave(session, sources)
    _record(session, "open_coding.clustered", actor, now,
            {**_named_in(cluster), "new": created, "notes": notes, "taken_from": sorted(sources)})  # fmt: skip
    return cluster


@transaction.atomic
def take_out(
    *,
    session: OpenCodingSession,
    note_ids: Collection[int],
    actor: str,
    now: datetime,
    taken_from: Mapping[int, Collection[int]],
) -> None:
    """Let notes leave the clusters that `taken_from` says: a note that stands in none is in the inbox."""
    notes = _notes(session, note_ids)
    _leave(session, taken_from)
    _record(session, "open_coding.taken_out", actor, now, {"notes": notes, "taken_from": sorted(taken_from)})


def _leave(session: OpenCodingSession, taken_from: Mapping[int, Collection[int]]) -> None:
    for cluster, notes in taken_from.items():
        ClusterNote.objects.filter(cluster=cluster, cluster__session=session, note__in=notes).delete()


@transaction.atomic
def rename_cluster(*, cluster: Cluster, name: str, actor: str, now: datetime) -> None:
    """Give a cluster another name; a name that is taken is refused, as that would be a merge."""
    name = _named(name)
    if Cluster.objects.filter(session=cluster.session, name=name).exclude(pk=cluster.pk).exists():
        raise OpenCodingRefused(f"A cluster is called {name!r} already; merge the two instead.", "name")
    before = cluster.name
    cluster.name = name
    cluster.save(update_fields=["name"])
    _record(cluster.session, "open_coding.renamed", actor, now,
            _named_in(cluster) | {"before_sha256": _digest(before)})  # fmt: skip


@transaction.atomic
def merge_clusters(*, cluster: Cluster, into: Cluster, actor: str, now: datetime) -> None:
    """Move every note of one cluster into another of its session; the first goes, with its draft code."""
    if cluster.session_id != into.session_id or cluster.pk == into.pk:
        raise OpenCodingRefused("Choose another cluster of this session to merge into.", "into")
    notes = list(cluster.members.values_list("note_id", flat=True))
    ClusterNote.objects.bulk_create(
        (ClusterNote(cluster=into, note_id=note) for note in notes), ignore_conflicts=True
    )
    dropped = DraftCode.objects.filter(cluster=cluster).exists()
    _record(into.session, "open_coding.merged", actor, now,
            {**_named_in(cluster), "into": into.pk, "notes": len(notes), "code_dropped": dropped})  # fmt: skip
    cluster.delete()


@transaction.atomic
def dissolve_cluster(*, cluster: Cluster, actor: str, now: datetime) -> None:
    """Take a cluster away; its notes go back to the inbox where they stand in no other."""
    n_notes = cluster.members.count()
    _record(cluster.session, "open_coding.dissolved", actor, now, _named_in(cluster) | {"notes": n_notes})
    cluster.delete()


@transaction.atomic
def make_draft_code(*, cluster: Cluster, actor: str, now: datetime, code: str = "") -> DraftCode:
    """Let a cluster become a draft code, its code made from the cluster's name unless given; once."""
    known = DraftCode.objects.filter(cluster=cluster).first()
    if known:
        return known
    if not cluster.members.exists():
        raise OpenCodingRefused("A code comes from notes, and this cluster has none.", "cluster")
    draft = DraftCode(
        cluster=cluster,
        session=cluster.session,
        code=_free_code(cluster.session, code or code_from(cluster.name)),
        title=cluster.name,
    )
    draft.save()
    _record(cluster.session, "open_coding.code_drafted", actor, now,
            _named_in(cluster) | {"code_sha256": _digest(draft.code)})  # fmt: skip
    return draft


class CardMovedOn(OpenCodingRefused):
    """The card was written by somebody else since this form was opened; `standing` is what stands now."""

    def __init__(self, standing: DraftCode) -> None:
        super().__init__(
            "Somebody else has written this card since you opened it. Keep yours to replace theirs."
        )
        self.standing = standing


@transaction.atomic
def edit_draft_code(
    *, draft: DraftCode, card: dict[str, Any], actor: str, now: datetime, seen: str = ""
) -> DraftCode:
    """Write a code's card; `card` has `code`, the texts of CARD and `requires_note`.

    `seen` is the digest of the card that the writer had before them: CardMovedOn if it is another now.
    """
    draft = DraftCode.objects.select_for_update().get(pk=draft.pk)
    if seen and seen != card_digest(draft):
        raise CardMovedOn(draft)
    code = str(card["code"]).strip()
    if not CODE.fullmatch(code):
        raise OpenCodingRefused(
            "A code is letters, digits, '_', '.' or '-', and starts with a letter.", "code"
        )
    if draft.session.draft_codes.filter(code=code).exclude(pk=draft.pk).exists():
        raise OpenCodingRefused(f"Another draft code is called {code} already.", "code")
    draft.code, draft.requires_note = code, bool(card["requires_note"])
    for name in CARD:
        setattr(draft, name, str(card[name]).strip())
    draft.title = draft.title or code
    refuse_too_long(draft)
    draft.save()
    _record(draft.session, "open_coding.code_edited", actor, now,
            {"cluster": draft.cluster_id, "card_sha256": card_digest(draft)})  # fmt: skip
    return draft


@transaction.atomic
def withdraw_draft_code(*, draft: DraftCode, actor: str, now: datetime) -> None:
    """Make a draft code a mere cluster again; its notes stay together."""
    _record(draft.session, "open_coding.code_withdrawn", actor, now,
            {"cluster": draft.cluster_id, "code_sha256": _digest(draft.code)})  # fmt: skip
    draft.delete()


def code_from(name: str) -> str:
    """A code made of a cluster's name: its words in capitals; CODE where no letter of it can stand in one."""
    words = re.findall(r"[A-Za-z0-9]+", name.upper())
    code = "_".join(words)[:40].rstrip("_")
    return code if CODE.fullmatch(code) else "CODE"


def _free_code(session: OpenCodingSession, wanted: str) -> str:
    taken = set(session.draft_codes.values_list("code", flat=True))
    number, code = 2, wanted
    while code in taken:
        code, number = f"{wanted}_{number}", number + 1
    return code


def _named(name: str) -> str:
    name = " ".join(name.split())
    if not name:
        raise OpenCodingRefused("Give the cluster a name.", "name")
    if len(name) > 200:
        raise OpenCodingRefused("A cluster's name has at most 200 characters.", "name")
    return name


def _notes(session: OpenCodingSession, note_ids: Collection[int]) -> list[int]:
    """The ids, sorted, if all are notes of this session; refused otherwise, so that nothing half-done remains."""
    wanted = set(note_ids)
    if not wanted:
        raise OpenCodingRefused("Choose at least one note.", "notes")
    found = OpenNote.objects.filter(sampled_case__session=session, pk__in=wanted)
    if found.count() != len(wanted):
        raise OpenCodingRefused("A chosen note is no note of this session.", "notes")
    return sorted(wanted)


def _named_in(cluster: Cluster) -> dict[str, Any]:
    return {"cluster": cluster.pk, "name_sha256": _digest(cluster.name)}


def _digest(text: str) -> str:
    return sha256_bytes(text.encode())


def _record(
    session: OpenCodingSession, action: str, actor: str, now: datetime, subject: dict[str, Any]
) -> None:
    record_event(
        chain=session.project.slug,
        action=action,
        actor=actor,
        at=now,
        subject={"session": session.name, **subject},
    )
