"""An early look at the labels of an open study: authorised, on record, and stamped on the report for ever."""

from datetime import datetime
from typing import Any, NamedTuple

from django.db import transaction
from django.db.models import Exists, OuterRef

from annotation.models.labels import Label
from annotation.models.leases import Unblinding
from annotation.models.projects import Annotator
from annotation.models.studies import Study
from annotation.selectors.blindness import labels_same_cases
from annotation.services.ledger import record_event
from annotation.services.open_studies import hold_open_study
from taxonomy.strict_json import strict_json

LONGEST_REASON = 1000


class UnblindingRefused(Exception):
    """The early look is not allowed as asked; the message says why."""


class EarlyLabel(NamedTuple):
    """A label that may still change, seen before its study was closed."""

    case_id: str
    annotator: str
    revision: int
    answers: dict[str, Any]


@transaction.atomic
def look_early(*, study: Study, manager: Annotator, reason: str, now: datetime) -> list[EarlyLabel]:
    """The labels so far, for a manager who says why they must be seen. Never for somebody who labels in the study."""
    if not reason.strip() or len(reason) > LONGEST_REASON:
        raise UnblindingRefused(
            f"say why the labels must be seen now, in {LONGEST_REASON} characters at most."
        )
    held = hold_open_study(study.pk)
    if labels_same_cases(manager, held):
        raise UnblindingRefused(
            "you label these cases, here or in another study; nobody who labels looks early."
        )
    Unblinding.objects.create(study=held, annotator=manager, reason=reason.strip(), looked_at=now)
    record_event(
        chain=held.project.slug,
        action="study.unblinded",
        actor=manager.pseudonym,
        at=now,
        subject={"study": held.name, "reason": reason.strip()},
    )
    return _labels_so_far(held)


def _labels_so_far(study: Study) -> list[EarlyLabel]:
    later = Label.objects.filter(assignment_id=OuterRef("assignment_id"), revision__gt=OuterRef("revision"))
    last = Label.objects.filter(~Exists(later), assignment__study=study, assignment__pass_number=1)
    columns = (
        "assignment__study_case__case__external_id",
        "assignment__annotator__pseudonym",
        "revision",
        "answers",
    )
    rows = last.order_by("assignment__study_case_id", "assignment_id").values_list(*columns)
    return [EarlyLabel(case, name, revision, strict_json(text)) for case, name, revision, text in rows]
