"""Each warning at its edge: what is just enough to be said, and what is just too little."""

from typing import Any

import pytest

from tests.agreement.ratings import analysed, measure, unrolled

ZERO = "kappa with them is 0, or not defined where both did"


def messages(document: dict[str, Any]) -> dict[str, str]:
    return {warning["code"]: warning["message"] for warning in document["warnings"]}


def test_up_to_five_constant_annotators_are_named_and_more_are_counted() -> None:
    def constant(n: int) -> str:
        rows = [(0, 1, *[0] * n), (1, 0, *[0] * n)]
        return messages(analysed(rows))["annotator_constant"]

    five = "'r2', 'r3', 'r4', 'r5', 'r6'"
    assert constant(5) == f"{five} used one category throughout: {ZERO}."
    assert "and 1 more" in constant(6)
    assert constant(7) == f"{five} and 2 more used one category throughout: {ZERO}."


def test_an_annotator_is_constant_by_the_labels_he_gave() -> None:
    gaps = [(0, 0), (1, None), (0, 0), (1, None)]
    assert "'r1'" in messages(analysed(gaps))["annotator_constant"]
    assert "'r0'" not in messages(analysed(gaps))["annotator_constant"]


def test_margins_are_compared_up_to_fifty_categories() -> None:
    differ = unrolled([[20, 15], [1, 20]])
    for k, is_named in ((50, True), (51, False)):
        found = messages(analysed(differ, categories=list(range(k))))
        assert ("margins_differ" in found) is is_named
    assert "(Stuart-Maxwell p = 0.00047)" in messages(analysed(differ))["margins_differ"]


def test_skew_names_the_share_and_the_category() -> None:
    found = messages(analysed([("x", "x")] * 41 + [("y", "y")] * 9))
    assert found["prevalence_skew"].startswith("82% of the labels of units labelled twice or more are 'x'")
    assert "prevalence_skew" not in messages(analysed([(1, 1)] * 41 + [(2, 2)] * 9, level="interval"))


def test_warnings_of_every_figure_are_those_of_few_units_and_of_skew() -> None:
    document = analysed([("x", "x")] * 9 + [("x", "y")])
    assert measure(document, "gwet_ac1")["warnings"] == ["n_below_30", "prevalence_skew"]
    assert list(messages(document)) == ["n_below_30", "prevalence_skew", "annotator_constant"]
    assert messages(document)["n_below_30"].startswith("Only 10 units")


def test_missing_labels_are_counted_over_units_and_annotators() -> None:
    rows: list[tuple[Any, ...]] = [("x", "y", None)] * 3 + [("x", "y", "x")]
    assert (
        messages(analysed(rows))["missing_above_20_percent"] == "3 of 12 possible labels are missing (25%)."
    )


def test_one_category_in_common_is_not_disjoint() -> None:
    assert "disjoint_categories" in messages(analysed([("x", "y"), ("z", "y")]))
    assert "disjoint_categories" not in messages(analysed([("x", "y"), ("y", "z")]))
    assert "disjoint_categories" not in messages(analysed([("x", None), (None, "y")]))


@pytest.mark.parametrize(("n", "is_named"), [(29, True), (30, False)])
def test_thirty_units_labelled_twice_are_enough(n: int, is_named: bool) -> None:
    rows: list[tuple[Any, ...]] = [("x", "x"), ("y", "y")] * 15
    found = messages(analysed([*rows[:n], ("x", None)]))
    assert ("n_below_30" in found) is is_named
