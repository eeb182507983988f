"""Which units make no pair, and why."""

from typing import Any

from agreement.measures.data import Codes


def excluded_units(codes: Codes) -> list[dict[str, Any]]:
    """How many units make no pair, by reason."""
    n_labels = (codes >= 0).sum(axis=1)
    reasons = {"one_label_only": int((n_labels == 1).sum()), "no_label": int((n_labels == 0).sum())}
    return [{"reason": reason, "n": n} for reason, n in reasons.items() if n]
