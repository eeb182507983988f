"""Near notes: what is offered instead of what is being typed."""

from hypothesis import given
from hypothesis import strategies as st

from annotation.core.open_coding.likeness import folded, likeness, near_notes, runs

EARLIER = [
    "Gives a year that no source fact has.",
    "Ends with a question that fits any topic.",
    "Nennt ein Jahr, das in keiner Quelle steht.",
    "يذكر سنة لا ترد في أي مصدر",
]


def test_a_beginning_finds_the_whole_note():
    assert near_notes("Gives a year th", EARLIER) == [EARLIER[0]]


def test_accents_case_and_punctuation_do_not_matter():
    assert near_notes("NENNT EIN JAHR das in kèiner quelle", EARLIER) == [EARLIER[2]]


def test_scripts_without_latin_letters_work_too():
    assert near_notes("يذكر سنة لا ترد", EARLIER) == [EARLIER[3]]


def test_the_note_itself_and_short_beginnings_find_nothing():
    assert near_notes(EARLIER[0], EARLIER[:1]) == []
    assert near_notes("Give", EARLIER) == []
    assert near_notes("The colour of the picture is off", EARLIER) == []


def test_at_most_three_and_each_text_once():
    many = [f"Gives the year {year} that no source has." for year in range(2000, 2010)]
    found = near_notes("Gives the year 20", many + many)
    assert len(found) == 3 == len(set(found))


@given(st.text(max_size=80), st.text(max_size=80))
def test_likeness_is_symmetric_and_a_share(one, other):
    score = likeness(runs(one), runs(other))
    assert score == likeness(runs(other), runs(one))
    assert 0 <= score <= 1
    assert likeness(runs(one), runs(one)) in ((1.0,) if folded(one) else (0.0,))
