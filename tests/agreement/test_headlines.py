"""The figure that stands for a field, and when a slice has one."""

from typing import Any

import numpy as np
import pytest

from agreement.measures.headlines import coded_headline, main_name, set_headline, slice_entry
from agreement.measures.reliability import ReliabilityData
from tests.agreement.ratings import FAST, analysed, figures, reliability

ROWS = [(1, 1, 2), (2, 2, 2), (3, 1, 3), (2, 2, 1), (3, 3, 3), (1, 2, 1)]


@pytest.mark.parametrize(
    ("level", "n_annotators", "name"),
    [
        ("set", 2, "masi_alpha"),
        ("set", 3, "masi_alpha"),
        ("nominal", 2, "cohen_kappa"),
        ("ordinal", 2, "cohen_kappa_quadratic"),
        ("interval", 2, "icc_2_1"),
        ("ratio", 2, "icc_2_1"),
        ("nominal", 3, "krippendorff_alpha"),
        ("interval", 3, "krippendorff_alpha"),
    ],
)
def test_the_main_figure_follows_level_and_number_of_annotators(
    level: str, n_annotators: int, name: str
) -> None:
    assert main_name(level, n_annotators) == name
    if level == "set":
        return
    rows = [row[:n_annotators] for row in ROWS]
    raw, main = coded_headline(reliability(rows, level=level))
    found = figures(analysed(rows, level=level))
    assert (raw.name, raw.value) == ("raw_agreement", found["raw_agreement"])
    assert (main.name, main.value) == (name, pytest.approx(found[name]))


def test_sets_show_exact_agreement_and_alpha_with_masi() -> None:
    codes, members = np.array([[0, 0], [1, 1], [0, 1]]), np.array([[True, False], [True, True]])
    data = ReliabilityData(codes, ["a", "b"], ["x", "x; y"], "set", False, None, FAST)
    exact, masi = set_headline(data, members)
    assert (exact.name, exact.value) == ("raw_agreement", pytest.approx(2 / 3))
    # One of three pairs is 2/3 apart; between all six labels 18 of 30 ordered pairs are.
    assert (masi.name, masi.value) == ("masi_alpha", pytest.approx(1 - (2 / 3 / 3) / (2 / 3 * 18 / 30)))


@pytest.mark.parametrize(
    ("n_used", "is_measured", "is_small"),
    [(9, False, True), (10, True, True), (29, True, True), (30, True, False)],
)
def test_a_slice_needs_ten_units_and_is_small_below_thirty(
    n_used: int, is_measured: bool, is_small: bool
) -> None:
    entry: dict[str, Any] = slice_entry("x", 40, n_used, lambda: coded_headline(reliability(ROWS)))
    assert (entry["value"], entry["n_cases"], entry["n_used"]) == ("x", 40, n_used)
    assert bool(entry["measures"]) is is_measured
    assert entry["is_small"] is is_small
