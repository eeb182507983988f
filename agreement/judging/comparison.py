"""Two runs over the same cases, one verdict each: what flipped, which way, and what may be concluded."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from agreement.judging.policy import DEFAULT_POLICY, OutcomePolicy, Recorded
from agreement.judging.sign_test import sign_test
from agreement.judging.verdicts import Verdict
from agreement.judging.vocabulary import FAIL, NEAR_MATCH, NEITHER, PASS, PINS, SUSPECT

ACCEPT, REJECT, UNRESOLVED = "accept", "reject", "unresolved"
RUBRIC_CHANGE = "rubric change"


@dataclass(frozen=True)
class AcceptancePolicy:
    """When a second run is better than the first; `forbid_worse` lets no case get worse.

    `halt_on_suspect_gold`: nothing is concluded while a flip rests on a golden that its judge suspects.
    """

    level: float = 0.05
    forbid_worse: bool = False
    halt_on_suspect_gold: bool = True


@dataclass(frozen=True)
class Flips:
    """Cases of two runs by what happened to them, each list in order of case id.

    A flip is a pass that became a fail, or a fail that became a pass; nothing else decides.
    """

    better: list[str]
    worse: list[str]
    stable_near_match: list[str]
    unscored: list[str]
    unscored_first: list[str]
    unscored_second: list[str]
    n_scored_in_both: int

    @property
    def flips(self) -> list[str]:
        return sorted([*self.better, *self.worse])


def flips_between(first: Mapping[str, Recorded], second: Mapping[str, Recorded]) -> Flips:
    """Compare two runs case by case; both must hold the same cases.

    Unscored is every case that in one run or the other is neither pass, fail nor near match.
    """
    pairs = {case: (first[case], second[case]) for case in sorted(first)}
    unscored = [[case for case, pair in pairs.items() if not _is_scored(pair[side])] for side in (0, 1)]

    def cases(before: str, after: str) -> list[str]:
        return [case for case, (a, b) in pairs.items() if (a.outcome, b.outcome) == (before, after)]

    return Flips(
        better=cases(FAIL, PASS),
        worse=cases(PASS, FAIL),
        stable_near_match=[case for case, (a, b) in pairs.items() if _is_near(a) and _is_near(b)],
        unscored=sorted({*unscored[0], *unscored[1]}),
        unscored_first=unscored[0],
        unscored_second=unscored[1],
        n_scored_in_both=sum(_decides(a) and _decides(b) for a, b in pairs.values()),
    )


def differing_pins(first: Mapping[str, Any], second: Mapping[str, Any]) -> list[str]:
    """Names of the pins that two verdicts do not share; a pin that only one of them has differs."""
    return [name for name in PINS if first.get(name) != second.get(name)]


def _differing_pins(first: Sequence[Verdict], second: Sequence[Verdict]) -> list[str]:
    """Pins that differ in any case on which both runs have a verdict."""
    others = {each.case_id: each for each in second}
    pairs = [(each, others[each.case_id]) for each in first if each.case_id in others]
    found = {
        name for a, b in pairs if a.verdict and b.verdict for name in differing_pins(a.pins, b.pins)
    }  # fmt: skip
    return [name for name in PINS if name in found]


def decide(
    *, better: int, worse: int, policy: AcceptancePolicy = AcceptancePolicy(), n_suspect: int = 0
) -> dict[str, Any]:
    """The sign test on the flips and what follows from it.

    `accept` where more cases got better and the test is at or below the level; `reject` by the mirrored
    test; else `unresolved`. A policy may forbid any worse case, and halts on flips of suspected goldens.
    """
    test = sign_test(better=better, worse=worse)
    decision, reason = UNRESOLVED, None
    if better > worse and test.p_value <= policy.level:
        decision = ACCEPT
    elif worse > better and test.p_worse <= policy.level:
        decision = REJECT
    if decision == ACCEPT and policy.forbid_worse and worse:
        decision, reason = UNRESOLVED, "the policy forbids any case that got worse"
    if n_suspect and policy.halt_on_suspect_gold:
        decision, reason = UNRESOLVED, "a flip rests on a suspect golden"
    return {"p_value": test.p_value, "p_worse": test.p_worse, "decision": decision, "reason": reason}


def compare_runs(
    first: Sequence[Verdict],
    second: Sequence[Verdict],
    *,
    outcomes: OutcomePolicy = DEFAULT_POLICY,
    acceptance: AcceptancePolicy = AcceptancePolicy(),
    rubric_change: bool = False,
) -> dict[str, Any]:
    """Baseline `first` against `second`.

    Runs over different cases are not comparable. Nor are runs under different pins, unless the caller names
    the difference a rubric change: then it is shown, and nothing is concluded about the answers.
    """
    only = [_missing(first, second), _missing(second, first)]
    differs = [*_differing_pins(first, second), *(["cases"] if only[0] or only[1] else [])]
    comparable = not differs or (rubric_change and "cases" not in differs)
    document = {
        "comparable": comparable,
        "differs": differs,
        "label": RUBRIC_CHANGE if comparable and differs else None,
        "only_in_first": only[0],
        "only_in_second": only[1],
    }
    if not comparable:
        return document | _nothing(f"not comparable: different {', '.join(differs)}")
    found = flips_between(*({each.case_id: outcomes.record(each) for each in run} for run in (first, second)))
    suspect = _suspects(found.flips, first, second)
    verdict = decide(
        better=len(found.better), worse=len(found.worse), policy=acceptance, n_suspect=len(suspect)
    )
    if differs:
        verdict |= {"decision": UNRESOLVED, "reason": "the difference may be the rubric's"}
    slices = _slices(found, first, acceptance)
    return document | _listed(found) | {"suspect_gold": suspect, "sign_test": verdict, "slices": slices}


def _listed(found: Flips) -> dict[str, Any]:
    return {
        "flips": found.flips,
        "better": found.better,
        "worse": found.worse,
        "stable_near_match": found.stable_near_match,
        "unscored": found.unscored,
        "unscored_by_run": {"first": found.unscored_first, "second": found.unscored_second},
        "n_scored_in_both": found.n_scored_in_both,
    }


def _nothing(reason: str) -> dict[str, Any]:
    test = {"p_value": None, "p_worse": None, "decision": UNRESOLVED, "reason": reason}
    nothing = Flips([], [], [], [], [], [], 0)
    return _listed(nothing) | {"suspect_gold": [], "sign_test": test, "slices": []}


def _slices(found: Flips, run: Sequence[Verdict], policy: AcceptancePolicy) -> list[dict[str, Any]]:
    """The sign test within each slice that the baseline names, such as a holdout split."""
    members: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for verdict in run:
        for slice_value in verdict.slices.items():
            members[slice_value].add(verdict.case_id)
    rows = []
    for name, value in sorted(members):
        cases = members[name, value]
        better, worse = ([case for case in each if case in cases] for each in (found.better, found.worse))
        test = decide(better=len(better), worse=len(worse), policy=policy)
        rows.append({"slice": name, "value": value, "better": better, "worse": worse, "sign_test": test})
    return rows


def _suspects(flips: Collection[str], *runs: Sequence[Verdict]) -> list[str]:
    doubted = {each.case_id for run in runs for each in run if each.gold_status == SUSPECT}
    return [case for case in flips if case in doubted]


def _missing(run: Sequence[Verdict], other: Sequence[Verdict]) -> list[str]:
    return sorted({each.case_id for each in run} - {each.case_id for each in other})


def _decides(each: Recorded) -> bool:
    return each.outcome in (PASS, FAIL)


def _is_near(each: Recorded) -> bool:
    return each.outcome == NEITHER and each.recorded == NEAR_MATCH


def _is_scored(each: Recorded) -> bool:
    return _decides(each) or _is_near(each)
