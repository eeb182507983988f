"""How often 95 % intervals of corrected pass rates hold the true rate, over judges and sizes.

Run with `python -m benchmarks.judging [SIMULATIONS]`; 2,000 take about half a minute.
"""

import sys
from typing import NamedTuple

import numpy as np

from agreement.judging.corrected_rates import Evidence, prediction_powered, rogan_gladen
from benchmarks.timing import markdown


class Setting(NamedTuple):
    """A true pass rate, a judge, and how many cases have a human label or only the judge's verdict."""

    rate: float
    tpr: float
    tnr: float
    n_labels: int
    n: int


SETTINGS = tuple(
    Setting(rate, tpr, tnr, n_labels, n)
    for rate in (0.5, 0.75, 0.9)
    for tpr, tnr in ((0.95, 0.9), (0.9, 0.7), (0.75, 0.75))
    for n_labels, n in ((30, 300), (100, 1000), (300, 3000))
)
ESTIMATORS = {"Rogan-Gladen": rogan_gladen, "prediction-powered": prediction_powered}


def main(simulations: int) -> None:
    """Prints coverage in per cent, mean width and the share without a value, one row per setting."""
    rows = [["rate, TPR, TNR, labels, n", *ESTIMATORS, "mean widths", "undefined"]]
    for number, setting in enumerate(SETTINGS):
        found = coverage(setting, simulations, seed=number)
        rows.append(
            [
                ", ".join(map(str, setting)),
                *(f"{100 * held:.1f}" for held, _, _ in found.values()),
                " / ".join(f"{width:.3f}" for _, width, _ in found.values()),
                f"{100 * found['Rogan-Gladen'][2]:.1f}",
            ]
        )
    print(markdown(rows))


def coverage(setting: Setting, simulations: int, *, seed: int) -> dict[str, tuple[float, float, float]]:
    """For each estimator: share of its intervals that hold the true rate, mean width, share undefined."""
    rng = np.random.default_rng(seed)
    rate, tpr, tnr, n_labels, n = setting
    cells = np.array([rate * tpr, rate * (1 - tpr), (1 - rate) * (1 - tnr), (1 - rate) * tnr])
    tables = rng.multinomial(n_labels, cells, size=simulations).reshape(-1, 2, 2)
    passes = rng.binomial(n, cells[0] + cells[2], size=simulations)
    found = {}
    for name, estimator in ESTIMATORS.items():
        intervals = [
            estimator(Evidence(table, int(n_pass), n)).interval
            for table, n_pass in zip(tables, passes, strict=True)
        ]
        defined = [interval for interval in intervals if interval is not None]
        held = sum(interval.low <= rate <= interval.high for interval in defined) / len(defined)
        width = sum(interval.high - interval.low for interval in defined) / len(defined)
        found[name] = (held, width, 1 - len(defined) / simulations)
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
