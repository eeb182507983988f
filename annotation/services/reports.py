"""Sealing a report: the document is stored once, with its digest, and the study moves on in the same transaction."""

from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.models.reports import AgreementReport
from annotation.models.studies import Study, StudyState
from annotation.selectors.adjudication import n_open_disagreements
from annotation.services.jobs import Claim
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_text, sha256_bytes


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

    With a `claim` the job is finished in the same transaction, so a report appears once or not at all.
    """
    locked = Study.objects.select_for_update().get(pk=study.pk)
    sealed = locked.reports.filter(number=1).first()
    if sealed is None:
        sealed = _store(locked, document, inputs_sha256, engine_version, now)
    if claim:
        claim.finish()
    return sealed


def settle_if_agreed(*, study: Study, now: datetime) -> None:
    """Call the study adjudicated once nothing is left to rule on, which may be at once."""
    if study.state == StudyState.MEASURED and n_open_disagreements(study) == 0:
        Study.objects.filter(pk=study.pk, state=StudyState.MEASURED).update(state=StudyState.ADJUDICATED)
        record_event(
            chain=study.project.slug,
            action="study.adjudicated",
            actor="system",
            at=now,
            subject={"study": study.name},
        )
        study.refresh_from_db()


def _store(
    study: Study, document: dict[str, Any], inputs_sha256: str, engine_version: str, now: datetime
) -> AgreementReport:
    text = canonical_text(document)
    report = AgreementReport.objects.create(
        study=study,
        number=1,
        document=text,
        sha256=sha256_bytes(text.encode()),
        inputs_sha256=inputs_sha256,
        engine_version=engine_version,
        sealed_at=now,
    )
    study.state, study.measured_at, study.gate = StudyState.MEASURED, now, document["gate"]["gate"]
    study.save(update_fields=["state", "measured_at", "gate"])
    record_event(
        chain=study.project.slug,
        action="report.sealed",
        actor="system",
        at=now,
        subject={"study": study.name, "report": report.sha256, "inputs": inputs_sha256, "gate": study.gate},
    )
    settle_if_agreed(study=study, now=now)
    return report
