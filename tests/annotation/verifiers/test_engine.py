"""Outcomes and explanations."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotation.verifiers.answers import MAX_ANSWER_CHARACTERS
from annotation.verifiers.numbers import MAX_NUMBERS
from annotation.verifiers.outcomes import Outcome
from tests.annotation.verifiers.specs import list_match, number_match, outcome, run, string_match

WORDS = st.sampled_from(["alaska", "no", "yes", "10", "9.99", "new york", "**bold**", "nö", "and", "."])
ANSWERS = st.one_of(st.text(max_size=80), st.lists(WORDS, max_size=8).map(" ".join))
ENTRIES = st.sampled_from(["alaska", "no", "yes |OR| 10", "^.*york.*$", "9.99"])


def seconds_of(spec, answer: str) -> float:
    """Processor time: what else the machine does is no cost of the engine."""
    started = time.process_time()
    run(spec, answer)
    return time.process_time() - started


class TestOutcomes:
    @pytest.mark.parametrize(
        ("value", "answer", "expected"),
        [
            (0, "$0.00", "pass"),
            (0, "zero", "pass"),
            (0, "$10.00", "fail"),
            (0, "20", "fail"),
            (5, "-5", "fail"),
            (1234.56, "1.234,56 €", "pass"),
            ("seven million", "7M", "pass"),
        ],
    )
    def test_a_number_must_be_stated_exactly(self, value, answer, expected):
        assert outcome(number_match(value=value), answer) == expected

    def test_bounds_of_a_tolerance_belong_to_it(self):
        assert outcome(number_match(value=9.99, abs_tolerance=0.01), "10.00") == "pass"
        assert outcome(number_match(value=9.99, abs_tolerance=0.01), "10.01") == "fail"
        assert outcome(number_match(value=100, rel_tolerance=0.1), "90") == "pass"

    def test_either_tolerance_suffices(self):
        spec = number_match(value=100, abs_tolerance=1, rel_tolerance=0.1)
        assert outcome(spec, "109") == "pass"

    def test_an_entry_of_values_may_have_its_own_tolerance(self):
        spec = number_match(values=[{"value": 5, "abs_tolerance": 1}, 7])
        assert (outcome(spec, "6 and 7"), outcome(spec, "6 and 8")) == ("pass", "fail")

    def test_a_section_has_its_own_scope(self):
        spec = number_match(value=1, scope="first_sentence")
        assert (outcome(spec, "One. Not 2."), outcome(spec, "Two. Not 1.")) == ("pass", "fail")

    def test_the_scope_beside_the_entries_is_that_of_string_match_where_there_is_one(self):
        answer = "It is the FDA. It began in 1906."
        reference = {"number_match": {"value": 1906}, "scope": "first_sentence"}
        assert outcome({"eval_types": ["number_match"], "reference_answers": reference}, answer) == "fail"
        both = {
            "eval_types": ["string_match", "number_match"],
            "reference_answers": {**reference, "must_include": ["fda"]},
        }
        assert outcome(both, answer) == "pass"

    def test_list_items_may_come_in_any_order_unless_ordered(self):
        backwards = "Italy, then Germany"
        assert outcome(list_match("germany", ["italy"]), backwards) == "pass"
        assert outcome(list_match("germany", ["italy"], ordered=True), backwards) == "fail"
        assert outcome(list_match("germany", "italy", forbidden=["spain"]), backwards + ", Spain") == "fail"

    def test_exact_match_takes_alternatives_but_no_pattern(self):
        spec = {
            "eval_types": ["exact_match"],
            "reference_answers": {"exact_match": ["Biology |OR| Life", "^.*$"]},
        }
        assert [outcome(spec, answer) for answer in ("**life**.", "biology", "the life", "x")] == [
            "pass",
            "pass",
            "fail",
            "fail",
        ]

    def test_verifiers_are_joined_by_and(self):
        spec = string_match("fda")
        spec["eval_types"].append("number_match")
        spec["reference_answers"]["number_match"] = {"value": 1906}
        assert (outcome(spec, "FDA, 1906"), outcome(spec, "FDA"), outcome(spec, "1906")) == (
            "pass",
            "fail",
            "fail",
        )

    @pytest.mark.parametrize("answer", ["", "  \n", "**", "🙂", "."])
    @pytest.mark.parametrize("spec", [string_match(exclude=("x",)), number_match(value=0), list_match("a")])
    def test_an_empty_answer_always_fails(self, spec, answer):
        assert outcome(spec, answer) == "fail"

    def test_a_judge_alone_is_not_executable(self):
        assert outcome({"eval_types": ["llm_judge"], "reference_answers": {}}, "x") == "not_executable"

    def test_a_judge_decides_only_what_the_rest_accepts(self):
        spec = string_match("alaska")
        spec["eval_types"].append("llm_judge")
        assert (outcome(spec, "Alaska"), outcome(spec, "Texas")) == ("judge_required", "fail")


class TestFaults:
    def test_a_malformed_spec_is_no_fail(self):
        result = run({"eval_types": ["program_html"], "reference_answers": {}}, "x")
        assert result.outcome == Outcome.INFRASTRUCTURE_ERROR
        assert "program_html" in (result.reason or "")

    def test_an_answer_that_was_not_recorded_is_no_fail(self):
        assert outcome(string_match("a"), None) == "infrastructure_error"

    def test_an_answer_out_of_bounds_is_no_fail(self):
        assert outcome(string_match("a"), "x" * MAX_ANSWER_CHARACTERS) == "fail"
        assert outcome(string_match("a"), "x" * (MAX_ANSWER_CHARACTERS + 1)) == "infrastructure_error"
        assert outcome(number_match(value=7), "1 " * (MAX_NUMBERS + 1)) == "infrastructure_error"

    def test_a_time_out_is_no_fail_whatever_else_failed(self):
        result = run(string_match("absent", "^(a|aa)+$"), "a" * 40 + "b")
        assert result.outcome == Outcome.INFRASTRUCTURE_ERROR
        assert "^(a|aa)+$" in (result.reason or "")

    def test_literals_and_answers_that_repeat_themselves_are_no_fail_and_end(self):
        long = ["a " * (990 + index % 9) + f"b{index}" for index in range(500)]
        spec, answer = string_match(*long), ("a " * MAX_ANSWER_CHARACTERS)[: MAX_ANSWER_CHARACTERS - 6_000]
        answer += " ".join(f"b{index}" for index in range(500))
        started = time.process_time()
        result = run(spec, answer)
        assert (result.outcome, result.reason) == (
            Outcome.INFRASTRUCTURE_ERROR,
            "the entries ran out of time (2.0 s)",
        )
        assert time.process_time() - started < 6

    @pytest.mark.parametrize(
        "piece",
        [
            *("1 ", "one ", "and ", "[a](b)", "nö ", "½", "x½ ", "①", "59ec ", ". ", "A. ", "a-", "1,1"),
            *("(# ", "\n# ", "a\u0323\u0301", "ﷺ", "\u0f72\u0f71", "\u0316\uff9e", "\u0f72\u0f71`"),
        ],
    )
    def test_no_piece_repeated_to_the_longest_answer_takes_more_than_its_length(self, piece):
        answer = (piece * MAX_ANSWER_CHARACTERS)[:MAX_ANSWER_CHARACTERS]
        for scope in ("full", "first_sentence"):
            for spec in (string_match("a a a b", scope=scope), number_match(value=77, scope=scope)):
                # About 0.1 s on a quiet machine; whatever grows with the square of the answer takes many seconds.
                assert min(seconds_of(spec, answer) for _ in range(2)) < 0.5


class TestExplanation:
    def test_it_names_entry_kind_and_offset(self):
        spec = string_match("hdmi", exclude=("usb charger",), scope="first_sentence")
        result = run(spec, "The Type-C USB Charger Cable is longer. Not the HDMI one.")
        assert [finding.sentence() for finding in result.findings] == [
            "must_include 'hdmi' not found in the first sentence",
            "must_exclude 'usb charger' matched at 11 in the first sentence",
        ]

    def test_offsets_count_in_the_scoped_text_and_numbers_are_always_given(self):
        document = run(string_match("cost"), '"**The** cost is\n $9.99 or 9,99."').document()
        (row,) = document["explanation"]
        assert document["scoped_text"][row["offset"] :].startswith(row["text"])
        assert document["numbers"] == ["9.99"]

    def test_a_number_is_shown_where_it_stands(self):
        result = run(number_match(value=7_000_000), "They are **about**  7 million.")
        (finding,) = result.findings
        assert result.scoped_text[finding.offset :] == finding.text == "7 million"


@settings(deadline=None)
@given(ANSWERS, ENTRIES, ENTRIES)
def test_one_more_must_include_never_turns_fail_into_pass(answer, first, second):
    if outcome(string_match(first), answer) == "fail":
        assert outcome(string_match(first, second), answer) == "fail"


@settings(deadline=None)
@given(st.text(max_size=200))
def test_no_answer_raises(answer):
    for spec in (
        string_match("a", exclude=("^.*b.*$",), scope="first_sentence"),
        number_match(value=1),
        list_match("a"),
    ):
        assert outcome(spec, answer) in ("pass", "fail")


@settings(deadline=None)
@given(st.recursive(st.none() | st.booleans() | st.floats() | st.text(max_size=5), st.lists, max_leaves=5))
def test_no_spec_raises_at_run_time(value):
    for document in (
        value,
        {"eval_types": value, "reference_answers": value},
        {"eval_types": ["string_match"], "reference_answers": {"must_include": value}},
        {"eval_types": ["number_match"], "reference_answers": {"number_match": {"values": value}}},
        {"eval_types": ["list_match"], "reference_answers": {"list_match": {"items": value}}},
    ):
        assert isinstance(run(document, "a").outcome, Outcome)
