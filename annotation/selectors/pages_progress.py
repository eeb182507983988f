"""The progress page of a study, for its managers."""

from datetime import datetime
from typing import Any

from annotation.models.people import User
from annotation.models.studies import AssignmentMode, Study, StudyState
from annotation.selectors.check_runs import spec_counts
from annotation.selectors.pages_access import is_labelling
from annotation.selectors.pages_frame import KINDS, frame, study_head
from annotation.selectors.progress import (
    Coverage,
    annotators_pace,
    annotators_progress,
    coverage,
    skipped_slots,
)


def progress_page(*, user: User, study: Study, now: datetime) -> dict[str, Any]:
    """Counts that add up; hidden from a manager who labels here and is still blind. No pace before closing."""
    page = frame(user=user, project=study.project, current="studies", study=study) | {
        "study": study_head(study),
        "is_open": study.state == StudyState.OPEN,
        "is_pool": study.assignment_mode == AssignmentMode.POOL,
        "deadline_at": study.deadline_at,
        "is_past": study.deadline_at is not None and study.deadline_at <= now,
        "is_blind": is_labelling(user, study),
    }
    if page["is_blind"]:
        return page
    counted, pace = coverage(study, now), annotators_pace(study)
    people = annotators_progress(study)
    names = [person["pseudonym"] for person in people]
    return page | {
        "coverage": counted,
        "specs": spec_counts(study),
        "slots": _slots(counted),
        "served": _served(counted),
        "people": [
            person | {"kind_title": KINDS[person["kind"]][0], "pace": pace.get(person["pseudonym"])}
            for person in people
        ],
        "skipped": [
            slot | {"names": [name for name in names if name not in slot["barred"]]}
            for slot in (skipped_slots(study) if page["is_open"] else [])
        ],
        "names": names,
    }


def _slots(counted: Coverage) -> list[tuple[str, str, int]]:
    """Where each slot stands; together they are all slots."""
    return [
        ("submitted", "carry a label", counted.submitted),
        ("in hand", "are in front of somebody", counted.in_hand),
        ("skipped", "were given back and wait", counted.skipped),
        ("waiting", "nobody has begun", counted.waiting),
    ]


def _served(counted: Coverage) -> list[tuple[str, str, int]]:
    """How each time that a case was served ended; together they are all of them."""
    return [
        ("submitted", "ended with a label", counted.served_submitted),
        ("skipped", "ended with a reason", counted.served_skipped),
        ("expired", "ran out", counted.served_expired),
        ("handed on", "were taken over by a manager's word", counted.served_handed_on),
        (
            "in hand",
            f"last, {counted.overdue} of them longer than agreed" if counted.overdue else "last",
            counted.served_in_hand,
        ),
    ]
