"""Two specs for one case, compared by what they accept rather than by how they are written."""

from collections.abc import Iterable
from typing import NamedTuple

from annotation.verifiers.engine import run_spec
from annotation.verifiers.normalisation import normalise
from annotation.verifiers.outcomes import Outcome
from annotation.verifiers.spec import Spec


class Judged(NamedTuple):
    """One pooled answer and the outcome of each spec."""

    answer: str
    outcomes: tuple[Outcome, Outcome]

    @property
    def differs(self) -> bool:
        return self.outcomes[0] != self.outcomes[1]


class Behaviour(NamedTuple):
    """Both specs over every pooled answer that both could decide; `undecided` are the others."""

    judged: tuple[Judged, ...]
    undecided: tuple[Judged, ...]

    @property
    def n_agreed(self) -> int:
        return sum(not row.differs for row in self.judged)

    @property
    def differing(self) -> tuple[Judged, ...]:
        return tuple(row for row in self.judged if row.differs)


def pooled(*sources: Iterable[str]) -> list[str]:
    """Answers of several sources, each once after normalisation, in order of first appearance."""
    unique: dict[str, str] = {}
    for source in sources:
        for answer in source:
            unique.setdefault(normalise(answer), answer)
    return list(unique.values())


def compare_behaviour(first: Spec, second: Spec, answers: Iterable[str]) -> Behaviour:
    """Run two specs over pooled answers; pass against fail is a disagreement, a fault never."""
    rows = [
        Judged(answer, (run_spec(first, answer).outcome, run_spec(second, answer).outcome))
        for answer in answers
    ]
    decided = {Outcome.PASS, Outcome.FAIL}
    return Behaviour(
        tuple(row for row in rows if set(row.outcomes) <= decided),
        tuple(row for row in rows if not set(row.outcomes) <= decided),
    )
