"""Ask for the projection of a sealed report to another taxonomy version, and keep what the job computes."""

from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.models.jobs import Job
from annotation.models.projections import ReportProjection
from annotation.models.reports import AgreementReport
from annotation.models.studies import AFTER_MEASURING, Study
from annotation.selectors.projections import projected_fields
from annotation.services.jobs import Claim, request_job
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_text, sha256_of
from taxonomy.models.taxonomies import TaxonomyVersion
from taxonomy.selectors.mappings import mapping_between

PROJECT = "project"


class ProjectionRefused(Exception):
    """The report cannot be read under this version; the message says why."""


@transaction.atomic
def request_projection(*, study: Study, version: TaxonomyVersion, now: datetime) -> Job:
    """The job that projects the sealed report of `study` to `version`; asking twice gives the same job.

    Raises ProjectionRefused, or MappingMissing where the way between the two versions is not stated.
    """
    if study.state not in AFTER_MEASURING:
        raise ProjectionRefused(f"{study.name} is {study.state}: its report is not sealed yet.")
    pinned = study.taxonomy_version
    if pinned is None or not projected_fields(study):
        raise ProjectionRefused(f"{study.name} stands on no taxonomy; there is nothing to project.")
    if version.taxonomy_id != pinned.taxonomy_id or not version.is_frozen or version == pinned:
        raise ProjectionRefused(f"Choose another frozen version of {pinned.taxonomy.name}.")
    mapping_between(pinned, version)
    report = study.reports.get(number=1)
    return request_job(
        kind=PROJECT,
        input_sha256=sha256_of({"report": report.sha256, "taxonomy": str(version)}),
        engine_version=report.engine_version,
        arguments={"study_id": study.pk, "version_id": version.pk},
        now=now,
    )


def job_of(*, study: Study, version: TaxonomyVersion) -> Job | None:
    """The job that was asked for, if any."""
    wanted = {"study_id": study.pk, "version_id": version.pk}
    return Job.objects.filter(kind=PROJECT, arguments=wanted).first()


@transaction.atomic
def store_projection(
    *,
    report: AgreementReport,
    version: TaxonomyVersion,
    document: dict[str, Any],
    now: datetime,
    claim: Claim,
) -> ReportProjection:
    """Keep the projection beside the report, which stays as it is; the job is done with it."""
    text = canonical_text(document)
    digest = sha256_of(document)
    projection = ReportProjection.objects.create(
        report=report, taxonomy_version=version, document=text, sha256=digest, made_at=now
    )
    record_event(
        chain=report.study.project.slug, action="report.projected", actor="worker", at=now,
        subject={"study": report.study.name, "report_sha256": report.sha256, "taxonomy": str(version),
                 "sha256": digest},
    )  # fmt: skip
    claim.finish()
    return projection
