"""What every act of labelling stands on: a study that stays open while the act lasts, and the slots of one's own."""

from datetime import datetime

from django.db import connection

from annotation.models.projects import Annotator
from annotation.models.studies import Assignment, Study, StudyState

_ALONE = "SELECT 1 FROM annotation_study WHERE id = %s AND close_when_complete FOR NO KEY UPDATE"


class StudyNotOpen(Exception):
    """The study takes no labels now."""


class NotAssigned(Exception):
    """The case is not this annotator's: for them it does not exist."""

    def __init__(self) -> None:
        super().__init__("this case is not assigned to you.")


def hold_open_study(study_id: int, *, may_close: bool = False) -> Study:
    """The study, kept from closing until the transaction ends, alongside others that hold it; raises StudyNotOpen.

    `may_close` is for acts that can be the last which a study waits for: where it closes itself they hold it alone, so
    that one of two last ones sees the other, and neither waits for what the other holds.
    """
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            if may_close:
                cursor.execute(_ALONE, [study_id])
            if not may_close or not cursor.rowcount:
                cursor.execute("SELECT 1 FROM annotation_study WHERE id = %s FOR SHARE", [study_id])
    study = Study.objects.select_related("project").get(pk=study_id)
    if study.state != StudyState.OPEN:
        raise StudyNotOpen(f"study {study.name} is {study.state}; it takes no labels.")
    return study


def hold_slot(slot_id: int, *, with_case: bool = True) -> Assignment:
    """The slot as it is now, kept from anybody else's change until the transaction ends; with its case at hand."""
    slots = Assignment.objects.select_for_update(of=("self",))
    return (slots.select_related("study_case__case") if with_case else slots).get(pk=slot_id)


def hold_own_slot(slot_id: int, annotator: Annotator, *, with_case: bool = True) -> Assignment:
    """The annotator's own slot; raises NotAssigned where it is somebody else's or nobody's."""
    slot = hold_slot(slot_id, with_case=with_case)
    if slot.annotator_id != annotator.pk:
        raise NotAssigned
    slot.annotator = annotator
    return slot


def is_past_deadline(study: Study, now: datetime) -> bool:
    return study.deadline_at is not None and study.deadline_at <= now
