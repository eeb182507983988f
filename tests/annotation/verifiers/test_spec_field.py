"""Specs as labels: refused where they could not run, compared on what they accept."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotation.verifiers.asked_case import AskedCase, asked_case, gold_text
from annotation.verifiers.differences import differing_answers
from annotation.verifiers.lint_places import lint_place
from annotation.verifiers.parsing import parse_spec
from annotation.verifiers.problems import Lint
from annotation.verifiers.run_documents import flips
from annotation.verifiers.spec_field import RunnableSpec, in_case
from taxonomy.fields.base import BadAnswer
from taxonomy.fields.schema import parse_schema

FIELD = RunnableSpec(key="spec")
CASE = AskedCase("15", "Which state has boroughs, Alaska or Louisiana?", "", "Alaska")
SCHEMA = parse_schema(
    {
        "name": "specs",
        "fields": [
            {"key": "spec", "type": "verifier_spec"},
            {"key": "right", "type": "examples", "polarity": "positive"},
            {"key": "wrong", "type": "examples", "polarity": "negative"},
        ],
    }
)
SCHEMA = replace(SCHEMA, fields=tuple(FIELD if field.key == "spec" else field for field in SCHEMA.fields))


def string(*include, exclude=(), **more):
    return {
        "eval_types": ["string_match"],
        "reference_answers": {"must_include": [*include], "must_exclude": [*exclude], **more},
    }


def label(spec, right=(), wrong=()):
    return {
        "spec": spec,
        "right": [{"text": text} for text in right],
        "wrong": [{"text": text} for text in wrong],
    }


def bound(*labels, case=CASE):
    return in_case(SCHEMA, case, labels).field("spec")


class TestASpec:
    @pytest.mark.parametrize(
        ("value", "message"),
        [
            (string("^(alaska$"), "must_include, entry 0: .*regex"),
            (string(), "must_include: string_match needs an entry"),
            (string("a", scope="first_line"), "scope"),
            (string("a", fuzzy_match=7), "fuzzy_match: must be a text"),
            ({"eval_types": ["number_match"], "reference_answers": {}}, "number_match"),
        ],
    )
    def test_that_could_not_run_is_refused_by_key_and_entry(self, value, message):
        with pytest.raises(BadAnswer, match=message):
            FIELD.clean(value)


class TestTwoSpecs:
    def test_of_the_requirement_agree_on_eleven_of_twelve_answers(self):
        right = [
            "Alaska.",
            "It is Alaska.",
            "**Alaska** it is",
            "Alaska, not Louisiana.",
            "The state of Alaska",
            "alaska, I think",
        ]
        wrong = ["Louisiana.", "Texas.", "Ohio.", "Maine it is.", "No state does.", "I could not find it."]
        one, other = string("alaska"), string("alaska", exclude=("louisiana",))
        field = bound(label(one, right, wrong), label(other), case=AskedCase("15"))
        found = field.compared(one, other)
        assert (len(field.pool), found.n_agreed, len(found.judged)) == (12, 11, 12)
        assert [row.answer for row in found.differing] == ["Alaska, not Louisiana."]
        assert field.differ(one, other)

    def test_that_accept_the_same_agree_however_they_are_written(self):
        one, other = string("alaska"), string("alaska |OR| the last frontier", exclude=())
        assert not bound(label(one), label(other)).differ(one, other)
        assert FIELD.differ(one, other)

    def test_of_which_one_leaves_it_to_a_judge_differ(self):
        one, other = (
            string("alaska"),
            {
                "eval_types": ["string_match", "llm_judge"],
                **{"reference_answers": {"must_include": ["alaska"]}},
            },
        )
        judge = {"eval_types": ["llm_judge"], "reference_answers": {}}
        field = bound(label(one), label(other))
        assert field.differ(one, other)
        assert field.differ(one, judge)
        assert not field.differ(judge, {**judge, "reference_answers": {"fuzzy_match": "Alaska"}})

    def test_do_not_differ_by_a_fault(self):
        """A pattern out of time says nothing about an answer."""
        slow = "a" * 60 + "b"
        one, other = string("^(a|aa)+b$"), string("^(a|aa)+$")
        field = bound(label(one, [slow + "c"]), label(other), case=AskedCase("1"))
        assert {str(outcome) for row in field.compared(one, other).undecided for outcome in row.outcomes} >= {
            "infrastructure_error"
        }
        assert not field.differ(one, other)

    def test_that_agree_leave_the_one_with_the_higher_mutation_score(self):
        loose, strict = string("alaska"), string("alaska", exclude=("could not find",))
        field = replace(bound(label(loose), label(strict)), pool=("Alaska.", "Ohio."))
        assert field.score(loose) < field.score(strict)
        for order in ([loose, strict], [strict, loose]):
            assert field.agreed(order).answer == strict
        assert "the highest mutation score" in field.agreed([loose, strict]).how
        twin = string("alaska |OR| alaska")
        assert field.agreed([twin, loose]).answer == twin
        assert "the first in the study's order" in field.agreed([twin, loose]).how

    @given(st.permutations(["Alaska.", "Ohio", "**Alaska**", "Texas", "It is Alaska!"]))
    def test_are_compared_on_the_same_answers_in_any_order_of_labels(self, texts):
        one, other = label(string("a"), texts[:3], texts[3:]), label(string("b"), texts[2:], texts[:2])
        assert bound(one, other).pool == bound(other, one).pool
        assert bound(one).pool[0] == "Alaska"


class TestACase:
    @pytest.mark.parametrize(
        ("reference", "gold"),
        [
            ("Ten", "Ten"), (10, "10"), ({"fuzzy_match": "Ten"}, "Ten"), ({"answer": "Ten"}, "Ten"), (["Ten"], "Ten"),
            ({"eval_types": ["llm_judge"], "reference_answers": {"fuzzy_match": "Ten"}}, "Ten"),
            ({"eval": {"reference_answers": {"fuzzy_match": "Ten"}}}, "Ten"), (None, None),
            (["a", "b"], None), ({}, None), (True, None),
        ],
    )  # fmt: skip
    def test_has_its_gold_however_it_is_wrapped(self, reference, gold):
        assert gold_text(reference) == gold

    def test_has_its_question_in_the_input(self):
        assert asked_case("1", {"input": "How many?"}).intent == "How many?"
        told = asked_case("1", {"input": {"intent": "How many?", "additional_instructions": "In words."}})
        assert told.question == "How many? In words."


def test_answers_that_specs_judge_alike_are_left_out_and_reasons_are_given():
    specs = [parse_spec(string("alaska")), parse_spec(string("alaska", exclude=("louisiana",)))]
    [row] = differing_answers(specs, ["Alaska", "Louisiana rather than Alaska", "Ohio"])
    assert [verdict.outcome for verdict in row.verdicts] == ["pass", "fail"]
    assert row.verdicts[1].why == "must_exclude 'louisiana' matched at 0"
    assert row.verdicts[0].text[row.verdicts[0].start : row.verdicts[0].end] == "alaska"


def test_a_lint_stands_at_the_entry_that_it_quotes():
    reference = {"must_include": ["hdmi"], "must_exclude": ["usb"]}
    assert (
        lint_place(Lint("echo", "must_include 'hdmi' stands in the question"), reference)["entry"] == "hdmi"
    )
    assert lint_place(Lint("contrast", "trap 2: 'A, not B' is rejected"), reference)["key"] == "must_exclude"
    assert lint_place(Lint("joke_example", "negative 1 holds 'banana'"), reference) == {
        "code": "joke_example", "message": "negative 1 holds 'banana'", "key": "", "entry": None,
    }  # fmt: skip


def test_flips_are_answers_that_two_runs_judge_otherwise():
    row = {"check": "gold", "answer": "Ten", "outcome": "pass"}
    before = {"examples": [row], "made": [{"answer": "Nine", "outcome": "fail"}]}
    after = {
        "examples": [row | {"outcome": "fail"}],
        "made": [{"answer": "Nine", "outcome": "fail"}, {"answer": "New", "outcome": "pass"}],
    }
    assert [tuple(flip) for flip in flips(before, after)] == [("Ten", "pass", "fail")]
