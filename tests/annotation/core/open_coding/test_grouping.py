"""Suggested groups: the same words meet in each language, nothing is suggested twice, the seed settles ties."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotation.core.open_coding.grouping import suggest_groups

TOPICS = {
    "en": ("Adds a date that no source has", "Ends with a question for everybody"),
    "de": ("Nennt ein Datum, das in keiner Quelle steht", "Endet mit einer Frage an alle"),
    "fr": ("Ajoute une date absente des sources", "Finit sur une question adressée à tous"),
    "es": ("Añade una fecha que no está en las fuentes", "Termina con una pregunta para todos"),
    "it": ("Aggiunge una data che manca nelle fonti", "Finisce con una domanda per tutti"),
    "ru": ("Добавляет дату, которой нет в источниках", "Заканчивается вопросом ко всем"),
}
PLACES = ("in the title", "at the end", "twice", "in line three")


def notes_in(language: str) -> dict[str, str]:
    return {
        f"{topic}-{place}": f"{text}, {PLACES[place]}."
        for topic, text in enumerate(TOPICS[language])
        for place in range(4)
    }


@pytest.mark.parametrize("language", TOPICS)
def test_notes_of_one_topic_are_grouped_in_each_language(language):
    groups = suggest_groups(notes_in(language), {}, seed=1)
    assert sorted(group.notes for group in groups) == [
        tuple(f"{topic}-{place}" for place in range(4)) for topic in range(2)
    ]
    assert all(group.terms and group.cluster == "" and 0 < group.similarity <= 1 for group in groups)


def test_terms_are_spelled_as_in_the_notes():
    groups = suggest_groups({"1": "Enthält Schlagwörter, viele", "2": "Enthält Schlagwörter!"}, {}, seed=1)
    assert groups[0].terms == ("schlagwörter", "enthält")


def test_loose_notes_join_a_cluster_they_read_like_and_placed_ones_are_left_alone():
    notes = notes_in("en")
    placed = {"0-0", "0-1", "0-2"}
    groups = suggest_groups(notes, {"dates": placed}, seed=1)
    assert groups[0].cluster == "dates"
    assert groups[0].notes == ("0-3",)
    assert not placed & {note for group in groups for note in group.notes}


def test_the_same_seed_gives_the_same_groups_whatever_the_order_of_the_notes():
    notes = notes_in("en") | {f"de-{name}": text for name, text in notes_in("de").items()}
    backwards = dict(reversed(notes.items()))
    assert suggest_groups(notes, {}, seed=5) == suggest_groups(backwards, {}, seed=5)


def test_progress_counts_the_notes_compared():
    seen: list[tuple[int, int]] = []
    notes = {str(number): f"Note number {number} says something" for number in range(450)}
    suggest_groups(notes, {}, seed=1, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(200, 450), (400, 450), (450, 450)]


@pytest.mark.parametrize("notes", [{}, {"a": "one"}, {"a": "…", "b": "?!"}, {"a": "", "b": ""}])
def test_where_nothing_can_be_compared_nothing_is_suggested(notes):
    assert suggest_groups(notes, {}, seed=1) == []


@settings(max_examples=25, deadline=None)
@given(
    st.dictionaries(st.text("abc", min_size=1, max_size=4), st.text(max_size=40), max_size=12),
    st.integers(0, 9),
)
def test_no_note_is_suggested_twice_and_every_group_has_two(notes, seed):
    groups = suggest_groups(notes, {}, seed=seed)
    listed = [note for group in groups for note in group.notes]
    assert len(listed) == len(set(listed))
    assert all(len(group.notes) >= 2 for group in groups)
