"""What matching sees of a text."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotation.verifiers.normalisation import normalise, normalised, offset_in_normalised, plain_text

MARKED = st.text(alphabet="[](*_`#>.'! \n1aönoşøłıæȯǿㄱ가か\u3099\u0308\u0654ا½²№ßİ€$-—\u200d", max_size=30)


@settings(deadline=None)
@given(st.one_of(st.text(max_size=60), MARKED))
def test_normalising_twice_changes_nothing(text):
    once = normalise(text)
    assert normalise(once) == once


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Burger King®, Wendy’s™", "burger king, wendy's"),
        ("Antonio de Cabezón", "antonio de cabezon"),
        ("“Alaska”…", "alaska"),
        ("**Al**aska", "alaska"),
        ("__New__ _York_ `City`", "new york city"),
        ("## Answer\n> [Alaska](http://a.b/c)", "answer alaska"),
        ("Hong\u00a0Kong,\u200b  China", "hong kong, china"),
        ("１２ ＫＧ", "12 kg"),
        ("a × b → c", "a b c"),
        ("C++ costs $9.99, 100% #1", "c++ costs $9.99, 100% #1"),
        ("Кот и собака", "кот и собака"),
        ("16*24 snake_case", "16*24 snake_case"),
        ("Straße", "strasse"),
        ("Łódź, Søren, Đà Nẵng", "lodz, soren, da nang"),
        ("Diyarbakır, İstanbul", "diyarbakir, istanbul"),
        ("Encyclopædia, œuvre, ǽ", "encyclopaedia, oeuvre, ae"),
        ("(u.s. wendy's)", "u.s. wendy's"),
        ("€5 or £6", "5 or 6"),
        ("🙂", ""),
    ],
)
def test_spelling_variants_become_one(text, expected):
    assert normalise(text) == expected


def test_composed_and_decomposed_letters_are_the_same():
    assert normalise("caf\u00e9") == normalise("cafe\u0301") == "cafe"
    assert normalise("\u304c") == normalise("\u304b\u3099") == "が"


@pytest.mark.parametrize("text", ["nö", "nó", "NØ", "nø way", "№ 5", "nº 5"])
def test_folding_never_makes_a_verdict_of_another_word(text):
    assert "no" not in normalise(text).split()


@pytest.mark.parametrize("joiner", ["*", "`", "\u200d", "[\u0f72](x)"])
def test_marks_that_lost_what_parted_them_are_cut_once(joiner):
    text = "a" + ("\u0f72" * 20 + joiner + "\u0f71" * 20 + joiner) * 3
    once = normalise(text)
    assert len(once) <= 31
    assert normalise(once) == once


def test_an_offset_points_at_the_same_character():
    plain = plain_text('  "**Total:**\n\n  €12 and   7"')
    for number in ("12", "7"):
        assert normalised(plain)[offset_in_normalised(plain, plain.index(number)) :].startswith(number)
