"""A field's form read back: order of options, defaults left out, and what cannot be read kept as typed."""

from django.http import QueryDict

from annotation.core.rule_words import rule_sentence, rule_words
from annotation.forms.vocabulary_field import read_field
from annotation.forms.vocabulary_rule import read_rule, rule_form
from taxonomy.fields.derived import known_values
from taxonomy.fields.schema import parse_schema


def form(**given: object) -> QueryDict:
    data = QueryDict(mutable=True)
    for name, value in given.items():
        data.setlist(name.replace("__", "-"), value if isinstance(value, list) else [value])
    return data


def options(*places: str) -> list[str]:
    values = ["a", "b", "c", ""]
    data = form(
        key="k", options__value=values, options__title=["", "", "", ""], options__hotkey=["", "", "", ""],
        options__help=["", "", "", ""], options__place=list(places), adjudicate="on",
    )  # fmt: skip
    return [option["value"] for option in read_field(data, "choice")["options"]]


def test_options_stand_by_the_numbers_typed():
    assert options("1", "2", "3", "4") == ["a", "b", "c"]
    assert options("3", "2", "1", "4") == ["c", "b", "a"]
    assert options("1", "9", "3", "4") == ["a", "c", "b"]
    assert options("x", "", "1", "") == ["a", "c", "b"]
    assert options() == ["a", "b", "c"]


def test_what_says_the_default_is_left_out():
    assert read_field(form(key=" k ", title=" ", adjudicate="on"), "boolean") == {
        "key": "k",
        "type": "boolean",
    }
    assert read_field(form(key="k"), "boolean") == {"key": "k", "type": "boolean", "adjudicate": False}
    assert read_field(form(key="k"), "text") == {"key": "k", "type": "text"}
    assert read_field(form(key="k", adjudicate="on"), "text")["adjudicate"] is True


def test_a_number_that_is_none_stays_as_typed_for_the_schema_to_refuse():
    spec = read_field(form(key="k", minimum="0.5", maximum="many", tolerance=""), "number")
    assert (spec["minimum"], spec["maximum"], "tolerance" in spec) == (0.5, "many", False)


FIELDS = [
    {"key": "verdict", "type": "choice", "options": [{"value": "A;B"}, {"value": "C"}]},
    {"key": "warmth", "type": "scale", "minimum": 0, "maximum": 2, "gate": 1},
    {"key": "note", "type": "text"},
]
RULES = [
    {"if": {"warmth": [0, 1], "warmth.passes_gate": False}, "require": ["note"], "message": "Why?"},
    {"if": {"warmth": {"at_least": 1, "at_most": 2}, "note": {"empty": False}}, "forbid": ["verdict"]},
    {"if": {"note": {"empty": True}}, "require": ["verdict"]},
    {"if": {"verdict": "A;B"}, "require": ["note"]},
    {"if": {"verdict": ["A;B", "C"]}, "require": ["note"]},
]


def test_a_rule_comes_back_as_it_was():
    schema = parse_schema({"name": "s", "fields": FIELDS, "rules": RULES})
    values = known_values(schema.fields)
    for rule in RULES:
        drawn = rule_form(rule, values)
        data = form(
            when__name=[row["name"] for row in drawn["rows"]],
            when__test=[row["test"] for row in drawn["rows"]],
            when__value=[row["value"] for row in drawn["rows"]],
            require=[field["key"] for field in drawn["fields"] if field["is_required"]],
            forbid=[field["key"] for field in drawn["fields"] if field["is_forbidden"]],
            message=drawn["message"],
        )
        assert read_rule(data, values) == rule
    assert rule_words(RULES[1])["conditions"] == [
        {"name": "warmth", "test": "is at least", "value": "1"},
        {"name": "warmth", "test": "is at most", "value": "2"},
        {"name": "note", "test": "is answered", "value": ""},
    ]


def test_a_rule_reads_as_a_sentence():
    either = {
        "if": {"verdict": ["HOLD", "DROP"], "warmth": {"at_most": 1}},
        "require": ["note"],
        "forbid": ["score"],
    }
    assert rule_sentence(either | {"message": "Say why."}) == (
        "If verdict is HOLD or DROP and warmth is at most 1, then note must be answered and score must be empty. Say why."
    )
    assert rule_sentence({"if": {"ok": True, "note": {"empty": True}}, "require": ["why"]}) == (
        "If ok is true and note is empty, then why must be answered."
    )
