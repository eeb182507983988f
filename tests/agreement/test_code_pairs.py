"""Codes that stand against each other, and merging or dropping codes, by brute force over changed labels."""

from itertools import combinations, product
from typing import Any

import numpy as np
import pytest

from agreement.measures.analysis import analyse_set_field
from tests.agreement.ratings import FAST, measure

CODES = ["a", "b", "c", "d"]


def masks(n_annotators: int, n: int = 40) -> np.ndarray:
    rng = np.random.default_rng(n_annotators)
    truth = rng.integers(0, 8, (n, 1))
    found = np.where(rng.random((n, n_annotators)) < 0.6, truth, rng.integers(0, 8, (n, n_annotators)))
    found[rng.random((n, n_annotators)) < 0.1] = -1
    return found


def document(given: np.ndarray, codes: list[str] = CODES) -> dict[str, Any]:
    return analyse_set_field(
        field="f", units=[str(index) for index in range(len(given))],
        annotators=[f"r{index}" for index in range(given.shape[1])], codes=codes, masks=given, options=FAST,
    )  # fmt: skip


def changed(given: np.ndarray, change: dict[str, Any]) -> np.ndarray:
    bits = [CODES.index(code) for code in change["categories"]]
    gone = np.where(given < 0, 0, given >> bits[-1] & 1)
    rest = given - (gone << bits[-1])
    merged = rest | gone << bits[0] if change["change"] == "merge" else rest
    return np.where(given < 0, -1, merged)


@pytest.mark.parametrize("n_annotators", [2, 3])
def test_each_change_equals_a_new_analysis(n_annotators: int) -> None:
    given = masks(n_annotators)
    whole = document(given)
    assert len(whole["what_if"]) == 6  # three codes are in use and all confused: three merges and three drops
    values = [change["value"] for change in whole["what_if"]]
    assert values == sorted(values, reverse=True)
    for change in whole["what_if"]:
        brute = measure(document(changed(given, change)), "masi_alpha")
        assert change["value"] == pytest.approx(brute["value"], abs=1e-12)
        before = measure(whole, "masi_alpha")["value"]
        assert change["gain"] == pytest.approx(brute["value"] - before, abs=1e-12)
        for end in ("low", "high"):
            assert change["interval"][end] == pytest.approx(brute["interval"][end], abs=1e-9)


@pytest.mark.parametrize("n_annotators", [2, 3])
def test_confused_codes_are_pairs_of_labels_of_which_each_lacks_the_others_code(n_annotators: int) -> None:
    given = masks(n_annotators)
    counts = dict.fromkeys(combinations(range(4), 2), 0)
    for row, (a, b) in product(given, counts):
        for one, other in combinations(row[row >= 0].tolist(), 2):
            says = [(bool(mask >> a & 1), bool(mask >> b & 1)) for mask in (one, other)]
            counts[a, b] += sorted(says) == [(False, True), (True, False)]
    found = {tuple(entry["categories"]): entry["n"] for entry in document(given)["confused"]}
    assert found == {(CODES[a], CODES[b]): n for (a, b), n in counts.items() if n}
    assert list(found.values()) == sorted(found.values(), reverse=True)


def test_nothing_is_merged_where_nothing_can_be() -> None:
    for given in (np.zeros((5, 2), int), np.ones((5, 2), int), np.full((5, 2), -1), masks(2)[:, :1]):
        whole = document(given)
        assert (whole["what_if"], whole["confused"]) == ([], [])


def test_forty_codes_are_searched_in_no_time() -> None:
    rng = np.random.default_rng(0)
    given = 1 << rng.integers(0, 40, (200, 2))
    whole = document(given, [f"c{index}" for index in range(40)])
    assert (len(whole["what_if"]), len(whole["confused"])) == (10, 10)
