"""Does a spec accept the golds of other cases? One that accepts many tells nothing apart."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from annotation.verifiers.answers import Answer
from annotation.verifiers.engine import run_spec
from annotation.verifiers.normalisation import normalise
from annotation.verifiers.outcomes import Outcome
from annotation.verifiers.spec import Spec

WARN_ABOVE = 0.15


class Crosstalk(NamedTuple):
    """`accepted` are the ids of cases with another gold that the spec accepts, out of `n` in all."""

    n: int
    accepted: tuple[str, ...]

    @property
    def rate(self) -> float | None:
        return len(self.accepted) / self.n if self.n else None

    @property
    def is_high(self) -> bool:
        return self.rate is not None and self.rate > WARN_ABOVE

    def document(self) -> dict[str, Any]:
        return {
            "n": self.n,
            "n_accepted": len(self.accepted),
            "rate": self.rate,
            "accepted": list(self.accepted),
        }


def prepared_golds(golds: Mapping[str, str]) -> dict[str, Answer]:
    """Golds by case id, made ready once for all specs."""
    return {task_id: Answer(gold) for task_id, gold in golds.items()}


def crosstalk(spec: Spec, golds: Mapping[str, Answer], *, own_gold: str | None) -> Crosstalk:
    """Run `spec` over all golds; those equal to its own, normalised, count in `n` alone."""
    own = normalise(own_gold) if own_gold else None
    accepted = tuple(
        task_id
        for task_id, answer in golds.items()
        if run_spec(spec, answer).outcome == Outcome.PASS and answer.full.text != own
    )
    return Crosstalk(len(golds), accepted)
