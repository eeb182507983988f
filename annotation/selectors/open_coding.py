"""Open-coding sessions and notes, scoped to who asks: a coder reads only their own until they open the board."""

from dataclasses import dataclass

from django.db.models import QuerySet

from annotation.models.open_coding import NoteRevision, OpenCodingSession, OpenNote
from annotation.models.people import User
from annotation.models.projects import Annotator, Project, Role
from annotation.selectors.studies import roles_in


class BoardStillClosed(Exception):
    """This person codes the sample and has not opened the board; others' notes are hidden from them."""


@dataclass(frozen=True)
class Standing:
    """What a person may do in a session. Whoever codes, or has coded, is blind until they open the board."""

    roles: frozenset[str]
    annotator: Annotator | None
    has_coded: bool
    has_opened: bool

    @property
    def may_code(self) -> bool:
        return Role.ANNOTATOR in self.roles

    @property
    def may_manage(self) -> bool:
        return Role.MANAGER in self.roles

    @property
    def is_blind(self) -> bool:
        return (self.may_code or self.has_coded) and not self.has_opened

    @property
    def may_sort(self) -> bool:
        return not self.is_blind and (self.may_code or self.may_manage)

    def refuse_blind(self) -> None:
        if self.is_blind:
            raise BoardStillClosed("Open the board first; until then you see your own notes alone.")


def visible_sessions(user: User) -> QuerySet[OpenCodingSession]:
    """The sessions of the projects in which a person has any role."""
    sessions = OpenCodingSession.objects.filter(project__memberships__user=user)
    return sessions.select_related("project", "dataset_version__dataset").distinct()


def sample_waiting(user: User, project: Project) -> tuple[OpenCodingSession, int] | None:
    """The newest session whose codes are not frozen and whose sample this person has not coded through; how far they are."""
    for session in project.open_coding_sessions.filter(origins=None).order_by("-started_at", "-pk")[:5]:
        n_coded = OpenNote.objects.filter(sampled_case__session=session, annotator__user=user).count()
        if n_coded < session.n_cases:
            return session, n_coded
    return None


def standing(user: User, session: OpenCodingSession) -> Standing:
    annotator = Annotator.objects.filter(project_id=session.project_id, user=user).first()
    opened = bool(annotator) and session.openings.filter(annotator=annotator).exists()
    return Standing(
        frozenset(roles_in(user, session.project)),
        annotator,
        bool(annotator)
        and OpenNote.objects.filter(sampled_case__session=session, annotator=annotator).exists(),
        opened,
    )


@dataclass(frozen=True)
class Note:
    """A note as its last revision has it."""

    id: int
    revision_id: int
    revision: int
    position: int
    case_id: str
    output_sha256: str
    annotator: str
    text: str
    verdict: str
    sha256: str
    saw_board: bool


_COLUMNS = (
    "note_id", "pk", "revision", "note__sampled_case__position", "note__sampled_case__case__external_id",
    "note__sampled_case__output__sha256", "note__annotator__pseudonym", "text", "verdict", "sha256", "saw_board",
)  # fmt: skip


def standing_notes(session: OpenCodingSession, annotator: Annotator | None = None) -> list[Note]:
    """The notes of a session, or of one annotator in it, in the order of the sample. For those who may read them."""
    revisions = NoteRevision.objects.filter(note__sampled_case__session=session)
    if annotator is not None:
        revisions = revisions.filter(note__annotator=annotator)
    last = {row[0]: row for row in revisions.order_by("revision").values_list(*_COLUMNS)}
    notes = [Note(*row[:5], row[5] or "", *row[6:]) for row in last.values()]  # type: ignore[call-arg]
    # Sorted here and not by the engine, whose order of letters depends on its locale.
    return sorted(notes, key=lambda note: (note.position, note.annotator))


def readable_notes(user: User, session: OpenCodingSession) -> list[Note]:
    """Everybody's notes for those who may read them, else the person's own."""
    found = standing(user, session)
    if not found.is_blind:
        return standing_notes(session)
    return standing_notes(session, found.annotator) if found.annotator else []
