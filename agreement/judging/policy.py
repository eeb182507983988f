"""The outcome policy, as data: what a verdict counts as, and when a run may state a rate."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from agreement.judging.verdicts import Verdict
from agreement.judging.vocabulary import (
    EXCLUDED,
    FAIL,
    GOLD_STATUSES,
    MATCH,
    NEAR_MATCH,
    NEEDS_HUMAN,
    NEITHER,
    NO_MATCH,
    PASS,
    UNSCORED,
    VERDICTS,
    VERIFIED_WRONG,
    consequence,
)
from annotation.core.bad_input import BadInput


class Recorded(NamedTuple):
    """What is kept of a verdict: the recorded value, what it counts as, and the reason where it is None."""

    recorded: str | None
    outcome: str
    reason: str | None = None


@dataclass(frozen=True)
class OutcomePolicy:
    """Which verdicts pass, fail or do neither, and what takes a verdict out of the rate.

    A confidence of `needs_human_at_most` or lower is recorded as needs_human. Verdicts about goldens with a
    status in `excluded_gold` leave every aggregate. More than `harness_failure_share` of contaminated
    attempts is a failure of the harness.
    """

    passes: tuple[str, ...] = (MATCH,)
    fails: tuple[str, ...] = (NO_MATCH,)
    neither: tuple[str, ...] = (NEAR_MATCH,)
    needs_human_at_most: int = 5
    excluded_gold: tuple[str, ...] = (VERIFIED_WRONG,)
    harness_failure_share: float = 0.1

    def outcome_of(self, recorded: str | None, reason: str | None = None) -> str:
        """What a recorded verdict counts as, its golden left aside."""
        if recorded is None:
            return (consequence(reason) if reason else None) or UNSCORED
        if recorded in self.passes:
            return PASS
        return FAIL if recorded in self.fails else NEITHER

    def record(self, verdict: Verdict) -> Recorded:
        """The recorded verdict and its outcome; the golden's status never bends the verdict itself."""
        if verdict.verdict is None:
            return Recorded(None, self.outcome_of(None, verdict.reason), verdict.reason)
        by_rule = verdict.judge_verdict is not None  # a mechanical rule is not unsure
        unsure = not by_rule and (verdict.confidence or 0) <= self.needs_human_at_most
        recorded = NEEDS_HUMAN if unsure else verdict.verdict
        if verdict.gold_status in self.excluded_gold:
            return Recorded(recorded, EXCLUDED, f"gold_status_{verdict.gold_status}")
        return Recorded(recorded, self.outcome_of(recorded))


DEFAULT_POLICY = OutcomePolicy()


def policy_from(document: Mapping[str, Any], *, source: str) -> OutcomePolicy:
    """The policy that a JSON object states; keys left out keep their usual value.

    BadInput for an unknown key, a verdict with no outcome or with two, and values out of range.
    """
    unknown = sorted(document.keys() - OutcomePolicy.__dataclass_fields__.keys())
    if unknown:
        raise BadInput(f"{source}, field {unknown[0]!r}: is no key of an outcome policy")
    values: dict[str, Any] = {key: _listed(document[key], key, source) for key in _LISTS if key in document}
    values |= {key: _bounded(document[key], key, source) for key in _RANGES if key in document}
    policy = OutcomePolicy(**values)
    placed = [*policy.passes, *policy.fails, *policy.neither]
    for verdict in VERDICTS:
        if placed.count(verdict) != 1:
            raise BadInput(f"{source}, value {verdict!r}: must have one outcome, has {placed.count(verdict)}")
    return policy


_LISTS = {"passes": VERDICTS, "fails": VERDICTS, "neither": VERDICTS, "excluded_gold": GOLD_STATUSES}
_RANGES: dict[str, tuple[type, float]] = {
    "needs_human_at_most": (int, 10),
    "harness_failure_share": (float, 1),
}


def _listed(value: object, key: str, source: str) -> tuple[str, ...]:
    allowed = _LISTS[key]
    if not isinstance(value, list) or any(item not in allowed for item in value):
        raise BadInput(f"{source}, field {key!r}, value {value!r}: a list of {', '.join(allowed)}")
    return tuple(value)


def _bounded(value: object, key: str, source: str) -> Any:
    kind, highest = _RANGES[key]
    accepted = (int,) if kind is int else (int, float)
    if type(value) not in accepted or not 0 <= value <= highest:  # type: ignore[operator]
        raise BadInput(f"{source}, field {key!r}, value {value!r}: a number from 0 to {highest}")
    return value
