"""Whole labels: rules, derived values, outcome policies, and the paths of faults in a schema document."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from taxonomy.fields.base import BadSchema
from taxonomy.fields.schema import InvalidAnswers, Schema, check_usable, parse_schema

FIELDS: list[dict[str, Any]] = [
    {"key": "decision", "type": "choice", "options": [{"value": "YES"}, {"value": "NO"}], "required": True},
    {"key": "score", "type": "scale", "minimum": 0, "maximum": 2, "weight": 3, "gate": 2},
    {"key": "depth", "type": "scale", "minimum": 1, "maximum": 5, "weight": 1},
    {"key": "codes", "type": "codes", "taxonomy": "reasons"},
    {"key": "price", "type": "number"},
    {"key": "sure", "type": "boolean"},
    {"key": "edit", "type": "edited_text"},
    {"key": "note", "type": "text"},
]
TAXONOMY = {"reasons": {"A": False, "OTHER": True}}


def schema(*rules: dict[str, Any], **more: Any) -> Schema:
    return parse_schema({"name": "s", "fields": FIELDS, "rules": list(rules), **more}, TAXONOMY)


def errors(read: Schema, **answers: Any) -> dict[str, str]:
    try:
        read.clean({"decision": "YES", **answers})
    except InvalidAnswers as refusal:
        return refusal.errors
    return {}


def edit(n_edits: int) -> dict[str, str]:
    return {"original": "x" * 1000, "final": "y" * n_edits + "x" * (1000 - n_edits)}


@pytest.mark.parametrize(
    ("condition", "binding", "idle"),
    [
        ({"decision": "NO"}, {"decision": "NO"}, {"decision": "YES"}),
        ({"score": [0, 1]}, {"score": 1}, {"score": 2}),
        ({"score": {"at_least": 1, "at_most": 1}}, {"score": 1}, {"score": 2}),
        ({"score": {"at_most": 1}}, {"score": 0}, {}),
        ({"price": 1.0}, {"price": 1}, {"price": 1.5}),
        ({"price": {"at_least": 0.1}}, {"price": 0.1}, {"price": 0.0999}),
        ({"sure": True}, {"sure": True}, {"sure": False}),
        ({"codes": {"includes": "A"}}, {"codes": ["A"]}, {"codes": []}),
        ({"codes": {"empty": False}}, {"codes": ["A"]}, {"codes": []}),
        ({"edit": {"empty": True}}, {}, {"edit": edit(0)}),
        ({"edit.edit_distance": {"at_least": 0.05}}, {"edit": edit(50)}, {"edit": edit(49)}),
        ({"edit.is_edited": True}, {"edit": edit(1)}, {"edit": edit(0)}),
        ({"edit.is_edited": False}, {"edit": edit(0)}, {}),
        ({"score.passes_gate": False}, {"score": 1}, {"score": 2}),
        ({"quality_score": {"at_most": 0.5}}, {"score": 1, "depth": 3}, {"score": 1, "depth": 4}),
        ({"quality_score": {"at_most": 0.5}}, {"score": 0, "depth": 1}, {"score": 0}),
        ({"decision": "NO", "sure": True}, {"decision": "NO", "sure": True}, {"decision": "NO"}),
    ],
)
def test_a_rule_binds_where_all_its_conditions_hold(
    condition: dict[str, Any], binding: dict[str, Any], idle: dict[str, Any]
) -> None:
    read = schema({"if": condition, "require": ["note"], "message": "Say why."})
    assert errors(read, **binding) == {"note": "Say why."}
    assert errors(read, **binding, note="because") == {}
    assert errors(read, **binding, note=" \n") == {"note": "Say why."}
    assert errors(read, **idle) == {}


def test_a_forbidden_field_may_stay_empty() -> None:
    read = schema({"if": {"decision": "YES"}, "forbid": ["note", "codes"]})
    assert errors(read, note="x", codes=["A"]) == dict.fromkeys(
        ("note", "codes"), "Not as the rule on decision asks."
    )
    assert errors(read, note="", codes=[]) == {}


@pytest.mark.parametrize(
    ("rule", "path"),
    [
        ({"if": {"decision": "MAYBE"}, "require": ["note"]}, "rules[0].if.decision"),
        ({"if": {"score": [0, 3]}, "require": ["note"]}, "rules[0].if.score"),
        ({"if": {"score": "1"}, "require": ["note"]}, "rules[0].if.score"),
        ({"if": {"score": []}, "require": ["note"]}, "rules[0].if.score"),
        ({"if": {"score": {}}, "require": ["note"]}, "rules[0].if.score"),
        ({"if": {"score": {"at_least": True}}, "require": ["note"]}, "rules[0].if.score"),
        ({"if": {"note": {"at_least": 3}}, "require": ["codes"]}, "rules[0].if.note"),
        ({"if": {"codes": ["A"]}, "require": ["note"]}, "rules[0].if.codes"),
        ({"if": {"codes": {"includes": "B"}}, "require": ["note"]}, "rules[0].if.codes"),
        ({"if": {"codes": {"empty": "yes"}}, "require": ["note"]}, "rules[0].if.codes"),
        ({"if": {"edit": "x"}, "require": ["note"]}, "rules[0].if.edit"),
        ({"if": {"edit.is_edited": 1}, "require": ["note"]}, "rules[0].if.edit.is_edited"),
        ({"if": {"edit.final_sha256": 1}, "require": ["note"]}, "rules[0].if.edit.final_sha256"),
        ({"if": {"edit.edit_distance": "0.05"}, "require": ["note"]}, "rules[0].if.edit.edit_distance"),
        ({"if": {"edit.length": 1}, "require": ["note"]}, "rules[0].if"),
        ({"if": {"depth.passes_gate": True}, "require": ["note"]}, "rules[0].if"),
        ({"if": {"decision": "NO"}, "require": ["edit.is_edited"]}, "rules[0].require[0]"),
        ({"if": {"decision": "NO"}, "require": ["codes", "remark"]}, "rules[0].require[1]"),
        ({"if": {"decision": "NO"}, "require": [1]}, "rules[0].require[0]"),
        ({"if": {"decision": "NO"}, "require": ["note"], "forbid": ["note"]}, "rules[0]"),
        ({"if": {"decision": "NO"}}, "rules[0]"),
        ({"if": {}, "require": ["note"]}, "rules[0]"),
        ({"if": {"decision": "NO"}, "require": ["note"], "unless": {}}, "rules[0].unless"),
    ],
)
def test_a_rule_that_could_never_hold_or_would_fail_is_refused_with_its_path(
    rule: dict[str, Any], path: str
) -> None:
    with pytest.raises(BadSchema) as refusal:
        schema(rule)
    assert refusal.value.path == path


def test_derived_values_are_those_that_the_answers_allow() -> None:
    read = schema()
    assert read.derived({"decision": "YES"}) == {}
    assert read.derived({"score": 2}) == {"score.passes_gate": True}
    assert read.derived({"score": 1, "depth": 2}) == {"score.passes_gate": False, "quality_score": 0.4375}


def test_a_field_may_not_take_the_name_of_the_quality_score() -> None:
    taken = {"key": "quality_score", "type": "text"}
    with pytest.raises(BadSchema, match="quality_score"):
        parse_schema({"name": "s", "fields": [*FIELDS, taken]}, TAXONOMY)
    assert parse_schema({"name": "s", "fields": [taken]}).field("quality_score")


@pytest.mark.parametrize("answer", [None, "", "  \n"])
def test_a_required_text_says_something(answer: Any) -> None:
    read = parse_schema({"name": "s", "fields": [{"key": "why", "type": "text", "required": True}]})
    with pytest.raises(InvalidAnswers, match="why: an answer is required"):
        read.clean({"why": answer})


def test_a_required_set_may_be_empty() -> None:
    codes = {"key": "codes", "type": "codes", "taxonomy": "reasons", "required": True}
    read = parse_schema({"name": "s", "fields": [codes]}, TAXONOMY)
    assert read.clean({"codes": []}) == {"codes": []}
    with pytest.raises(InvalidAnswers):
        read.clean({})


def test_a_code_that_needs_a_note_asks_for_one() -> None:
    assert errors(schema(), codes=["OTHER"]) == {"note": "OTHER needs a note."}
    assert errors(schema(), codes=["OTHER"], note="new") == {}


def test_every_fault_is_named_at_once() -> None:
    assert set(errors(schema(), score=9, codes=["B"], price="x", who=1)) == {"score", "codes", "price", "who"}


def test_only_values_that_can_be_compared_are_measured() -> None:
    spec = {"key": "spec", "type": "verifier_spec"}
    read = parse_schema({"name": "s", "fields": [*FIELDS, spec]}, TAXONOMY)
    assert [field.key for field in read.measured()] == [
        "decision",
        "score",
        "depth",
        "codes",
        "price",
        "sure",
    ]
    assert "note" not in [field.key for field in read.adjudicated()]
    assert "spec" in [field.key for field in read.adjudicated()]


@pytest.mark.parametrize(
    ("outcome", "path"),
    [
        ({"field": "verdict"}, "outcome.field"),
        ({"field": "decision", "pass": ["MAYBE"]}, "outcome.pass"),
        ({"field": "decision", "pass": ["YES"], "fail": ["YES"]}, "outcome.pass"),
        ({"field": "decision", "maybe": ["NO"]}, "outcome.maybe"),
        ({"field": "note", "pass": ["x"]}, "outcome.pass"),
    ],
)
def test_an_outcome_policy_sorts_categories_of_one_field(outcome: dict[str, Any], path: str) -> None:
    with pytest.raises(BadSchema) as refusal:
        schema(outcome=outcome)
    assert refusal.value.path == path


@pytest.mark.parametrize(
    "outcome",
    [{"field": "sure", "pass": [True], "fail": ["false"]}, {"field": "score", "pass": [2], "fail": ["0"]}],
)
def test_an_outcome_policy_takes_values_and_their_texts(outcome: dict[str, Any]) -> None:
    assert schema(outcome=outcome).outcome == outcome


@pytest.mark.parametrize(
    ("document", "path"),
    [
        ([], "schema"),
        ({"name": "s", "fields": []}, "fields"),
        ({"name": 1, "fields": FIELDS}, "name"),
        ({"name": "s", "fields": FIELDS, "colour": "red"}, "colour"),
        ({"name": "s", "fields": FIELDS, "labels": "run"}, "labels"),
        ({"name": "s", "fields": [*FIELDS, FIELDS[0]]}, "fields[8].key"),
        ({"name": "s", "fields": [{"key": "Big", "type": "text"}]}, "fields[0].key"),
        ({"name": "s", "fields": [{"key": "a", "type": "essay"}]}, "fields[0].type"),
        ({"name": "s", "fields": ["a"]}, "fields[0]"),
    ],
)
def test_the_path_of_a_fault_in_a_document_is_named(document: Any, path: str) -> None:
    with pytest.raises(BadSchema) as refusal:
        parse_schema(document, TAXONOMY)
    assert refusal.value.path == path


def test_the_json_schema_of_a_label_lists_its_fields_and_no_others() -> None:
    document = schema().json_schema()
    Draft202012Validator.check_schema(document)
    validator = Draft202012Validator(document)
    assert validator.is_valid({"decision": "YES", "edit": edit(1)})
    assert not validator.is_valid({"edit": edit(1)})
    assert not validator.is_valid({"decision": "YES", "who": 1})


def test_the_reference_is_hidden_unless_the_schema_shows_it() -> None:
    document = {"name": "s", "fields": [{"key": "a", "type": "text"}]}
    assert parse_schema(document).reference == "hidden"
    assert parse_schema(document | {"reference": "shown"}).reference == "shown"
    with pytest.raises(BadSchema, match="reference: must be one of hidden, shown"):
        parse_schema(document | {"reference": True})


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ([], "fields[0].note_field: OTHER requires a note, and no text field 'note' takes it"),
        ([{"key": "note", "type": "boolean"}], "fields[0].note_field: OTHER requires a note"),
        (
            [{"key": "note", "type": "text"}, {"key": "more", "type": "codes", "taxonomy": "others"}],
            "fields[2].taxonomy: a study pins one taxonomy, and the schema draws on 'reasons' already",
        ),
    ],
)
def test_a_schema_that_would_pass_over_a_note_or_pins_two_taxonomies_is_read_and_not_used(more, path):
    fields = [{"key": "codes", "type": "codes", "taxonomy": "reasons"}, *more]
    read = parse_schema({"name": "s", "fields": fields}, TAXONOMY | {"others": {"B": False}})
    with pytest.raises(BadSchema) as refusal:
        check_usable(read)
    assert str(refusal.value).startswith(path)


def test_a_note_may_stand_in_any_text_field_that_is_named():
    fields = [
        {"key": "codes", "type": "codes", "taxonomy": "reasons", "note_field": "why"},
        {"key": "why", "type": "text"},
    ]
    check_usable(parse_schema({"name": "s", "fields": fields}, TAXONOMY))
