"""Differences between two schema or taxonomy documents."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taxonomy.diff import ADDED, CHANGED, MOVED, REMOVED, Change, document_changes, impact
from taxonomy.digest import canonical_text

SCHEMA: dict[str, Any] = {
    "name": "s",
    "fields": [
        {"key": "decision", "type": "choice", "options": [{"value": "YES", "title": "Yes"}, {"value": "NO"}]},
        {"key": "score", "type": "scale", "minimum": 0, "maximum": 2, "anchors": {"0": "bad"}},
    ],
    "rules": [{"if": {"decision": "NO"}, "require": ["score"]}],
}
TAXONOMY: dict[str, Any] = {
    "name": "t",
    "codes": [
        {"code": "A", "title": "a", "requires_note": False},
        {"code": "B", "title": "b"},
        {"code": "C"},
    ],
}
ENTRY = st.fixed_dictionaries(
    {"code": st.sampled_from("ABCD")},
    optional={
        "title": st.sampled_from(["x", "y", 1, 1.0, True]),
        "order": st.lists(st.integers(0, 2), max_size=2),
    },
)
DOCUMENTS = st.fixed_dictionaries(
    {"codes": st.lists(ENTRY, max_size=4, unique_by=lambda entry: entry["code"])},
    optional={"name": st.sampled_from(["t", "u"])},
)


def edited(document: dict[str, Any], edit: Any) -> list[Change]:
    after = deepcopy(document)
    edit(after)
    return document_changes(document, after)


def test_a_property_is_named_by_its_path_and_its_field() -> None:
    assert edited(SCHEMA, lambda after: after["fields"][0]["options"][0].update(title="Aye")) == [
        Change(CHANGED, "fields[decision].options[YES].title", "decision", "Yes", "Aye")
    ]
    assert edited(SCHEMA, lambda after: after["fields"][1]["anchors"].update({"2": "good"})) == [
        Change(ADDED, "fields[score].anchors.2", "score", None, "good")
    ]
    assert edited(SCHEMA, lambda after: after.update(name="r")) == [Change(CHANGED, "name", "", "s", "r")]


def test_an_entry_put_in_front_changes_none_of_those_behind_it() -> None:
    new = {"key": "note", "type": "text"}
    assert edited(SCHEMA, lambda after: after["fields"].insert(0, new)) == [
        Change(ADDED, "fields[note]", "note", None, new)
    ]
    assert edited(TAXONOMY, lambda after: after["codes"].pop(0)) == [
        Change(REMOVED, "codes[A]", "A", TAXONOMY["codes"][0], None)
    ]


def test_a_new_order_is_one_change() -> None:
    assert edited(TAXONOMY, lambda after: after["codes"].reverse()) == [
        Change(MOVED, "codes", "", ["A", "B", "C"], ["C", "B", "A"])
    ]


def test_rules_are_compared_as_a_whole() -> None:
    found = edited(SCHEMA, lambda after: after["rules"].append({"if": {"score": 0}, "require": ["decision"]}))
    assert [(change.kind, change.path) for change in found] == [(CHANGED, "rules")]


def test_true_is_not_one() -> None:
    assert edited(TAXONOMY, lambda after: after["codes"][0].update(requires_note=0)) != []
    assert document_changes({"rules": [{"if": {"a": True}}]}, {"rules": [{"if": {"a": 1}}]}) != []
    assert document_changes({"rules": [1]}, {"rules": [1.0]}) == []


def test_impact_counts_the_labels_of_what_changes_and_not_of_what_is_new() -> None:
    changes = document_changes(
        TAXONOMY, {"name": "t", "codes": [{"code": "D"}, {"code": "B", "title": "bee"}, {"code": "C"}]}
    )
    assert impact(changes, {"A": 2, "B": 7, "C": 9, "D": 1}) == {"B": 7, "A": 2}
    assert list(impact(changes, {"A": 2, "B": 7})) == ["B", "A"]
    assert impact(changes, {}) == {"A": 0, "B": 0}


def test_an_option_added_to_a_field_touches_the_labels_of_that_field() -> None:
    changes = edited(SCHEMA, lambda after: after["fields"][0]["options"].append({"value": "MAYBE"}))
    assert impact(changes, {"decision": 3, "score": 4}) == {"decision": 3}


@given(DOCUMENTS, DOCUMENTS)
def test_there_is_no_change_exactly_where_the_canonical_documents_are_equal(before: Any, after: Any) -> None:
    assert (document_changes(before, after) == []) is (canonical_text(before) == canonical_text(after))


@given(DOCUMENTS, DOCUMENTS)
def test_the_way_back_is_the_same_changes_turned_round(before: Any, after: Any) -> None:
    turned = {ADDED: REMOVED, REMOVED: ADDED, CHANGED: CHANGED, MOVED: MOVED}
    there = {
        (turned[c.kind], c.path, c.subject, str(c.after), str(c.before))
        for c in document_changes(before, after)
    }
    back = {(c.kind, c.path, c.subject, str(c.before), str(c.after)) for c in document_changes(after, before)}
    assert there == back


@pytest.mark.parametrize("twice", [[{"code": "A"}, {"code": "A"}], [{"title": "x"}], "A"])
def test_entries_without_names_of_their_own_are_compared_as_a_whole(twice: Any) -> None:
    assert document_changes({"codes": twice}, {"codes": []}) == [Change(CHANGED, "codes", "", twice, [])]
