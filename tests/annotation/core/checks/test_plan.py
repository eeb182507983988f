"""Plans: every key is read or refused by name; nothing is ignored."""

import re

import pytest

from annotation.core.bad_input import BadInput
from annotation.core.checks.plan import CoveragePlan, MatrixPlan, Plan, Polarity, parse_plan

POLARITY = {"path": "p", "positive": ["y"], "negative": ["n"]}


def test_an_empty_plan_asks_for_nothing():
    assert parse_plan({}, source="p") == Plan()


def test_all_parts_are_read():
    plan = parse_plan(
        {
            "about": "anything",
            "n_cases": 2,
            "schema": {"type": "object"},
            "counts": {"split": {"dev": 2}},
            "matrix": [{"paths": ["a", "b"], "each": 1}],
            "coverage": [{"path": "a", "splits": ["dev"]}],
            "near_duplicate_threshold": 1,
            "ground_truth_splits": ["dev"],
            "polarity": {"f": POLARITY | {"least_share": 0.3}},
        },
        source="p",
    )
    assert plan == Plan(
        n_cases=2,
        schema={"type": "object"},
        counts={"split": {"dev": 2}},
        matrix=[MatrixPlan({}, ["a", "b"], 1)],
        coverage=[CoveragePlan("a", ["dev"])],
        near_duplicate_threshold=1.0,
        ground_truth_splits=["dev"],
        polarity={"f": Polarity("p", ["y"], ["n"], 0.3)},
    )


def test_one_polarity_stands_for_all_families():
    assert parse_plan({"polarity": POLARITY}, source="p").polarity == {"*": Polarity("p", ["y"], ["n"])}


@pytest.mark.parametrize(
    ("document", "field"),
    [
        ([], "plan"),
        ({"coverag": []}, "coverag"),
        ({"n_cases": "2"}, "n_cases"),
        ({"n_cases": True}, "n_cases"),
        ({"n_cases": -1}, "n_cases"),
        ({"schema": []}, "schema"),
        ({"schema": {"type": "objekt"}}, "schema"),
        ({"counts": []}, "counts"),
        ({"counts": {"split": 3}}, "counts.split"),
        ({"counts": {"split": {"dev": "x"}}}, "counts.split.dev"),
        ({"matrix": {}}, "matrix"),
        ({"matrix": [{"paths": ["a"]}]}, "matrix[0].each"),
        ({"matrix": [{"paths": [], "each": 1}]}, "matrix[0].paths"),
        ({"matrix": [{"paths": ["a"], "each": 1, "wher": {}}]}, "matrix[0].wher"),
        ({"matrix": [{"paths": ["a"], "each": 1, "where": {"a": 1}}]}, "matrix[0].where.a"),
        ({"coverage": [{"path": "", "splits": ["a"]}]}, "coverage[0].path"),
        ({"coverage": ["a"]}, "coverage[0]"),
        ({"near_duplicate_threshold": 0}, "near_duplicate_threshold"),
        ({"near_duplicate_threshold": 1.1}, "near_duplicate_threshold"),
        ({"ground_truth_splits": "test"}, "ground_truth_splits"),
        ({"polarity": []}, "polarity"),
        ({"polarity": {"f": {"path": "p", "positive": ["y"]}}}, "polarity.f.negative"),
    ],
)
def test_a_wrong_part_is_named(document, field):
    with pytest.raises(BadInput, match=re.escape(f"plan.json, field '{field}'")):
        parse_plan(document, source="plan.json")
