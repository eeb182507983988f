"""Sealing a report: the document is stored once, with its digest, and the study moves on in the same transaction."""

from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.core.report_versions import current_version, version_of
from annotation.models.jobs import Job, JobState
from annotation.models.reports import AgreementReport
from annotation.models.studies import Study, StudyState
from annotation.selectors.adjudication import open_disagreements
from annotation.services.adjudication_index import index_case_agreements
from annotation.services.jobs import Claim, cancel_job
from annotation.services.ledger import record_event
from annotation.signals import measuring_asked_for
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.strict_json import strict_json


class NothingToMeasure(Exception):
    """The study is not closed, or measuring it again would say the same."""


@transaction.atomic
def seal_report(
    *,
    study: Study,
    document: dict[str, Any],
    inputs_sha256: str,
    engine_version: str,
    now: datetime,
    claim: Claim | None = None,
) -> AgreementReport:
    """Store the report of a closed study. The first one is the sealed one and decides the gate.

    A later one over the same labels is another row and changes nothing else; the same document is not stored twice.
    With a `claim` the job is finished in the same transaction, so a report appears once or not at all.
    """
    locked = Study.objects.select_for_update().get(pk=study.pk)
    text = canonical_text(document)
    report = locked.reports.filter(sha256=sha256_bytes(text.encode())).first()
    if report is None:
        last = locked.reports.order_by("-number").first()
        report = AgreementReport.objects.create(
            study=locked,
            number=last.number + 1 if last else 1,
            document=text,
            sha256=sha256_bytes(text.encode()),
            inputs_sha256=inputs_sha256,
            engine_version=engine_version,
            sealed_at=now,
        )
        if last is None:
            _move_on(locked, report, gate=document["gate"]["gate"])
        else:
            _record(locked, report, "report.measured_again", {"number": report.number})
    if claim:
        claim.finish()
    return report


def ask_for_measuring(*, study: Study, actor: str, now: datetime) -> None:
    """Have a closed study measured: the first time where that was stopped, or again with a newer engine.

    Raises NothingToMeasure where the report is there already and would say the same.
    """
    if study.state in (StudyState.DRAFT, StudyState.OPEN):
        raise NothingToMeasure(f"study {study.name} is {study.state}; it is measured once it is closed.")
    last = study.reports.order_by("-number").first()
    if last and version_of(strict_json(last.document)) == current_version():
        raise NothingToMeasure(
            f"the report of study {study.name} was made by this version; the same labels give the same figures."
        )
    with transaction.atomic():
        record_event(
            chain=study.project.slug,
            action="report.asked_for",
            actor=actor,
            at=now,
            subject={"study": study.name, "version": current_version()},
        )
        measuring_asked_for.send(sender=Study, study_id=study.pk, now=now)


def stop_measuring(*, study: Study, actor: str, now: datetime) -> None:
    """Stop the measuring of a study where it is under way; it can be asked for again."""
    jobs = Job.objects.filter(
        kind="measure", arguments__study_id=study.pk, state__in=[JobState.QUEUED, JobState.RUNNING]
    )
    with transaction.atomic():
        for job in jobs:
            cancel_job(job=job, now=now)
            record_event(
                chain=study.project.slug,
                action="report.stopped",
                actor=actor,
                at=now,
                subject={"study": study.name},
            )


def settle_if_agreed(*, study: Study, now: datetime) -> None:
    """Call the study adjudicated once nothing is left to rule on, which may be at once."""
    if study.state == StudyState.MEASURED and not open_disagreements(study).exists():
        Study.objects.filter(pk=study.pk, state=StudyState.MEASURED).update(state=StudyState.ADJUDICATED)
        record_event(
            chain=study.project.slug,
            action="study.adjudicated",
            actor="system",
            at=now,
            subject={"study": study.name},
        )
        study.refresh_from_db()


def _move_on(study: Study, report: AgreementReport, *, gate: str) -> None:
    now = report.sealed_at
    study.state, study.measured_at, study.gate = StudyState.MEASURED, now, gate
    study.save(update_fields=["state", "measured_at", "gate"])
    _record(study, report, "report.sealed", {"gate": gate})
    index_case_agreements(study=study)
    settle_if_agreed(study=study, now=now)


def _record(study: Study, report: AgreementReport, action: str, more: dict[str, Any]) -> None:
    subject = {"study": study.name, "report": report.sha256, "inputs": report.inputs_sha256}
    record_event(
        chain=study.project.slug, action=action, actor="system", at=report.sealed_at, subject=subject | more
    )
