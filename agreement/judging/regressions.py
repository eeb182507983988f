"""Regression fixtures: verdicts that a person overruled, which every later judge has to reproduce."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from agreement.judging.verdicts import Verdict
from agreement.judging.vocabulary import VERDICTS
from taxonomy.digest import sha256_of

OK, FAIL, FLAKY, STALE_PIN, UNRESOLVED = "ok", "fail", "flaky", "stale_pin", "unresolved"
PROTECTS = (
    "required_disclosure", "refusal_correct", "refusal_wrong", "gold_status", "near_match_boundary",
)  # fmt: skip
FEWEST_REPEATS = 3


@dataclass(frozen=True)
class Fixture:
    """One prediction with the verdict a person settled on; `history` keeps what it replaced, oldest first."""

    fixture_id: str
    case_id: str
    prediction: Any
    judge_verdict: str
    verdict: str
    why: str
    golden_revision: int | str | None
    protects: str
    history: tuple[Mapping[str, Any], ...] = ()

    def __post_init__(self) -> None:
        if self.verdict not in VERDICTS:
            raise ValueError(f"verdict {self.verdict!r} is not one of {', '.join(VERDICTS)}")
        if self.protects not in PROTECTS:
            raise ValueError(f"protects {self.protects!r} is not one of {', '.join(PROTECTS)}")
        if not self.why.strip():
            raise ValueError("a fixture needs a why")


def fixture_of(verdict: Verdict, *, prediction: Any, human: str, why: str, protects: str) -> Fixture:
    """The fixture of an overruled verdict; its id comes from case and prediction, so one answer has one.

    ValueError where there is no judge's verdict to overrule, or the person agrees with it.
    """
    if verdict.verdict is None or verdict.verdict == human:
        raise ValueError(f"case {verdict.case_id!r}: nothing was overruled")
    return Fixture(
        fixture_id=sha256_of({"case_id": verdict.case_id, "prediction": prediction}),
        case_id=verdict.case_id,
        prediction=prediction,
        judge_verdict=verdict.judge_verdict or verdict.verdict,
        verdict=human,
        why=why,
        golden_revision=verdict.pins.get("golden_revision"),
        protects=protects,
    )


def settled_anew(fixture: Fixture, *, verdict: str, why: str, golden_revision: int | str | None) -> Fixture:
    """The fixture with another verdict and its why; what stood before is kept in the history."""
    before = {name: getattr(fixture, name) for name in ("verdict", "why", "golden_revision")}
    return replace(
        fixture, verdict=verdict, why=why, golden_revision=golden_revision, history=(*fixture.history, before)
    )


def fixture_state(
    *, expected: str, pinned_revision: object, case_revision: object, repeats: Sequence[str | None]
) -> str:
    """How a fixture came out over repeats of the judge; None in `repeats` is a repeat without a verdict.

    stale_pin: the golden is another revision now. flaky: the repeats differ. unresolved: fewer than three
    verdicts, all the same. Else ok or fail.
    """
    if pinned_revision != case_revision:
        return STALE_PIN
    judged = [verdict for verdict in repeats if verdict is not None]
    if len(set(judged)) > 1:
        return FLAKY
    if len(judged) < FEWEST_REPEATS:
        return UNRESOLVED
    return OK if judged[0] == expected else FAIL


def regression_gate(states: Sequence[str], protects: Collection[str]) -> dict[str, Any]:
    """Whether a judge may be trusted after a regression run over fixtures that protect these classes.

    The gate fails on any fixture that failed, is flaky or unresolved, where none was judged, and where a
    class has no fixture. Fixtures with a stale pin were skipped.
    """
    counts = {state: states.count(state) for state in (OK, FAIL, FLAKY, STALE_PIN, UNRESOLVED)}
    n_judged = counts[OK] + counts[FAIL] + counts[FLAKY]
    missing = [each for each in PROTECTS if each not in protects]
    green = n_judged > 0 and counts[OK] == n_judged and not counts[UNRESOLVED] and not missing
    return {
        "gate": "pass" if green else "fail",
        "n_fixtures": len(states),
        "n_judged": n_judged,
        "states": counts,
        "missing_classes": missing,
    }


def is_trusted(judge_version: object, gates: Mapping[object, Mapping[str, Any]]) -> bool:
    """Whether scores of this judge version count: its regressions, by version in `gates`, ran green."""
    return judge_version in gates and gates[judge_version]["gate"] == "pass"
