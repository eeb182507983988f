"""A case as an adjudicator meets it."""

from dataclasses import replace

from annotation.core.resolution import resolve, sides
from annotation.models.projects import Annotator
from annotation.models.studies import Study, StudyCase
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.adjudication_queue import owed_again


def met_by(study: Study, study_case: StudyCase, adjudicator: Annotator | None) -> CaseRecord:
    """The case as this adjudicator meets it: one that is due again comes without its ruling, its sides drawn anew."""
    record = case_records(study, study_case=study_case)[0]
    return met_again(study, record) if study_case.pk in owed_again(study, adjudicator) else record


def met_again(study: Study, record: CaseRecord) -> CaseRecord:
    """A ruled case as it comes back blind: no ruling, and letters of its own."""
    given = {label.annotator: label.answers for label in record.labels}
    return replace(
        record,
        ruling=None,
        sides=tuple(sides(study.seed, record.case_id, given, again=True)),
        resolution=resolve(record.schema, [side.answers for side in record.sides]),
    )
