"""What an editor's buttons do to a schema document."""

from dataclasses import fields

import pytest

from taxonomy.fields.base import BadSchema
from taxonomy.fields.registry import FIELD_TYPES
from taxonomy.fields.schema import parse_schema
from taxonomy.schema_edits import (
    add_field,
    first_document,
    move_field,
    put_properties,
    put_rule,
    remove_field,
    remove_rule,
    replace_field,
    retyped,
)

DOCUMENT = {
    "name": "tone",
    "fields": [
        {"key": "warmth", "type": "scale", "minimum": 0, "maximum": 2, "weight": 3, "gate": 1},
        {"key": "reasons", "type": "codes", "taxonomy": "t"},
        {"key": "note", "type": "text"},
    ],
    "rules": [
        {"if": {"warmth.passes_gate": False}, "require": ["note"]},
        {"if": {"warmth": 0, "quality_score": {"at_most": 0.2}}, "require": ["reasons"], "forbid": ["note"]},
    ],
    "outcome": {"field": "warmth", "pass": [2]},
}


def keys(document: dict) -> list[str]:
    return [spec["key"] for spec in document["fields"]]


def test_a_new_document_is_a_valid_schema():
    assert parse_schema(first_document("x")).name == "x"


@pytest.mark.parametrize("type_name", FIELD_TYPES)
def test_a_field_of_every_type_can_be_added_twice_and_the_schema_stays_valid(type_name):
    document = add_field(first_document("x"), type_name=type_name, taxonomy="t")
    document = add_field(document, type_name=type_name, taxonomy="t")
    parse_schema(document)
    assert keys(document) == ["verdict", type_name, f"{type_name}_2"]


@pytest.mark.parametrize("kind", FIELD_TYPES.values(), ids=list(FIELD_TYPES))
def test_an_editor_knows_every_property_of_a_type(kind):
    own = {field.name for field in fields(kind)} - kind.not_in_documents()
    of_every_field = {"key", "title", "help", "required", "adjudicate", "guideline"}
    assert {asked.name for asked in kind.properties} == own - of_every_field
    assert kind.purpose


def test_an_unknown_type_and_codes_without_a_taxonomy_are_refused():
    with pytest.raises(BadSchema, match="type: must be one of choice, scale"):
        add_field(DOCUMENT, type_name="slider")
    with pytest.raises(BadSchema, match="taxonomy: a field of codes needs a taxonomy"):
        add_field(DOCUMENT, type_name="codes")


def test_a_field_moves_and_stays_at_an_end():
    assert keys(move_field(DOCUMENT, key="note", by=-1)) == ["warmth", "note", "reasons"]
    assert keys(move_field(DOCUMENT, key="note", by=1)) == keys(DOCUMENT)
    assert keys(move_field(DOCUMENT, key="warmth", by=-1)) == keys(DOCUMENT)


def test_a_field_that_something_names_is_not_removed():
    with pytest.raises(BadSchema, match=r"fields\[2\]: rule 1 names 'note'"):
        remove_field(DOCUMENT, key="note")
    free = DOCUMENT | {"rules": []}
    with pytest.raises(BadSchema, match="outcome is read from 'warmth'"):
        remove_field(free, key="warmth")
    assert keys(remove_field(free, key="note")) == ["warmth", "reasons"]


def test_a_new_key_is_written_wherever_the_old_one_is_named():
    warm = replace_field(DOCUMENT, key="warmth", spec=DOCUMENT["fields"][0] | {"key": "heat"})
    assert [list(rule["if"]) for rule in warm["rules"]] == [["heat.passes_gate"], ["heat", "quality_score"]]
    assert warm["outcome"]["field"] == "heat"
    noted = replace_field(DOCUMENT, key="note", spec={"key": "why", "type": "text"})
    assert noted["fields"][1]["note_field"] == "why"
    assert [rule.get("forbid") for rule in noted["rules"]] == [None, ["why"]]
    parse_schema(warm)
    parse_schema(noted)


def test_edits_leave_the_given_document_as_it_was():
    before = repr(DOCUMENT)
    replace_field(DOCUMENT, key="note", spec={"key": "why", "type": "text"})
    move_field(DOCUMENT, key="note", by=-2)
    put_rule(DOCUMENT, index=0, rule={})
    assert repr(DOCUMENT) == before


def test_rules_are_added_replaced_and_removed_by_place():
    rule = {"if": {"warmth": 2}, "forbid": ["note"]}
    assert put_rule(DOCUMENT, index=None, rule=rule)["rules"][2] == rule
    assert put_rule(DOCUMENT, index=0, rule=rule)["rules"][0] == rule
    assert remove_rule(DOCUMENT, index=0)["rules"] == DOCUMENT["rules"][1:]
    for index in (-1, 2):
        with pytest.raises(BadSchema, match="no rule"):
            remove_rule(DOCUMENT, index=index)


def test_properties_of_the_whole_are_left_out_when_empty_and_the_name_stays():
    changed = put_properties(DOCUMENT, {"name": "other", "title": "Tone", "outcome": {}})
    assert (changed["name"], changed["title"], "outcome" in changed) == ("tone", "Tone", False)


def test_a_field_that_is_gone_is_named():
    with pytest.raises(BadSchema, match="there is no field 'gone' any more"):
        move_field(DOCUMENT, key="gone", by=1)


@pytest.mark.parametrize("old", FIELD_TYPES)
@pytest.mark.parametrize("new", FIELD_TYPES)
def test_a_field_of_every_type_becomes_one_of_every_other(old, new):
    spec = add_field(first_document("x"), type_name=old, taxonomy="t")["fields"][-1]
    spec |= {"title": "What is it?", "help": "Look twice.", "required": True, "guideline": "#look"}
    changed = retyped(spec, type_name=new, taxonomy="t")
    kept = ("key", "title", "help", "required", "guideline")
    assert [changed[name] for name in kept] == [spec[name] for name in kept]
    parse_schema({"name": "x", "fields": [changed]})


def test_another_type_keeps_what_both_ask_for_and_nothing_else():
    integer = {"key": "n", "type": "integer", "minimum": 1, "maximum": 9, "true_zero": True}
    assert retyped(integer, type_name="number") == integer | {"type": "number"}
    # Ends of a scale and of a number are other questions; `adjudicate` is left out where it says the new default.
    assert retyped(integer | {"adjudicate": False}, type_name="text") == {"key": "n", "type": "text"}
    with pytest.raises(BadSchema, match=r"^type: "):
        retyped(integer, type_name="colour")
    with pytest.raises(BadSchema, match="taxonomy: a field of codes needs a taxonomy"):
        retyped(integer, type_name="codes")
