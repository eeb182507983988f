"""After the rulings: who was upheld on what, how far each annotator agrees with what stands, and where they did not."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
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
    """Read every case once and count: upheld by field and code, and agreement with what stands after the rulings.

    `before` is the raw agreement of the labels with one another, over the same cases and fields, for comparison.
    """
    schema = schema_for(study)
    by_field: defaultdict[str, Upheld] = defaultdict(Upheld)
    by_code: defaultdict[tuple[str, str], Upheld] = defaultdict(Upheld)
    same: Counter[tuple[str, str]] = Counter()
    of: Counter[tuple[str, str]] = Counter()
    before, doubles = Counter[str](), Counter[str]()
    annotators: dict[str, str] = {}
    n_ruled = 0
    for record in case_records(study):
        annotators |= {label.annotator: label.kind for label in record.labels}
        n_ruled += record.ruling is not None
        for asked in schema.adjudicated():
            if len(record.labels) > 1 and any(asked.key in label.answers for label in record.labels):
                doubles[asked.key] += 1
                before[asked.key] += asked.key not in record.disputed
                _count_truth(record.schema.field(asked.key) or asked, record, same, of)
            if record.ruling and asked.key in record.disputed and asked.key in record.ruled:
                _count_upheld(asked, record, by_field, by_code)
    return Outcome(
        annotators=dict(sorted(annotators.items())),
        n_ruled=n_ruled,
        by_field=dict(by_field),
        by_code=_in_schema_order(schema, by_code),
        with_truth={key: share(same[key], n) for key, n in of.items()},
        before={key: share(before[key], n) for key, n in doubles.items()},
    )


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
