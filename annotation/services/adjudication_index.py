"""What each case's labels come to, written down once when the report is sealed, so that no ruling counts it again."""

from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from typing import Any, NamedTuple

from django.db import transaction

from annotation.core.resolution import dispute_sha256, disputed_fields, redrawn
from annotation.models.adjudication import CaseAgreement, DisputedField
from annotation.models.studies import AFTER_MEASURING, Study, StudyCase
from annotation.selectors.check_runs_cases import asked
from annotation.selectors.labels import counted_labels
from annotation.selectors.studies import schema_for
from annotation.verifiers.spec_field import has_specs, in_case

BATCH = 1000


class Derived(NamedTuple):
    """The rows of one case."""

    case_id: str
    agreement: CaseAgreement
    fields: list[DisputedField]


@transaction.atomic
def index_case_agreements(*, study: Study) -> None:
    """Write the rows of a closed study anew from its sealed labels; the same rows as often as it is run."""
    DisputedField.objects.filter(study=study).delete()
    CaseAgreement.objects.filter(study=study).delete()
    disputed: dict[str, int] = {}
    for batch in _batches(derived_rows(study)):
        CaseAgreement.objects.bulk_create(row.agreement for row in batch)
        DisputedField.objects.bulk_create(field for row in batch for field in row.fields)
        disputed |= {row.case_id: row.agreement.study_case_id for row in batch if row.agreement.n_disputed}
    again = [disputed[case_id] for case_id in redrawn(study.seed, disputed)]
    for some in _batches(again):
        CaseAgreement.objects.filter(study_case__in=some).update(is_redrawn=True)


def index_missing(*, only: Study | None = None) -> int:
    """Index the measured studies that have no rows, as after an upgrade; says how many there were."""
    studies = Study.objects.filter(state__in=AFTER_MEASURING, case_agreements=None)
    if only:
        studies = studies.filter(pk=only.pk)
    for study in studies:
        index_case_agreements(study=study)
    return len(studies)


def index_differences(study: Study) -> list[str]:
    """The cases whose stored rows are not what the labels come to; empty where all is well."""
    stored = {row.study_case_id: row for row in CaseAgreement.objects.filter(study=study)}
    fields: dict[int, dict[str, str]] = {}
    for field in DisputedField.objects.filter(study=study):
        fields.setdefault(field.study_case_id, {})[field.field] = field.values_sha256
    rows = list(derived_rows(study))
    again = set(redrawn(study.seed, [row.case_id for row in rows if row.agreement.n_disputed]))
    wrong = []
    for row in rows:
        row.agreement.is_redrawn = row.case_id in again
        kept = stored.pop(row.agreement.study_case_id, None)
        wanted = {field.field: field.values_sha256 for field in row.fields}
        same_fields = fields.get(row.agreement.study_case_id, {}) == wanted
        if kept is None or _said(kept) != _said(row.agreement) or not same_fields:
            wrong.append(row.case_id)
    return wrong + [f"row {row.pk} of no case" for row in stored.values()]


def _batches(rows: Iterable[Any]) -> Iterator[list[Any]]:
    stream = iter(rows)
    while batch := list(islice(stream, BATCH)):
        yield batch


def _said(row: CaseAgreement) -> tuple[int, bool, int, str, bool]:
    return row.n_labels, row.is_complete, row.n_disputed, row.disputed, row.is_redrawn


def derived_rows(study: Study) -> Iterator[Derived]:
    """The rows of each case, streamed in the order of the cases' keys."""
    schema = schema_for(study)
    by_case = groupby(counted_labels(study), key=lambda label: label.study_case_id)
    current = next(by_case, None)
    cases = study.cases.order_by("pk").values_list("pk", "case__external_id", "k")
    for pk, case_id, k in cases.iterator(chunk_size=BATCH):
        given = []
        if current is not None and current[0] == pk:
            given = [label.answers for label in current[1]]
            current = next(by_case, None)
        bound = schema
        if given and has_specs(schema):
            case = StudyCase.objects.select_related("case").get(pk=pk)
            bound = in_case(schema, asked(study, case), given)
        keys = disputed_fields(bound, given)
        fields = [field for field in schema.fields if field.key in keys]
        agreement = CaseAgreement(
            study=study,
            study_case_id=pk,
            n_labels=len(given),
            is_complete=len(given) >= k,
            n_disputed=len(keys),
            disputed=" ".join(keys),
        )
        digests = [
            DisputedField(
                study=study,
                study_case_id=pk,
                field=field.key,
                values_sha256=dispute_sha256(field, [answers.get(field.key) for answers in given]),
            )
            for field in fields
        ]
        yield Derived(case_id, agreement, digests)
