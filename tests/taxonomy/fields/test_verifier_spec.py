"""A spec as this package knows it: its shape."""

from typing import Any

import pytest

from taxonomy.fields.base import BadAnswer
from taxonomy.fields.verifier_spec import VerifierSpec

FIELD = VerifierSpec(key="q")


def spec(*eval_types: str, **reference: Any) -> dict[str, Any]:
    return {"eval_types": list(eval_types), "reference_answers": reference}


def test_verifiers_stand_in_the_order_of_the_closed_list() -> None:
    assert FIELD.clean(spec("llm_judge", "string_match"))["eval_types"] == ["string_match", "llm_judge"]
    assert not FIELD.differ(FIELD.clean(spec("llm_judge", "string_match")), spec("string_match", "llm_judge"))


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (spec("program_html"), "eval_types: 'program_html' is no verifier"),
        (spec(), "eval_types must be a list with at least one verifier"),
        (spec("llm_judge", "llm_judge"), "eval_types names a verifier twice"),
        ({"eval_types": ["llm_judge"]}, "give eval_types and reference_answers"),
        ({"eval_types": ["llm_judge"], "reference_answers": []}, "reference_answers must be an object"),
        (spec("string_match", must_include=["a\x00"]), "cannot be kept: NUL"),
        (spec("string_match", must_include=["a" * 20_001]), "characters long as JSON"),
        (spec("number_match", number_match={"value": 2**60}), "cannot be kept"),
    ],
)
def test_a_malformed_spec_is_refused_with_what_is_wrong(value: Any, message: str) -> None:
    with pytest.raises(BadAnswer, match=message):
        FIELD.clean(value)


@pytest.mark.parametrize(
    ("value", "judge_only"),
    [
        (spec("llm_judge"), True),
        (spec("llm_judge", fuzzy_match="Alaska"), True),
        (spec("llm_judge", must_include=["alaska"]), False),
        (spec("string_match", "llm_judge"), False),
    ],
)
def test_a_gold_beside_the_judge_is_no_key_of_a_verifier(value: Any, *, judge_only: bool) -> None:
    assert FIELD.derived(FIELD.clean(value))["judge_only"] is judge_only
