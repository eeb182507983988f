"""Specs that are refused, each by its key."""

import pytest

from annotation.core.bad_input import BadInput
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.spec import BadSpec
from tests.annotation.verifiers.specs import list_match, number_match, string_match


def spec(eval_types: object, **reference: object) -> dict:
    return {"eval_types": eval_types, "reference_answers": reference}


@pytest.mark.parametrize(
    ("document", "key"),
    [
        ("text", "spec"),
        ({}, "eval_types"),
        (spec([]), "eval_types"),
        (spec("string_match"), "eval_types"),
        (spec(["program_html"]), "eval_types"),
        (spec([["string_match"]]), "eval_types"),
        (spec(["string_match"] * 2), "eval_types"),
        ({"eval_types": ["string_match"], "reference_answers": []}, "reference_answers"),
        (spec(["string_match"], must_includes=["a"]), "reference_answers.must_includes"),
        (spec(["string_match"]), "must_include"),
        (string_match(), "must_include"),
        (spec(["string_match"], must_include="alaska"), "must_include"),
        (spec(["string_match"], must_include=["a", 5]), "must_include, entry 1"),
        (spec(["string_match"], must_include=["^(a$"]), "must_include, entry 0"),
        (spec(["string_match"], must_include=["a"], scope="first_line"), "scope"),
        (spec(["string_match"], must_include=["a"], scope=["full"]), "scope"),
        (spec(["exact_match"], must_include=["a"]), "exact_match"),
        (spec(["number_match"]), "number_match"),
        (spec(["number_match"], number_match=5), "number_match"),
        (number_match(), "number_match"),
        (number_match(value=1, values=[1]), "number_match"),
        (number_match(value=1, tolerance=2), "number_match.tolerance"),
        (number_match(value=True), "number_match.value"),
        (number_match(value=float("inf")), "number_match.value"),
        (number_match(value="7 to 8 million"), "number_match.value"),
        (number_match(values=[]), "number_match.values"),
        (number_match(values=[1, {"value": 2, "x": 1}]), "number_match.values, entry 1"),
        (number_match(values=[{}]), "number_match.values, entry 0"),
        (number_match(value=1, abs_tolerance=-1), "number_match.abs_tolerance"),
        (number_match(value=1, scope="half"), "number_match.scope"),
        (spec(["number_match"], number_match={"value": 1}, scope="half"), "scope"),
        (list_match(), "list_match.items"),
        (list_match([]), "list_match.items, entry 0"),
        (number_match(values=[1] * 101), "number_match.values"),
        (list_match(*["a"] * 501), "list_match.items"),
        (list_match(["a"] * 1_001), "reference_answers"),
        (string_match(" |OR| ".join(["a"] * 1_001)), "reference_answers"),
        (list_match(["a"], ordered="yes"), "list_match.ordered"),
        (list_match(["a"], forbidden=[""]), "list_match.forbidden, entry 0"),
    ],
)
def test_a_malformed_spec_is_refused_by_its_key(document, key):
    with pytest.raises(BadSpec) as refusal:
        parse_spec(document)
    assert refusal.value.key == key
    assert key in str(refusal.value)


def test_a_refusal_is_bad_input_and_says_regex():
    with pytest.raises(BadInput, match="must_exclude, entry 1: invalid regex"):
        parse_spec(string_match("a", exclude=("b", "^[$")))


def test_the_gold_may_stand_beside_the_spec():
    assert parse_spec(spec(["llm_judge"], fuzzy_match="Alaska")).needs_judge
