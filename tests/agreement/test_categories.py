"""Category by category: shares, specific agreement, the 2x2 kappa and the pooled coefficient, against brute force."""

from typing import Any

import numpy as np
import pytest

from agreement.measures.analysis import analyse_field
from agreement.measures.blocks import Suspects
from tests.agreement.ratings import FAST, analysed, figures, measure, unrolled

TABLE = [[20, 3, 1], [2, 15, 4], [0, 1, 4]]


def one_against_rest(rows: list[Any], category: Any) -> dict[str, Any]:
    yes_no = [tuple(None if label is None else int(label != category) for label in row) for row in rows]
    return analysed(yes_no, categories=[0, 1])


def test_two_annotators_have_a_kappa_and_a_pooled_coefficient_of_each_category() -> None:
    rows = unrolled(TABLE)
    for index, entry in enumerate(analysed(rows, categories=[0, 1, 2])["per_category"]):
        alone = one_against_rest(rows, index)
        assert entry["category"] == str(index)
        assert entry["kappa"] == pytest.approx(figures(alone)["cohen_kappa"])
        assert entry["category_coefficient"] == pytest.approx(figures(alone)["fleiss_kappa"])
        assert entry["positive_agreement"] == pytest.approx(figures(alone)["positive_agreement"])
        assert entry["interval"] == measure(alone, "cohen_kappa")["interval"]
        assert entry["n_labels"] == sum(row.count(index) for row in rows)
        assert entry["prevalence"] == pytest.approx(entry["n_labels"] / 100)


def test_three_annotators_have_the_pooled_coefficient_only() -> None:
    rows = [(0, 0, 1), (1, 1, 1), (2, 2, 0), (0, 0, 0), (2, 1, 2), (1, None, 1)]
    for index, entry in enumerate(analysed(rows)["per_category"]):
        alone = one_against_rest(rows, index)
        assert (entry["kappa"], entry["interval"]) == (None, None)
        assert entry["category_coefficient"] == pytest.approx(figures(alone)["fleiss_kappa"])
        assert entry["positive_agreement"] == pytest.approx(figures(alone)["positive_agreement"])


def test_a_category_that_nobody_used_has_no_figures() -> None:
    unused = analysed(unrolled(TABLE), categories=[0, 1, 2, 3])["per_category"][3]
    assert (unused["n_labels"], unused["prevalence"]) == (0, 0)
    assert {unused[name] for name in ("kappa", "positive_agreement", "category_coefficient", "interval")} == {
        None
    }


def test_more_than_fifty_categories_are_not_listed_one_by_one() -> None:
    rows = [(n % 50, (n + n // 50) % 50) for n in range(100)]
    assert len(analysed(rows)["per_category"]) == 50
    assert analysed([*rows, (50, 50)])["per_category"] == []


def test_a_value_that_nobody_used_makes_no_field_undefined() -> None:
    document = analyse_field(
        field="f",
        level="interval",
        units=["u", "v"],
        annotators=["a", "b"],
        categories=["1", "2", "unsure"],
        codes=[[0, 0], [1, 0]],
        declared=False,
        options=FAST,
    )
    assert figures(document)["raw_agreement"] == 0.5
    assert document["categories"] == ["1", "2"]


def test_copied_labels_of_an_annotator_who_knows_one_category_only() -> None:
    mask = np.array([[False, True, True], [False, False, False], [False, False, False]])
    document = analyse_field(
        field="f",
        level="nominal",
        units=["u", "v", "w"],
        annotators=["idle", "a", "b"],
        categories=["x", "y"],
        codes=[[-1, 0, 0], [-1, 0, 1], [-1, 0, 0]],
        declared=True,
        options=FAST,
        copied=Suspects(mask, ["look"]),
    )
    rest = document["without_identical_blocks"]
    assert rest["n_labels_left_out"] == 2
    assert rest["measures"][0]["value"] == 0.5
