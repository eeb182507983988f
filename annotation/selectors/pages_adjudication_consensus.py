"""Consensus sessions as pages: the list, the cases of one, and a case with positions and names."""

from typing import Any

from annotation.models.adjudication import AdjudicationSession
from annotation.models.people import User
from annotation.models.projects import Role
from annotation.models.studies import Study, StudyCase, StudyState
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.adjudication_consensus import (
    labellers,
    missing_positions,
    readable_positions,
    sessions_of,
    waiting_in,
)
from annotation.selectors.adjudication_people import annotator_known
from annotation.selectors.pages_adjudication import ruling_view
from annotation.selectors.pages_adjudication_parts import field_row
from annotation.selectors.pages_adjudication_suspects import suspect_notes
from annotation.selectors.pages_answers import Wording, wording
from annotation.selectors.pages_case import case_view
from annotation.selectors.pages_frame import frame, study_head
from annotation.selectors.pages_guideline import guideline_view
from taxonomy.strict_json import strict_json

SHOWN = 50


def sessions_page(*, user: User, study: Study) -> dict[str, Any]:
    """The consensus sessions that a person chairs or takes part in."""
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    return page | {
        "study": study_head(study),
        "may_open": Role.ADJUDICATOR in page["roles"] and study.state == StudyState.MEASURED,
        "sessions": [
            {
                "id": session.public_id,
                "chair": session.chair.pseudonym,
                "opened_at": session.opened_at,
                "closed_at": session.closed_at,
                "is_chair": session.chair.user_id == user.pk,
            }
            for session in sessions_of(user, study)
        ],
    }


def session_page(*, user: User, session: AdjudicationSession) -> dict[str, Any]:
    """The open disagreements of a session, each with who has yet to say where they stand."""
    study = session.study
    reader = annotator_known(study, user)
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    cases = waiting_in(session, reader)
    is_chair = reader is not None and session.chair_id == reader.pk
    shown = list(cases[:SHOWN])
    n = cases.count()
    return page | {
        "study": study_head(study),
        "session": _session(session, is_chair=is_chair),
        "n": n,
        "n_more": n - len(shown),
        "cases": [
            {
                "id": case.study_case.case.external_id,
                "public_id": case.study_case.public_id,
                "n_positions": case.n_positions,  # type: ignore[attr-defined]
                "is_mine_in": case.is_mine_in,  # type: ignore[attr-defined]
            }
            for case in shown
        ],
    }


def session_case_page(*, user: User, session: AdjudicationSession, study_case: StudyCase) -> dict[str, Any]:
    """One case in a session: labels under their names, and positions once everybody's is on record."""
    study = session.study
    words = wording(study)
    reader = annotator_known(study, user)
    record = case_records(study, study_case=study_case)[0]
    missing = missing_positions(session, study_case)
    is_chair = reader is not None and session.chair_id == reader.pk
    kinds = {label.annotator: label.kind for label in record.labels}
    mine = session.positions.filter(study_case=study_case, annotator=reader).first()
    page = frame(user=user, project=study.project, current="adjudication", study=study)
    return page | {
        "study": study_head(study),
        "session": _session(session, is_chair=is_chair),
        "case": case_view(record.study_case) | {"public_id": study_case.public_id},
        "sides": [
            {"letter": side.letter, "name": side.annotator, "kind": kinds[side.annotator]}
            for side in record.sides
        ],
        "disputed": [
            field_row(record, words, field, disputed=True)
            for field in words.schema.adjudicated()
            if field.key in record.disputed
        ],
        "texts": [field_row(record, words, field) for field in words.schema.fields if not field.adjudicate],
        "suspects": suspect_notes(study_case),
        "missing": missing,
        "takes_part": reader is not None and reader.pk in [person.pk for person in labellers(study_case)],
        "has_position": mine is not None,
        "positions": _positions(session, record, words, reader),
        "ruling": ruling_view(record, record.ruling, words) if record.ruling else None,
        "earlier": [],
        "may_rule": is_chair and not missing and not session.closed_at and bool(record.disputed),
        "guideline": guideline_view(study),
    }


def _session(session: AdjudicationSession, *, is_chair: bool) -> dict[str, Any]:
    return {
        "id": session.public_id,
        "chair": session.chair.pseudonym,
        "is_chair": is_chair,
        "is_closed": session.closed_at is not None,
        "opened_at": session.opened_at,
    }


def _positions(
    session: AdjudicationSession, record: CaseRecord, words: Wording, reader: Any
) -> list[dict[str, Any]]:
    found = []
    for position in readable_positions(session, record.study_case, reader):
        answers = strict_json(position.answers)
        found.append(
            {
                "name": position.annotator.pseudonym,
                "at": position.recorded_at,
                "note": position.note,
                "answers": [
                    {"title": field.title} | words.answer(field, answers[field.key])
                    for field in words.schema.fields
                    if field.key in answers
                ],
            }
        )
    return found
