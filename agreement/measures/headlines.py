"""The one figure that stands for a field, and the few that stand for a slice of it."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from agreement.measures import numeric, ordered, raw, registry
from agreement.measures.compute import shared
from agreement.measures.nominal import cohen_kappa, raw_agreement
from agreement.measures.ordered import fixed_distance_alpha
from agreement.measures.reliability import ReliabilityData
from agreement.measures.result import Result
from agreement.measures.sets import Memberships, masi_distances

# Below the first number of units a slice has no coefficient; below the second it is marked as small.
FEWEST_UNITS, FEW_UNITS = 10, 30


def main_name(level: str, n_annotators: int) -> str:
    """Which measure stands for a field of this level among so many annotators."""
    if level == "set":
        return "masi_alpha"
    if n_annotators > 2:
        return "krippendorff_alpha"
    return {"nominal": "cohen_kappa", "ordinal": "cohen_kappa_quadratic"}.get(level, "icc_2_1")


def coded_headline(data: ReliabilityData) -> list[Result]:
    """Raw agreement and the main figure of one field."""
    by_name: dict[str, Callable[[ReliabilityData], Result]] = {
        "cohen_kappa": cohen_kappa,
        "cohen_kappa_quadratic": ordered.cohen_kappa_quadratic,
        "icc_2_1": numeric.icc_2_1,
        "krippendorff_alpha": registry.alpha_at_level,
    }
    main = by_name[main_name(data.level, data.n_annotators)]
    return [raw_agreement(data), main(data)]


def set_headline(data: ReliabilityData, members: Memberships) -> list[Result]:
    """Exact-set agreement and the main figure of a field of sets."""
    same = np.eye(len(members))
    exact = shared(
        data, "raw_agreement", lambda labels: raw.pooled_label_agreement(labels, same), by_labels=True
    )
    return [exact, fixed_distance_alpha(data, "masi_alpha", masi_distances(members))]


def slice_entry(
    value: str, n_cases: int, n_used: int, compute: Callable[[], Sequence[Result]]
) -> dict[str, Any]:
    """One slice as the document keeps it: too few units have no coefficient, few are marked."""
    results = compute() if n_used >= FEWEST_UNITS else []
    return {
        "value": value,
        "n_cases": n_cases,
        "n_used": n_used,
        "is_small": n_used < FEW_UNITS,
        "measures": [result.as_dict() for result in results],
    }
