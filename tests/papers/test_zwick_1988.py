"""Zwick, R. (1988). Psychological Bulletin 103(3), 374-378: what equal margins do to S, pi and kappa."""

import pytest

from tests.papers.coefficients import bennett, cohen, scott


@pytest.mark.parametrize(
    ("table", "printed"),
    [
        ([[20, 0, 0, 5], [0, 10, 15, 0], [0, 15, 10, 0], [5, 0, 0, 20]], (0.467, 0.467, 0.467)),
        ([[20, 10, 10, 0], [10, 10, 0, 0], [10, 0, 10, 0], [0, 0, 0, 20]], (0.467, 0.444, 0.444)),
        ([[20, 5, 5, 10], [0, 10, 5, 5], [0, 5, 10, 5], [0, 0, 0, 20]], (0.467, 0.460, 0.474)),
    ],
)
def test_reproduces_s_pi_and_kappa(table: list[list[int]], printed: tuple[float, float, float]) -> None:
    assert (bennett(table), scott(table), cohen(table)) == pytest.approx(printed, abs=6e-4)
