"""Situations from the doctrine of judging, each with the verdict that what a judge ticks comes to."""

from typing import Any

import pytest

from agreement.judging.golden_documents import golden_from
from agreement.judging.goldens import Refusal, must_not_use_hits
from agreement.judging.row_comparison import compare_rows
from agreement.judging.row_pairing import suggest_pairing
from agreement.judging.settled_records import settled_record
from agreement.judging.suggestion import Suggested, suggested_verdict
from taxonomy.rubrics import Clause

SEASON = [
    Clause("company", "Sales over the company's season", "PREFERRED"),
    Clause("fiscal", "Sales over the fiscal quarter that is the season", "ACCEPT"),
    Clause("weather", "Sales over the meteorological season, where the answer says so", "DIVERGENT"),
    Clause("all-statuses", "Sums every status", "WRONG", trap_value=1.9e6),
    Clause("partial", "Says that the last month is partial", "REQUIRED"),
    Clause("trend", "Names the week of the plateau", "CREDITED"),
    Clause("unmarked", "Says how returns are counted"),
]
VALUED = {"kind": "value", "value": 1.2e6}
NO_REFUSAL = Refusal(False, False, False)


def ticked(golden: Any, states: dict[str, str] | None = None, **more: Any) -> Suggested:
    """What is suggested for an answer to a golden; the figure is right unless it is said to be wrong."""
    given = {"refusal": NO_REFUSAL, "figure_correct": True} | more
    return suggested_verdict(golden_from(golden, revision=1), SEASON, states or {}, **given)


@pytest.mark.parametrize(
    ("states", "right", "verdict", "overridden"),
    [
        ({"company": "taken", "partial": "taken"}, True, "match", ()),
        ({"fiscal": "taken", "partial": "taken"}, True, "match", ()),
        ({"weather": "taken"}, True, "near_match", ()),
        # 25 % lower, and the answer says which window it used: the clause is at fault, the answer is wrong.
        ({"weather": "taken"}, False, "no_match", ("weather",)),
        ({"fiscal": "taken"}, False, "no_match", ("fiscal",)),
        ({"company": "taken"}, False, "no_match", ()),
        ({"all-statuses": "taken"}, True, "no_match", ()),
        ({"all-statuses": "omitted"}, True, "match", ()),
        ({"company": "taken", "partial": "omitted"}, True, "no_match", ()),
        ({"weather": "taken", "partial": "omitted"}, True, "no_match", ()),
        ({"company": "taken", "trend": "omitted"}, True, "match", ()),
        ({"company": "taken", "unmarked": "omitted"}, True, "match", ()),
        ({"trend": "omitted", "unmarked": "omitted"}, True, "match", ()),
        ({"trend": "taken"}, False, "no_match", ()),
        ({}, True, "match", ()),
        ({"a clause of another case": "omitted"}, True, "match", ()),
    ],
)
def test_marked_clauses_fix_the_verdict(states, right, verdict, overridden):
    found = ticked(VALUED, states, figure_correct=right)
    assert (found.verdict, found.overridden) == (verdict, overridden)


@pytest.mark.parametrize(
    ("golden", "refusal", "verdict"),
    [
        # However well it reasons, an answer without the golden's value does not hold it.
        (VALUED, (True, True, False), "no_match"),
        (VALUED, (True, False, False), "no_match"),
        # It declines part of the question and gives the value all the same: judged by the value.
        (VALUED, (True, False, True), "match"),
        (VALUED | {"tags": ["answerable-sounds-unanswerable"]}, (True, True, True), "no_match"),
        ({"kind": "unanswerable"}, (True, True, False), "match"),
        ({"kind": "unanswerable"}, (True, False, False), "near_match"),
        ({"kind": "unanswerable"}, (True, True, True), "no_match"),
        ({"kind": "unanswerable"}, (False, False, True), "no_match"),
    ],
)
def test_a_refusal_is_right_only_where_nothing_can_be_answered(golden, refusal, verdict):
    assert ticked(golden, refusal=Refusal(*refusal)).verdict == verdict


def test_criteria_are_graded_by_their_clauses_and_no_figure_is_asked_for():
    criteria = {"kind": "criteria"}
    assert ticked(criteria, figure_correct=None).verdict is None
    assert ticked(criteria, {"partial": "taken"}, figure_correct=None).verdict == "match"
    assert ticked(criteria, {"partial": "omitted"}, figure_correct=None).verdict == "no_match"
    assert ticked(criteria, {"weather": "taken"}, figure_correct=False).verdict == "near_match"
    assert ticked(VALUED, {"weather": "taken"}, figure_correct=None).verdict is None


@pytest.mark.parametrize(
    ("query", "hits"),
    [
        ("SELECT count(shipped_at) FROM orders", ["shipped_at"]),
        ('SELECT "Shipped_At" FROM orders', ["shipped_at"]),
        ("orders -> { group_by: orders.shipped_at }", ["shipped_at"]),
        ("SELECT shipped_at_utc FROM orders", []),
        ("SELECT delivered FROM orders", []),
        ("", []),
    ],
)
def test_a_forbidden_field_is_a_whole_name_and_words_are_left_to_the_judge(query, hits):
    listed = ["shipped_at", "delivered as a proxy of shipped", "returns through the item"]
    assert must_not_use_hits(query, listed) == hits
    golden = golden_from(VALUED | {"mustNotUse": listed}, revision=1)
    said = {"verdict": "match", "confidence": 3}
    kept = settled_record(said, attempt_reason="", query=query, golden=golden)
    assert kept["verdict"] == ("no_match" if hits else "match")
    assert kept.get("judge_verdict") == ("match" if hits else None)


def contained(golden: list[dict], prediction: list[dict], **more: Any) -> bool:
    return compare_rows(golden, prediction, pairing=suggest_pairing(golden, prediction), **more).contained


CATEGORIES = [{"category": name, "revenue": 100.5 * n} for n, name in enumerate("ABCDEFGH", start=1)]


def test_a_column_more_other_names_and_another_order_are_still_the_golden():
    rows = [
        {"order_count": 3, "gross_revenue": row["revenue"], "product_category": row["category"]}
        for row in reversed(CATEGORIES)
    ]
    assert contained(CATEGORIES, rows)
    assert not contained(CATEGORIES, rows, ordered=True)
    assert not contained(CATEGORIES, rows[1:])
    assert contained(CATEGORIES, [*rows, {"product_category": "I", "gross_revenue": 5, "order_count": 1}])


def test_a_column_of_years_is_no_column_of_counts():
    golden = [{"region": "N", "orders": 2023}, {"region": "S", "orders": 2024}]
    rows = [{"region": "N", "year": 2023}, {"region": "S", "year": 2024}]
    assert suggest_pairing(golden, rows)["orders"] is None
    assert not contained(golden, rows)


@pytest.mark.parametrize(
    ("golden", "prediction", "rates", "holds"),
    [
        (50, 0.5, ("share",), True),
        (0.5, 50, ("share",), True),
        (50, 0.5, (), False),
        (0.33, 0.3333, (), True),  # the display precision of the golden
        (1_000_000.0, 1_000_000.4, (), True),  # relative 1e-6
        (1_200_000, 900_000, (), False),
    ],
)
def test_figures_are_equal_within_rounding_and_rates_in_either_unit(golden, prediction, rates, holds):
    assert contained([{"share": golden}], [{"share": prediction}], rates=rates) is holds


def test_n_equal_rows_need_n_rows():
    assert not contained([{"a": "x"}, {"a": "x"}], [{"a": "x"}, {"a": "y"}])
    assert contained([{"a": "x"}, {"a": "x"}], [{"a": "x"}, {"a": "y"}, {"a": "x"}])


@pytest.mark.parametrize("status", ["provisional", "invalid", "ambiguous", "verified_wrong"])
def test_a_golden_that_is_not_established_is_refused_before_anybody_judges(status):
    golden = golden_from(VALUED | {"status": status}, revision=1)
    kept = settled_record({"verdict": "match", "confidence": 9}, attempt_reason="", query="", golden=golden)
    assert (kept["verdict"], kept["reason"], kept["judge_verdict"]) == (None, f"golden_{status}", "match")
