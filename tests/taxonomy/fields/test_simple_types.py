"""Choices, scales, booleans, codes, texts and mappings: what each refuses and how it reads the forms people write."""

from typing import Any

import pytest

from taxonomy.fields.base import BadAnswer, BadSchema
from tests.taxonomy.fields.questions import question


@pytest.mark.parametrize(
    ("name", "given", "answer"),
    [
        ("choice", " U\u0308ber ", "Über"),
        ("scale", 2.0, 2),
        ("codes", ["C-c", "A", " A"], ["A", "C-c"]),
        ("codes", [], []),
        ("text", "  as it is\r\n ", "  as it is\r\n "),
        ("mapping", {"b": "", "a": "x "}, {"a": "x ", "b": ""}),
    ],
)
def test_an_answer_has_one_normalised_form(name: str, given: Any, answer: Any) -> None:
    found = question(name).clean(given)
    assert (found, type(found)) == (answer, type(answer))


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("choice", "maybe", "choose one of Über, no way, 1"),
        ("choice", 1, "choose one of"),
        ("scale", 4, "from -1 to 3"),
        ("scale", 1.5, "from -1 to 3"),
        ("scale", True, "from -1 to 3"),
        ("scale", float("nan"), "from -1 to 3"),
        ("boolean", "true", "choose true or false"),
        ("codes", ["A", "D"], "'D' is no code of reasons"),
        ("codes", "A", "give a list of codes"),
        ("text", "x" * 21, "is 21 characters long; at most 20 fit"),
        ("text", "a\x00", "NUL"),
        ("text", "a\ud800", "lone surrogate"),
        ("mapping", {"": "x"}, "a key must not be empty"),
        ("mapping", {"a": None}, "'a': write text"),
        ("mapping", {"k" * 201: "x"}, "is 201 characters long"),
        ("mapping", dict.fromkeys("abcd", ""), "has 4 entries; at most 3 fit"),
        ("mapping", ["a"], "give texts under keys"),
    ],
)
def test_a_refusal_says_what_is_wanted(name: str, value: Any, message: str) -> None:
    with pytest.raises(BadAnswer, match=message):
        question(name).clean(value)


@pytest.mark.parametrize(
    ("name", "text", "answer"),
    [
        ("scale", " 2", 2),
        ("boolean", "Yes", True),
        ("boolean", "0", False),
        ("codes", "C-c; A;;A", ["A", "C-c"]),
        ("codes", "", []),
        ("mapping", '{"a": "b"}', {"a": "b"}),
    ],
)
def test_a_cell_is_read(name: str, text: str, answer: Any) -> None:
    assert question(name).from_text(text) == answer


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("scale", "+2"),
        ("scale", "two"),
        ("boolean", "2"),
        ("mapping", "a=b"),
        ("mapping", '{"a":"1","a":"2"}'),
    ],
)
def test_a_cell_that_states_no_answer_is_refused(name: str, text: str) -> None:
    with pytest.raises(BadAnswer):
        question(name).from_text(text)


OPTIONS = [{"value": "a", "hotkey": "x"}, {"value": "b", "hotkey": "x"}]


@pytest.mark.parametrize(
    ("name", "properties", "path"),
    [
        ("choice", {"options": [{"value": "a"}]}, "options"),
        ("choice", {"options": [{"value": "a"}, {"value": "a"}]}, "options"),
        ("choice", {"options": [{"value": "a"}, {"value": " b"}]}, "options[1].value"),
        ("choice", {"options": [{"value": "a"}, {"value": "e\u0301"}]}, "options[1].value"),
        ("choice", {"options": OPTIONS}, "options[0].hotkey"),
        ("choice", {"options": [{"value": "a", "hotkey": "xy"}, {"value": "b"}]}, "options[0].hotkey"),
        ("choice", {"options": [{"value": "a", "color": "red"}, {"value": "b"}]}, "options[0].color"),
        ("scale", {"minimum": 3}, "maximum"),
        ("scale", {"maximum": 200}, "maximum"),
        ("scale", {"minimum": "0"}, "minimum"),
        ("scale", {"anchors": {"4": "beyond"}}, "anchors.4"),
        ("scale", {"weight": 0}, "weight"),
        ("scale", {"gate": 4}, "gate"),
        ("codes", {"codes": ["A"]}, "codes"),
        ("codes", {"taxonomy": "others"}, "taxonomy"),
        ("codes", {"note_field": "remarks"}, "note_field"),
        ("text", {"max_length": 0}, "max_length"),
        ("mapping", {"max_entries": True}, "max_entries"),
        ("boolean", {"required": "yes"}, "required"),
    ],
)
def test_the_path_of_a_wrong_property_is_named(name: str, properties: dict[str, Any], path: str) -> None:
    with pytest.raises(BadSchema) as refusal:
        question(name, **properties)
    assert refusal.value.path == f"fields[0].{path}"


def test_a_lone_answer_against_none_is_a_disagreement() -> None:
    field = question("choice")
    assert field.disagree("1", None)
    assert not field.disagree(None, None)
    assert field.agreed(["1", "1"]) == ("1", "")


def test_categories_of_a_type_without_any_are_those_found() -> None:
    assert question("text").categories_among(["b", "a", "b"]) == ("a", "b")
    assert question("boolean").categories_among([]) == ("true", "false")
