"""Word by word differences put back together again."""

from hypothesis import given
from hypothesis import strategies as st

from annotation.core.word_diff import MOST_TOKENS, Piece, word_diff

TEXTS = st.text(alphabet="ab c.,\n'é👩🏽‍🚒مر", max_size=40)


def side(pieces: list[Piece], kind: str) -> str:
    return "".join(piece.text for piece in pieces if piece.kind in ("same", kind))


@given(TEXTS, TEXTS)
def test_the_pieces_make_both_texts(before: str, after: str) -> None:
    pieces = word_diff(before, after)
    assert side(pieces, "removed") == before
    assert side(pieces, "added") == after
    assert all(piece.text for piece in pieces)


def test_words_change_as_wholes() -> None:
    assert word_diff("It doesn't move.", "It didn't move!") == [
        Piece("same", "It "),
        Piece("removed", "doesn't"),
        Piece("added", "didn't"),
        Piece("same", " move"),
        Piece("removed", "."),
        Piece("added", "!"),
    ]


def test_texts_too_long_to_compare_word_by_word_keep_their_equal_ends() -> None:
    long = "a " * MOST_TOKENS
    assert word_diff(long + "x" + long, long + "y" + long) == [
        Piece("same", long),
        Piece("removed", "x"),
        Piece("added", "y"),
        Piece("same", long),
    ]
    assert word_diff(long, long + "more") == [Piece("same", long), Piece("added", "more")]
