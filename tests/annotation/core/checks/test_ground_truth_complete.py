"""ground_truth_complete: held-out cases have something to be judged against."""

import pytest

from annotation.core.checks.ground_truth_complete import ground_truth_complete
from annotation.core.checks.plan import Plan
from tests.annotation.core.checks.made import a_case, a_dataset, brief


def without_expected(split: str) -> dict:
    case = a_case(split=split)
    del case["expectedOutput"]
    return case


def test_a_missing_expected_output_in_test_is_an_error():
    assert brief(ground_truth_complete(a_dataset(without_expected("test")))) == [
        ("a", "expectedOutput", "error")
    ]


def test_other_splits_need_none_unless_the_plan_says_so():
    assert ground_truth_complete(a_dataset(without_expected("dev"))) == []
    plan = Plan(ground_truth_splits=["dev"])
    assert len(ground_truth_complete(a_dataset(without_expected("dev"), plan=plan))) == 1


@pytest.mark.parametrize("empty", [None, "", " ", {}, [], {"a": [], "b": {"c": " "}}, [None]])
def test_an_expected_output_that_says_nothing_is_an_error(empty):
    findings = ground_truth_complete(a_dataset(a_case(split="test", expectedOutput=empty)))
    assert [finding.message for finding in findings] == ["is empty"]


@pytest.mark.parametrize("said", [0, False, "N/A", {"a": [], "b": "x"}, {"a": False}])
def test_a_falsy_answer_is_an_answer(said):
    assert ground_truth_complete(a_dataset(a_case(split="test", expectedOutput=said))) == []


@pytest.mark.parametrize("text", ["TODO", "tbd.", "???", "<fill in>"])
def test_a_placeholder_is_a_warning(text):
    findings = ground_truth_complete(a_dataset(a_case(split="test", expectedOutput={"answer": text})))
    assert brief(findings) == [("a", "expectedOutput.answer", "warning")]


def test_a_sentence_about_a_placeholder_is_none():
    case = a_case(split="test", expectedOutput="the todo list has three entries")
    assert ground_truth_complete(a_dataset(case)) == []


def test_a_split_of_the_plan_that_no_case_is_in_is_named():
    plan = Plan(ground_truth_splits=["dev", "tset"])
    findings = ground_truth_complete(a_dataset(a_case(split="dev"), plan=plan))
    assert brief(findings) == [("", "split", "warning")]
    assert findings[0].message == "no case is in tset, a split that needs expected output"
