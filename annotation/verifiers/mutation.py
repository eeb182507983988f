"""How many machine-made answers a spec judges rightly."""

from typing import Any, NamedTuple

from annotation.verifiers.engine import run_spec
from annotation.verifiers.near_misses import NearMiss
from annotation.verifiers.outcomes import Outcome
from annotation.verifiers.spec import Spec


class Mutation(NamedTuple):
    """A made answer and what the spec said of it."""

    miss: NearMiss
    outcome: Outcome

    @property
    def is_right(self) -> bool:
        return self.outcome == (Outcome.PASS if self.miss.should_pass else Outcome.FAIL)


class MutationScore(NamedTuple):
    """The share of made answers judged rightly: wrong ones rejected, right ones accepted."""

    mutations: tuple[Mutation, ...]

    @property
    def n_right(self) -> int:
        return sum(mutation.is_right for mutation in self.mutations)

    @property
    def value(self) -> float | None:
        """Between 0 and 1; None where no answer could be made or the spec cannot be run alone."""
        return self.n_right / len(self.mutations) if self.mutations else None

    def document(self) -> dict[str, Any]:
        survivors = [
            {
                "kind": mutation.miss.kind,
                "answer": mutation.miss.text,
                "expected": "pass" if mutation.miss.should_pass else "fail",
                "outcome": str(mutation.outcome),
            }
            for mutation in self.mutations
            if not mutation.is_right
        ]
        return {
            "n": len(self.mutations),
            "n_right": self.n_right,
            "score": self.value,
            "misjudged": survivors,
        }


def mutation_score(spec: Spec, misses: list[NearMiss]) -> MutationScore:
    """Run `spec` over made answers; a spec that needs a judge has no score of its own."""
    if not spec.is_executable or spec.needs_judge:
        return MutationScore(())
    return MutationScore(tuple(Mutation(miss, run_spec(spec, miss.text).outcome) for miss in misses))
