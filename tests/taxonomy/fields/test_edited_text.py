"""Texts before and after an edit."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taxonomy.fields.base import BadAnswer
from taxonomy.fields.edited_text import content_sha256, edit_distance, normalised_content
from tests.taxonomy.fields.questions import question

FIELD = question("edited_text", max_length=200)
WORDS = st.text(alphabet="ab ż\u0301", max_size=8)


def pair(original: str, final: str) -> dict[str, str]:
    return {"original": original, "final": final}


def brute_force(one: str, other: str) -> int:
    """Levenshtein's recursion over code points, without any shortcut."""
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, start=1):
        before, row[0] = row[0], i
        for j, b in enumerate(other, start=1):
            before, row[j] = row[j], min(before + (a != b), row[j] + 1, row[j - 1] + 1)
    return row[-1]


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("one \t\r\ntwo", "one\ntwo"),
        ("one\n\n\ntwo\n", "one\n\n\ntwo\n"),
        ("  one", "  one"),
        ("cafe\u0301", "café"),
        ("a\u00a0\nb", "a\nb"),
        ("end \r \r\n", "end\n"),
    ],
)
def test_normalised_content_is_composed_has_lf_and_no_blanks_at_line_ends(text: str, content: str) -> None:
    assert normalised_content(text) == content
    assert content_sha256(text) == hashlib.sha256(content.encode()).hexdigest()


@given(st.text(alphabet=st.sampled_from("a \t\r\n\u0301e\u2028\u00a0"), max_size=12))
def test_normalising_twice_changes_nothing_more(text: str) -> None:
    assert normalised_content(normalised_content(text)) == normalised_content(text)


@given(WORDS, WORDS)
def test_the_distance_is_that_of_levenshtein_over_the_longer_length(one: str, other: str) -> None:
    longer = max(len(one), len(other))
    assert edit_distance(one, other) == (brute_force(one, other) / longer if longer else 0)


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [("", "", 0), ("", "abc", 1), ("kitten", "sitting", 3 / 7), ("👩‍🚒", "👩", 2 / 3), ("💩a", "💩b", 1 / 2)],
)
def test_the_distance_counts_code_points(one: str, other: str, distance: float) -> None:
    assert edit_distance(one, other) == distance


def test_five_edits_in_a_hundred_are_a_twentieth_exactly() -> None:
    text = "x" * 100
    assert edit_distance(text, "y" * 5 + text[5:]) == 0.05
    assert edit_distance("x" * 1000, "y" * 49 + "x" * 951) == 0.049


def test_what_derives_from_an_edit() -> None:
    answer = FIELD.clean(pair("One \r\ntwo", "One\nTwo"))
    assert answer == pair("One\ntwo", "One\nTwo")
    assert FIELD.derived(answer) == {
        "original_sha256": content_sha256("One\ntwo"),
        "final_sha256": content_sha256("One\nTwo"),
        "edit_distance": 1 / 7,
        "is_edited": True,
    }
    assert set(FIELD.derived(answer)) == set(FIELD.derived_kinds())


def test_blanks_at_line_ends_are_no_edit() -> None:
    answer = FIELD.clean(pair("One\ntwo", "One  \r\ntwo "))
    assert FIELD.derived(answer)["is_edited"] is False
    assert FIELD.derived(answer)["edit_distance"] == 0


def test_only_two_edits_to_different_texts_are_a_disagreement() -> None:
    plain, one, other = pair("a", "a"), pair("a", "b"), pair("a", "c")
    assert FIELD.disagree(one, other)
    assert not FIELD.disagree(one, one)
    assert not FIELD.disagree(plain, one)
    assert not FIELD.disagree(None, one)


def test_the_edited_text_stands_against_one_left_as_it_was() -> None:
    plain, one = pair("a", "a"), pair("a", "b")
    assert (
        FIELD.agreed([plain, one])
        == FIELD.agreed([one, plain])
        == (one, "the edited text; not everyone edited")
    )
    assert FIELD.agreed([one, one]) == (one, "")


@pytest.mark.parametrize(
    "value",
    [
        "text",
        {"original": "a"},
        {**pair("a", "b"), "more": "c"},
        pair("a", "b" * 201),
        {"original": 1, "final": "a"},
    ],
)
def test_anything_but_two_bounded_texts_is_refused(value: object) -> None:
    with pytest.raises(BadAnswer):
        FIELD.clean(value)


def test_a_text_that_composing_makes_longer_still_fits_when_cleaned_again() -> None:
    with pytest.raises(BadAnswer, match="2 characters long; at most 1 fit"):
        question("edited_text", max_length=1).clean(pair("\u0958", ""))
