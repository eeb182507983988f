"""What the reviews of a run came to, once they are measured, for whoever may read them."""

from typing import Any

from annotation.core.fixtures.findings import Findings, findings
from annotation.core.fixtures.pass_review import FAILS, PASSES, SCHEMAS, review_name
from annotation.models.people import User
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.models.verifiers import VerifierRun
from annotation.selectors.adjudication import case_records
from annotation.selectors.pages_access import readable_studies


def reviews_of(run: VerifierRun, user: User) -> dict[str, Study]:
    """The studies that were drafted to review a run, by what they hold, as far as a person may read them."""
    version, verifier = run.version, run.version.verifier
    parts = {review_name(verifier.name, version.number, run.name, part): part for part in SCHEMAS}
    studies = readable_studies(user).filter(project=verifier.project, name__in=parts)
    found = {parts[study.name]: study for study in studies.select_related("schema_version__schema")}
    return {part: study for part, study in found.items() if _form_of(study) == SCHEMAS[part]}


def findings_of(run: VerifierRun, user: User) -> Findings | None:
    """None until a review is measured."""
    measured = {
        part: study for part, study in reviews_of(run, user).items() if study.state in AFTER_MEASURING
    }
    if not measured:
        return None
    return findings(*(_standing(measured.get(part)) for part in (FAILS, PASSES)))


def _form_of(study: Study) -> str:
    return study.schema_version.schema.name


def _standing(study: Study | None) -> dict[str, dict[str, Any] | None]:
    records = case_records(study) if study else []
    return {record.case_id: None if record.is_open else record.resolution.answers for record in records}
