"""Disagreements of a measured study and the rulings on them."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from annotation.core.resolution import Resolution, Side, resolve, sides
from annotation.models.rulings import Ruling, RulingKind
from annotation.models.studies import AFTER_MEASURING, Study, StudyCase
from annotation.selectors.labels import CountedLabel, counted_labels
from annotation.selectors.studies import schema_for
from taxonomy.strict_json import strict_json


class NotMeasured(Exception):
    """Adjudication is closed until the study's agreement report is sealed."""


@dataclass(frozen=True)
class CaseRecord:
    """One case of a measured study: the labels by side, the standing ruling, and what both come to."""

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


def case_records(study: Study, *, study_case: StudyCase | None = None) -> list[CaseRecord]:
    """Every case of the study, or the one asked for, by case id; raises NotMeasured before the report is sealed."""
    if study.state not in AFTER_MEASURING:
        raise NotMeasured(
            f"study {study.name} is {study.state}: adjudication opens once its report is sealed"
        )
    schema = schema_for(study)
    labels: defaultdict[int, list[CountedLabel]] = defaultdict(list)
    for label in counted_labels(study, study_case_id=study_case.pk if study_case else None):
        labels[label.study_case_id].append(label)
    rulings = standing_rulings(study, study_case=study_case)
    cases = study.cases.select_related("case", "output").order_by("case__external_id")
    if study_case:
        cases = cases.filter(pk=study_case.pk)
    return [_record(study, schema, case, labels[case.pk], rulings.get(case.pk)) for case in cases]


def _record(
    study: Study, schema: Any, case: StudyCase, labels: list[CountedLabel], ruling: Ruling | None
) -> CaseRecord:
    given = [label.answers for label in labels]
    by_name = {label.annotator: label.answers for label in labels}
    return CaseRecord(
        study_case=case,
        case_id=case.case.external_id,
        labels=tuple(sorted(labels, key=lambda label: label.annotator)),
        sides=tuple(sides(study.seed, case.case.external_id, by_name)),
        disputed=resolve(schema, given).disputed,
        ruling=ruling,
        resolution=resolve(schema, given, strict_json(ruling.answers) if ruling else None),
    )


def standing_rulings(study: Study, *, study_case: StudyCase | None = None) -> dict[int, Ruling]:
    """The last ruling on each case; earlier ones stay as they were and no longer stand."""
    rulings = Ruling.objects.filter(study_case__study=study, kind=RulingKind.RULING).select_related(
        "adjudicator"
    )
    if study_case:
        rulings = rulings.filter(study_case=study_case)
    return {ruling.study_case_id: ruling for ruling in rulings.order_by("number")}


def disagreements(study: Study) -> list[CaseRecord]:
    """The cases on which labels differ: open ones first, those with most disputed fields first."""
    found = [record for record in case_records(study) if record.disputed]
    return sorted(found, key=lambda record: (not record.is_open, -len(record.disputed), record.case_id))


def n_open_disagreements(study: Study) -> int:
    return sum(record.is_open for record in case_records(study))
