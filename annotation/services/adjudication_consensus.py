"""Consensus mode: each annotator's position is on record before the discussion; only the chair rules."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from annotation.models.adjudication import AdjudicationSession, Position, SessionKind
from annotation.models.projects import Annotator
from annotation.models.rulings import Ruling
from annotation.models.studies import Study, StudyCase, StudyState
from annotation.selectors.adjudication import case_records, check_measured
from annotation.selectors.adjudication_consensus import missing_positions
from annotation.selectors.adjudication_people import has_labelled
from annotation.selectors.studies import schema_for
from annotation.services.adjudication import rule
from annotation.services.adjudication_checks import Decision, RulingRefused, may_be_left_out
from annotation.services.ledger import record_event
from taxonomy.digest import canonical_text, sha256_bytes
from taxonomy.fields.base import BadAnswer

LONGEST_NOTE = 5000


class PositionRefused(RulingRefused):
    """The position cannot be recorded; the message says why. `field` is set where one field is at fault."""


@transaction.atomic
def record_position(
    *,
    session: AdjudicationSession,
    study_case: StudyCase,
    annotator: Annotator,
    answers: Mapping[str, Any],
    note: str = "",
    now: datetime,
) -> Position:
    """Put on record, once, what an annotator of the case holds on each disputed field; the same again changes nothing."""
    study = Study.objects.select_for_update().get(pk=session.study_id)
    check_measured(study)
    _check(study, session, study_case, annotator, note)
    text = canonical_text(_checked(study, study_case, answers))
    stored = Position.objects.filter(session=session, study_case=study_case, annotator=annotator).first()
    if stored:
        if (stored.answers, stored.note) != (text, note):
            raise PositionRefused("your position on this case is on record and stays as it is.")
        return stored
    position = Position.objects.create(
        session=session, study_case=study_case, annotator=annotator, answers=text,
        answers_sha256=sha256_bytes(text.encode()), note=note, recorded_at=now,
    )  # fmt: skip
    record_event(
        chain=study.project.slug,
        action="position.recorded",
        actor=annotator.pseudonym,
        at=now,
        subject={
            "study": study.name,
            "case": study_case.case.external_id,
            "sha256": position.answers_sha256,
        },
    )
    return position


@transaction.atomic
def rule_in_session(
    *,
    session: AdjudicationSession,
    study_case: StudyCase,
    decision: Decision,
    adjudicator: Annotator,
    now: datetime,
    idempotency_key: str = "",
) -> Ruling:
    """The chair's ruling after everybody's position is on record."""
    Study.objects.select_for_update().get(pk=session.study_id)
    session.refresh_from_db()
    if session.chair_id != adjudicator.pk:
        raise RulingRefused(f"only the chair, {session.chair.pseudonym}, rules in this session.")
    if session.closed_at:
        raise RulingRefused("this session is closed.")
    missing = missing_positions(session, study_case)
    if missing:
        raise RulingRefused(f"first the positions: {', '.join(missing)} has none on record yet.")
    return rule(
        study_case=study_case, decision=decision, adjudicator=adjudicator, now=now, session=session,
        idempotency_key=idempotency_key,
    )  # fmt: skip


def _check(
    study: Study, session: AdjudicationSession, study_case: StudyCase, annotator: Annotator, note: str
) -> None:
    if session.kind != SessionKind.CONSENSUS or session.closed_at or study.state == StudyState.RELEASED:
        raise PositionRefused("this session takes no positions.")
    if study_case.study_id != study.pk or not has_labelled(study_case, annotator):
        raise PositionRefused("only who labelled a case takes a position on it.")
    if len(note) > LONGEST_NOTE:
        raise PositionRefused(f"a note is at most {LONGEST_NOTE} characters.", field="note")


def _checked(study: Study, study_case: StudyCase, answers: Mapping[str, Any]) -> dict[str, Any]:
    """The normalised answers on exactly the disputed fields."""
    record = case_records(study, study_case=study_case)[0]
    if not record.disputed:
        raise PositionRefused(f"the labels of case {record.case_id} agree; there is nothing to discuss.")
    schema = schema_for(study)
    cleaned = {}
    for key in record.disputed:
        field = schema.field(key)
        left_out = key in answers and answers[key] is None and may_be_left_out(record, key)
        if field is None or (answers.get(key) is None and not left_out):
            raise PositionRefused(f"{key} is disputed and needs a value.", field=key)
        try:
            cleaned[key] = None if left_out else field.clean(answers[key])
        except BadAnswer as refusal:
            raise PositionRefused(f"{key}: {refusal}", field=key) from refusal
    beyond = [key for key in answers if key not in record.disputed]
    if beyond:
        raise PositionRefused(f"{beyond[0]} is not in dispute.", field=beyond[0])
    return cleaned
