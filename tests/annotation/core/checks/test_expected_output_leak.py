"""expected_output_leak: keys at any depth, whole copies, serialised JSON; quoting a source is no leak."""

import pytest

from annotation.core.checks.expected_output_leak import expected_output_leak
from tests.annotation.core.checks.made import a_case, a_dataset, brief

SENTENCE = "The bridge was opened to traffic in May 1937."


def found(case: dict) -> list[tuple[str, str]]:
    return [(path, severity) for _, path, severity in brief(expected_output_leak(a_dataset(case)))]


@pytest.mark.parametrize(
    "key",
    ["expectedOutput", "expected_output", "EXPECTED-OUTPUT", "Expected Output", "myExpectedOutputV2", "groundTruth",
     "gold_answer", "referenceAnswers"],
)  # fmt: skip
def test_a_telling_key_at_any_depth_is_an_error_with_its_path(key):
    case = a_case(input={"context": [{"debug": {key: 1}}]})
    assert found(case) == [(f"input.context[0].debug.{key}", "error")]


@pytest.mark.parametrize("key", ["expected", "gold", "Golden"])
def test_a_suspicious_key_is_a_warning(key):
    assert found(a_case(input={key: 1})) == [(f"input.{key}", "warning")]


@pytest.mark.parametrize("key", ["goldfish", "unexpectedEvent", "expectedArrival", "output", "truth"])
def test_other_keys_are_fine(key):
    assert found(a_case(input={key: 1})) == []


def test_a_copy_of_the_whole_expected_output_is_an_error():
    expected = {"answer": "yes", "reason": "because"}
    assert found(a_case(input={"q": {"debug": [expected]}}, expectedOutput=expected)) == [
        ("input.q.debug[0]", "error")
    ]
    assert found(a_case(input={"q": SENTENCE}, expectedOutput=SENTENCE)) == [("input.q", "error")]


@pytest.mark.parametrize("trivial", ["yes", {"answer": "yes"}, [1], {}, None, 3, True])
def test_a_short_answer_that_occurs_in_the_input_by_chance_is_fine(trivial):
    assert found(a_case(input={"options": [trivial, "no"]}, expectedOutput=trivial)) == []


def test_a_quoted_part_of_the_expected_output_is_an_info():
    case = a_case(
        input={"facts": [SENTENCE], "claims": [SENTENCE]}, expectedOutput={"claims": [SENTENCE], "n": 1}
    )
    assert found(case) == [("input.facts[0]", "info")]


def test_serialised_json_that_holds_the_key_is_a_warning_and_prose_is_not():
    assert found(a_case(input={"log": '{"expectedOutput": {"a": 1}}'})) == [("input.log", "warning")]
    assert found(a_case(input={"log": '"{\\"expected_output\\": 1}"'})) == [("input.log", "warning")]
    assert found(a_case(input={"prompt": "Expected output: one JSON object"})) == []
