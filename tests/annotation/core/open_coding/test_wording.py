"""Root-cause wording, in the languages of the annotators."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotation.core.open_coding.wording import cause_words

CAUSES = [
    ("It invents a date because the prompt is weak.", ["because", "the prompt is"]),
    ("Wrong year, due  to stale training data", ["due  to", "training data"]),
    ("Das Datum fehlt, weil der Prompt ist zu kurz", ["weil", "der Prompt ist"]),
    ("Falsche Sprache aufgrund der Trainingsdaten", ["aufgrund", "Trainingsdaten"]),
    ("Invente une date parce qu’il manque une source", ["parce qu’"]),
    ("Mauvaise date à cause du contexte", ["à cause du"]),
    ("Inventa una fecha porque el modelo no sabe", ["porque", "el modelo no sabe"]),
    ("Repite el rumor debido a la prisa", ["debido a"]),
    ("Inventa una data perché il prompt è debole", ["perché", "il prompt è"]),
    ("Sbaglia l'anno a causa della fonte", ["a causa della"]),
    ("Придумана дата, потому что нет источника", ["потому что"]),
    ("Вигадано дату, тому що немає джерела", ["тому що"]),
    ("The prompt does not ask for a source.", ["The prompt does not"]),
    ("Repite la frase debido al límite, por culpa del modelo", ["debido al", "por culpa del"]),
    ("Errore dovuto al testo, a causa delle fonti", ["dovuto al", "a causa delle"]),
    ("Год неверный, так как источника нет", ["так как"]),
    ("Рік хибний, бо джерела немає, оскільки його не дали", ["бо", "оскільки"]),
]
OBSERVATIONS = [
    "Gives a year that no source fact has.",
    "Nennt ein Jahr, das in keiner Quelle steht; der Weilbach ist richtig geschrieben.",
    "Donne une date absente des sources.",
    "Da una fecha que no está en la fuente.",
    "La data non è nelle fonti.",
    'Writes "because we care" in the last line.',
    "Schreibt „weil es euch gibt“ am Ende.",
    "Écrit « parce que vous le valez » à la fin.",
    "The becausery of the title is a pun.",
    "Називає богиню й бобра, яких у джерелі немає.",
    "",
]


@pytest.mark.parametrize(("note", "words"), CAUSES)
def test_finds_the_words_of_a_cause_as_they_stand(note, words):
    assert cause_words(note) == words


@pytest.mark.parametrize("note", OBSERVATIONS)
def test_leaves_observations_and_quotations_alone(note):
    assert cause_words(note) == []


@given(st.text(max_size=300))
def test_what_it_names_stands_in_the_note(note):
    assert all(word in note for word in cause_words(note))
