"""Reliability of a judge's confidence: how often it is right at each level it states."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from agreement.judging.confusion import share

HIGHEST = 10


def confidence_reliability(confidences: Sequence[int], right: Sequence[bool]) -> dict[str, Any] | None:
    """Share of right verdicts at each confidence from 1 to 10, and how far it lies from confidence / 10.

    `expected_calibration_error` is the mean distance weighted by cases (Naeini, Cooper and Hauskrecht 2015),
    `brier_score` the mean squared error of confidence / 10 (Brier 1950). None without cases.
    """
    if not confidences:
        return None
    n_at = Counter(confidences)
    right_at = Counter(level for level, is_right in zip(confidences, right, strict=True) if is_right)
    n = len(confidences)
    gap = sum(abs(right_at[level] - n_at[level] * level / HIGHEST) for level in n_at) / n
    pairs = zip(confidences, right, strict=True)
    return {
        "n": n,
        "levels": [{"confidence": level, **share(right_at[level], n_at[level])} for level in sorted(n_at)],
        "expected_calibration_error": gap,
        "brier_score": sum((level / HIGHEST - is_right) ** 2 for level, is_right in pairs) / n,
    }
