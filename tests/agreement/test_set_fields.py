"""Fields of code sets: each code on its own, any code, which code, pairs and annotators left out, by brute force."""

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from agreement.measures.analysis import analyse_set_field
from agreement.measures.blocks import Suspects
from agreement.measures.reliability import Options
from agreement.measures.sets import jaccard_distances, masi_distances, set_codes
from tests.agreement.ratings import FAST, analysed, figures, measure

CODES = ["a", "b", "c"]


def masks(n_annotators: int, n: int = 30) -> np.ndarray:
    rng = np.random.default_rng(n_annotators)
    truth = rng.integers(0, 8, (n, 1))
    found = np.where(rng.random((n, n_annotators)) < 0.6, truth, rng.integers(0, 8, (n, n_annotators)))
    found[rng.random((n, n_annotators)) < 0.1] = -1
    return found


def document(given: np.ndarray, options: Options = FAST, **keys: Any) -> dict[str, Any]:
    return analyse_set_field(
        field="f",
        units=[str(index) for index in range(len(given))],
        annotators=[f"r{index}" for index in range(given.shape[1])],
        codes=CODES,
        masks=given,
        options=options,
        **keys,
    )


def has_bit(given: np.ndarray, bit: int) -> list[list[Any]]:
    return [[None if mask < 0 else 1 - (int(mask) >> bit & 1) for mask in row] for row in given]


@pytest.mark.parametrize("n_annotators", [2, 3])
def test_each_code_is_measured_as_present_or_absent(n_annotators: int) -> None:
    given = masks(n_annotators)
    for bit, entry in enumerate(document(given)["per_category"]):
        alone = figures(analysed(has_bit(given, bit), categories=[0, 1]))
        assert entry["category"] == CODES[bit]
        assert entry["kappa"] == pytest.approx(alone["cohen_kappa" if n_annotators == 2 else "light_kappa"])
        assert entry["alpha"] == pytest.approx(alone["krippendorff_alpha"])
        assert entry["gwet_ac1"] == pytest.approx(alone["gwet_ac1"])
        assert entry["positive_agreement"] == pytest.approx(alone["positive_agreement"])
        labels = [mask for mask in given.reshape(-1) if mask >= 0]
        assert entry["n_labels"] == sum(int(mask) >> bit & 1 for mask in labels)
        assert entry["prevalence"] == pytest.approx(entry["n_labels"] / len(labels))
        assert entry["interval"] == entry["measures"][1]["interval"]


def test_any_code_asks_whether_there_is_one() -> None:
    given = masks(2)
    some = [[None if mask < 0 else int(mask == 0) for mask in row] for row in given]
    alone = figures(analysed(some, categories=[0, 1]))
    assert document(given)["any_code"]["kappa"] == pytest.approx(alone["cohen_kappa"])


def test_which_code_leaves_empty_sets_out() -> None:
    given = masks(2)
    kept = np.where(given == 0, -1, given)
    which, alone = document(given)["which_code"], document(kept)
    assert which["n_items"] == alone["n_pairable"] == which["n_pairs"]
    for entry in which["measures"]:
        assert entry["value"] == pytest.approx(figures(alone)[entry["name"]])


def test_mean_jaccard_is_the_mean_over_pairs_of_labels() -> None:
    def jaccard(one: int, other: int) -> float:
        return bin(one & other).count("1") / bin(one | other).count("1") if one | other else 1.0

    given = masks(3)
    shares = [
        jaccard(int(row[a]), int(row[b]))
        for row in given
        for a, b in ((0, 1), (0, 2), (1, 2))
        if row[a] >= 0 and row[b] >= 0
    ]
    assert figures(document(given))["jaccard_mean"] == pytest.approx(np.mean(shares))


def test_pairs_and_annotators_left_out_are_what_an_analysis_of_the_rest_says() -> None:
    given = masks(3)
    whole = document(given)
    assert [pair["annotators"] for pair in whole["pairs"]] == [["r0", "r1"], ["r0", "r2"], ["r1", "r2"]]
    alone = document(given[:, [0, 2]])
    assert whole["pairs"][1]["n"] == alone["n_pairable"]
    for entry in whole["pairs"][1]["measures"]:
        assert entry["n_missing"] == 0
        assert entry["value"] == pytest.approx(figures(alone)[entry["name"]])
    left = whole["leave_one_annotator_out"][1]
    assert left["annotator"] == "r1"
    assert left["value"] == pytest.approx(measure(alone, "masi_alpha")["value"])
    assert left["n_labels"] == int((given[:, 1] >= 0).sum())


def test_two_annotators_who_never_met_are_no_pair() -> None:
    given = np.array([[1, 2, -1], [3, 3, -1], [1, -1, 2]])
    assert [pair["annotators"] for pair in document(given)["pairs"]] == [["r0", "r1"], ["r0", "r2"]]


def test_copied_labels_are_left_out_of_a_second_set_of_figures() -> None:
    given = masks(2)
    mask = np.zeros(given.shape, dtype=bool)
    mask[:5, 1] = True
    rest = document(given, copied=Suspects(mask, ["look"]))["without_identical_blocks"]
    alone = document(np.where(mask, -1, given))
    assert rest["n_labels_left_out"] == int((given[:5, 1] >= 0).sum())
    assert {entry["name"]: entry["value"] for entry in rest["measures"]} == pytest.approx(figures(alone))


def test_distances_between_sets() -> None:
    members, codes = set_codes(np.array([[0b011, 0b001], [0b110, 0b100], [0, -1]]), 3)
    assert members.tolist() == [
        [False, False, False],
        [True, False, False],
        [True, True, False],
        [False, False, True],
        [False, True, True],
    ]
    assert codes.tolist() == [[2, 1], [4, 3], [0, -1]]
    jaccard, masi = jaccard_distances(members), masi_distances(members)
    assert (np.diag(jaccard) == 0).all()
    assert (np.diag(masi) == 0).all()
    assert jaccard[2, 1] == pytest.approx(1 / 2)
    assert masi[2, 1] == pytest.approx(1 - 1 / 2 * 2 / 3)
    assert jaccard[2, 4] == pytest.approx(2 / 3)
    assert masi[2, 4] == pytest.approx(1 - 1 / 3 * 1 / 3)
    assert jaccard[0, 1] == masi[0, 1] == jaccard[1, 3] == masi[1, 3] == 1


def test_equal_sets_unit_by_unit_are_averaged_over_units_with_a_pair() -> None:
    given = masks(3)
    given[0] = [1, -1, -1]
    shares = []
    for row in given:
        pairs = [(row[a], row[b]) for a, b in ((0, 1), (0, 2), (1, 2)) if row[a] >= 0 and row[b] >= 0]
        if pairs:
            shares.append(np.mean([one == other for one, other in pairs]))
    assert (given >= 0).sum(axis=1).min() < 2
    assert figures(document(given))["raw_agreement_item_mean"] == pytest.approx(np.mean(shares))


def test_copied_labels_of_an_annotator_who_gave_the_empty_set_only() -> None:
    given, mask = np.array([[-1, 0, 0], [-1, 0, 1], [-1, 0, 0]]), np.zeros((3, 3), dtype=bool)
    mask[0, 1] = True
    rest = document(given, copied=Suspects(mask, ["look"]))["without_identical_blocks"]
    assert (rest["n_labels_left_out"], rest["measures"][0]["value"]) == (1, 0.5)


def test_very_many_pairs_have_the_same_figures_without_intervals() -> None:
    """Sixty annotators make 1,770 pairs: each with intervals of its own would take minutes."""
    given = masks(7)
    listed = document(given)["pairs"]
    assert len(listed) == 21
    for pair, (first, second) in zip(listed, combinations(range(7), 2), strict=True):
        alone = document(given[:, [first, second]])["pairs"][0]
        assert pair["n"] == alone["n"]
        values = {each["name"]: (each["value"], each["reason"]) for each in alone["measures"]}
        assert {each["name"]: (each["value"], each["reason"]) for each in pair["measures"]} == {
            name: (pytest.approx(value), reason) for name, (value, reason) in values.items()
        }
        assert {each["interval"] for each in pair["measures"]} == {None}


def test_fifteen_pairs_have_intervals_and_none_of_them_resamples() -> None:
    listed = document(masks(6), options=Options(resamples=200))["pairs"]
    assert len(listed) == 15
    methods = {
        interval["method"] for pair in listed for each in pair["measures"] for interval in each["intervals"]
    }
    assert "jackknife_fisher_z" in methods
    assert "bootstrap" not in methods
