"""The board of a session as plain values, in a number of queries that does not grow with its notes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from annotation.core.open_coding.overlap import Overlap, overlaps, used_by_one
from annotation.core.open_coding.saturation import Saturation, saturation
from annotation.models.open_coding import OpenCodingSession
from annotation.models.open_coding_board import Cluster, ClusterNote, DraftCode
from annotation.selectors.open_coding import Note, standing_notes
from taxonomy.digest import sha256_of


@dataclass
class Group:
    """A cluster with its notes in the order of the sample, and the draft code it became, if any."""

    id: int
    name: str
    draft: DraftCode | None
    notes: list[Note] = field(default_factory=list)

    @property
    def n_notes(self) -> int:
        return len(self.notes)

    @property
    def n_fail(self) -> int:
        return sum(note.verdict == "FAIL" for note in self.notes)

    @property
    def first_seen(self) -> int:
        return self.notes[0].position if self.notes else 0

    @property
    def last_seen(self) -> int:
        return self.notes[-1].position if self.notes else 0

    @property
    def coders(self) -> list[str]:
        return sorted({note.annotator for note in self.notes})


@dataclass(frozen=True)
class Board:
    """Every note of a session and where it stands: in groups, or in the inbox."""

    notes: Sequence[Note]
    groups: Sequence[Group]
    inbox: Sequence[Note]

    @property
    def clusters(self) -> list[Group]:
        """The clusters that are no code yet, the largest first."""
        return [group for group in self.groups if group.draft is None]

    @property
    def codes(self) -> list[Group]:
        return [group for group in self.groups if group.draft is not None]

    @property
    def coders(self) -> list[str]:
        return sorted({note.annotator for note in self.notes})

    def warnings(self) -> dict[int, list[str]]:
        """For each draft code, by its cluster, what its notes say against it."""
        codes = {group.draft.code: group for group in self.codes if group.draft}
        notes = {code: {note.id for note in group.notes} for code, group in codes.items()}
        found: dict[int, list[str]] = {group.id: [] for group in self.codes}
        for pair in overlaps(notes):
            found[codes[pair.code].id].append(overlap_words(pair))
        for code, person in used_by_one(notes, {note.id: note.annotator for note in self.notes}).items():
            found[codes[code].id].append(f"Only {person} uses it: does it mean the same to the others?")
        return found

    def saturation(self, n_cases: int) -> Saturation:
        """When each group was first met, codes and clusters alike: both are what coders found new."""
        places = {str(group.id): [note.position for note in group.notes] for group in self.groups}
        return saturation(places, n_cases)


def overlap_words(pair: Overlap) -> str:
    return f"{pair.n_shared} of {pair.n_notes} notes also under {pair.other}: split or sharpen?"


def board_of(session: OpenCodingSession) -> Board:
    """The whole board, in three queries. Only for those who may read everybody's notes."""
    notes = standing_notes(session)
    groups = {
        cluster.pk: Group(cluster.pk, cluster.name, getattr(cluster, "draft_code", None))
        for cluster in Cluster.objects.filter(session=session).select_related("draft_code").order_by("name")
    }
    places: dict[int, list[int]] = {}
    pairs = ClusterNote.objects.filter(cluster__session=session).values_list("note_id", "cluster_id")
    for note_id, cluster_id in pairs:
        # Somebody may have made a cluster since the clusters were read: its notes are shown there next time.
        if cluster_id in groups:
            places.setdefault(note_id, []).append(cluster_id)
    for note in notes:
        for cluster_id in places.get(note.id, ()):
            groups[cluster_id].notes.append(note)
    ordered = sorted(groups.values(), key=lambda group: (-group.n_notes, group.name))
    return Board(notes, ordered, [note for note in notes if note.id not in places])


def saturation_words(found: Saturation, n_coded: int, n_cases: int) -> str:
    """ "50 of 50 coded, last new code at 41." """
    coded = f"{n_coded} of {n_cases} coded"
    if not found.n_codes:
        return f"{coded}; no cluster yet."
    return f"{coded}, last new code at {found.last_new}."


def card_digest(draft: DraftCode) -> str:
    """What names the card as it stands, so that nobody writes over another's words unseen."""
    return sha256_of(card_values(draft))


def card_values(draft: DraftCode) -> dict[str, Any]:
    """A draft code as the document of a taxonomy has it."""
    return {
        "code": draft.code,
        "title": draft.title,
        "definition": draft.definition,
        "use_when": draft.use_when,
        "avoid_when": draft.avoid_when,
        "example": draft.example,
        "counter_example": draft.counter_example,
        "requires_note": draft.requires_note,
    }
