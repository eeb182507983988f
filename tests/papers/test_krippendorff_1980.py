"""Krippendorff, K. (1980). Content Analysis: three observers, nine units, complete."""

import pytest

from tests.agreement.ratings import analysed, figures

RATINGS = [[1, 1, 1], [1, 2, 2], [2, 2, 2], [4, 4, 4], [1, 4, 4], [2, 2, 2], [1, 2, 3], [3, 3, 3], [2, 2, 2]]


@pytest.mark.parametrize(("level", "printed"), [("nominal", 0.642), ("interval", 0.547), ("ratio", 0.483)])
def test_reproduces_alpha_at_each_level(level: str, printed: float) -> None:
    document = analysed(RATINGS, level=level)
    assert figures(document)["krippendorff_alpha"] == pytest.approx(printed, abs=1e-3)
