"""Suggested clusters: a job compares the notes, a person confirms or rejects each sentence. None applies itself."""

from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.open_coding.grouping import THRESHOLD, Group, suggest_groups
from annotation.models.jobs import Job, JobState
from annotation.models.open_coding import OpenCodingSession
from annotation.models.open_coding_board import Cluster, ClusterSuggestion, SuggestedNote, SuggestionState
from annotation.selectors.open_coding_board import Board, board_of
from annotation.selectors.open_coding_board_page import SUGGEST
from annotation.services.jobs import Claim, JobRefused, cancel_job, request_job, restart_job
from annotation.services.ledger import record_event
from annotation.services.open_coding import OpenCodingRefused
from annotation.services.open_coding_board import put_in_cluster
from taxonomy.digest import sha256_of

ENGINE_VERSION = "1"
THRESHOLDS = ("0.6", "0.7", "0.8")
MOST_NOTES = 6000


@transaction.atomic
def request_suggestions(
    *, session: OpenCodingSession, actor: str, now: datetime, threshold: str = str(THRESHOLD)
) -> Job:
    """The job that looks for groups in the notes as they stand; the same notes and threshold give the same job."""
    if threshold not in THRESHOLDS:
        raise OpenCodingRefused(f"The threshold is one of {', '.join(THRESHOLDS)}.", "threshold")
    board = board_of(session)
    if len(board.inbox) < 2:
        raise OpenCodingRefused(
            "There is nothing to compare: fewer than two notes are in the inbox.", "inbox"
        )
    job = request_job(
        kind=SUGGEST,
        input_sha256=sha256_of(_inputs(session, board, threshold)),
        engine_version=ENGINE_VERSION,
        arguments={"session_id": session.pk, "threshold": threshold, "seed": session.seed},
        now=now,
    )
    restart_job(job=job)
    record_event(
        chain=session.project.slug,
        action="open_coding.suggestions_requested",
        actor=actor,
        at=now,
        subject={
            "session": session.name,
            "threshold": threshold,
            "seed": session.seed,
            "inputs": job.input_sha256,
        },
    )
    return job


def _inputs(session: OpenCodingSession, board: Board, threshold: str) -> dict[str, Any]:
    return {
        "session": str(session.public_id),
        "threshold": threshold,
        "seed": session.seed,
        "notes": [note.sha256 for note in board.notes],
        "clusters": {group.name: [note.sha256 for note in group.notes] for group in board.groups},
    }


def suggest_clusters(claim: Claim) -> None:
    """Compare the notes of the session that the job names and store what reads alike, as sentences to answer."""
    session = OpenCodingSession.objects.get(pk=claim.arguments["session_id"])
    board = board_of(session)
    if len(board.notes) > MOST_NOTES:
        raise JobRefused(
            f"{len(board.notes)} notes are too many to compare at once; at most {MOST_NOTES} are."
        )
    names = {str(note.id): note for note in board.notes}
    groups = suggest_groups(
        {name: note.text for name, note in names.items()},
        {str(group.id): {str(note.id) for note in group.notes} for group in board.groups},
        seed=claim.arguments["seed"],
        threshold=float(claim.arguments["threshold"]),
        progress=claim.progress,
    )
    with transaction.atomic():
        # What nobody answered is taken back: it spoke of a board that has changed since.
        session.suggestions.filter(state=SuggestionState.OPEN).delete()
        for position, group in enumerate(groups, start=1):
            _store(session, claim.job_id, position, group, board)
        claim.finish()


def _store(session: OpenCodingSession, job_id: int, position: int, group: Group, board: Board) -> None:
    cluster = (
        Cluster.objects.filter(session=session, pk=int(group.cluster)).first() if group.cluster else None
    )
    suggestion = ClusterSuggestion.objects.create(
        session=session,
        job_id=job_id,
        position=position,
        name=(cluster.name if cluster else _name(group, board))[:200],
        cluster=cluster,
        terms=list(group.terms),
        similarity=f"{group.similarity:.2f}",
    )
    SuggestedNote.objects.bulk_create(
        SuggestedNote(suggestion=suggestion, note_id=int(note)) for note in group.notes
    )


def _name(group: Group, board: Board) -> str:
    """In the coders' own words: the shortest of the notes, which the person who confirms may change."""
    chosen = set(map(int, group.notes))
    texts = sorted(
        (note.text for note in board.notes if note.id in chosen), key=lambda text: (len(text), text)
    )
    line = " ".join(texts[0].split())
    return line if len(line) <= 80 else line[:80].rsplit(" ", 1)[0] + "…"


@transaction.atomic
def confirm_suggestion(
    *, suggestion: ClusterSuggestion, actor: str, now: datetime, name: str = ""
) -> Cluster:
    """Put the suggested notes that are still in the inbox into the cluster, under `name` where it is a new one."""
    _answer(suggestion, SuggestionState.CONFIRMED)
    session = suggestion.session
    waiting = {note.id for note in board_of(session).inbox}
    notes = set(suggestion.notes.values_list("note_id", flat=True)) & waiting
    if not notes:
        raise OpenCodingRefused("These notes have been sorted since; nothing is left to put there.", "notes")
    target = suggestion.cluster.name if suggestion.cluster else (name.strip() or suggestion.name)
    return put_in_cluster(session=session, note_ids=notes, name=target, actor=actor, now=now)


@transaction.atomic
def reject_suggestion(*, suggestion: ClusterSuggestion, actor: str, now: datetime) -> None:
    _answer(suggestion, SuggestionState.REJECTED)
    record_event(
        chain=suggestion.session.project.slug,
        action="open_coding.suggestion_rejected",
        actor=actor,
        at=now,
        subject={
            "session": suggestion.session.name,
            "job": suggestion.job_id,
            "position": suggestion.position,
        },
    )


def _answer(suggestion: ClusterSuggestion, state: SuggestionState) -> None:
    open_ones = ClusterSuggestion.objects.filter(pk=suggestion.pk, state=SuggestionState.OPEN)
    if not open_ones.update(state=state):
        raise OpenCodingRefused("This suggestion is answered already.", "answer")


def stop_suggesting(*, session: OpenCodingSession, now: datetime) -> None:
    """Cancel the jobs that still compare notes of this session."""
    waiting = Job.objects.filter(
        kind=SUGGEST, arguments__session_id=session.pk, state__in=[JobState.QUEUED, JobState.RUNNING]
    )
    for job in waiting:
        cancel_job(job=job, now=now)
