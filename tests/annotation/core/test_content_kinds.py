"""Each kind of content is recognised as what it is, and anything at all becomes a tree."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotation.core.content_kinds import LONG_TEXT, MOST_ROWS, content_node, looks_like_markdown

CHAT = [
    {"role": "user", "content": "Where is my parcel?"},
    {
        "role": "assistant",
        "content": "",
        "tool_calls": [{"function": {"name": "track", "arguments": '{"id": 7}'}}],
    },
    {"role": "tool", "content": '{"state": "lost"}'},
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["role", "content", "name", "input", "columns", "rows", "a"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ("Plain words, 3 * 4 and a_b.", "text"),
        ("# Heading\n\nwords", "markdown"),
        ("**bold** and `code`", "markdown"),
        ('{"a": 1}', "json"),
        ("{not json}", "text"),
        (CHAT, "chat"),
        ({"name": "search", "arguments": {"q": "x"}}, "tool_call"),
        ({"name": "Ann", "age": 7}, "group"),
        ([{"a": 1, "b": "x"}, {"b": "y", "a": 2}], "table"),
        ({"columns": ["a"], "rows": [[1], [None]]}, "table"),
        ({"columns": ["a"], "rows": [[1, 2]]}, "group"),
        ([1, [2]], "list"),
        ([["Ana", 41.5], ["Rui", 12]], "table"),
        ([[1], [2, 3]], "list"),
        ([], "nothing"),
        (None, "nothing"),
        (0, "number"),
        (True, "text"),
    ],
)
def test_kinds(value: Any, kind: str) -> None:
    assert content_node(value)["kind"] == kind


def test_a_chat_shows_who_spoke_what_was_called_and_what_came_back() -> None:
    user, call, answer = content_node(CHAT)["messages"]
    assert (user["who"], user["side"], user["said"]["text"]) == ("user", "own", "Where is my parcel?")
    assert call["said"] is None
    assert call["calls"][0]["name"] == "track"
    assert call["calls"][0]["given"]["kind"] == "json"
    assert answer["said"]["kind"] == "json"


def test_columns_keep_their_order_whatever_the_order_in_a_record() -> None:
    table = content_node([{"a": 1, "b": "x"}, {"b": "y", "a": 2}])
    assert table["columns"] == [{"name": "a", "is_number": True}, {"name": "b", "is_number": False}]
    assert [[cell["text"] for cell in row] for row in table["rows"]] == [["1", "x"], ["2", "y"]]


def test_long_things_say_how_long_they_are() -> None:
    assert content_node("x" * (LONG_TEXT + 1))["length"] == LONG_TEXT + 1
    table = content_node([{"a": number} for number in range(MOST_ROWS + 5)])
    assert (table["n_rows"], table["n_left"], len(table["rows"])) == (MOST_ROWS + 5, 5, MOST_ROWS)


@given(JSON)
def test_anything_becomes_a_tree(value: Any) -> None:
    assert content_node(value)["kind"]
    assert content_node(json.dumps(value))["kind"] in ("json", "text", "markdown")


def test_prose_with_a_sign_of_markdown_stays_prose() -> None:
    assert not looks_like_markdown("Nobody *really* wants that - or 1. this")
    assert not looks_like_markdown("#hashtag is no heading")
