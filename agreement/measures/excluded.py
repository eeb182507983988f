"""Which units make no pair, and why."""

from typing import Any

import numpy as np

from agreement.measures.data import Codes, Counts


def excluded_units(codes: Codes, weights: Counts | None = None) -> list[dict[str, Any]]:
    """How many units make no pair, by reason; `weights` as in ReliabilityData."""
    n_labels = (codes >= 0).sum(axis=1)
    standing = np.ones(len(codes), dtype=np.int64) if weights is None else weights
    reasons = {
        "one_label_only": int(standing[n_labels == 1].sum()),
        "no_label": int(standing[n_labels == 0].sum()),
    }
    return [{"reason": reason, "n": n} for reason, n in reasons.items() if n]
