"""Quantities: which digits are kept, what a tolerance forgives, what stands when two agree."""

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taxonomy.digest import canonical_text
from taxonomy.fields.base import Agreed, BadAnswer, BadSchema
from taxonomy.fields.numeric import clean_number, mean, number_from_text, text_of_number
from tests.taxonomy.fields.questions import question

KEPT = st.decimals(min_value=-(10**15) + 1, max_value=10**15 - 1, places=0) | st.decimals(
    -99999, 99999, places=10
)


@given(KEPT)
def test_fifteen_digits_survive_canonical_json_and_text(written: Decimal) -> None:
    number = number_from_text(format(written, "f"))
    assert Decimal(text_of_number(number)) == written
    assert Decimal(canonical_text(number)) == written


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0.10", 0.1),
        ("-0", 0),
        ("+3.0", 3),
        ("1e3", 1000),
        ("1e-15", 1e-15),
        (" 7 ", 7),
        ("999999999999999", 10**15 - 1),
    ],
)
def test_a_number_has_one_form(text: str, number: float) -> None:
    found = number_from_text(text)
    assert (found, type(found)) == (number, type(number))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1,5",
        "1 000",
        "٣",
        "0x1",
        "nan",
        "inf",
        "1e15",
        "1e-16",
        "1.",
        "0.1234567890123456",
        "12345678.12345678",
    ],
)
def test_text_that_would_lose_digits_or_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(BadAnswer):
        number_from_text(text)


@pytest.mark.parametrize("value", [0.1 + 0.2, float("nan"), float("inf"), 1e300, 10**15, True, "3", None])
def test_a_number_that_is_not_kept_exactly_is_refused(value: Any) -> None:
    with pytest.raises(BadAnswer):
        clean_number(value)


@pytest.mark.parametrize(
    ("one", "other", "differ"),
    [(0.3, 0.1, False), (0.6, 0.4, False), (0.3, 0.0999, True), (1, 1.2, False), (5, 5, False)],
)
def test_the_tolerance_is_inclusive_and_decimal(one: float, other: float, *, differ: bool) -> None:
    assert question("number").differ(one, other) is differ
    assert question("number", tolerance=0).differ(one, other) is (one != other)


def test_numbers_within_the_tolerance_agree_on_their_mean_and_say_so() -> None:
    field = question("number")
    assert field.agreed([0.1, 0.2]) == Agreed(0.15, "mean of answers within the tolerance")
    assert field.agreed([0.2, 0.2]) == Agreed(0.2, "")


def test_the_mean_is_exact_up_to_fifteen_digits() -> None:
    assert mean([0.1, 0.2, 0.3]) == 0.2
    assert mean([1, 2]) == 1.5
    assert mean([1, 1, 2]) == 1.33333333333333
    assert mean([1e-15, 2e-15]) == 2e-15
    assert mean([10**15 - 1, 10**15 - 2]) == 999_999_999_999_998


@given(st.lists(KEPT.map(lambda number: number_from_text(format(number, "f"))), min_size=1, max_size=3))
def test_a_mean_is_kept_exactly_itself(numbers: list[float]) -> None:
    assert clean_number(mean(numbers)) == mean(numbers)


def test_integers_within_the_tolerance_agree_on_a_whole_number() -> None:
    field = question("integer", tolerance=1)
    assert not field.differ(3, 4)
    assert field.differ(3, 5)
    assert field.agreed([3, 4]) == Agreed(4, "mean of answers within the tolerance, rounded half to even")
    assert field.agreed([4, 5]).answer == 4


def test_whole_numbers_written_as_decimals_are_integers() -> None:
    answer = question("integer").clean(7.0)
    assert (answer, type(answer)) == (7, int)


def test_categories_stand_in_the_order_of_numbers() -> None:
    assert question("integer", minimum=9, maximum=11).categories() == ("9", "10", "11")
    assert question("integer", minimum=0, maximum=101).categories() == ()
    assert question("number").categories_among([10, 9, 0.00001, 9]) == ("0.00001", "9", "10")


def test_a_true_zero_makes_the_level_ratio() -> None:
    assert question("number").level == "interval"
    assert question("number", minimum=0, true_zero=True).level == "ratio"


@pytest.mark.parametrize(
    ("properties", "path"),
    [
        ({"minimum": 2, "maximum": 1}, "fields[0].maximum"),
        ({"tolerance": -1}, "fields[0].tolerance"),
        ({"tolerance": 0.1 + 0.2}, "fields[0].tolerance"),
        ({"minimum": "0"}, "fields[0].minimum"),
        ({"minimum": -1, "true_zero": True}, "fields[0].true_zero"),
        ({"digits": 2}, "fields[0].digits"),
    ],
)
def test_the_path_of_a_wrong_property_is_named(properties: dict[str, Any], path: str) -> None:
    with pytest.raises(BadSchema) as refusal:
        question("number", **properties)
    assert refusal.value.path == path


def test_an_integer_has_whole_bounds() -> None:
    with pytest.raises(BadSchema, match=r"fields\[0\].minimum: expected a whole number"):
        question("integer", minimum=0.5)
