"""Where the codes of several annotators meet: by code, by case, and by pass or fail. Only for those past the blind."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from annotation.models.open_coding import OpenCodingSession
from annotation.models.people import User
from annotation.selectors.open_coding import Note, standing
from annotation.selectors.open_coding_board import Board, board_of
from annotation.selectors.open_coding_pages import STAGE, head, standing_view
from annotation.selectors.pages_frame import frame

CASES_SHOWN = 200


def overlap_page(*, user: User, session: OpenCodingSession) -> dict[str, Any]:
    found = standing(user, session)
    found.refuse_blind()
    board = board_of(session)
    cases = case_rows(board)
    return frame(user=user, project=session.project, current=STAGE) | {
        "session": head(session),
        "standing": standing_view(found),
        "coders": board.coders,
        "pairs": pair_rows(board.notes),
        "codes": code_rows(board),
        "cases": cases[:CASES_SHOWN],
        "n_cases": len(cases),
    }


def code_rows(board: Board) -> list[dict[str, Any]]:
    """For each code or cluster: the cases each annotator put under it, and those where two or more meet."""
    rows = []
    for group in board.groups:
        by_coder = {
            name: {note.position for note in group.notes if note.annotator == name} for name in board.coders
        }
        positions = [position for places in by_coder.values() for position in places]
        n_together = sum(positions.count(position) > 1 for position in set(positions))
        rows.append(
            {
                "id": group.id,
                "name": group.draft.code if group.draft else group.name,
                "is_code": group.draft is not None,
                "counts": [{"name": name, "n": len(by_coder[name])} for name in board.coders],
                "n_cases": len(set(positions)),
                "n_together": n_together,
            }
        )
    return rows


def pair_rows(notes: Sequence[Note]) -> list[dict[str, Any]]:
    """For each pair of annotators: the cases both coded, and on how many both said PASS or both FAIL."""
    verdicts: dict[str, dict[int, str]] = {}
    for note in notes:
        verdicts.setdefault(note.annotator, {})[note.position] = note.verdict
    rows = []
    for one, other in combinations(sorted(verdicts), 2):
        both = verdicts[one].keys() & verdicts[other].keys()
        same = sum(verdicts[one][place] == verdicts[other][place] for place in both)
        rows.append({"one": one, "other": other, "n_both": len(both), "n_same": same})
    return rows


def case_rows(board: Board) -> list[dict[str, Any]]:
    """The cases that two or more annotators coded, those that share no code first."""
    names: dict[int, list[str]] = {}
    for group in board.groups:
        for note in group.notes:
            names.setdefault(note.id, []).append(group.draft.code if group.draft else group.name)
    by_case: dict[int, list[Note]] = {}
    for note in board.notes:
        by_case.setdefault(note.position, []).append(note)
    rows = []
    for position, notes in by_case.items():
        if len(notes) < 2:
            continue
        sets = [set(names.get(note.id, ())) for note in notes]
        shared = set.intersection(*sets)
        rows.append(
            {
                "position": position,
                "case_id": notes[0].case_id,
                "notes": [
                    {"note": note, "codes": sorted(found)} for note, found in zip(notes, sets, strict=True)
                ],
                "shared": sorted(shared),
                "is_sorted": all(sets),
                "same_verdict": len({note.verdict for note in notes}) == 1,
            }
        )
    return sorted(
        rows,
        key=lambda row: (bool(row["shared"]), not row["is_sorted"], row["same_verdict"], row["position"]),
    )
