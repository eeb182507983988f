"""What becomes of a gap that a ruling found in the guideline."""

from datetime import datetime

from django.db import transaction

from annotation.models.projects import Annotator
from annotation.models.rulings import GapResolution, Ruling
from annotation.models.studies import Study
from annotation.services.ledger import record_event
from taxonomy.models.guidelines import GuidelineVersion


class GapRefused(Exception):
    """The gap cannot be closed like this; the message says why."""


@transaction.atomic
def resolve_gap(
    *, ruling: Ruling, by: Annotator, note: str, version: GuidelineVersion | None = None, now: datetime
) -> GapResolution:
    """Say once what was done about a gap, and in which version of the guideline."""
    study = Study.objects.select_for_update().get(cases=ruling.study_case_id)
    if not ruling.flags_guideline and ruling.reason != "guideline_gap":
        raise GapRefused("this ruling found no gap in the guideline.")
    if not note.strip():
        raise GapRefused("say what was done about the gap.")
    if GapResolution.objects.filter(ruling=ruling).exists():
        raise GapRefused("this gap is closed already.")
    resolution = GapResolution.objects.create(
        ruling=ruling, resolved_by=by, note=note.strip(), guideline_version=version, resolved_at=now
    )
    record_event(
        chain=study.project.slug,
        action="gap.resolved",
        actor=by.pseudonym,
        at=now,
        subject={"study": study.name, "case": ruling.study_case.case.external_id, "ruling": ruling.number},
    )
    return resolution
