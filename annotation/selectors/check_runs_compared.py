"""The specs of a closed study, two at a time, on the answers that their cases bring."""

from collections.abc import Iterator
from itertools import combinations, groupby, islice
from typing import NamedTuple

from annotation.models.studies import Study
from annotation.selectors.check_runs_cases import asked_cases
from annotation.selectors.labels import CountedLabel, counted_labels
from annotation.selectors.studies import schema_for
from annotation.verifiers.behaviour import Behaviour
from annotation.verifiers.spec_field import RunnableSpec, has_specs, in_case
from taxonomy.fields.schema import Schema

BATCH = 200


class ComparedPair(NamedTuple):
    """Two annotators' specs for one case; `annotators` by name, everything else in their order.

    `behaviour` is None where one of the specs cannot be read by this engine.
    """

    field: str
    case_id: str
    annotators: tuple[str, str]
    eval_types: tuple[tuple[str, ...], tuple[str, ...]]
    behaviour: Behaviour | None
    differs: bool


def compared_specs(study: Study) -> Iterator[ComparedPair]:
    """Every pair of specs of every case, streamed; raises StudyStillBlind before the study is closed."""
    schema = schema_for(study)
    if not has_specs(schema):
        return
    by_case = groupby(counted_labels(study), key=lambda label: label.study_case_id)
    groups = ((pk, list(labels)) for pk, labels in by_case)
    while batch := dict(islice(groups, BATCH)):
        cases = study.cases.select_related("case").filter(pk__in=batch)
        about = asked_cases(study, cases)
        for pk, labels in batch.items():
            yield from _pairs(in_case(schema, about[pk], [label.answers for label in labels]), labels)


def _pairs(schema: Schema, labels: list[CountedLabel]) -> Iterator[ComparedPair]:
    named = sorted(labels, key=lambda label: label.annotator)
    for field in schema.fields:
        if not isinstance(field, RunnableSpec):
            continue
        given = [(label, label.answers[field.key]) for label in named if label.answers.get(field.key)]
        for (first, one), (second, other) in combinations(given, 2):
            yield ComparedPair(
                field.key,
                first.case_id,
                (first.annotator, second.annotator),
                (tuple(one["eval_types"]), tuple(other["eval_types"])),
                field.compared(one, other),
                field.differ(one, other),
            )
