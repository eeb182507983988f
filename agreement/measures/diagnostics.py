"""What stands beside a kappa so that it can be read: margins, bias, prevalence, its maximum, its test
against 0.
"""

import math
from typing import Any

import numpy as np
from scipy import special

from agreement.measures import margins
from agreement.measures.data import Counts
from agreement.measures.kappa import cohen_kappas, kappa_errors, kappa_maximum
from agreement.measures.result import finite


def of_table(table: Counts) -> dict[str, Any]:
    """Diagnostics of two annotators' contingency table, shape (K, K), as JSON values; None where
    undefined.
    """
    found: dict[str, Any] = {
        "kappa_maximum": finite(kappa_maximum(table)),
        "kappa_against_zero": kappa_test(table),
        "stuart_maxwell": _fields(margins.stuart_maxwell(table)),
        "bhapkar": _fields(margins.bhapkar(table)),
        "bowker": _fields(margins.bowker(table)),
    }
    if len(table) == 2:
        found["mcnemar"] = _fields(margins.mcnemar(table))
        found["prevalence_index"] = finite(margins.prevalence_index(table))
        found["bias_index"] = finite(margins.bias_index(table))
    return found


def kappa_test(table: Counts) -> dict[str, float] | None:
    """z and two-sided p of kappa against 0, with the standard error under that hypothesis; None where
    undefined.
    """
    value = float(cohen_kappas(table[None].astype(np.float64)).value[0])
    error = kappa_errors(table, np.eye(len(table))).null_standard_error
    if not math.isfinite(value) or not error > 0:
        return None
    z = value / error
    return {"z": z, "p_value": float(2 * special.ndtr(-abs(z)))}


def _fields(result: Any) -> dict[str, float] | None:
    return None if result is None else dict(result._asdict())
