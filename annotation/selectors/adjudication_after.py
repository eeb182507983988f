"""After the rulings: where they differ from an annotator, an adjudicator's own consistency, and the guideline's gaps."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from annotation.core.resolution import upheld
from annotation.core.shares import Share, share
from annotation.models.adjudication import CaseAgreement
from annotation.models.projects import Annotator
from annotation.models.rulings import Ruling, RulingKind
from annotation.models.studies import Study
from annotation.selectors.adjudication import CaseRecord, case_records, check_measured
from annotation.selectors.studies import schema_for
from taxonomy.fields.base import Field
from taxonomy.fields.schema import Schema
from taxonomy.strict_json import strict_json


def upheld_counts(study: Study) -> dict[str, int]:
    """For each annotator, the ruled cases on which a ruling gave them right in every disputed field; and neither."""
    counts: dict[str, int] = {}
    neither = 0
    for record in case_records(study):
        counts |= {label.annotator: counts.get(label.annotator, 0) for label in record.labels}
        if not record.ruling:
            continue
        right = [
            label.annotator for label in record.labels if upheld(label.answers, record.ruled, record.disputed)
        ]
        for name in right:
            counts[name] += 1
        neither += not right
    return dict(sorted(counts.items())) | {"neither": neither}


@dataclass(frozen=True)
class Difference:
    """One field of one case on which the ruling differs from an annotator's own answer."""

    record: CaseRecord
    field: Field
    own: Any
    ruled: Any


def differences_of(study: Study, annotator: Annotator) -> list[Difference]:
    """Where the standing rulings of an adjudicated study differ from what this annotator answered."""
    check_measured(study)
    schema: Schema = schema_for(study)
    mine = CaseAgreement.objects.filter(
        study=study, study_case__assignments__annotator=annotator, study_case__rulings__kind=RulingKind.RULING
    )
    found = []
    for record in case_records(study, among=mine.values("study_case_id")):
        own = next((label.answers for label in record.labels if label.annotator == annotator.pseudonym), None)
        if own is None:
            continue
        for asked in schema.adjudicated():
            if asked.key in record.ruled and own.get(asked.key) != record.ruled[asked.key]:
                found.append(Difference(record, asked, own.get(asked.key), record.ruled[asked.key]))
    return found


@dataclass(frozen=True)
class Consistency:
    """How often an adjudicator decided the same again, blind, over the disputed fields of redrawn cases."""

    adjudicator: str
    n_cases: int
    fields: Share


def consistency(study: Study) -> list[Consistency]:
    """Each adjudicator's own consistency, from the cases that came back to them."""
    again = Ruling.objects.filter(study_case__study=study, kind=RulingKind.CONSISTENCY)
    pairs: defaultdict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = defaultdict(list)
    first = {}
    earlier = Ruling.objects.filter(study_case__in=again.values("study_case_id"), kind=RulingKind.RULING)
    for ruling in earlier.order_by("number"):
        first[ruling.study_case_id, ruling.adjudicator_id] = strict_json(ruling.answers)
    for ruling in again.select_related("adjudicator").order_by("pk"):
        before = first[ruling.study_case_id, ruling.adjudicator_id]
        pairs[ruling.adjudicator.pseudonym].append((before, strict_json(ruling.answers)))
    return [
        Consistency(name, len(found), share(_n_same(found), sum(len(before) for before, _ in found)))
        for name, found in sorted(pairs.items())
    ]


def _n_same(pairs: Iterable[tuple[dict[str, Any], dict[str, Any]]]) -> int:
    return sum(after.get(key) == value for before, after in pairs for key, value in before.items())


def guideline_gaps(study: Study, *, hidden: Sequence[int] = ()) -> list[Ruling]:
    """The rulings that found the guideline wanting, those still unresolved first.

    `hidden` are the study cases that are due again to the reader, who must not read what they ruled on them.
    """
    found = Ruling.objects.filter(study_case__study=study, kind=RulingKind.RULING)
    found = found.exclude(study_case__in=hidden)
    gaps = found.filter(flags_guideline=True) | found.filter(reason="guideline_gap")
    rows = gaps.select_related(
        "study_case__case", "adjudicator", "gap_resolution__resolved_by", "gap_resolution__guideline_version"
    )
    return sorted(rows.order_by("-pk"), key=lambda ruling: hasattr(ruling, "gap_resolution"))
