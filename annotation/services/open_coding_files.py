"""Notes come in from a file, all or nothing and nothing twice, and leave as they would come in."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction

from annotation.core.bad_input import bad_row
from annotation.core.open_coding.files import FileNote
from annotation.models.open_coding import NoteRevision, OpenCodingSession, OpenNote, SampledCase
from annotation.models.open_coding_board import Cluster, ClusterNote
from annotation.models.projects import Annotator
from annotation.selectors.open_coding import standing_notes
from annotation.selectors.open_coding_board import board_of
from annotation.services.ledger import record_event
from annotation.services.open_coding import note_digest

BATCH = 500


class Import(NamedTuple):
    """How many notes were added or revised, and how many stood there already."""

    n_added: int
    n_present: int


@transaction.atomic
def import_notes(
    *,
    session: OpenCodingSession,
    notes: Sequence[FileNote],
    annotator: Callable[[str], Annotator],
    source: str,
    actor: str,
    now: datetime,
) -> Import:
    """Store the notes of a file and the clusters they name; raises BadInput and stores nothing if one is bad.

    A note that differs from the standing one of its author becomes its next revision.
    """
    places = _places(session, notes, source)
    people = {name: annotator(name) for name in sorted({note.annotator for note in notes})}
    standing = {(note.position, note.annotator): note for note in standing_notes(session)}
    opened = set(session.openings.values_list("annotator_id", flat=True))
    known = {
        (row.sampled_case_id, row.annotator_id): row
        for row in OpenNote.objects.filter(sampled_case__session=session)
    }
    rows: dict[int, OpenNote] = {}
    revisions: list[NoteRevision] = []
    for note, sampled in zip(notes, places, strict=True):
        person = people[note.annotator]
        row = known.get((sampled.pk, person.pk)) or OpenNote(sampled_case=sampled, annotator=person)
        rows[note.row] = row
        last = standing.get((sampled.position, note.annotator))
        if last and (last.text, last.verdict) == (note.text, note.verdict):
            continue
        number = last.revision + 1 if last else 1
        revisions.append(
            NoteRevision(
                note=row, revision=number, text=note.text, verdict=note.verdict,
                sha256=note_digest(sampled, person, number, note.text, note.verdict),
                saw_board=person.pk in opened, is_imported=True, noted_at=now,
            )
        )  # fmt: skip
    OpenNote.objects.bulk_create([row for row in rows.values() if row.pk is None], batch_size=BATCH)
    NoteRevision.objects.bulk_create(revisions, batch_size=BATCH)
    n_clusters = _cluster(session, notes, rows, now)
    if revisions or n_clusters:
        record_event(
            chain=session.project.slug,
            action="open_coding.notes_imported",
            actor=actor,
            at=now,
            subject={
                "session": session.name,
                "added": len(revisions),
                "clusters": n_clusters,
                "file": source,
            },
        )
    return Import(len(revisions), len(notes) - len(revisions))


def _places(session: OpenCodingSession, notes: Sequence[FileNote], source: str) -> list[SampledCase]:
    """The place of each note in the sample; refused where there is none, or more than one."""
    by_case: dict[str, list[SampledCase]] = {}
    for sampled in session.sample.select_related("case", "output"):
        by_case.setdefault(sampled.case.external_id, []).append(sampled)
    found: list[SampledCase] = []
    seen: set[tuple[int, str]] = set()
    for note in notes:
        places = [
            sampled
            for sampled in by_case.get(note.case_id, [])
            if not note.output_sha256 or (sampled.output and sampled.output.sha256 == note.output_sha256)
        ]
        if len(places) != 1:
            why = "is not in the sample of this session"
            if places:
                why = "stands several times in the sample; name its output_sha256"
            raise bad_row(source, note.row, why, field="case_id", value=note.case_id)
        if (places[0].pk, note.annotator) in seen:
            raise bad_row(
                source, note.row, f"{note.annotator!r} noted this case in an earlier row already",
                field="case_id", value=note.case_id,
            )  # fmt: skip
        seen.add((places[0].pk, note.annotator))
        found.append(places[0])
    return found


def _cluster(
    session: OpenCodingSession, notes: Sequence[FileNote], rows: dict[int, OpenNote], now: datetime
) -> int:
    """Put the notes into the clusters they name, making those that are missing; says how many places are new."""
    names = sorted({name for note in notes for name in note.clusters})
    clusters = {
        name: Cluster.objects.get_or_create(session=session, name=name, defaults={"created_at": now})[0]
        for name in names
    }
    before = set(ClusterNote.objects.filter(cluster__session=session).values_list("cluster_id", "note_id"))
    wanted = {(clusters[name].pk, rows[note.row].pk) for note in notes for name in note.clusters} - before
    ClusterNote.objects.bulk_create(
        (ClusterNote(cluster_id=cluster, note_id=note) for cluster, note in sorted(wanted)), batch_size=BATCH
    )
    return len(wanted)


def exported_notes(session: OpenCodingSession) -> list[dict[str, Any]]:
    """The notes of a session as lines of a file: what was noted, its digest, and the clusters and codes it is under."""
    board = board_of(session)
    clusters: dict[int, list[str]] = {}
    codes: dict[int, list[str]] = {}
    for group in sorted(board.groups, key=lambda group: group.name):
        for note in group.notes:
            clusters.setdefault(note.id, []).append(group.name)
            if group.draft:
                codes.setdefault(note.id, []).append(group.draft.code)
    return [
        {
            "case_id": note.case_id,
            **({"output_sha256": note.output_sha256} if note.output_sha256 else {}),
            "position": note.position,
            "annotator": note.annotator,
            "note": note.text,
            "verdict": note.verdict,
            "revision": note.revision,
            "sha256": note.sha256,
            "saw_board": note.saw_board,
            "clusters": clusters.get(note.id, []),
            "codes": codes.get(note.id, []),
        }
        for note in board.notes
    ]
