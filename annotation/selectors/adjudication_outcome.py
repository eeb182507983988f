"""Who was upheld on what, and how far each annotator agrees with what stands after the rulings."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Any
from uuid import UUID

from annotation.core.shares import Share, share
from annotation.models.adjudication import CaseAgreement
from annotation.models.rulings import Ruling, RulingKind
from annotation.models.studies import Study
from annotation.selectors.adjudication import CaseRecord, case_records, check_measured
from annotation.selectors.labels import CountedLabel, counted_labels
from annotation.selectors.studies import schema_for
from taxonomy.fields.base import Field
from taxonomy.fields.schema import Schema


@dataclass
class Upheld:
    """How often each annotator's answer was the ruling's, of the answers that were ruled on."""

    right: Counter[str] = field(default_factory=Counter)
    ruled: Counter[str] = field(default_factory=Counter)
    n: int = 0
    neither: int = 0

    def add(self, given: Mapping[str, bool]) -> None:
        """One disputed field, or code, of one case: whether the ruling gave each annotator right."""
        self.n += 1
        for name, is_right in given.items():
            self.ruled[name] += 1
            self.right[name] += is_right
        self.neither += not any(given.values())

    def share_of(self, name: str) -> Share:
        return share(self.right[name], self.ruled[name])


@dataclass(frozen=True)
class Outcome:
    """What the rulings of a study say about its labels."""

    annotators: dict[str, str]
    n_ruled: int
    by_field: dict[str, Upheld]
    by_code: dict[tuple[str, str], Upheld]
    with_truth: dict[tuple[str, str], Share]
    before: dict[str, Share]


def outcome(study: Study) -> Outcome:
    """Upheld by field and code, and agreement with what stands after the rulings.

    `before` is the raw agreement of the labels with one another, over the same cases and fields, for comparison. Whole
    cases are read only where somebody ruled.
    """
    check_measured(study)
    schema = schema_for(study)
    by_field: defaultdict[str, Upheld] = defaultdict(Upheld)
    by_code: defaultdict[tuple[str, str], Upheld] = defaultdict(Upheld)
    ruled = Ruling.objects.filter(study_case__study=study, kind=RulingKind.RULING)
    records = case_records(study, among=ruled.values("study_case_id"))
    counts = _before(study.public_id)
    of, same = counts.undisputed.copy(), counts.undisputed.copy()
    for record in records:
        for asked in schema.adjudicated():
            if _is_double(record.labels, asked.key):
                if asked.key not in record.disputed:
                    undone = [(label.annotator, asked.key) for label in record.labels]
                    of.subtract(undone)
                    same.subtract(undone)
                _count_truth(record.schema.field(asked.key) or asked, record, same, of)
            if asked.key in record.disputed and asked.key in record.ruled:
                _count_upheld(asked, record, by_field, by_code)
    return Outcome(
        annotators=dict(sorted(counts.annotators.items())),
        n_ruled=len(records),
        by_field=dict(by_field),
        by_code=_in_schema_order(schema, by_code),
        with_truth={key: share(same[key], n) for key, n in of.items()},
        before={key: share(counts.agreed[key], n) for key, n in counts.doubled.items()},
    )


@dataclass
class _Before:
    """What labels alone come to, by field: cases answered with two labels or more, and those on which they agree.

    `undisputed` counts, by annotator and field, the answers to fields that nobody disputes: what stands without a ruling.
    """

    annotators: dict[str, str] = field(default_factory=dict)
    doubled: Counter[str] = field(default_factory=Counter)
    agreed: Counter[str] = field(default_factory=Counter)
    undisputed: Counter[tuple[str, str]] = field(default_factory=Counter)


@lru_cache(maxsize=32)
def _before(public_id: UUID) -> _Before:
    """Counted in one walk over the labels of a measured study, and once: labels and what they came to are sealed."""
    study, found = Study.objects.get(public_id=public_id), _Before()
    keys = [asked.key for asked in schema_for(study).adjudicated()]
    indexed = CaseAgreement.objects.filter(study=study, n_labels__gt=0).order_by("study_case_id")
    disputes = indexed.values_list("disputed", flat=True).iterator()
    by_case = groupby(counted_labels(study), key=lambda label: label.study_case_id)
    for (_, labels), disputed in zip(by_case, disputes, strict=True):
        given = list(labels)
        found.annotators |= {label.annotator: label.kind for label in given}
        for key in keys:
            if not _is_double(given, key):
                continue
            found.doubled[key] += 1
            if key not in disputed.split():
                found.agreed[key] += 1
                found.undisputed.update((label.annotator, key) for label in given)
    return found


def _is_double(labels: Sequence[CountedLabel], key: str) -> bool:
    return len(labels) > 1 and any(key in label.answers for label in labels)


def _in_schema_order(
    schema: Schema, counted: Mapping[tuple[str, str], Upheld]
) -> dict[tuple[str, str], Upheld]:
    """Fields and their categories in the order of the schema."""
    return {
        (asked.key, category): counted[asked.key, category]
        for asked in schema.adjudicated()
        for category in asked.categories()
        if (asked.key, category) in counted
    }


def _count_truth(asked: Field, record: CaseRecord, same: Counter[Any], of: Counter[Any]) -> None:
    if asked.key not in record.resolution.answers:
        return
    truth = record.resolution.answers[asked.key]
    for label in record.labels:
        of[label.annotator, asked.key] += 1
        same[label.annotator, asked.key] += not asked.disagree(label.answers.get(asked.key), truth)


def _count_upheld(
    asked: Field,
    record: CaseRecord,
    by_field: Mapping[str, Upheld],
    by_code: Mapping[tuple[str, str], Upheld],
) -> None:
    ruled = record.ruled[asked.key]
    given = {label.annotator: label.answers.get(asked.key) for label in record.labels}
    by_field[asked.key].add({name: answer == ruled for name, answer in given.items()})
    if asked.level == "set":
        sets = {name: set(answer or ()) for name, answer in given.items()}
        for code in set.union(*sets.values()) - set.intersection(*sets.values()):
            by_code[asked.key, code].add(
                {name: (code in chosen) == (code in (ruled or ())) for name, chosen in sets.items()}
            )
    elif asked.categories():
        for name, answer in given.items():
            if answer is not None:
                by_code[asked.key, asked.category_of(answer)].add({name: answer == ruled})
