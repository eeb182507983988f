"""Rulings on disagreements: only after the sealed report, never by somebody who labelled the case, append-only."""

from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import Max

from annotation.models.adjudication import AdjudicationSession, LeaseOutcome
from annotation.models.projects import Annotator
from annotation.models.rulings import Ruling, RulingKind
from annotation.models.studies import Study, StudyCase, StudyState
from annotation.selectors.adjudication import CaseRecord, case_records, check_measured
from annotation.selectors.adjudication_people import has_labelled
from annotation.selectors.adjudication_queue import owed_again
from annotation.selectors.studies import schema_for
from annotation.services.adjudication_checks import Decision, RulingRefused, checked_answers, overruled
from annotation.services.adjudication_leases import end_lease, refuse_if_held
from annotation.services.ledger import record_event
from annotation.services.reports import settle_if_agreed
from taxonomy.digest import canonical_text, sha256_bytes


class KeyUsed(RulingRefused):
    """The idempotency key came with another ruling before."""


@transaction.atomic
def rule(
    *,
    study_case: StudyCase,
    decision: Decision,
    adjudicator: Annotator,
    now: datetime,
    session: AdjudicationSession | None = None,
    idempotency_key: str = "",
) -> Ruling:
    """Store a ruling and, once nothing is open, call the study adjudicated.

    Raises RulingRefused, NotMeasured or CaseHeld. On a case that is due again to this adjudicator, the decision is
    kept for their consistency and changes nothing. The same key with the same ruling gives that ruling again.
    """
    study = Study.objects.select_for_update().get(pk=study_case.study_id)
    repeated = _repeated(study_case, decision, adjudicator, idempotency_key) if idempotency_key else None
    if repeated:
        return repeated
    check_measured(study)
    if session is None and study_case.pk in owed_again(study, adjudicator):
        return store_ruling(
            study,
            study_case,
            decision,
            adjudicator,
            now=now,
            key=idempotency_key,
            kind=RulingKind.CONSISTENCY,
        )
    refuse_if_held(study_case, adjudicator, now=now)
    ruling = store_ruling(
        study, study_case, decision, adjudicator, now=now, key=idempotency_key, session=session
    )
    end_lease(study_case, LeaseOutcome.RULED, now=now)
    settle_if_agreed(study=study, now=now)
    return ruling


def store_ruling(
    study: Study,
    study_case: StudyCase,
    decision: Decision,
    adjudicator: Annotator,
    *,
    now: datetime,
    kind: RulingKind = RulingKind.RULING,
    session: AdjudicationSession | None = None,
    key: str = "",
    heeds_precedents: bool = True,
) -> Ruling:
    """Check one decision against the case and append it. The caller holds the study's row.

    A decision made elsewhere, where nobody could see them, need not heed precedents; the case's own ruling it must.
    """
    if study.state == StudyState.RELEASED:
        raise RulingRefused(f"study {study.name} is released; a new study is needed to decide otherwise.")
    record = case_records(study, study_case=study_case)[0]
    if has_labelled(study_case, adjudicator):
        raise RulingRefused(f"{adjudicator.pseudonym} labelled case {record.case_id} and cannot rule on it.")
    schema = schema_for(study)
    answers = checked_answers(schema, record, decision)
    against = []
    if kind == RulingKind.RULING:
        against = overruled(schema, record, decision, answers, heeds_precedents=heeds_precedents)
    named = [{"case": found.case_id, "ruling": found.number} for found in against]
    text = canonical_text(answers)
    ruling = Ruling.objects.create(
        study_case=study_case,
        kind=kind,
        number=_last_number(study_case, kind) + 1,
        adjudicator=adjudicator,
        answers=text,
        answers_sha256=sha256_bytes(text.encode()),
        reason=decision.reason,
        confidence=decision.confidence,
        note=decision.note,
        guideline_clause=decision.guideline_clause,
        flags_guideline=decision.flags_guideline,
        overrules=canonical_text(named) if named else "",
        session=session,
        idempotency_key=key,
        ruled_at=now,
    )
    _record(study, record, ruling, named, now)
    return ruling


def _record(
    study: Study, record: CaseRecord, ruling: Ruling, named: list[dict[str, Any]], now: datetime
) -> None:
    subject: dict[str, Any] = {
        "study": study.name,
        "case": record.case_id,
        "ruling": ruling.number,
        "sha256": ruling.answers_sha256,
    }
    if named:
        subject["overrules"] = named
    record_event(
        chain=study.project.slug,
        action="case.ruled" if ruling.kind == RulingKind.RULING else "case.ruled_again",
        actor=ruling.adjudicator.pseudonym,
        at=now,
        subject=subject,
    )


def _last_number(study_case: StudyCase, kind: RulingKind) -> int:
    return study_case.rulings.filter(kind=kind).aggregate(last=Max("number"))["last"] or 0


def _repeated(study_case: StudyCase, decision: Decision, adjudicator: Annotator, key: str) -> Ruling | None:
    """The ruling that this key stored, if it said the same; KeyUsed if it said something else."""
    stored = Ruling.objects.filter(adjudicator=adjudicator, idempotency_key=key).first()
    if stored is None:
        return None
    said = (stored.study_case_id, stored.reason, stored.confidence, stored.note, stored.guideline_clause)
    now = (study_case.pk, decision.reason, decision.confidence, decision.note, decision.guideline_clause)
    record = case_records(study_case.study, study_case=study_case)[0]
    answers = canonical_text(checked_answers(schema_for(study_case.study), record, decision))
    if said != now or stored.answers != answers or stored.flags_guideline != decision.flags_guideline:
        raise KeyUsed("this Idempotency-Key was used for another ruling; use a new one.")
    return stored
