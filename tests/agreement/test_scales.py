"""Numbers behind categories: what is one, in which order, and which spellings are the same."""

import numpy as np
import pytest

from agreement.measures.scales import as_number, magnitude, merge_equal_numbers, misfits, order_categories


@pytest.mark.parametrize(
    ("text", "number"),
    [("3", 3), ("-3", -3), ("+.5", 0.5), ("1e3", 1000), ("1.5E-2", 0.015), ("7.", 7), ("00", 0), ("-0", 0)],
)
def test_plain_digits_are_numbers(text: str, number: float) -> None:
    assert as_number(text) == number


@pytest.mark.parametrize(
    "text", ["", " 3", "3 ", "1e", "e3", "--1", ".", "1e999", "nan", "inf", "1_0", "٣", "3a"]
)
def test_other_texts_are_none(text: str) -> None:
    assert as_number(text) is None


def test_numbers_sort_by_size_and_words_by_letter() -> None:
    assert order_categories(["10", "9", "1e1", "9", "-1"]) == ["-1", "9", "10", "1e1"]
    assert order_categories(["10", "9", "x"]) == ["10", "9", "x"]
    assert order_categories([]) == []


def test_misfits_are_words_and_below_zero_on_a_ratio_scale() -> None:
    assert misfits(["1", "x", "-1", "0"], "interval") == [1]
    assert misfits(["1", "x", "-1", "0"], "ratio") == [1, 2]


def test_equal_numbers_become_one_in_its_shortest_spelling() -> None:
    names, numbers, index = merge_equal_numbers(["2.0", "10", "2", "1e1", "x", "02"])
    assert names == ["2", "10"]
    assert numbers.tolist() == [2, 10]
    assert index.tolist() == [0, 1, 0, 1, -1, 0]


def test_of_equally_short_spellings_the_first_by_letter_is_shown() -> None:
    assert merge_equal_numbers(["2.", "02", "+2"])[0] == ["+2"]
    assert merge_equal_numbers(["02", "+2"])[0] == ["+2"]


@pytest.mark.parametrize(
    ("numbers", "power"),
    [
        ([], 1),
        ([0, 0], 1),
        ([-5, 3], 4),
        ([0.3, 0.1], 0.25),
        ([4], 4),
        ([5e-324], 5e-324),
        ([1.7e308], 2.0**1023),
    ],
)
def test_the_magnitude_of_numbers_is_the_power_of_two_below_the_largest(
    numbers: list[float], power: float
) -> None:
    assert magnitude(np.array(numbers, dtype=float)) == power
