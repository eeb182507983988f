"""The score of a run: counts, pass rate with its interval, and why there is no rate."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from agreement.judging.policy import DEFAULT_POLICY, OutcomePolicy, Recorded
from agreement.judging.verdicts import Verdict
from agreement.judging.vocabulary import (
    CONTAMINATED,
    EXCLUDED,
    FAIL,
    INCOMPLETE,
    INFRASTRUCTURE_ERROR,
    NEAR_MATCH,
    NEEDS_HUMAN,
    NEITHER,
    PASS,
    SUSPECT,
    UNSCORED,
    VERIFIED_WRONG,
)
from agreement.measures.intervals import wilson


def score(recorded: Sequence[Recorded], policy: OutcomePolicy = DEFAULT_POLICY) -> dict[str, Any]:
    """Counts and pass rate, passes over passes and fails, with Wilson's interval (1927).

    No rate, and status `incomplete`, where attempts are missing, cut off or contaminated; no rate and reason
    `nothing_scored` where no verdict decides. Nothing else than pass and fail enters the rate.
    """
    outcomes = Counter(each.outcome for each in recorded)
    kinds = Counter(each.recorded for each in recorded if each.outcome == NEITHER)
    reason = _reason(recorded, outcomes, policy)
    n_pass, n_decided = outcomes[PASS], outcomes[PASS] + outcomes[FAIL]
    interval = None if reason else wilson(n_pass, n_decided, level=0.95)
    return {
        "n": len(recorded),
        "n_pass": n_pass,
        "n_fail": outcomes[FAIL],
        "n_near_match": kinds[NEAR_MATCH],
        "n_needs_human": kinds[NEEDS_HUMAN],
        "n_excluded": outcomes[EXCLUDED],
        "n_infrastructure_error": outcomes[INFRASTRUCTURE_ERROR],
        "n_incomplete": outcomes[INCOMPLETE],
        "n_unscored": outcomes[UNSCORED],
        "pass_rate": n_pass / n_decided if interval else None,
        "interval": [interval.low, interval.high] if interval else None,
        "status": "incomplete" if outcomes[INCOMPLETE] else "complete",
        "reason": reason,
        "reasons": dict(sorted(Counter(each.reason for each in recorded if each.reason).items())),
    }


def _reason(recorded: Sequence[Recorded], outcomes: Counter[str], policy: OutcomePolicy) -> str | None:
    contaminated = sum(each.reason == CONTAMINATED for each in recorded)
    if contaminated > policy.harness_failure_share * len(recorded):
        return "harness_failure"
    if outcomes[INCOMPLETE]:
        return ", ".join(sorted({str(each.reason) for each in recorded if each.outcome == INCOMPLETE}))
    return None if outcomes[PASS] + outcomes[FAIL] else "nothing_scored"


def score_run(verdicts: Sequence[Verdict], policy: OutcomePolicy = DEFAULT_POLICY) -> dict[str, Any]:
    """The score of a run's verdicts, the score of each slice, and the cases that somebody must look at."""
    recorded = {verdict.case_id: policy.record(verdict) for verdict in verdicts}
    return {
        **score(list(recorded.values()), policy),
        "needs_human": [case for case, each in recorded.items() if each.recorded == NEEDS_HUMAN],
        "gold_reviews": [
            {"case_id": each.case_id, "gold_status": each.gold_status, "gold_note": each.gold_note}
            for each in verdicts
            if each.gold_status in (SUSPECT, VERIFIED_WRONG)
        ],
        "coverage_notes": [
            {"case_id": each.case_id, "why": each.why} for each in verdicts if each.coverage == "derivable"
        ],
        "slices": _slices(verdicts, recorded, policy),
    }


def _slices(
    verdicts: Iterable[Verdict], recorded: dict[str, Recorded], policy: OutcomePolicy
) -> list[dict[str, Any]]:
    members: defaultdict[tuple[str, str], list[Recorded]] = defaultdict(list)
    for verdict in verdicts:
        for slice_value in verdict.slices.items():
            members[slice_value].append(recorded[verdict.case_id])
    return [
        {"slice": name, "value": value, **score(members[name, value], policy)}
        for name, value in sorted(members)
    ]


def near_match_warning(earlier: dict[str, Any], later: dict[str, Any]) -> str | None:
    """A warning on the rubric where the share of near matches rose from one scored run to the next."""
    before, after = (each["n_near_match"] / each["n"] if each["n"] else 0.0 for each in (earlier, later))
    if after <= before:
        return None
    return (
        f"near_match rose from {earlier['n_near_match']} to {later['n_near_match']}: the rubric grows vague"
    )
