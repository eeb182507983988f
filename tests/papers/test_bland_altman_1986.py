"""Bland, J. M., Altman, D. G. (1986). Lancet 327, 307-310; concordance of Lin (1989). Biometrics 45(1),
255-268.
"""

import numpy as np
import pytest

from agreement.measures import icc
from tests.agreement.ratings import analysed, figures, measure

PEAK_FLOW = [
    (494, 512), (395, 430), (516, 520), (434, 428), (476, 500), (557, 600), (413, 364), (442, 380), (650, 658),
    (433, 445), (417, 432), (656, 626), (267, 260), (478, 477), (178, 259), (423, 350), (427, 451),
]  # fmt: skip


def test_reproduces_the_mean_difference_and_limits() -> None:
    found = measure(analysed(PEAK_FLOW, level="ratio"), "bland_altman")
    assert found["value"] == pytest.approx(-2.1, abs=0.05)
    assert found["standard_error"] == pytest.approx(38.8 / 17**0.5, abs=0.05)
    assert (found["limits"]["low"], found["limits"]["high"]) == pytest.approx((-78.1, 73.9), abs=0.2)


def test_reproduces_the_concordance_with_its_interval() -> None:
    found = measure(analysed(PEAK_FLOW, level="interval"), "lin_ccc")
    assert found["value"] == pytest.approx(0.9427, abs=5e-5)
    assert (found["interval"]["low"], found["interval"]["high"]) == pytest.approx((0.8505, 0.9787), abs=5e-4)


def test_steps_of_a_scale_have_a_mean_difference_too() -> None:
    document = analysed([(1, 2), (2, 2), (2, 3), (3, 5)], level="ordinal")
    found = measure(document, "mean_difference")
    assert found["value"] == pytest.approx(-1.0)
    assert found["standard_error"] == pytest.approx((2 / 3) ** 0.5 / 2)
    assert found["interval"]["low"] == pytest.approx(-1 - 3.1824463 * found["standard_error"])
    assert figures(document)["within_one_agreement"] == pytest.approx(1.0)


def test_within_one_counts_steps_of_the_scale() -> None:
    document = analysed([(0, 2), (0, 1), (3, 3), (2, 0)], level="ordinal", categories=[0, 1, 2, 3])
    assert figures(document)["within_one_agreement"] == pytest.approx(0.5)


def test_the_interval_of_the_concordance_has_the_spread_that_repeated_studies_show() -> None:
    """3,000 simulated studies of 400 units: spread 0.651 of Fisher's z, times the root of n - 2."""
    rng, n = np.random.default_rng(0), 20_000
    first = rng.normal(size=n)
    second = 0.8 * first + 0.4 * rng.normal(size=n) + 0.9  # far off, so that every term of the error counts
    low, high = icc.lin_ccc_interval(first, second, 0.95)
    half = (np.arctanh(high) - np.arctanh(low)) / 2
    assert half / 1.959964 * np.sqrt(n - 2) == pytest.approx(0.651, rel=0.015)
