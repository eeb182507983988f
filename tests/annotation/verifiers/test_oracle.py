"""The oracle's verdict on a record, and what it is attacked with."""

import pytest

from annotation.verifiers.crosstalk import crosstalk, prepared_golds
from annotation.verifiers.mutation import mutation_score
from annotation.verifiers.near_misses import NearMiss, near_misses
from annotation.verifiers.oracle import run_oracle
from annotation.verifiers.parsing import parse_spec
from tests.annotation.verifiers.specs import CABLES, number_match, record, string_match


def failures(**changes) -> list[str]:
    return [failure.detail for failure in run_oracle(record(**changes)).failures]


class TestVerdict:
    def test_a_sound_record_passes(self):
        assert run_oracle(record()).status == "passed"

    def test_a_lenient_spec_comes_back_with_the_entry_and_its_place(self):
        changes = {"negative_examples": ["No state uses boroughs, not even Alaska.", "Texas.", "Ohio."]}
        report = run_oracle(record(**changes))
        assert report.status == "needs_repair"
        (failure,) = report.failures
        assert failure.detail.startswith("negative 1 accepted: 'alaska' at 33")
        assert failure.document()["entry"] == "alaska"
        assert (failure.index, failure.document()["offset"]) == (0, 33)

    def test_a_ruled_out_version_earns_nothing(self):
        changes = {
            "gold": "v2.14.1",
            "positive_examples": ["v2.14.1", "**v2.14.1** is deployed.", "It runs v2.14.1 since May."],
            "negative_examples": ["payments is running v2.13.9, not v2.14.1", "v2.13.9", "v2.14.10"],
        }
        (detail,) = failures(**changes, **string_match("v2.14.1"))
        assert "too lenient: a negative example passes" in detail
        strict = string_match("v2.14.1", exclude=("v2.13.9",), scope="first_sentence")
        assert failures(**changes, **strict) == []

    def test_a_strict_spec_comes_back_with_the_example_it_rejects(self):
        (detail,) = failures(positive_examples=["Alaska.", "Alaskan state", "**Alaska**"])
        assert detail == "positive 2 rejected: must_include 'alaska' not found"

    def test_the_gold_itself_must_pass(self):
        (detail, *_) = failures(**number_match(value=0), gold="None")
        assert detail == "gold rejected: number 0 required, no number in the gold"

    def test_one_text_on_both_sides_is_a_conflict(self):
        report = run_oracle(record(negative_examples=["*ALASKA*", "Texas.", "Ohio."]))
        assert [failure.check for failure in report.failures] == ["negative", "conflict"]

    def test_a_time_out_names_the_example_and_no_verdict(self):
        slow = "a" * 40 + "b"
        (detail,) = failures(
            **string_match("^(?:(a|aa)+|.*alaska.*)$"), negative_examples=[slow, "Texas", "Ohio"]
        )
        assert detail.startswith("negative 1 could not be run: regex")

    def test_a_judged_record_is_not_executable(self):
        judged = {"eval_types": ["llm_judge"], "reference_answers": {}, "subjective": True, "notes": "x"}
        assert run_oracle(record(**judged)).status == "not_executable"

    def test_every_example_is_kept_with_what_was_found(self):
        runs = run_oracle(record()).runs
        assert [(run.check, run.index) for run in runs][:3] == [
            ("gold", None),
            ("positive", 0),
            ("positive", 1),
        ]
        assert {str(run.result.outcome) for run in runs} == {"pass", "fail"}


class TestCrosstalk:
    def test_equal_golds_are_no_crosstalk(self):
        golds = prepared_golds({"1": "No.", "2": "no", "3": "No such thing", "4": "Yes"})
        others = crosstalk(parse_spec(string_match("no")), golds, own_gold="No")
        assert others.document() == {"n": 4, "n_accepted": 1, "rate": 0.25, "accepted": ["3"]}

    def test_a_high_rate_is_advised_against_and_blocks_nothing(self):
        report = run_oracle(record(), golds=prepared_golds({"1": "Alaska Airlines", "2": "Texas"}))
        assert "crosstalk" in {lint.code for lint in report.lints}
        assert report.status == "passed"


class TestNearMisses:
    def made(self, gold: str, intent: str = "") -> dict[str, list[str]]:
        kinds: dict[str, list[str]] = {}
        for miss in near_misses(gold=gold, intent=intent):
            kinds.setdefault(miss.kind, []).append(miss.text)
        return kinds

    def test_the_wrong_option_of_the_question_is_tried(self):
        named = self.made("White Type-C to HDMI Cable", CABLES)["named_option"]
        assert "The answer is the Type-C USB Charger Cable." in named

    def test_numbers_are_moved_by_one_and_hedged_ones_by_more(self):
        assert self.made("13 results")["off_by_one"] == ["14 results", "12 results"]
        assert self.made("Around 7 million")["off_by_one"] == ["around 14000000", "around 3500000"]
        assert self.made("Zero")["off_by_one"] == ["1"]

    def test_numbers_are_written_otherwise_but_years_are_not(self):
        assert self.made("7 million")["other_number_format"] == ["7,000,000", "seven million"]
        assert "other_number_format" not in self.made("1903")

    def test_a_reversed_list_is_wrong_only_where_an_order_is_asked_for(self):
        def wanted(intent: str) -> set[bool]:
            made = near_misses(gold="Germany, Italy, Spain", intent=intent)
            return {miss.should_pass for miss in made if miss.kind == "reordered"}

        assert (wanted("List them in alphabetical order."), wanted("List them.")) == ({False}, {True})

    def test_a_verdict_is_turned_round(self):
        assert self.made("Yes, it is")["negation"][0] == "No."

    def test_an_empty_gold_makes_nothing(self):
        assert near_misses(gold="", intent="Why?") == []

    def test_the_score_is_the_share_judged_rightly(self):
        misses = [
            NearMiss("a", "Alaska, surely", True),
            NearMiss("b", "Texas", False),
            NearMiss("c", "Not Alaska", False),
        ]
        score = mutation_score(parse_spec(string_match("alaska")), misses)
        assert score.value == pytest.approx(2 / 3)
        assert [row["answer"] for row in score.document()["misjudged"]] == ["Not Alaska"]

    def test_a_judge_has_no_score(self):
        judged = parse_spec({"eval_types": ["llm_judge"], "reference_answers": {}})
        assert mutation_score(judged, [NearMiss("a", "x", True)]).value is None
