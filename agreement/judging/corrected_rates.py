"""Pass rates corrected for the judge's errors, from cases that people labelled and cases they did not."""

import math
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from scipy import special

from agreement.measures.data import Counts
from agreement.measures.result import Interval

NO_BETTER_THAN_CHANCE, NO_LABELS, NOTHING_UNLABELLED = (
    "no_better_than_chance",
    "no_labels",
    "nothing_unlabelled",
)


@dataclass(frozen=True)
class Evidence:
    """What the correction rests on.

    `table` (2, 2): cases with a human label, rows the human's pass and fail, columns the judge's.
    `n_pass` of `n` are the judge's verdicts on cases without one. Both are random draws from one population.
    """

    table: Counts
    n_pass: int
    n: int


class Corrected(NamedTuple):
    """A corrected rate and its interval, or the reason why there is none."""

    value: float | None
    interval: Interval | None
    reason: str | None = None

    def as_dict(self) -> dict[str, Any]:
        interval = self.interval.as_dict() if self.interval else None
        return {"value": self.value, "interval": interval, "reason": self.reason}


def rogan_gladen(evidence: Evidence, *, level: float = 0.95) -> Corrected:
    """(judge's rate + TNR - 1) / (TPR + TNR - 1), cut to 0..1, after Rogan and Gladen (1978).

    Interval after Lang and Reiczigel (2014), which holds its level for few labels. It needs TPR and TNR only
    to carry over, so the labelled cases may be chosen by their human label. Undefined without labels of
    both kinds, without unlabelled cases, and where the judge is no better than chance.
    """
    (tp, fn), (fp, tn) = evidence.table.tolist()
    if not (tp + fn and fp + tn):
        return Corrected(None, None, NO_LABELS)
    if not evidence.n:
        return Corrected(None, None, NOTHING_UNLABELLED)
    judge_rate, tpr, tnr = evidence.n_pass / evidence.n, tp / (tp + fn), tn / (fp + tn)
    if tpr + tnr <= 1 + 1e-12:
        return Corrected(None, None, NO_BETTER_THAN_CHANCE)
    value = (judge_rate + tnr - 1) / (tpr + tnr - 1)
    return Corrected(_cut(value), _lang_reiczigel(evidence, level))


def _lang_reiczigel(evidence: Evidence, level: float) -> Interval:
    (tp, fn), (fp, tn) = evidence.table.tolist()
    z = float(special.ndtri(0.5 + level / 2))
    n, n_tpr, n_tnr = evidence.n + z * z, tp + fn + 2, fp + tn + 2
    rate, tpr, tnr = (evidence.n_pass + z * z / 2) / n, (tp + 1) / n_tpr, (tn + 1) / n_tnr
    if tpr + tnr <= 1:
        return Interval(0.0, 1.0, level, "lang_reiczigel")
    value = _cut((rate + tnr - 1) / (tpr + tnr - 1))
    spread = (
        rate * (1 - rate) / n
        + value**2 * tpr * (1 - tpr) / n_tpr
        + (1 - value) ** 2 * tnr * (1 - tnr) / n_tnr
    )
    half = z * math.sqrt(spread) / (tpr + tnr - 1)
    shift = 2 * z * z * (value * tpr * (1 - tpr) / n_tpr - (1 - value) * tnr * (1 - tnr) / n_tnr)
    return Interval(_cut(value + shift - half), _cut(value + shift + half), level, "lang_reiczigel")


def prediction_powered(evidence: Evidence, *, level: float = 0.95) -> Corrected:
    """Human rate on the labelled cases plus weight times what the judge adds on the unlabelled ones.

    Prediction-powered inference (Angelopoulos et al. 2023) with the weight that makes the variance smallest;
    a useless judge gets weight 0. Variances are taken from the table with half a case added to each cell.
    Undefined without labels or without unlabelled cases.
    """
    n_labels = int(evidence.table.sum())
    if not n_labels:
        return Corrected(None, None, NO_LABELS)
    if not evidence.n:
        return Corrected(None, None, NOTHING_UNLABELLED)
    shares = (evidence.table + 0.5) / (n_labels + 2)
    human, judge = float(shares[0].sum()), float(shares[:, 0].sum())
    var_human, var_judge = human * (1 - human), judge * (1 - judge)
    covariance = float(shares[0, 0]) - human * judge
    weight = min(max(covariance / (var_judge * (1 + n_labels / evidence.n)), 0.0), 1.0)
    raw = evidence.table / n_labels
    value = float(raw[0].sum()) + weight * (evidence.n_pass / evidence.n - float(raw[:, 0].sum()))
    rectifier = var_human - 2 * weight * covariance + weight**2 * var_judge
    error = math.sqrt(weight**2 * var_judge / evidence.n + rectifier / n_labels)
    return Corrected(_cut(value), _smoothed(value, error, n_labels, level))


def _smoothed(value: float, error: float, n_labels: int, level: float) -> Interval:
    """value +- z errors, its centre drawn to 1/2 as by the labels that would give this error on their own."""
    z = float(special.ndtri(0.5 + level / 2))
    inside = float(np.clip(value, 0.5 / n_labels, 1 - 0.5 / n_labels))
    effective = inside * (1 - inside) / error**2
    share, slack = _cut(value), z * z / effective
    centre = (share + slack / 2) / (1 + slack)
    half = z * math.sqrt(share * (1 - share) / effective + slack / (4 * effective)) / (1 + slack)
    return Interval(_cut(centre - half), _cut(centre + half), level, "prediction_powered_wilson")


def _cut(value: float) -> float:
    return min(max(value, 0.0), 1.0)
