"""Answers that a spec is tried on."""

from typing import Any

import pytest

from taxonomy.fields.base import BadAnswer, BadSchema
from tests.taxonomy.fields.questions import question

POSITIVE = question("examples", polarity="positive", minimum=3, max_length=100)
NEGATIVE = question("examples", polarity="negative", minimum=1, max_length=100)


def test_plain_texts_and_objects_have_one_form() -> None:
    given = ["Alaska.", {"text": "It is Alaska.", "style": "verbose"}, "**Alaska**"]
    assert POSITIVE.clean(given) == [
        {"text": "Alaska."},
        {"text": "It is Alaska.", "style": "verbose"},
        {"text": "**Alaska**"},
    ]


def test_a_near_miss_is_marked_and_its_absence_is_not() -> None:
    given = [{"text": "Texas.", "near_miss": True}, {"text": "Ohio.", "near_miss": False}]
    assert NEGATIVE.clean(given) == [{"text": "Texas.", "near_miss": True}, {"text": "Ohio."}]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (["Alaska.", "Alaska", "It is."], "example 2 is a duplicate of example 1"),
        (["Alaska.", "It is.", " alaska! "], "example 3 is a duplicate of example 1"),
        (["a", "b"], "has 2 examples; give 3 to 50"),
        (["a", "b", " ?!"], "example 3 says nothing"),
        (["a", "b", {"text": "c", "near_miss": True}], "an object with text and style"),
        (
            ["a", "b", {"text": "c", "style": "curt"}],
            "example 3: style must be one of terse, verbose, reformatted",
        ),
        (["a", "b", {"style": "terse"}], "an object with text and style"),
        (["a", "b", "c" * 101], "example 3: is 101 characters long"),
        ("abc", "give a list"),
    ],
)
def test_what_is_wrong_with_a_list_is_said_with_its_number(given: Any, message: str) -> None:
    with pytest.raises(BadAnswer, match=message.replace("?", r"\?")):
        POSITIVE.clean(given)


def test_a_near_miss_is_true_or_false() -> None:
    with pytest.raises(BadAnswer, match="example 1: near_miss must be true or false"):
        NEGATIVE.clean([{"text": "a", "near_miss": "yes"}])


def test_markdown_makes_another_example() -> None:
    assert len(POSITIVE.clean(["Alaska", "**Alaska**", "`Alaska`"])) == 3


@pytest.mark.parametrize(
    ("properties", "path"),
    [({"polarity": "neutral"}, "polarity"), ({"minimum": 51}, "minimum"), ({"max_length": 0}, "max_length")],
)
def test_the_path_of_a_wrong_property_is_named(properties: dict[str, Any], path: str) -> None:
    with pytest.raises(BadSchema) as refusal:
        question("examples", **properties)
    assert refusal.value.path == f"fields[0].{path}"
