"""What an annotation record must hold."""

import pytest

from annotation.verifiers.records import record_problems
from tests.annotation.verifiers.specs import annotation


def problems(**changes) -> str:
    return "; ".join(problem.sentence() for problem in record_problems(annotation(**changes)))


def test_a_complete_record_has_no_problem():
    assert problems() == ""


@pytest.mark.parametrize(
    ("changes", "mentions"),
    [
        ({"task_id": None}, "task_id"),
        ({"intent": 5}, "intent"),
        (
            {"reference_answers": {"must_include": ["a"], "fuzzy_match": ["x"]}},
            "reference_answers.fuzzy_match",
        ),
        ({"confidence": "certain"}, "confidence"),
        ({"confidence": "low"}, "notes: confidence low"),
        ({"gold_suspect": True}, "notes: gold_suspect"),
        ({"gold_suspect": "yes"}, "gold_suspect: must be true or false"),
        ({"subjective": True, "notes": "x"}, "subjective"),
        ({"eval_types": ["llm_judge"], "reference_answers": {}}, "subjective: must be true"),
        ({"eval_types": ["llm_judge"], "subjective": True, "notes": "x"}, "reference_answers: must be empty"),
        ({"positive_examples": "Alaska"}, "positive_examples: must be a list"),
        ({"negative_examples": ["a", "b"]}, "negative_examples: needs at least 3 examples, has 2"),
        ({"negative_examples": ["a", "b", 5]}, "negative_examples: entry 2"),
        ({"negative_examples": ["a", "b", "**"]}, "entry 2 is empty"),
        ({"positive_examples": ["Alaska.", " ALASKA!", "**Alaska**"]}, "entry 1 is a duplicate of entry 0"),
        ({"positive_examples": [{"text": "Alaska", "style": "loud"}, "b", "c"]}, "style 'loud'"),
    ],
)
def test_each_fault_is_named(changes, mentions):
    assert mentions in problems(**changes)


def test_markdown_makes_another_style_and_no_duplicate():
    assert problems(positive_examples=["Alaska.", "**Alaska**", "It is Alaska."]) == ""


def test_a_subjective_record_keeps_its_gold_beside_no_spec():
    judged = {"eval_types": ["llm_judge"], "reference_answers": {"fuzzy_match": "x"}, "subjective": True}
    assert problems(**judged, notes="no anchor") == ""


def test_an_import_owes_examples_but_not_a_sound_spec():
    bare = {"task_id": 1, "eval_types": ["string_match"], "reference_answers": {"must_include": ["a"]}}
    assert record_problems(bare, imported=True) == []
    assert record_problems({**bare, "eval_types": ["x"]}, imported=True)[0].field == "eval_types"
