"""The exact one-sided sign test on cases that got better and cases that got worse."""

from typing import NamedTuple

from scipy import special


class SignTest(NamedTuple):
    """Chance of so many better cases, or more, were both directions equally likely; and its mirror image."""

    p_value: float
    p_worse: float


def sign_test(*, better: int, worse: int) -> SignTest:
    """One-sided exact sign test (Dixon and Mood 1946), for better and for worse; 1 where nothing changed."""
    return SignTest(_upper_tail(better, worse), _upper_tail(worse, better))


def _upper_tail(successes: int, failures: int) -> float:
    """P(X >= successes) for X binomial with chance 1/2, as an incomplete beta function: any n costs the same."""
    return float(special.betainc(successes, failures + 1, 0.5)) if successes else 1.0
