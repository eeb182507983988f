"""From the labels of a closed study to reliability data, with every unit that does not count and why."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from annotation.models.studies import Study
from annotation.selectors.labels import CountedLabel, counted_labels
from annotation.selectors.studies import pins_of, schema_for
from taxonomy.digest import sha256_of
from taxonomy.fields.base import Field
from taxonomy.fields.schema import Schema


@dataclass(frozen=True)
class StudyLabels:
    """All counted labels of a study: `units` are case ids, `annotators` maps each pseudonym to its kind."""

    schema: Schema
    units: tuple[str, ...]
    annotators: dict[str, str]
    labels: tuple[CountedLabel, ...]
    inputs_sha256: str

    def of_kind(self, kind: str) -> list[str]:
        return sorted(name for name, found in self.annotators.items() if found == kind)

    def n_labels(self, names: Sequence[str]) -> NDArray[np.int64]:
        """How many of the annotators in `names` labelled each unit, shape (units,)."""
        row = {unit: index for index, unit in enumerate(self.units)}
        counts = np.zeros(len(self.units), dtype=np.int64)
        for label in self.labels:
            counts[row[label.case_id]] += label.annotator in names
        return counts


def study_labels(study: Study) -> StudyLabels:
    """Read the labels of a closed study; raises StudyStillBlind before."""
    labels = tuple(sorted(counted_labels(study), key=lambda label: (label.case_id, label.annotator)))
    members = study.members.select_related("annotator").order_by("annotator__pseudonym")
    evidence = [[label.case_id, label.annotator, label.revision, label.answers_sha256] for label in labels]
    return StudyLabels(
        schema=schema_for(study),
        units=tuple(study.cases.order_by("case__external_id").values_list("case__external_id", flat=True)),
        annotators={member.annotator.pseudonym: member.annotator.kind for member in members},
        labels=labels,
        inputs_sha256=sha256_of({"pins": pins_of(study), "labels": evidence}),
    )


def field_codes(
    data: StudyLabels, field: Field, annotators: Sequence[str]
) -> tuple[tuple[str, ...], NDArray[np.int32]]:
    """The field's categories, and an index into them of shape (units, annotators); -1 where there is no answer.

    A field that declares no categories, such as a number, has those that were given, in their order.
    """
    given = [answer for _, _, answer in _answers(data, field, annotators)]
    categories = tuple(field.categories_among(given))
    place = {category: index for index, category in enumerate(categories)}
    codes = np.full((len(data.units), len(annotators)), -1, dtype=np.int32)
    for row, column, answer in _answers(data, field, annotators):
        codes[row, column] = place[field.category_of(answer)]
    return categories, codes


def field_masks(data: StudyLabels, field: Field, annotators: Sequence[str]) -> NDArray:
    """Bit i set for code i, shape (units, annotators); -1 where there is no answer, 0 for the empty set."""
    place = {code: index for index, code in enumerate(field.categories())}
    dtype: Any = np.int64 if len(place) <= 62 else object
    masks = np.full((len(data.units), len(annotators)), -1, dtype=dtype)
    for row, column, answer in _answers(data, field, annotators):
        masks[row, column] = sum(1 << place[code] for code in answer)
    return masks


def excluded_units(data: StudyLabels, annotators: Sequence[str]) -> list[dict[str, Any]]:
    """Each unit that has fewer than two labels by `annotators`, with the reason it makes no pair."""
    counts = data.n_labels(annotators)
    reasons = {0: "no_label", 1: "one_label_only"}
    return [
        {"case_id": unit, "reason": reasons[int(count)]}
        for unit, count in zip(data.units, counts, strict=True)
        if count < 2
    ]


def _answers(data: StudyLabels, field: Field, annotators: Sequence[str]) -> Any:
    row = {unit: index for index, unit in enumerate(data.units)}
    column = {name: index for index, name in enumerate(annotators)}
    for label in data.labels:
        answer = label.answers.get(field.key)
        if answer is not None and label.annotator in column:
            yield row[label.case_id], column[label.annotator], answer
