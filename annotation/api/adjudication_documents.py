"""What adjudication says over HTTP: everything that a program needs to rule, and nobody's name before its time."""

from typing import Any

from annotation.models.adjudication import CaseAgreement, Position, RulingLease
from annotation.models.projects import Annotator
from annotation.models.rulings import Ruling
from annotation.models.studies import Study
from annotation.selectors.adjudicated_content import adjudicated_content
from annotation.selectors.adjudication import CaseRecord, case_records
from annotation.selectors.adjudication_precedents import Precedent, precedents
from annotation.selectors.adjudication_queue import owed_again, status_of
from annotation.selectors.adjudication_records import met_again
from annotation.selectors.pages_adjudication_suspects import suspect_notes
from annotation.selectors.pages_guideline import guideline_view
from annotation.selectors.pages_spec_differences import spec_differences
from taxonomy.fields.base import Field
from taxonomy.strict_json import strict_json


def queue_entries(study: Study, rows: list[CaseAgreement], owed: list[int]) -> list[dict[str, Any]]:
    """The rows of a queue with the sides' answers on the disputed fields; nobody's name.

    A case that is due again looks like any other open one.
    """
    records = {
        record.study_case.pk: record
        for record in case_records(study, among=[row.study_case_id for row in rows])
    }
    return [_entry(study, row, records[row.study_case_id], owed) for row in rows]


def _entry(study: Study, row: CaseAgreement, record: CaseRecord, owed: list[int]) -> dict[str, Any]:
    again = row.study_case_id in owed
    met = met_again(study, record) if again else record
    return {
        "id": met.study_case.public_id,
        "case_id": met.case_id,
        "status": "open" if again else status_of(row),
        "is_open": met.is_open,
        "disputed": list(met.disputed),
        "sides": {side.letter: {key: side.answers.get(key) for key in met.disputed} for side in met.sides},
    }


def case_document(
    study: Study,
    record: CaseRecord,
    *,
    reader: Annotator | None,
    lease: RulingLease | None = None,
    names_show: bool = False,
) -> dict[str, Any]:
    """One case for its adjudicator; who wrote which side is told once a ruling stands, or where `names_show`."""
    guideline = guideline_view(study)
    # Rulings on other cases are for adjudicators; a consensus session shows its annotators their own cases alone.
    earlier = {} if names_show else precedents(record.schema, record, hidden=owed_again(study, reader))
    named = record.ruling is not None or names_show
    return {
        "id": record.study_case.public_id,
        "case_id": record.case_id,
        "is_open": record.is_open,
        "content": adjudicated_content(record.study_case),
        "disputed": list(record.disputed),
        "fields": [
            _field(record, field, earlier.get(field.key, [])) for field in record.schema.adjudicated()
        ],
        "sides": {side.letter: dict(side.answers) for side in record.sides},
        "names": {side.letter: side.annotator for side in record.sides} if named else None,
        "stands": record.resolution.answers,
        "ruling": _ruling(record),
        "suspect": [flag["note"] for flag in suspect_notes(record.study_case)],
        "spec_differences": [_differences(found) for found in spec_differences(record)],
        "guideline_clauses": guideline["clauses"] if guideline else [],
        "lease": lease and lease_document(lease),
    }


def _field(record: CaseRecord, field: Field, earlier: list[Precedent]) -> dict[str, Any]:
    """One field side by side: what it asks, which answers it takes, what each side said and what was ruled elsewhere."""
    return {
        "key": field.key,
        "title": field.title,
        "help": field.help,
        "guideline": field.guideline,
        "answer": field.json_schema(),
        "is_disputed": field.key in record.disputed,
        "sides": {side.letter: side.answers.get(field.key) for side in record.sides},
        "precedents": [
            {
                "case_id": one.case_id,
                "ruling": one.number,
                "answer": one.answer,
                "reason": one.reason,
                "note": one.note,
                "guideline_clause": one.clause,
            }
            for one in earlier
        ],
    }


def _ruling(record: CaseRecord) -> dict[str, Any] | None:
    ruling = record.ruling
    if ruling is None:
        return None
    return {
        "number": ruling.number,
        "adjudicator": ruling.adjudicator.pseudonym,
        "answers": record.ruled,
        "reason": ruling.reason,
        "confidence": ruling.confidence,
        "note": ruling.note,
        "guideline_clause": ruling.guideline_clause,
        "flags_guideline": ruling.flags_guideline,
        "overrules": strict_json(ruling.overrules) if ruling.overrules else [],
        "ruled_at": ruling.ruled_at,
    }


def ruling_made(ruling: Ruling) -> dict[str, Any]:
    return {
        "case_id": ruling.study_case.case.external_id,
        "ruling": ruling.number,
        "kind": ruling.kind,
        "sha256": ruling.answers_sha256,
    }


def _differences(found: dict[str, Any]) -> dict[str, Any]:
    """Where two specs part: each answer of the pool with the word and the reason of each side's verdict."""
    return {
        "field": found["key"],
        "n_pool": found["n_pool"],
        "mutation_scores": {side["letter"]: side["score"] for side in found["letters"]},
        "answers": [
            {
                "answer": row["answer"],
                "verdicts": {
                    verdict["letter"]: {"says": verdict["word"], "why": verdict["why"]}
                    for verdict in row["verdicts"]
                },
            }
            for row in found["rows"]
        ],
    }


def lease_document(lease: RulingLease) -> dict[str, Any]:
    return {"holder": lease.adjudicator.pseudonym, "until": lease.expires_at, "note": lease.note}


def position_document(position: Position) -> dict[str, Any]:
    return {
        "annotator": position.annotator.pseudonym,
        "answers": strict_json(position.answers),
        "sha256": position.answers_sha256,
        "note": position.note,
        "recorded_at": position.recorded_at,
    }
