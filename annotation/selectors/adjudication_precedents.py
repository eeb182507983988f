"""Precedents: earlier rulings on the same field where the same values were in dispute."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.db.models import Exists, OuterRef, QuerySet

from annotation.core.resolution import decided, dispute_sha256
from annotation.models.adjudication import DisputedField
from annotation.models.rulings import Ruling, RulingKind
from annotation.selectors.adjudication import CaseRecord
from taxonomy.fields.base import Field
from taxonomy.fields.schema import Schema
from taxonomy.strict_json import strict_json

MOST = 5  # precedents of one field that are shown, the newest first


@dataclass(frozen=True)
class Precedent:
    """One standing ruling on another case, as far as it speaks about one field."""

    case_id: str
    case_public_id: UUID
    number: int
    field: str
    answer: Any
    reason: str  # one of Reason
    note: str
    clause: str
    ruled_at: datetime


def precedents(
    schema: Schema, record: CaseRecord, *, hidden: Sequence[int] = ()
) -> dict[str, list[Precedent]]:
    """For each disputed field of a case, what was ruled elsewhere in the study when the same was in dispute.

    `hidden` are the study cases that are due again to the reader, who must not read what they ruled on them.
    """
    return {
        field.key: [
            _precedent(ruling, field.key)
            for ruling in _alike(field, record).exclude(study_case__in=hidden)[:MOST]
        ]
        for field in _disputed(schema, record)
    }


def contradicted(
    schema: Schema, record: CaseRecord, answers: Mapping[str, Any], clause: str
) -> list[Precedent]:
    """The standing rulings that `answers` go against: the case's own, and the newest that reads the same clause
    of the guideline otherwise where the same values were in dispute."""
    found = {}
    if record.ruling and any(record.ruled.get(key) != value for key, value in answers.items()):
        found[record.case_id] = _precedent(record.ruling, "")
    for field in _disputed(schema, record) if clause.strip() else ():
        newest = _alike(field, record).filter(guideline_clause=clause).first()
        if newest and field.key in answers and not _alike_decided(field, record, answers[field.key], newest):
            found.setdefault(newest.study_case.case.external_id, _precedent(newest, field.key))
    return list(found.values())


def _disputed(schema: Schema, record: CaseRecord) -> list[Field]:
    """The disputed fields that two cases can be alike in; texts and specs never are."""
    fields = [field for field in schema.fields if field.key in record.disputed]
    return [field for field in fields if field.level not in ("none", "behaviour")]


def _given(field: Field, record: CaseRecord) -> list[Any]:
    return [label.answers.get(field.key) for label in record.labels]


def _alike(field: Field, record: CaseRecord) -> QuerySet[Ruling]:
    """The standing rulings on other cases of the study with the same values in dispute, the newest first."""
    alike = DisputedField.objects.filter(
        study_case=OuterRef("study_case"),
        field=field.key,
        values_sha256=dispute_sha256(field, _given(field, record)),
    )
    later = Ruling.objects.filter(
        study_case=OuterRef("study_case"), kind=RulingKind.RULING, number__gt=OuterRef("number")
    )
    rulings = Ruling.objects.filter(
        Exists(alike), ~Exists(later), kind=RulingKind.RULING, study_case__study=record.study_case.study_id
    )
    return rulings.exclude(study_case=record.study_case).select_related("study_case__case").order_by("-pk")


def _alike_decided(field: Field, record: CaseRecord, answer: Any, ruling: Ruling) -> bool:
    given = _given(field, record)
    earlier = strict_json(ruling.answers).get(field.key)
    return bool(decided(field, given, answer) == decided(field, given, earlier))


def _precedent(ruling: Ruling, key: str) -> Precedent:
    return Precedent(
        case_id=ruling.study_case.case.external_id,
        case_public_id=ruling.study_case.public_id,
        number=ruling.number,
        field=key,
        answer=strict_json(ruling.answers).get(key),
        reason=ruling.reason,
        note=ruling.note,
        clause=ruling.guideline_clause,
        ruled_at=ruling.ruled_at,
    )
