"""What the tests of the board share: addresses, how its form names notes, and a card."""

from django.urls import reverse

from annotation.models.open_coding import OpenCodingSession, OpenNote
from annotation.models.open_coding_board import Cluster

CARD = {"code": "DATE_ADDED", "title": "Date added", "definition": "A date that no source has.", "use_when": "u",
        "avoid_when": "a", "example": "e", "counter_example": "c", "requires_note": "on"}  # fmt: skip


def address(session: OpenCodingSession, name: str, **keys: object) -> str:
    return reverse(f"open-coding-{name}", kwargs={"session_id": session.public_id, **keys})


def places(session: OpenCodingSession, cluster: Cluster | None = None) -> list[str]:
    """Notes as the form of the board names them: those of a cluster, or all as if out of the inbox."""
    if cluster:
        return [f"{member.note_id}:{cluster.pk}" for member in cluster.members.order_by("note_id")]
    notes = OpenNote.objects.filter(sampled_case__session=session).order_by("sampled_case__position", "pk")
    return [f"{pk}:" for pk in notes.values_list("pk", flat=True)]
