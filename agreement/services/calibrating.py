"""The job that holds a judge to the people who judged its run blind, and seals what came of it."""

from datetime import datetime
from typing import Any

from django.db import transaction

from agreement.calibration_report import calibration_document
from agreement.judging.calibration_inputs import VERSION
from agreement.measures import ENGINE_VERSION
from agreement.selectors.calibration_inputs import (
    calibration_header,
    calibration_inputs,
    digest_of,
    has_new_rulings,
    is_outdated,
    rulings_of,
)
from annotation.models.calibration import Calibration, CalibrationReport
from annotation.models.jobs import Job
from annotation.models.studies import Study, StudyState
from annotation.services.jobs import Claim, JobRefused, request_job, restart_job
from annotation.services.ledger import record_event
from annotation.services.sealed_codes import seal_codes
from taxonomy.digest import canonical_text, sha256_bytes, sha256_of

CALIBRATE = "calibrate"


def request_calibrating(*, study: Study, now: datetime) -> Job | None:
    """The job that seals the report of a study's calibration; None where the study is of no calibration."""
    calibration = Calibration.objects.filter(study=study).first()
    return _requested(calibration, now) if calibration else None


def _requested(calibration: Calibration, now: datetime) -> Job:
    """Once a report is sealed, the job is another for each state of the rulings."""
    rulings = digest_of(rulings_of(calibration))
    return request_job(
        kind=CALIBRATE,
        input_sha256=sha256_of(
            {"calibration": str(calibration.public_id)} | ({"rulings": rulings} if rulings else {})
        ),
        engine_version=VERSION,
        arguments={"calibration_id": calibration.pk, "study_id": calibration.study_id},
        now=now,
    )


@transaction.atomic
def ask_for_calibrating(*, calibration: Calibration, actor: str, now: datetime) -> Job:
    """The job that computes the report where that was stopped or failed, or anew by rulings that came since or a newer engine.

    JobRefused while people label, and where the last report knows every ruling and was made by this version.
    """
    study = calibration.study
    if study.state in (StudyState.DRAFT, StudyState.OPEN):
        raise JobRefused(f"study {study.name} is {study.state}; its judge is calibrated once it is closed.")
    sealed = calibration.reports.exists()
    if sealed and not has_new_rulings(calibration) and not is_outdated(calibration):
        raise JobRefused("the report is sealed already; the same labels and rulings give the same figures.")
    job = _requested(calibration, now)
    restart_job(job=job)
    record_event(
        chain=study.project.slug,
        action="calibration.asked_for",
        actor=actor,
        at=now,
        subject={"study": study.name},
    )
    job.refresh_from_db()
    return job


def calibrate(claim: Claim) -> None:
    """Compute and seal the report of the calibration that the job names."""
    calibration = Calibration.objects.select_related(
        "study__project", "judge_pass__judge", "judge_pass__run"
    ).get(pk=claim.arguments["calibration_id"])
    study = calibration.study
    if study.state in (StudyState.DRAFT, StudyState.OPEN):
        raise JobRefused(f"study {study.name} is {study.state}; its judge is calibrated once it is closed.")
    claim.progress(0, 1)
    seal = seal_codes(study=study, now=claim.clock())
    judged_sha256, inputs = calibration_inputs(calibration)
    rulings = digest_of(inputs.rulings)
    digests = {"labels": seal.inputs_sha256, "verdicts": judged_sha256}
    inputs_sha256 = sha256_of(digests | ({"rulings": rulings} if rulings else {}))
    document = calibration_document(
        inputs,
        calibration_header(calibration)
        | {
            "inputs_sha256": inputs_sha256,
            "verdicts_sha256": judged_sha256,
            "rulings_sha256": rulings or None,
        },
    )
    seal_calibration(
        calibration=calibration,
        document=document,
        inputs_sha256=inputs_sha256,
        now=claim.clock(),
        claim=claim,
    )


@transaction.atomic
def seal_calibration(
    *,
    calibration: Calibration,
    document: dict[str, Any],
    inputs_sha256: str,
    now: datetime,
    claim: Claim | None = None,
) -> CalibrationReport:
    """Store the report, the same document once; with a `claim` the job is finished in the same transaction."""
    study = Study.objects.select_for_update().get(pk=calibration.study_id)
    text = canonical_text(document)
    sha256 = sha256_bytes(text.encode())
    report = calibration.reports.filter(sha256=sha256).first()
    if report is None:
        report = CalibrationReport.objects.create(
            calibration=calibration,
            number=calibration.reports.count() + 1,
            document=text,
            sha256=sha256,
            inputs_sha256=inputs_sha256,
            engine_version=ENGINE_VERSION,
            sealed_at=now,
        )
        gate = document["whole"]["gate"]
        record_event(
            chain=study.project.slug,
            action="calibration.sealed",
            actor="system",
            at=now,
            subject={
                "study": study.name,
                "report": sha256,
                "decision": gate["decision"] or gate["reason"],
                "number": report.number,
                "ruled": document["whole"]["reference"]["n_ruled"],
            },
        )
    if claim:
        claim.finish()
    return report
