"""The gate of a study: what its labels may be used for, and why."""

from typing import NamedTuple

READY, INCOMPLETE, MANUAL_BLOCKED, FAILED = "READY", "INCOMPLETE", "MANUAL BLOCKED", "FAILED"


class Verdict(NamedTuple):
    gate: str
    reason: str


def gate_of(
    *,
    k: int,
    n_cases: int,
    n_complete: int,
    n_humans: int,
    threshold: str = "",
    kappa: float | None = None,
    is_mixed: bool = False,
) -> Verdict:
    """The gate from how many cases there are, and how many have the labels by different people that they are due.

    Only humans count. `is_mixed` says that some cases were due fewer labels than `k`. `kappa` is the human-human
    coefficient of the field the threshold is set on.
    """
    if n_humans < k:
        return Verdict(
            MANUAL_BLOCKED,
            f"{_people(n_humans)} labelled and {k} are needed; a model or a simulation cannot stand in for one",
        )
    labels = f"the labels they are due, {k} or fewer" if is_mixed else f"{k} labels"
    have = f"{n_complete} of {n_cases} cases have {labels} by different people"
    if n_complete < n_cases:
        return Verdict(INCOMPLETE, have)
    if threshold and (kappa is None or kappa < float(threshold)):
        reached = "is not defined" if kappa is None else f"is {kappa:z.2f}"
        return Verdict(FAILED, f"kappa {reached}, and {threshold} was asked")
    return Verdict(READY, have)


def _people(n: int) -> str:
    return {0: "Nobody human", 1: "One person"}.get(n, f"{n} people")
