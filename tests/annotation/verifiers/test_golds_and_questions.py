"""Shapes of golds, options of questions and the spec suggested from both."""

import pytest

from annotation.verifiers.engine import run_document
from annotation.verifiers.gold_shapes import list_items, shape_of
from annotation.verifiers.questions import asks_for_order, competing_options, distinctive_words, named_options
from annotation.verifiers.suggestion import suggest_spec
from tests.annotation.verifiers.shared_data import needs_data, timewarp_golds
from tests.annotation.verifiers.specs import CABLES

BIOLOGY = "Is biophysics mentioned in the Biology article, the Physics article, both, or neither of them?"


@pytest.mark.parametrize(
    ("gold", "shape"),
    [
        ("Yes", "yes_no"),
        ("No, it does not.", "yes_no"),
        ("No such article exists", "short_entity"),
        ("Around 7 million", "number"),
        ("$9.99", "number"),
        ("Eight times", "number"),
        ("59EC38CAE8", "short_entity"),
        ("Particle Accelerators, Lasers", "list"),
        ("Jair Bolsonaro", "short_entity"),
        ("All the articles have valid pages.", "sentence"),
        (" ** ", "empty"),
    ],
)
def test_a_gold_has_a_shape(gold, shape):
    assert shape_of(gold) == shape


def test_a_grouped_number_is_one_item():
    assert list_items("1,234, Alaska and more; Texas.") == ["1,234", "Alaska and more", "Texas"]


def test_options_are_read_from_the_question():
    assert named_options(CABLES) == ["the white Type-C to HDMI Cable", "the Type-C USB Charger Cable"]
    assert named_options(BIOLOGY) == ["the Biology article", "the Physics article"]
    assert named_options("Who is the mayor?") == []


def test_the_gold_does_not_compete_with_itself():
    assert competing_options(CABLES, "White Type-C to HDMI Cable") == ["the Type-C USB Charger Cable"]


def test_the_distinctive_words_are_those_of_one_option_alone():
    assert distinctive_words("the Type-C USB Charger Cable", ["White Type-C to HDMI Cable"]) == "usb charger"


def test_an_order_is_asked_for_by_its_words():
    assert asks_for_order("Name them in alphabetical order.")
    assert not asks_for_order("Name all of them.")


@pytest.mark.parametrize(
    ("gold", "intent", "expected"),
    [
        (
            "No, it does not.",
            "",
            {"must_include": ["no"], "must_exclude": ["yes"], "scope": "first_sentence"},
        ),
        ("Thirteen", "", {"number_match": {"value": 13}}),
        ("$9.99", "", {"number_match": {"value": 9.99, "abs_tolerance": 0.01}}),
        ("Around 7 million", "", {"number_match": {"value": 7_000_000, "rel_tolerance": 0.1}}),
        ("1903", "", {"must_include": ["1903"], "must_exclude": [], "scope": "full"}),
        ("A, B", "in order", {"list_match": {"items": [["a"], ["b"]], "ordered": True, "forbidden": []}}),
        (
            "White Type-C to HDMI Cable",
            CABLES,
            {"must_include": ["white to hdmi"], "must_exclude": ["usb charger"], "scope": "first_sentence"},
        ),
        ("", "", {}),
    ],
)
def test_the_suggestion_follows_the_shape(gold, intent, expected):
    assert suggest_spec(gold=gold, intent=intent)["reference_answers"] == expected


@needs_data
def test_every_suggestion_for_a_public_gold_accepts_that_gold():
    golds = timewarp_golds()
    refused = [
        task
        for task, gold in golds.items()
        if run_document(suggest_spec(gold=gold, intent=""), gold).outcome != "pass"
    ]
    assert (len(golds), refused) == (231, [])
