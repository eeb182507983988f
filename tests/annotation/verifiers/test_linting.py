"""Each lint speaks where it should and is silent where it should not."""

import pytest

from annotation.verifiers.linting import lint_record
from tests.annotation.verifiers.specs import CABLES, list_match, number_match, record, string_match

HDMI = {"intent": CABLES, "gold": "White Type-C to HDMI Cable"}
BIOLOGY = {
    "intent": "Is biophysics named in the Biology article, the Physics article, both, or neither of them?",
    "gold": "Biology",
    "confidence": "medium",
}
COUNTRIES = {"intent": "List the countries.", "gold": "Germany, Italy"}


def codes(**changes) -> set[str]:
    return {lint.code for lint in lint_record(record(**changes))}


@pytest.mark.parametrize(
    ("code", "changes", "better"),
    [
        ("echo", {**HDMI, **string_match("hdmi")}, string_match("hdmi", scope="first_sentence")),
        ("named_option", {**HDMI, **string_match("hdmi")}, string_match("hdmi", scope="first_sentence")),
        (
            "contrast",
            {**HDMI, **string_match("hdmi", exclude=("usb charger",), scope="first_sentence")},
            string_match("hdmi", scope="first_sentence"),
        ),
        (
            "excluded_plausible",
            {**HDMI, **string_match("hdmi", exclude=("usb charger",))},
            string_match("hdmi"),
        ),
        ("excluded_in_gold", {**HDMI, **string_match("hdmi", exclude=("white",))}, string_match("hdmi")),
        (
            "both_neither",
            {**BIOLOGY, **string_match("biology")},
            string_match("biology", exclude=("both", "neither")),
        ),
        (
            "unjustified_tolerance",
            {"gold": "13", **number_match(value=13, abs_tolerance=1)},
            {"gold": "About 13"},
        ),
        (
            "unjustified_tolerance",
            {"gold": "9.99", **number_match(value=9.99, abs_tolerance=0.01)},
            {"gold": "$9.99"},
        ),
        ("year_as_number", {"gold": "1903", **number_match(value=1903)}, {"gold": "903"}),
        (
            "order_without_order_word",
            {**COUNTRIES, **list_match("germany", "italy", ordered=True)},
            {"intent": "List the countries in alphabetical order."},
        ),
        (
            "preamble_item",
            {**COUNTRIES, **list_match("germany", "countries", ordered=True)},
            list_match("germany", "italy", ordered=True),
        ),
        (
            "ordered_pattern",
            {**COUNTRIES, **list_match("^.*italy.*$", ordered=True)},
            list_match("italy", ordered=True),
        ),
        ("low_discriminative_gold", {"gold": "One", **number_match(value=1)}, {"confidence": "medium"}),
        ("low_discriminative_gold", {"gold": "People", **string_match("people")}, {"confidence": "medium"}),
        ("exclusion_confidence", string_match("alaska", exclude=("texas",)), {"confidence": "medium"}),
        (
            "sentence_exact_match",
            {"eval_types": ["string_match"], "reference_answers": {"exact_match": ["Alaska"]}},
            string_match("alaska"),
        ),
        ("pattern", string_match("^(.*)+alaska$"), string_match("^.*alaska$")),
        ("half_anchored", string_match("^alaska"), string_match("alaska")),
        (
            "unread_key",
            {
                "eval_types": ["number_match"],
                "reference_answers": {"number_match": {"value": 1}, "must_include": ["a"]},
            },
            number_match(value=1),
        ),
        ("styles", {"positive_examples": ["Alaska", "In Alaska", "Alaska!?"]}, {"positive_examples": []}),
        (
            "joke_example",
            {"negative_examples": ["banana", "b", "c"]},
            {"negative_examples": ["Texas", "b", "c"]},
        ),
        (
            "no_near_miss",
            {**HDMI, "negative_examples": ["Louisiana.", "Texas.", "Ohio."]},
            {"negative_examples": ["The USB charger one.", "Texas.", "Ohio."]},
        ),
        ("no_near_miss", {"gold": "13"}, {"negative_examples": ["It is 14.", "Texas.", "Ohio."]}),
    ],
)
def test_a_lint_speaks_until_the_record_is_better(code, changes, better):
    assert code in codes(**changes)
    assert code not in codes(**{**changes, **better})


def test_the_medium_rule_is_called_trap_3():
    messages = [lint.message for lint in lint_record(record(gold="One", **number_match(value=1)))]
    assert any("trap 3" in message for message in messages)


def test_a_slow_pattern_does_not_hold_the_lints_up():
    assert "echo" not in codes(intent="a" * 200 + "b", **string_match("^(a|aa)+$"))


def test_a_judged_record_has_no_lints():
    judged = {"eval_types": ["llm_judge"], "reference_answers": {}, "subjective": True, "notes": "x"}
    assert codes(**judged) == set()
