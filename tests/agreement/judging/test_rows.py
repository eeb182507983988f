"""Rows of a golden and of a prediction: pairing, tolerance, multisets, kinds of mismatch."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agreement.judging.row_comparison import RowComparison, compare_rows, comparison_document
from agreement.judging.row_matching import largest_matching
from agreement.judging.row_pairing import suggest_pairing

GOLDEN = [{"category": f"c{number}", "revenue": 1000.5 + number} for number in range(8)]
PREDICTION = [
    {"product_category": row["category"], "gross_revenue": row["revenue"], "order_count": number}
    for number, row in reversed(list(enumerate(GOLDEN)))
]
PAIRING: dict[str, str | None] = {"category": "product_category", "revenue": "gross_revenue"}


def one_column(golden: list[Any], prediction: list[Any], **options: Any) -> RowComparison:
    return compare_rows(
        [{"x": cell} for cell in golden], [{"x": cell} for cell in prediction], pairing={"x": "x"}, **options
    )


def test_columns_pair_by_meaning() -> None:
    assert suggest_pairing(GOLDEN, PREDICTION) == PAIRING


def test_numbers_never_pair_because_they_overlap() -> None:
    years = [{"year": 2019}, {"year": 2020}]
    assert suggest_pairing([{"n_orders": 2019}, {"n_orders": 2020}], years) == {"n_orders": None}


def test_texts_may_pair_by_what_they_hold() -> None:
    golden = [{"region": "north"}, {"region": "south"}]
    prediction = [{"part": "south", "note": "x"}, {"part": "north", "note": "y"}]
    assert suggest_pairing(golden, prediction) == {"region": "part"}


def test_extra_columns_and_another_order_do_not_matter() -> None:
    found = compare_rows(GOLDEN, PREDICTION, pairing=PAIRING)
    assert comparison_document(found)["suggestion"] == "contained"
    assert (len(found.located), found.missing, found.extra, found.in_order) == (8, [], [], None)


def test_order_counts_only_where_it_is_asked_for() -> None:
    asked = compare_rows(GOLDEN, PREDICTION, pairing=PAIRING, ordered=True)
    assert (asked.in_order, asked.contained) == (False, False)
    assert compare_rows(GOLDEN, PREDICTION[::-1], pairing=PAIRING, ordered=True).contained


def test_rows_are_a_multiset() -> None:
    found = one_column(["a", "a", "b"], ["a", "b", "b"])
    assert (found.missing, found.extra, found.contained) == ([1], [2], False)


def test_a_golden_column_without_counterpart_is_named() -> None:
    found = compare_rows(GOLDEN, PREDICTION, pairing={**PAIRING, "revenue": None})
    assert (found.unpaired_columns, found.missing, found.contained) == (["revenue"], [], False)


@pytest.mark.parametrize(
    ("golden", "prediction", "same"),
    [
        (1_000_000, 1_000_000.9, True), (1_000_000, 1_000_002, False), (120, 120.4, False),
        (12.3, 12.34, True), (12.3, 12.36, False), ("12.30", 12.304, True), ("12.30", 12.34, False),
        (0, 1e-9, False), (None, None, True), (5, None, False), ("1,200", 1200, True),
    ],
)  # fmt: skip
def test_numbers_are_equal_within_rounding_or_what_is_displayed(
    golden: Any, prediction: Any, same: bool
) -> None:
    assert one_column([golden, 7], [prediction, 7]).contained is same


def test_a_rate_may_be_in_per_cent() -> None:
    assert one_column([50, 12], [0.5, 0.12], rates=["x"]).contained
    assert one_column([0.5, 0.12], [50, 12], rates=["x"]).contained
    assert not one_column([50, 12], [0.5, 0.12]).contained
    assert not one_column([50, 12], [0.5, 12], rates=["x"]).contained


def test_scaled_values_are_recognised() -> None:
    scaled = [{**row, "gross_revenue": row["gross_revenue"] * 0.75} for row in PREDICTION]
    (kind,) = compare_rows(GOLDEN, scaled, pairing=PAIRING).mismatches
    assert (kind.kind, kind.n_rows, kind.columns) == ("scaled", 8, ("revenue",))
    assert kind.factor == pytest.approx(0.75)


def test_a_column_that_is_off_and_another_population_are_told_apart() -> None:
    golden = [{"k": "a", "x": 1, "y": 10}, {"k": "b", "x": 2, "y": 20}, {"k": "c", "x": 3, "y": 30}]
    prediction = [{"k": "a", "x": 5, "y": 10}, {"k": "b", "x": 7, "y": 20}, {"k": "z", "x": 3, "y": 30}]
    found = compare_rows(golden, prediction, pairing={"k": "k", "x": "x", "y": "y"})
    assert [(kind.kind, kind.n_rows, kind.columns) for kind in found.mismatches] == [
        ("one_column", 2, ("x",)),
        ("other_population", 1, ()),
    ]


@given(st.lists(st.lists(st.integers(0, 4), max_size=3, unique=True), max_size=5))
@settings(deadline=None, max_examples=80)
def test_no_matching_is_larger_than_the_one_found(candidates: list[list[int]]) -> None:
    found = largest_matching(len(candidates), candidates.__getitem__, {})
    assert all(other in candidates[row] for row, other in found.items())
    assert len(set(found.values())) == len(found)
    best = max(
        sum(other in options for other, options in zip(order, candidates, strict=False))
        for order in permutations(range(5))
    )
    assert len(found) == best


def test_values_within_tolerance_are_matched_as_a_whole() -> None:
    # 1.0 accepts both predictions, 1.0500 only the first: taking them in order would lose one.
    assert one_column(["1.0", "1.0500"], [1.05, 0.96]).contained
