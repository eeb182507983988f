"""Whether a judge may stand in for the annotators: the test of Calderon, Reichart and Dror (2025)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import special

from agreement.measures.data import Codes, Floats

TOO_FEW_ANNOTATORS, NO_OVERLAP = "too_few_annotators", "no_overlap"


@dataclass(frozen=True)
class TestOptions:
    """`epsilon`: how much better an annotator may be, for a label that costs more; `fdr`: the level kept over
    annotators; `fewest_units`: annotators with fewer are not tested; `passing`: the winning rate needed.
    """

    epsilon: float = 0.2
    fdr: float = 0.05
    fewest_units: int = 2
    passing: float = 0.5


class AgainstOne(NamedTuple):
    """The judge against one annotator, both held to the others: units, how often each is as good or better,
    and the p value of the annotator's lead being epsilon or more.
    """

    annotator: str
    n_units: int
    judge_advantage: float
    annotator_advantage: float
    p_value: float


def alternative_annotator_test(
    codes: Codes,
    judge: Codes,
    annotators: Sequence[str],
    *,
    numbers: Floats | None = None,
    options: TestOptions = TestOptions(),
) -> dict[str, Any]:
    """Winning rate and mean advantage probability of a judge, `judge` (units,), over annotators, `codes`
    (units, annotators); -1 = missing.

    Each annotator in turn is left out and compared with the judge by agreement with the others, or with
    `numbers` (K,) by root mean square distance. One-sided t test per annotator, false discovery rate after
    Benjamini and Yekutieli (2001). The judge passes if it wins against half of them. Undefined with fewer
    than two annotators or no unit with two of them and the judge; the paper asks for three.
    """
    tested = (
        _against(codes, judge, left_out=index, name=name, numbers=numbers, options=options)
        for index, name in enumerate(annotators)
    )
    found = [each for each in tested if each is not None]
    if not found:
        reason = TOO_FEW_ANNOTATORS if codes.shape[1] < 2 else NO_OVERLAP
        return {"passed": None, "reason": reason, "winning_rate": None, "advantage_probability": None}
    adjusted = _false_discovery(np.array([each.p_value for each in found]))
    won = [bool(p <= options.fdr) for p in adjusted]
    winning_rate = sum(won) / len(found)
    return {
        "passed": winning_rate >= options.passing,
        "reason": None,
        "winning_rate": winning_rate,
        "advantage_probability": sum(each.judge_advantage for each in found) / len(found),
        "epsilon": options.epsilon,
        "fdr": options.fdr,
        "alignment": "agreement" if numbers is None else "root_mean_square",
        "annotators": [
            {**each._asdict(), "p_adjusted": float(p), "won": win}
            for each, p, win in zip(found, adjusted, won, strict=True)
        ],
        "warnings": _warnings(found),
    }


def _warnings(found: Sequence[AgainstOne]) -> list[str]:
    warnings = ["fewer_than_3_annotators"] if len(found) < 3 else []
    return warnings + (["n_below_30"] if min(each.n_units for each in found) < 30 else [])


def _against(
    codes: Codes,
    judge: Codes,
    *,
    left_out: int,
    name: str,
    numbers: Floats | None,
    options: TestOptions,
) -> AgainstOne | None:
    others = np.delete(codes, left_out, axis=1)
    own = codes[:, left_out]
    usable = (own >= 0) & (judge >= 0) & (others >= 0).any(axis=1)
    if usable.sum() < options.fewest_units:
        return None
    judges, owns = (_alignment(each[usable], others[usable], numbers) for each in (judge, own))
    return AgainstOne(
        annotator=name,
        n_units=int(usable.sum()),
        judge_advantage=float((judges >= owns).mean()),
        annotator_advantage=float((owns >= judges).mean()),
        p_value=_p_value((owns >= judges).astype(np.float64) - (judges >= owns), options.epsilon),
    )


def _alignment(labels: Codes, others: Codes, numbers: Floats | None) -> Floats:
    """How well each label fits the others' labels of its unit, shape (units,); higher is better."""
    given: NDArray[np.bool_] = others >= 0
    n_given = given.sum(axis=1)
    if numbers is None:
        return ((others == labels[:, None]) & given).sum(axis=1) / n_given
    squared = (numbers[others] - numbers[labels][:, None]) ** 2
    return -np.sqrt(np.where(given, squared, 0).sum(axis=1) / n_given)


def _p_value(lead: Floats, epsilon: float) -> float:
    """Chance of a mean lead this small were it epsilon; by t test, and without spread 0 or 1."""
    room = float(lead.mean()) - epsilon
    error = float(lead.std(ddof=1)) / math.sqrt(len(lead))
    if error == 0:
        return 0.0 if room < 0 else 1.0
    return float(special.stdtr(len(lead) - 1, room / error))


def _false_discovery(p_values: Floats) -> Floats:
    """P-values adjusted for a false discovery rate under any dependence (Benjamini and Yekutieli 2001, theorem 1.3)."""
    n = len(p_values)
    ranks = np.arange(1, n + 1)
    order = np.argsort(p_values)
    steps = p_values[order] * n / ranks * (1 / ranks).sum()
    adjusted = np.empty(n)
    adjusted[order] = np.minimum(np.minimum.accumulate(steps[::-1])[::-1], 1)
    return adjusted
