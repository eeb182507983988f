"""What notes say against a code: another code shares them, or one person alone uses it."""

from hypothesis import given
from hypothesis import strategies as st

from annotation.core.open_coding.overlap import Overlap, overlaps, used_by_one

SETS = st.dictionaries(st.sampled_from("ABCDE"), st.frozensets(st.integers(0, 12)), max_size=5)


def test_three_of_seven_is_more_than_a_quarter_and_three_of_twelve_is_not():
    notes = {"VOICE": frozenset(range(7)), "HOOK": frozenset({0, 1, 2, *range(20, 29)})}
    assert overlaps(notes) == [Overlap("VOICE", "HOOK", 3, 7)]


def test_a_code_without_notes_overlaps_nothing():
    assert overlaps({"A": frozenset(), "B": frozenset({1})}) == []


@given(SETS)
def test_both_sides_are_named_where_both_are_above_a_quarter(notes):
    named = {(pair.code, pair.other) for pair in overlaps(notes)}
    for code, mine in notes.items():
        for other, theirs in notes.items():
            if code != other and mine:
                assert ((code, other) in named) == (len(mine & theirs) / len(mine) > 0.25)


def test_a_code_that_one_of_two_people_uses_is_named_with_that_person():
    authors = {1: "ana", 2: "ana", 3: "ben", 4: "ben"}
    notes = {"A": frozenset({1, 2}), "B": frozenset({1, 3}), "C": frozenset({4})}
    assert used_by_one(notes, authors) == {"A": "ana"}


def test_where_only_one_person_coded_nobody_is_warned():
    assert used_by_one({"A": frozenset({1, 2})}, {1: "ana", 2: "ana"}) == {}
