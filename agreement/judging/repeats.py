"""Agreement of a judge with itself: repeats of one case, and the noise band of an A/A pair."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from scipy import special

from agreement.judging.comparison import Flips, differing_pins
from agreement.judging.vocabulary import FAIL, NEITHER, PASS, PINS
from agreement.measures.intervals import wilson

SPLIT, UNDECIDED = "SPLIT", "undecided"
AGREES = {PASS: "agrees_pass", FAIL: "agrees_fail"}


class Repeats(NamedTuple):
    """How the runs of one case came out, and whether they agree."""

    n_pass: int
    n_fail: int
    n_neither: int
    n_undecided: int
    state: str


def over_repeats(outcomes: Sequence[str], recorded: Sequence[str | None]) -> Repeats:
    """Count the runs of one case: pass, fail, near match (neither), and no decision at all (undecided).

    SPLIT where some passed and some failed; agreement takes two decided runs or more.
    """
    counts = Counter(
        PASS if outcome == PASS else FAIL if outcome == FAIL else _undecided(outcome, value)
        for outcome, value in zip(outcomes, recorded, strict=True)
    )
    return Repeats(counts[PASS], counts[FAIL], counts[NEITHER], counts[UNDECIDED], _state(counts))


def _undecided(outcome: str, recorded: str | None) -> str:
    return NEITHER if outcome == NEITHER and recorded == "near_match" else UNDECIDED


def _state(counts: Counter[str]) -> str:
    if counts[PASS] and counts[FAIL]:
        return SPLIT
    for outcome, state in AGREES.items():
        if counts[outcome] >= 2:
            return state
    return UNDECIDED


def noise_band(flips: Flips, *, pins: Mapping[str, Any]) -> dict[str, Any]:
    """The calibration block of an A/A pair: how many verdicts flip although nothing changed, with all pins.

    `flip_rate` with Wilson's interval; `net_change`: the most by which better and worse cases differ in 95 %
    of such pairs, were each of these flips as likely to go either way. No rate where nothing was scored.
    """
    n, n_flips = flips.n_scored_in_both, len(flips.flips)
    interval = wilson(n_flips, n, level=0.95)
    return {
        "n_scored_in_both": n,
        "n_flips": n_flips,
        "flip_rate": n_flips / n if n else None,
        "interval": [interval.low, interval.high] if interval else None,
        "net_change": 2 * _most_better(n_flips) - n_flips,
        "pins": {name: pins.get(name) for name in PINS},
    }


def _most_better(n_flips: int) -> int:
    """The 97.5 % quantile of how many of so many flips are for the better, were either direction as likely."""
    chances = special.bdtr(np.arange(n_flips + 1), n_flips, 0.5)
    return int(np.searchsorted(chances, 0.975))


def quotable(block: Mapping[str, Any], *, pins: Mapping[str, Any]) -> list[str]:
    """Pins by which a noise band does not belong to a run; it may be quoted only where there are none."""
    return differing_pins(block["pins"], pins)
