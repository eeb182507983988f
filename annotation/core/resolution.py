"""From the labels of one case, and a ruling if there is one, to the answers that stand and where each came from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from itertools import combinations
from typing import Any, NamedTuple

from annotation.core.sampling import rank
from taxonomy.fields.base import Field, is_empty
from taxonomy.fields.schema import Schema

AGREED, ADJUDICATED, SINGLE = "agreed", "adjudicated", "single"
SIDES = "XYZUVWABCDEFGHIJ"


class Side(NamedTuple):
    """One label as an adjudicator meets it: a letter, not a name."""

    letter: str
    annotator: str
    answers: Mapping[str, Any]


@dataclass(frozen=True)
class Resolution:
    """What stands for one case: `sources` says for each answer whether it was agreed, adjudicated or single.

    `how` says for an agreed answer that nobody gave, such as a mean within the tolerance, how it came about.
    """

    answers: dict[str, Any]
    sources: dict[str, str]
    disputed: tuple[str, ...]
    how: dict[str, str] = dataclass_field(default_factory=dict)

    @property
    def source(self) -> str:
        """The weakest source of any answer: one adjudicated answer makes the label adjudicated."""
        found = set(self.sources.values())
        return next((source for source in (SINGLE, ADJUDICATED) if source in found), AGREED)


def sides(seed: int, case_id: str, labels: Mapping[str, Mapping[str, Any]]) -> list[Side]:
    """The labels of a case in an order drawn from the study's seed, independent of who wrote which."""
    order = sorted(labels, key=lambda annotator: rank(seed, "side", case_id, annotator))
    return [Side(SIDES[index], name, labels[name]) for index, name in enumerate(order)]


def disputed_fields(schema: Schema, labels: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """The adjudicated fields on which two labels differ, in the order of the schema."""
    return tuple(field.key for field in schema.adjudicated() if _differ(field, labels))


def resolve(
    schema: Schema, labels: Sequence[Mapping[str, Any]], ruled: Mapping[str, Any] | None = None
) -> Resolution:
    """The answers that stand; a ruling overrides agreement too, and what is still disputed is left out."""
    ruled = ruled or {}
    answers: dict[str, Any] = {}
    sources: dict[str, str] = {}
    how: dict[str, str] = {}
    open_fields = []
    for field in schema.adjudicated():
        if field.key in ruled:
            answers[field.key], sources[field.key] = ruled[field.key], ADJUDICATED
        elif _differ(field, labels):
            open_fields.append(field.key)
        elif labels and field.key in labels[0]:
            agreed = field.agreed([label[field.key] for label in labels])
            answers[field.key] = agreed.answer
            sources[field.key] = AGREED if len(labels) > 1 else SINGLE
            how |= {field.key: agreed.how} if agreed.how else {}
    return Resolution(answers, sources, tuple(open_fields), how)


def whole_record(
    schema: Schema, labels: Sequence[Mapping[str, Any]], resolution: Resolution, note: str
) -> dict[str, Any]:
    """The resolved answers completed with texts that no ruling decides, so that the schema's rules can be checked."""
    record = dict(resolution.answers)
    for field in schema.fields:
        if field.adjudicate:
            continue
        given = [label[field.key] for label in labels if not is_empty(label.get(field.key))]
        if given:
            record[field.key] = given[0]
        elif field.type_name == "text" and note:
            record[field.key] = note[: getattr(field, "max_length", len(note))]
    return record


def upheld(side_answers: Mapping[str, Any], ruled: Mapping[str, Any], fields: Sequence[str]) -> bool:
    """Whether a ruling gives a side right in every disputed field."""
    return all(side_answers.get(key) == ruled.get(key) for key in fields)


def _differ(field: Field, labels: Sequence[Mapping[str, Any]]) -> bool:
    given = [label.get(field.key) for label in labels]
    return any(field.disagree(one, other) for one, other in combinations(given, 2))
