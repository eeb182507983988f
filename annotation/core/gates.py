"""The gate of a study: what its labels may be used for, and why."""

from collections.abc import Sequence
from typing import NamedTuple

READY, INCOMPLETE, MANUAL_BLOCKED, FAILED = "READY", "INCOMPLETE", "MANUAL BLOCKED", "FAILED"


class Verdict(NamedTuple):
    gate: str
    reason: str


def gate_of(
    *,
    k: int,
    human_labels: Sequence[int],
    labels: Sequence[int],
    n_humans: int,
    threshold: str = "",
    kappa: float | None = None,
) -> Verdict:
    """The gate from, per case, how many labels by humans and by anyone it has.

    Only humans count. `kappa` is the human-human coefficient of the field the threshold is set on.
    """
    n = len(labels)
    if n_humans < k:
        return Verdict(
            MANUAL_BLOCKED,
            f"{_people(n_humans)} labelled and {k} are needed; a model or a simulation cannot stand in for one",
        )
    complete = sum(1 for count in human_labels if count >= k)
    if complete < n:
        return Verdict(INCOMPLETE, f"{complete} of {n} cases have {k} labels by different people")
    if threshold and (kappa is None or kappa < float(threshold)):
        reached = "is not defined" if kappa is None else f"is {kappa:.2f}"
        return Verdict(FAILED, f"kappa {reached}, and {threshold} was asked")
    return Verdict(READY, f"{n} of {n} cases have {k} labels by different people")


def _people(n: int) -> str:
    return {0: "Nobody human", 1: "One person"}.get(n, f"{n} people")
