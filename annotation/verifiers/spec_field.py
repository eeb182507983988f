"""The field type `verifier_spec` with its engine: a spec must be able to run, and two are compared by what they accept."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from annotation.verifiers.asked_case import AskedCase
from annotation.verifiers.behaviour import Behaviour, compare_behaviour, pooled
from annotation.verifiers.label_records import label_examples
from annotation.verifiers.mutation import mutation_score
from annotation.verifiers.near_misses import near_misses
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.spec import BadSpec, Spec, spec_of
from taxonomy.fields.base import Agreed, BadAnswer, Json
from taxonomy.fields.schema import Schema
from taxonomy.fields.verifier_spec import GOLD_KEY, VerifierSpec


@dataclass(frozen=True, kw_only=True)
class RunnableSpec(VerifierSpec):
    """As declared, plus the case that its specs are about and the answers that they are compared on.

    Without a pool, as outside of a case, two specs differ as soon as they are written differently.
    """

    case: AskedCase | None = None
    pool: tuple[str, ...] = ()

    @classmethod
    def not_in_documents(cls) -> frozenset[str]:
        return super().not_in_documents() | {"case", "pool"}

    def clean(self, value: Json) -> dict[str, Json]:
        spec = super().clean(value)
        gold = spec["reference_answers"].get(GOLD_KEY)
        if gold is not None and not isinstance(gold, str):
            raise BadAnswer(f"reference_answers.{GOLD_KEY}: must be a text, not {gold!r}"[:300])
        try:
            parse_spec(spec_of(spec))
        except BadSpec as fault:
            raise BadAnswer(str(fault)) from fault
        return spec

    def differ(self, one: Json, other: Json) -> bool:
        """Whether one accepts a pooled answer that the other rejects, or only one leaves the verdict to a judge."""
        if spec_of(one) == spec_of(other):
            return False
        first, second = _parsed(one), _parsed(other)
        if not self.pool or first is None or second is None:
            return True
        if (first.is_executable, first.needs_judge) != (second.is_executable, second.needs_judge):
            return True
        return bool(compare_behaviour(first, second, self.pool).differing)

    def compared(self, one: Json, other: Json) -> Behaviour | None:
        """Both specs on every pooled answer; None where one cannot be read by this engine."""
        first, second = _parsed(one), _parsed(other)
        return compare_behaviour(first, second, self.pool) if first and second else None

    def agreed(self, answers: Sequence[Json]) -> Agreed:
        """Of specs that accept the same, the one with the higher mutation score, else the first given."""
        if all(answer == answers[0] for answer in answers):
            return Agreed(answers[0])
        scores = [self.score(answer) for answer in answers]
        best = max(range(len(answers)), key=lambda place: (scores[place] or 0.0, -place))
        shown = ", ".join("none" if score is None else f"{score:.2f}" for score in scores)
        why = "the highest mutation score" if len(set(scores)) > 1 else "the first in the study's order"
        return Agreed(
            answers[best],
            f"the specs judge all {len(self.pool)} pooled answers alike; this one has {why} (scores {shown})",
        )

    def score(self, answer: Json) -> float | None:
        """The share of made answers that a spec judges rightly; None where none can be made or run."""
        spec = _parsed(answer)
        if spec is None or self.case is None:
            return None
        return mutation_score(spec, near_misses(gold=self.case.gold or "", intent=self.case.intent)).value


def in_case(schema: Schema, case: AskedCase, labels: Sequence[Mapping[str, Any]]) -> Schema:
    """The schema whose specs are compared on the answers of this case: examples of all `labels`, gold, made answers."""
    if not has_specs(schema):
        return schema
    pool = tuple(answer_pool(schema, case, labels))
    fields = tuple(
        replace(field, case=case, pool=pool) if isinstance(field, RunnableSpec) else field
        for field in schema.fields
    )
    return replace(schema, fields=fields)


def has_specs(schema: Schema) -> bool:
    return any(isinstance(field, RunnableSpec) for field in schema.fields)


def answer_pool(schema: Schema, case: AskedCase, labels: Sequence[Mapping[str, Any]]) -> list[str]:
    """Each answer once after normalisation: the gold, every label's examples, the made answers; the same in any order
    of the labels.
    """
    examples = [label_examples(schema, answers) for answers in labels]
    given = (
        sorted({_text(example) for found in examples for example in found[polarity]})
        for polarity in ("positive", "negative")
    )
    made = [miss.text for miss in near_misses(gold=case.gold or "", intent=case.intent)]
    return pooled([case.gold] if case.gold else [], *given, made)


def _text(example: Any) -> str:
    return str(example["text"]) if isinstance(example, Mapping) else str(example)


def _parsed(answer: Json) -> Spec | None:
    try:
        return parse_spec(spec_of(answer))
    except BadSpec:
        return None
