"""The page of the board: three columns, each shown a page at a time, and the next suggestion."""

from collections.abc import Sequence
from typing import Any

from annotation.models.jobs import Job
from annotation.models.open_coding import OpenCodingSession
from annotation.models.open_coding_board import Cluster, ClusterSuggestion, SuggestionState
from annotation.models.people import User
from annotation.selectors.open_coding import Note, standing, standing_notes
from annotation.selectors.open_coding_board import Board, Group, board_of, card_values, saturation_words
from annotation.selectors.open_coding_pages import STAGE, head, standing_view
from annotation.selectors.pages_frame import frame

INBOX_PAGE = 40
GROUPS_PAGE = 30
EXAMPLES = 3
SUGGEST = "suggest-clusters"


def board_page(*, user: User, session: OpenCodingSession, asked: dict[str, str]) -> dict[str, Any]:
    """The board as `asked`: `q` filters the notes, `inbox` and `clusters` say which page of a column is shown."""
    found = standing(user, session)
    found.refuse_blind()
    board = board_of(session)
    wanted = asked.get("q", "").strip()
    curve = board.saturation(session.n_cases)
    n_coded = len({note.position for note in board.notes})
    return frame(user=user, project=session.project, current=STAGE) | {
        "session": head(session),
        "standing": standing_view(found),
        "saturation": curve,
        "saturation_words": saturation_words(curve, n_coded, session.n_cases),
        "n_notes": len(board.notes),
        "n_fail": sum(note.verdict == "FAIL" for note in board.notes),
        "n_coders": len(board.coders),
        "q": wanted,
        "columns": columns(board, asked, wanted),
        "names": [group.name for group in board.groups],
        "suggesting": suggesting(session),
    }


def columns(board: Board, asked: dict[str, str], wanted: str) -> dict[str, Any]:
    inbox = [note for note in board.inbox if _matches(note, wanted)]
    clusters = [group for group in board.clusters if _group_matches(group, wanted)]
    warnings = board.warnings()
    return {
        "inbox": _cut(inbox, asked.get("inbox", ""), INBOX_PAGE, total=len(board.inbox)),
        "clusters": _cut(
            [_group_view(group, wanted) for group in clusters],
            asked.get("clusters", ""), GROUPS_PAGE, total=len(board.clusters),
        ),
        "codes": [
            _group_view(group, "") | {
                "draft": group.draft,
                "card": card_values(group.draft),
                "warnings": warnings[group.id],
                "share": round(100 * group.n_notes / len(board.notes)) if board.notes else 0,
            }
            for group in board.codes if group.draft
        ],
    }  # fmt: skip


def _matches(note: Note, wanted: str) -> bool:
    needle = wanted.casefold()
    return not needle or needle in f"{note.text} {note.case_id} {note.annotator} {note.verdict}".casefold()


def _group_matches(group: Group, wanted: str) -> bool:
    return wanted.casefold() in group.name.casefold() or any(_matches(note, wanted) for note in group.notes)


def _group_view(group: Group, wanted: str) -> dict[str, Any]:
    shown = [note for note in group.notes if _matches(note, wanted)] or group.notes
    return {
        "id": group.id,
        "name": group.name,
        "n_notes": group.n_notes,
        "n_fail": group.n_fail,
        "first_seen": group.first_seen,
        "last_seen": group.last_seen,
        "examples": shown[:EXAMPLES],
        "n_more": group.n_notes - len(shown[:EXAMPLES]),
    }


def _cut(items: Sequence[Any], asked: str, size: int, *, total: int) -> dict[str, Any]:
    """One page of a column, and how many there are before any filter."""
    last = max((len(items) - 1) // size, 0) + 1
    number = min(max(int(asked), 1), last) if asked.isascii() and asked.isdigit() and len(asked) < 9 else 1
    return {
        "items": items[(number - 1) * size : number * size],
        "n": len(items),
        "total": total,
        "page": number,
        "pages": last,
        "before": number - 1 or None,
        "after": number + 1 if number < last else None,
    }


def suggesting(session: OpenCodingSession) -> dict[str, Any]:
    """The job that looks for groups, and the first suggestion that nobody has answered."""
    job = Job.objects.filter(kind=SUGGEST, arguments__session_id=session.pk).order_by("-pk").first()
    open_ones = session.suggestions.filter(state=SuggestionState.OPEN)
    first = open_ones.select_related("cluster", "job").order_by("-job_id", "position").first()
    return {
        "job": job,
        "n_open": open_ones.count() if first else 0,
        "first": first and _suggestion_view(first),
    }


def _suggestion_view(suggestion: ClusterSuggestion) -> dict[str, Any]:
    chosen = set(suggestion.notes.values_list("note_id", flat=True))
    notes = [note for note in standing_notes(suggestion.session) if note.id in chosen]
    return {
        "id": suggestion.pk,
        "name": suggestion.cluster.name if suggestion.cluster else suggestion.name,
        "is_existing": suggestion.cluster is not None,
        "n_notes": len(notes),
        "notes": notes[:5],
        "n_more": max(len(notes) - 5, 0),
        "terms": suggestion.terms,
        "similarity": suggestion.similarity,
        "seed": suggestion.job.arguments["seed"],
        "threshold": suggestion.job.arguments["threshold"],
    }


def cluster_page(*, user: User, cluster: Cluster) -> dict[str, Any]:
    """A cluster with all its notes, and what may be done with it."""
    session = cluster.session
    found = standing(user, session)
    found.refuse_blind()
    board = board_of(session)
    group = next(group for group in board.groups if group.id == cluster.pk)
    return frame(user=user, project=session.project, current=STAGE) | {
        "session": head(session),
        "standing": standing_view(found),
        "group": _group_view(group, "") | {"draft": group.draft, "coders": group.coders},
        "notes": group.notes,
        "others": [other for other in board.groups if other.id != cluster.pk],
        "warnings": board.warnings().get(cluster.pk, []),
    }
