"""Disagreements of a measured study and the rulings on them."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import Exists, OuterRef, QuerySet

from annotation.core.resolution import Resolution, Side, resolve, sides
from annotation.models.adjudication import CaseAgreement
from annotation.models.rulings import Ruling, RulingKind
from annotation.models.studies import AFTER_MEASURING, Study, StudyCase
from annotation.selectors.check_runs_cases import asked_cases
from annotation.selectors.labels import CountedLabel, counted_labels
from annotation.selectors.studies import schema_for
from annotation.verifiers.asked_case import AskedCase
from annotation.verifiers.spec_field import has_specs, in_case
from taxonomy.fields.schema import Schema
from taxonomy.strict_json import strict_json

# Some cases by their keys, as a list or as a query.
Cases = Sequence[int] | QuerySet


class NotMeasured(Exception):
    """Adjudication is closed until the study's agreement report is sealed."""


@dataclass(frozen=True)
class CaseRecord:
    """One case of a measured study: the labels by side, the standing ruling, and what both come to.

    `schema` is the study's, its specs bound to the answers that they are compared on in this case.
    """

    schema: Schema
    study_case: StudyCase
    case_id: str
    labels: tuple[CountedLabel, ...]
    sides: tuple[Side, ...]
    disputed: tuple[str, ...]
    ruling: Ruling | None
    resolution: Resolution

    @property
    def is_open(self) -> bool:
        return bool(self.resolution.disputed)

    @property
    def ruled(self) -> dict[str, Any]:
        return strict_json(self.ruling.answers) if self.ruling else {}


def case_records(
    study: Study, *, study_case: StudyCase | None = None, among: Cases | None = None
) -> list[CaseRecord]:
    """Every case of the study by case id, or the one asked for, or those `among` some; raises NotMeasured."""
    check_measured(study)
    wanted = [study_case.pk] if study_case else among
    schema = schema_for(study)
    labels: defaultdict[int, list[CountedLabel]] = defaultdict(list)
    for label in counted_labels(study, among=wanted):
        labels[label.study_case_id].append(label)
    rulings = standing_rulings(study, among=wanted)
    cases = study.cases.select_related("case", "output").order_by("case__external_id")
    if wanted is not None:
        cases = cases.filter(pk__in=wanted)
    about = asked_cases(study, cases) if has_specs(schema) else {}
    return [
        _record(
            study,
            _bound(schema, about.get(case.pk), labels[case.pk]),
            case,
            labels[case.pk],
            rulings.get(case.pk),
        )
        for case in cases
    ]


def check_measured(study: Study) -> None:
    """Raise NotMeasured before the report is sealed."""
    if study.state not in AFTER_MEASURING:
        raise NotMeasured(
            f"study {study.name} is {study.state}: adjudication opens once its report is sealed"
        )


def _record(
    study: Study, schema: Schema, case: StudyCase, labels: list[CountedLabel], ruling: Ruling | None
) -> CaseRecord:
    by_name = {label.annotator: label.answers for label in labels}
    drawn = tuple(sides(study.seed, case.case.external_id, by_name))
    # In the order of the seed, which decides between specs that behave alike.
    given = [side.answers for side in drawn]
    return CaseRecord(
        schema=schema,
        study_case=case,
        case_id=case.case.external_id,
        labels=tuple(sorted(labels, key=lambda label: label.annotator)),
        sides=drawn,
        disputed=resolve(schema, given).disputed,
        ruling=ruling,
        resolution=resolve(schema, given, strict_json(ruling.answers) if ruling else None),
    )


def _bound(schema: Schema, about: AskedCase | None, labels: list[CountedLabel]) -> Schema:
    """The schema for one case: specs are compared on the answers that belong to it."""
    return in_case(schema, about, [label.answers for label in labels]) if about else schema


def standing_rulings(study: Study, *, among: Cases | None = None) -> dict[int, Ruling]:
    """The last ruling on each case; earlier ones stay as they were and no longer stand."""
    rulings = Ruling.objects.filter(study_case__study=study, kind=RulingKind.RULING).select_related(
        "adjudicator"
    )
    if among is not None:
        rulings = rulings.filter(study_case__in=among)
    return {ruling.study_case_id: ruling for ruling in rulings.order_by("number")}


def disagreements(study: Study) -> list[CaseRecord]:
    """The cases on which labels differ: open ones first, those with most disputed fields first."""
    check_measured(study)
    disputed = CaseAgreement.objects.filter(study=study, n_disputed__gt=0).values("study_case_id")
    found = case_records(study, among=disputed)
    return sorted(found, key=lambda record: (not record.is_open, -len(record.disputed), record.case_id))


def open_disagreements(study: Study) -> QuerySet[CaseAgreement]:
    """The disagreements of a study on which nobody has ruled."""
    check_measured(study)
    ruled = Ruling.objects.filter(study_case=OuterRef("study_case"), kind=RulingKind.RULING)
    return CaseAgreement.objects.filter(~Exists(ruled), study=study, n_disputed__gt=0)


def n_open_disagreements(study: Study) -> int:
    return open_disagreements(study).count()
